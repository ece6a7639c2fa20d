// Tables are found by real mDNS between two machines, and what is said where that cannot be.
import { expect } from 'vitest';
import type { Host } from './namespaces.testing.ts';
import { between, startProgram, type Program } from './programs.testing.ts';

/** What the program printed. */
interface Noticed {
  readonly port?: number;
  readonly announced?: string;
  readonly tables?: readonly { readonly id: string; readonly addresses: readonly string[] }[];
  readonly isDeaf?: boolean;
  readonly line?: string;
}

const start = (host: Host, ...args: readonly string[]): Program<Noticed> =>
  startProgram(host, 'discover.testing.ts', ...args);

const finds =
  (...ids: readonly string[]) =>
  ({ tables }: Noticed): boolean =>
    tables !== undefined && tables.map(({ id }) => id).join() === ids.join();

/** What the machine at an address says who is called there. */
async function calling(from: Host, address: string): Promise<string> {
  const [host, port] = address.split(':');
  const script = `require('node:net').connect(${port}, '${host}').pipe(process.stdout)`;
  return (await from.run(process.execPath, '--eval', script)).stdout;
}

between(
  'a table is found, also by who comes later and by a copy beside it, until its goodbye',
  async ({ one, two }) => {
    const looking = start(two, 'look');
    const announcing = start(one, 'announce', 'kitchen-table');
    const { tables } = await looking.find(finds('kitchen-table'));
    const { port } = await announcing.find((noticed) => noticed.port !== undefined);
    expect(tables?.[0]).toMatchObject({ addresses: [`${one.address}:${port}`], game: 'sam', free: 2 });
    expect(await calling(two, `${one.address}:${port}`)).toBe('kitchen-table');
    await announcing.find(({ announced }) => announced === 'heard');
    // Who comes later asks and is answered, on the host's own machine too.
    await start(one, 'look').find(finds('kitchen-table'));
    const before = looking.all.length;
    announcing.say('That is all for tonight.');
    await looking.find(finds(), before);
  },
);

between('a machine that gets another address is found there', async ({ one, two }) => {
  const looking = start(two, 'look');
  start(one, 'announce', 'kitchen-table');
  await looking.find(finds('kitchen-table'));
  await one.move('10.77.0.9');
  const { tables } = await looking.find((noticed) =>
    Boolean(noticed.tables?.[0]?.addresses.some((address) => address.startsWith('10.77.0.9:'))),
  );
  expect(tables).toHaveLength(1);
});

between(
  'where multicast is forbidden both say so, and an address still leads there',
  async ({ one, two }) => {
    await one.forbidMulticast();
    await two.forbidMulticast();
    const looking = start(two, 'look');
    const announcing = start(one, 'announce', 'kitchen-table');
    await announcing.find(({ announced }) => announced === 'silent');
    await looking.find(({ isDeaf }) => isDeaf === true);
    expect(looking.all.some(({ tables }) => tables !== undefined && tables.length > 0)).toBe(false);
    const { port } = await announcing.find((noticed) => noticed.port !== undefined);
    expect(await calling(two, `${one.address}:${port}`)).toBe('kitchen-table');
    // One line says it, once, and what remains.
    const lines = announcing.all.flatMap(({ line }) => line ?? []);
    expect(lines).toEqual([expect.stringContaining('can still be joined by address')]);
  },
);

between('in no network at all both say so and neither fails', async ({ one }) => {
  await one.move(null);
  const [announcing, looking] = [start(one, 'announce', 'kitchen-table'), start(one, 'look')];
  await announcing.find(({ announced }) => announced === 'silent');
  await looking.find(({ isDeaf }) => isDeaf === true);
  await one.move('10.77.0.1');
  await announcing.find(({ announced }) => announced === 'heard');
  await looking.find(finds('kitchen-table'));
});

between(
  'a switch that keeps multicast to itself is noticed by nobody, and an address still leads there',
  async ({ one, two, keepMulticast }) => {
    await keepMulticast();
    const looking = start(two, 'look');
    const announcing = start(one, 'announce', 'kitchen-table');
    // The limit of what a machine can know by itself: its own words come back before they reach the switch.
    await announcing.find(({ announced }) => announced === 'heard');
    await looking.find(({ isDeaf }) => isDeaf === false);
    const { port } = await announcing.find((noticed) => noticed.port !== undefined);
    expect(await calling(two, `${one.address}:${port}`)).toBe('kitchen-table');
    expect(looking.all.some(({ tables }) => tables !== undefined && tables.length > 0)).toBe(false);
  },
);
