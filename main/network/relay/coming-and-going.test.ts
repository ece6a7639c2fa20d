// The seats of one copy at tables of another, with two real hosts: by ticket, from two windows, left, sent away, taken along.
import { afterEach, expect, test } from 'vitest';
import type { TestClient } from '../../host.testing.ts';
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import { parseAddress } from '../../../engine/protocol/address.ts';
import { copyOfProgram, endCopies, windowOf } from './two-hosts.testing.ts';

afterEach(endCopies);

type Message<T extends ToClient['type']> = Extract<ToClient, { type: T }>;
let ids = 0;

/** Says something under a new id and answers that. */
function say(client: TestClient, message: Record<string, unknown>): string {
  const id = `x${(ids += 1)}`;
  client.say({ ...message, id });
  return id;
}
const answered =
  (id: string) =>
  (message: { readonly id: string | null }): boolean =>
    message.id === id;

async function begin() {
  const [here, there] = [copyOfProgram(), copyOfProgram()];
  const [host, other] = [await here.start(), await there.start()];
  const owner = await windowOf(other);
  const open = (): void =>
    void say(owner, {
      type: 'open',
      game: 'magic-trick',
      seats: [{ kind: 'person', name: 'Ada' }, { kind: 'open' }, { kind: 'bot', name: 'Bot', bot: 'random' }],
      options: {},
      gathers: true,
    });
  open();
  const { table, network } = await owner.find('hosting', (message) => message.network !== null);
  say(owner, { type: 'manners', table, asks: false });
  await owner.find('hosting', (message) => message.network?.asks === false);
  const address = `127.0.0.1:${network?.port ?? 0}`;

  /** A window of this copy at the door of the other one. */
  const away = async (): Promise<TestClient> => {
    const window = await windowOf(host);
    await window.find('away', answered(say(window, { type: 'reach', address })));
    return window;
  };
  const knock = (window: TestClient, keys: Record<string, string>): Promise<Message<'guest'>> =>
    window.find('guest', answered(say(window, { type: 'knock', keys })));
  const sit = async (window: TestClient): Promise<void> => {
    await knock(window, { by: 'code', code: network?.code ?? '' });
    const id = say(window, { type: 'ask', table, seat: 1, name: 'Ben' });
    await window.find('guest', (message) => message.id === id && message.standing === 'seated');
  };
  /** What a window that comes now is told of seats elsewhere. */
  const elsewhere = async (): Promise<string[]> => {
    const window = await windowOf(host);
    const welcome = await window.find('welcome');
    return welcome.elsewhere.map(({ table: at, game }) => `${at} ${game}`);
  };
  const back = { by: 'pass', table, secret: 'kept' };
  return { host, owner, table, address, away, knock, sit, elsewhere, back, log: here.log };
}

test('a ticket leads to its seat, and to a pass that is kept', async () => {
  const { owner, table, away, knock, elsewhere, back } = await begin();
  const { url } = await owner.find('ticket', answered(say(owner, { type: 'invite', table, seat: 0 })));
  const { keys } = parseAddress(url) ?? {};
  const window = await away();
  expect(await knock(window, { ...keys })).toMatchObject({ standing: 'seated', seat: 0 });
  expect(await window.find('pass')).toMatchObject({ table, name: 'Ada', secret: '' });
  await window.find('company');
  expect(await elsewhere()).toEqual([`${table} magic-trick`]);
  // The ticket is used up, and the pass is not.
  const id = say(window, { type: 'knock', keys });
  expect(await window.find('trouble', answered(id))).toMatchObject({ code: 'pass-gone' });
  expect(await knock(await away(), back)).toMatchObject({ standing: 'seated', seat: 0 });
});

test('another window takes the seat over, and the first one hears of it', async () => {
  const { away, knock, sit, back } = await begin();
  const first = await away();
  await sit(first);
  const second = await away();
  expect(await knock(second, back)).toMatchObject({ standing: 'seated', seat: 1 });
  await first.find('guest', ({ standing }) => standing === 'elsewhere');
  // The host has hung up; the line is there again, for whoever wants to knock once more.
  await first.find('away', ({ id, link }) => id === null && link === 'connected');
  expect(await knock(first, back)).toMatchObject({ standing: 'seated' });
  await second.find('guest', ({ standing }) => standing === 'elsewhere');
});

test('a seat that is left before the game is free again, and nothing is kept of it', async () => {
  const { away, sit, elsewhere } = await begin();
  const window = await away();
  await sit(window);
  expect(await elsewhere()).toHaveLength(1);
  say(window, { type: 'leave' });
  await window.find('guest', ({ id, standing }) => id === null && standing === 'outside');
  expect(await elsewhere()).toEqual([]);
});

test('a seat that is left during the game waits, until the host sends its guest away', async () => {
  const { owner, table, away, knock, sit, elsewhere, back } = await begin();
  const window = await away();
  await sit(window);
  say(owner, { type: 'begin', table });
  await window.find('view');
  say(window, { type: 'leave' });
  await window.find('guest', ({ id, standing }) => id === null && standing === 'outside');
  say(window, { type: 'part' });
  await window.find('away', ({ link }) => link === null);
  expect(await elsewhere()).toEqual([`${table} magic-trick`]);

  const again = await away();
  expect(await knock(again, back)).toMatchObject({ standing: 'seated', seat: 1 });
  expect(await again.find('view')).toMatchObject({ holds: [1] });
  const { guests } = await owner.find('hosting', (message) => message.guests.length > 0);
  say(owner, { type: 'remove', table, guest: guests[0]?.id ?? '' });
  await again.find('guest', ({ standing }) => standing === 'removed');
  expect(await elsewhere()).toEqual([]);
});

test('whoever is taken along to the next table comes back there, also with what they had before', async () => {
  const { owner, table, away, knock, sit, elsewhere, back } = await begin();
  const window = await away();
  await sit(window);
  say(owner, { type: 'begin', table });
  await window.find('view');
  window.close();
  await owner.find('hosting', ({ guests }) => guests[0]?.isLost === true);
  const goOn = async (from: string): Promise<string> => {
    const seats = ['Ada', 'Ben', 'Cleo'].map((name) => ({ kind: 'person', name }));
    const before = owner.messages.length;
    say(owner, { type: 'open', game: 'magic-trick', seats, options: {}, after: from });
    const isNew = (message: ToClient): boolean => owner.messages.indexOf(message) >= before;
    return (await owner.find('view', (message) => isNew(message) && message.table !== from)).table;
  };
  const next = await goOn(table);
  expect(await elsewhere()).toEqual([`${table} magic-trick`]);

  const again = await away();
  expect(await knock(again, back)).toMatchObject({ table: next, standing: 'seated', seat: 1 });
  expect(await again.find('view')).toMatchObject({ table: next, holds: [1] });
  expect(await elsewhere()).toEqual([`${next} magic-trick`]);

  const third = await goOn(next);
  expect(await again.find('view', (message) => message.table === third)).toMatchObject({ holds: [1] });
  expect(await elsewhere()).toEqual([`${third} magic-trick`]);
});

test('whoever types the address of a window’s own port meets no guests’ door', async () => {
  const { host } = await begin();
  const window = await windowOf(host);
  const id = say(window, { type: 'reach', address: `127.0.0.1:${host.port}` });
  expect(await window.find('trouble', answered(id))).toMatchObject({ code: 'no-parlor' });
});
