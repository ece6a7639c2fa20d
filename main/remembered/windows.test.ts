// What windows have their host remember: every window hears of it, and the next start knows it.
import { afterEach, expect, test } from 'vitest';
import { startHost, type Host } from '../host.ts';
import { connect, cookieFrom, temporaryFolder, testSetup, type TestClient } from '../host.testing.ts';

const folder = temporaryFolder();
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

async function start(): Promise<Host> {
  const host = await startHost(testSetup(folder));
  if (!host) throw new Error('The folder is taken.');
  endings.push(() => host.close());
  return host;
}
async function enter({ port, newAddress }: Host): Promise<TestClient> {
  const client = await connect(port, await cookieFrom(newAddress()));
  endings.push(() => client.close());
  return client;
}
const remember = (key: string, value: unknown) => ({ type: 'remember', id: 'r', key, value });

test('a change is told to every window in the order in which it was kept, and is there at the next start', async () => {
  const host = await start();
  const [one, other] = [await enter(host), await enter(host)];
  expect((await one.find('welcome')).own?.remembered).toEqual({});
  one.say(remember('parlor.settings', { text: 125 }));
  one.say(remember('parlor.setup.name', { name: 'Ada' }));
  one.say(remember('parlor.settings', { text: 150 }));
  // Too much, and no name: nobody is told, and what was kept stays.
  one.say(remember('parlor.settings', { text: 'x'.repeat(100_000) }));
  one.say(remember('no name', 1));
  one.say(remember('parlor.setup.name', null));
  const told = [
    { type: 'remembered', key: 'parlor.settings', value: { text: 125 } },
    { type: 'remembered', key: 'parlor.setup.name', value: { name: 'Ada' } },
    { type: 'remembered', key: 'parlor.settings', value: { text: 150 } },
    { type: 'remembered', key: 'parlor.setup.name', value: null },
  ];
  for (const window of [one, other]) {
    await window.find('remembered', ({ value }) => value === null);
    expect(window.messages.filter(({ type }) => type === 'remembered')).toEqual(told);
  }
  await host.close();

  // At another port, where a browser would know nothing.
  const next = await enter(await start());
  expect((await next.find('welcome')).own?.remembered).toEqual({ 'parlor.settings': { text: 150 } });
});
