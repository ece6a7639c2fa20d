// `parlor host` in processes of its own: guests who come over the network, whole games at several tables, and hosts that are killed.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GAME_IDS } from '../../engine/games/registry.ts';
import { temporaryFolder } from '../host.testing.ts';
import { connectGuest, type TestGuest } from '../network/guest.testing.ts';
import { legalChooser, viewIn } from '../network/legal-chooser.testing.ts';
import { runHost, type RunningHost } from './host/hosts.testing.ts';

// Whole games between processes, on machines that have other things to do.
vi.setConfig({ testTimeout: 180_000 });

let folder = temporaryFolder();
const endings: (() => unknown)[] = [];
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
  folder.remove();
});

function start(...args: string[]): RunningHost {
  const host = runHost(folder, ...args);
  endings.push(() => {
    host.signal('SIGKILL');
    return host.ended;
  });
  return host;
}

async function guestOf(host: RunningHost): Promise<TestGuest> {
  const { tables } = await host.status();
  const guest = await connectGuest(tables[0]?.port ?? 0);
  endings.push(() => guest.close());
  return guest;
}

/** Two guests at the seats 0 and 1 of a table. */
async function pair(host: RunningHost, at: number): Promise<[TestGuest, TestGuest]> {
  const { tables } = await host.status();
  const sit = async (seat: number, name: string): Promise<TestGuest> => {
    const guest = await guestOf(host);
    expect((await guest.knock(tables[at]?.code ?? '')).standing).toBe('outside');
    expect(await guest.sit(seat, name)).toMatchObject({ standing: 'seated', seat });
    return guest;
  };
  return [await sit(0, 'Ann'), await sit(1, 'Ben')];
}

const TWO_AND_A_BOT = ['--seats', 'open,open,bot:random'];

describe('two tables at one host', () => {
  const evenings = [GAME_IDS.slice(0, 2), GAME_IDS.slice(2)];

  test.for(evenings)('play whole games of %s and %s', async (ids) => {
    const host = start(...ids.flatMap((id) => ['--game', id, ...TWO_AND_A_BOT]));
    const pairs = [await pair(host, 0), await pair(host, 1)];
    const ends = await Promise.all(
      pairs.map((both) => Promise.all(both.map((guest, seat) => guest.play(legalChooser(seat))))),
    );
    const { tables } = await host.status((status) => status.tables.every(({ over }) => over));
    for (const [at, views] of ends.entries()) {
      for (const view of views) {
        expect(viewIn(view)).toMatchObject({ game: ids[at], result: tables[at]?.result });
        expect(view.version).toBe(tables[at]?.version);
      }
    }
    // Nobody was shown anything of the other table, and nothing that opens a door was printed.
    for (const [at, guests] of pairs.entries()) {
      for (const guest of guests) {
        expect(guest.frames.join('')).not.toContain(tables[1 - at]?.id);
        expect(host.printed()).not.toContain(guest.pass?.secret);
      }
    }
    expect(host.printed()).not.toMatch(/secret|seed|hand|"view"/);
    host.signal('SIGINT');
    expect(await host.ended).toBe(0);
  });
});

test('prints a status at first and after every change', async () => {
  const host = start('--game', 'sam', ...TWO_AND_A_BOT);
  const { tables } = await host.status();
  expect(tables).toEqual([
    {
      id: expect.stringMatching(/^[\da-f]{24}$/),
      game: 'sam',
      code: expect.stringMatching(/^\w{3}-\w{3}$/),
      addresses: [`http://127.0.0.1:${tables[0]?.port}/`],
      port: expect.any(Number),
      announced: null,
      begun: false,
      seats: [
        { name: '', kind: 'open', bot: null, at: null, isLost: false, hasLeft: false, standsIn: false },
        { name: '', kind: 'open', bot: null, at: null, isLost: false, hasLeft: false, standsIn: false },
        {
          name: 'Cornelius',
          kind: 'bot',
          bot: 'random',
          at: null,
          isLost: false,
          hasLeft: false,
          standsIn: false,
        },
      ],
      watchers: 0,
      requests: [],
      version: 0,
      over: false,
      result: null,
    },
  ]);
  const watcher = await guestOf(host);
  await watcher.knock(tables[0]?.code ?? '');
  await watcher.sit(null, 'Wim');
  await host.status((status) => status.tables[0]?.watchers === 1);
  await pair(host, 0);
  await host.status((status) => status.tables[0]?.begun === true);
  expect(host.table().seats.map(({ name, at }) => [name, at])).toEqual([
    ['Ann', 'device'],
    ['Ben', 'device'],
    ['Cornelius', null],
  ]);
  expect(new Set(host.statuses.map((status) => JSON.stringify(status))).size).toBe(host.statuses.length);
});

test('offers the same unfinished tables under the same codes after it was killed', async () => {
  const command = ['--game', 'magic-trick', ...TWO_AND_A_BOT, '--game', 'sam', '--seats', 'open,open'];
  const host = start(...command);
  const before = await pair(host, 0);
  const played = before.map((guest, seat) => guest.play(legalChooser(seat)));
  for (const play of played) play.catch(() => undefined);
  await host.status((status) => (status.tables[0]?.version ?? 0) >= 20);
  host.signal('SIGKILL');
  await host.ended;
  const known = host.table().version;

  const again = start(...command);
  const { tables } = await again.status();
  expect(tables.map(({ id, code, port }) => [id, code, port])).toEqual(
    [host.table(0), host.table(1)].map(({ id, code, port }) => [id, code, port]),
  );
  expect(tables[0]?.version).toBeGreaterThanOrEqual(known);
  const back = await Promise.all(
    before.map(async ({ pass }) => {
      const guest = await guestOf(again);
      await guest.knock({ by: 'pass', table: pass?.table ?? '', secret: pass?.secret ?? '' });
      return guest;
    }),
  );
  const [first] = await Promise.all(back.map((guest, seat) => guest.play(legalChooser(seat))));
  expect(first?.version).toBeGreaterThan(known);
});

test('a bot plays for a guest who is lost, and the guest plays on when they come back', async () => {
  const host = start('--game', 'trick-taking', ...TWO_AND_A_BOT, '--grace', '0');
  const [ann, ben] = await pair(host, 0);
  const end = ann.play();
  ben.close();
  await host.status(({ tables }) => tables[0]?.seats[1]?.standsIn === true);
  const back = await guestOf(host);
  await back.knock({ by: 'pass', table: ben.pass?.table ?? '', secret: ben.pass?.secret ?? '' });
  await host.status(({ tables: [table] }) => table?.seats[1]?.at === 'device' && table.version > 0);
  expect((await back.play()).version).toBe((await end).version);
});

test('ends by itself when every game is over and everybody has left', async () => {
  const host = start('--game', 'sam', '--seats', 'open,bot:random', '--grace', '0');
  const { tables } = await host.status();
  const guest = await guestOf(host);
  await guest.knock(tables[0]?.code ?? '');
  await guest.sit(0, 'Ann');
  await guest.play();
  guest.close();
  expect(await host.ended).toBe(0);
  expect(host.table()).toMatchObject({ over: true, code: null });
});

test.for(['SIGINT', 'SIGTERM'] as const)('ends cleanly with %s', async (signal) => {
  const host = start('--game', 'sam', '--seats', 'open,open');
  await pair(host, 0);
  host.signal(signal);
  expect(await host.ended).toBe(0);
});

test('listens at addresses of this machine only', async () => {
  const host = start('--game', 'sam', '--at', '192.0.2.1');
  expect(await host.ended).toBe(2);
  expect(host.printed()).toMatch(
    /^--at 192\.0\.2\.1 is no address of this machine; choose among .*127\.0\.0\.1.*\.\n$/,
  );
});

test('a second start with the same data says so', async () => {
  const host = start('--game', 'sam');
  await host.status();
  const second = start('--game', 'sam');
  expect(await second.ended).toBe(1);
  expect(second.printed()).toBe(
    `Another program has the data folder ${folder.data}; end it, or name another folder with --data or PARLOR_DATA.\n`,
  );
});

test('asks about guests at the terminal', async () => {
  const host = start('--game', 'sam', '--seats', 'open,bot:random', '--ask');
  const { tables } = await host.status();
  const guest = await guestOf(host);
  await guest.knock(tables[0]?.code ?? '');
  const seated = guest.sit(0, 'Ann');
  await host.status((status) => status.tables[0]?.requests[0]?.name === 'Ann');
  host.type('y');
  expect(await seated).toMatchObject({ standing: 'seated' });
});
