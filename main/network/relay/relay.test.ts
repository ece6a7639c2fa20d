// This copy as a guest elsewhere: what is carried, what is told, and what a cut does.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type { FoundTable } from '../../../engine/protocol/network.ts';
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import type { FromGuest } from '../../../engine/protocol/from-guest.ts';
import { PROTOCOL_VERSION } from '../../../engine/protocol/version.ts';
import {
  away,
  closedPort,
  COMPANY,
  copy,
  endAll,
  isKnock,
  KNOCK,
  SEATED,
  settled,
  standIn,
  type StandIn,
} from './relay.testing.ts';

afterEach(endAll);

/** Something so many levels deep. */
const nested = (levels: number): unknown => (levels === 0 ? 0 : [nested(levels - 1)]);

test('reaches a host, by the address as it is typed, and says who it is', async () => {
  const { host, window, address } = await away();
  expect(window.told.all).toEqual([{ type: 'away', id: 'r1', address, link: 'connected' }]);
  expect(host.heard.all).toEqual([{ type: 'hello', protocol: PROTOCOL_VERSION, program: '0.0.1' }]);
  window.hear({ type: 'reach', id: 'r2', address: ` http://localhost:${host.port}/#code=KM4-7QX ` });
  await window.find('away', ({ id }) => id === 'r2');
  expect(window.told.all.slice(1)).toEqual([
    { type: 'away', id: null, address: null, link: null },
    { type: 'away', id: 'r2', address: `localhost:${host.port}`, link: 'connected' },
  ]);
});

test('carries what a guest may say, and nothing else', async () => {
  const { host, window } = await away();
  const carried: FromGuest[] = [
    KNOCK,
    { type: 'ask', id: 'a1', table: 't1', seat: 2, name: 'Ada' },
    { type: 'join', id: 'j1', table: 't1' },
    { type: 'move', id: 'm1', table: 't1', question: 'q1', move: { type: 'pass' } },
    { type: 'consider', id: 'c1', table: 't1', question: 'q1', partial: null },
    { type: 'undo', id: 'u1', table: 't1' },
    { type: 'agree', id: 'g1', table: 't1', request: 'undo-1', seat: 2, yes: true },
    { type: 'leave', id: 'l1' },
  ];
  for (const message of carried) expect(window.hear(message)).toBe(true);
  expect(window.hear({ type: 'hello', protocol: PROTOCOL_VERSION })).toBe(false);
  expect(window.hear({ type: 'host', id: 'h1', table: 't1', on: true })).toBe(false);
  expect(window.hear({ type: 'lift', id: 'l2', table: 't1', seat: 0 })).toBe(false);
  await host.heard.find(({ type }) => type === 'leave');
  expect(host.heard.all.slice(1)).toEqual(carried);
});

test('tells who asks to take back, and that it was done only of what was asked there', async () => {
  const { host, window } = await away();
  const asked = { request: 'undo-1', seat: 0, moves: 2, waitsFor: [2] };
  window.hear({ type: 'undo', id: 'u1', table: 't1' });
  window.hear({ type: 'agree', id: 'g1', table: 't1', request: 'undo-1', seat: 2, yes: true });
  await host.heard.find(({ type }) => type === 'agree');
  for (const id of ['own', 'u1', 'g1', 'u1']) host.say({ type: 'done', id });
  host.say({ type: 'undoing', table: 't1', asked, came: null });
  await settled(host, window);
  expect(window.told.all.slice(1, -1)).toEqual([
    { type: 'done', id: 'u1' },
    { type: 'done', id: 'g1' },
    { type: 'undoing', table: 't1', asked, came: null },
  ]);
});

test('a window that has not left says everything here', () => {
  const window = copy().window();
  expect(window.hear(KNOCK)).toBe(false);
  expect(window.hear({ type: 'move', id: 'm1', table: 't1', question: 'q', move: {} })).toBe(false);
});

test('comes back from there, and hears no more of it', async () => {
  const { host, window } = await away();
  expect(window.hear({ type: 'part', id: 'p1' })).toBe(true);
  expect(window.told.all.at(-1)).toEqual({ type: 'away', id: 'p1', address: null, link: null });
  expect(window.hear(KNOCK)).toBe(false);
  host.say(COMPANY);
  await sleep(20);
  expect(window.told.all).toHaveLength(2);
});

test('of what a host says only that is told which a guest may hear', async () => {
  const { host, window } = await away();
  const told: ToClient[] = [
    COMPANY,
    {
      type: 'view',
      table: 't1',
      version: 1,
      seats: [],
      holds: [],
      curtain: null,
      view: { game: 'magic-trick' },
      events: [],
    },
    { type: 'refused', id: 'm1', refusal: { code: 'stale', facts: {} } },
    { type: 'considered', id: 'c1', refusal: null, lacks: null, next: [], preview: null },
    { ...SEATED, standing: 'asking', seat: null } as ToClient,
    { type: 'trouble', code: 'seat-taken', facts: {}, id: 'a1' },
  ];
  const swallowed: unknown[] = [
    { type: 'welcome', protocol: PROTOCOL_VERSION, program: '1', role: 'owner', tables: [], elsewhere: [] },
    { type: 'tables', tables: [], unfinished: 0 },
    { type: 'hosting', table: 't1', network: null, requests: [], guests: [] },
    { type: 'ticket', id: 'i1', table: 't1', seat: 1, url: 'http://127.0.0.1/' },
    { type: 'found', tables: [], isDeaf: true },
    { type: 'away', id: null, address: 'elsewhere:1', link: 'connected' },
    { type: 'done', id: 'd1' },
    { type: 'company' },
    { ...COMPANY, cards: [1, 2, 3] },
    { ...COMPANY, options: { deep: nested(100) } },
    'nonsense',
    null,
    [COMPANY],
  ];
  for (const message of [...swallowed, ...told]) host.say(message);
  host.emit('tables', COMPANY);
  await settled(host, window);
  expect(window.told.all.slice(1, -1)).toEqual(told);
});

test('what is so deep that nothing could go through it is not told, and ends nothing', async () => {
  const { host, window } = await away();
  // Written here: what writes JSON cannot do it either.
  host.sayRaw(`2["message",${'['.repeat(100_000)}${']'.repeat(100_000)}]`);
  await settled(host, window);
  expect(window.told.all).toHaveLength(2);
});

test('bytes end the connection', async () => {
  const { host, window } = await away();
  host.say({ ...COMPANY, options: { bytes: Buffer.from('cards') } });
  await window.find('away', ({ link }) => link === 'lost');
  expect(window.told.all.some(({ type }) => type === 'company')).toBe(false);
});

test('a game that this copy does not know is named, and not shown', async () => {
  const { host, window } = await away();
  host.say({ ...COMPANY, game: 'whist' });
  await settled(host, window);
  expect(window.told.all.slice(1, -1)).toEqual([
    { type: 'trouble', code: 'table-of-unknown-game', facts: { game: 'whist' }, id: null },
  ]);
});

test.for<readonly [string, (host: StandIn) => void]>([
  ['nonsense', (host) => host.say('nonsense')],
  ['more than anybody can read', (host) => host.say({ ...COMPANY, options: { text: 'a message' } })],
])('a host that says %s without an end is left', async ([, speak]) => {
  // In a moment that does not pass, however slow the machine.
  const { host, window, address } = await away({ copy: copy({ clock: () => 1_000 }) });
  for (let count = 0; count < 2_500; count += 1) speak(host);
  await window.find('away', ({ link }) => link === null);
  expect(window.told.all.slice(-2)).toEqual([
    { type: 'trouble', code: 'no-parlor', facts: { address }, id: null },
    { type: 'away', id: null, address: null, link: null },
  ]);
  expect(window.hear(KNOCK)).toBe(false);
});

test('a message that is too large ends the connection', async () => {
  const { host, window } = await away();
  host.say({ ...COMPANY, options: { text: 'x'.repeat(5 * 1024 * 1024) } });
  await window.find('away', ({ link }) => link === 'lost');
  expect(window.told.all.some(({ type }) => type === 'company')).toBe(false);
});

describe('a cut', () => {
  test('is told of, and the host is called again until it is there', async () => {
    const { host, window, address } = await away();
    await host.close();
    await window.find('away', ({ link }) => link === 'lost');
    // Said into a dead line: it is not said later either, and not to this copy's own tables.
    expect(window.hear({ type: 'move', id: 'm1', table: 't1', question: 'q', move: {} })).toBe(true);
    await sleep(300);
    const again = await standIn(undefined, host.port);
    await window.find('away', ({ id, link }) => id === null && link === 'connected');
    window.hear(KNOCK);
    await again.heard.find(isKnock);
    expect(again.heard.all.map(({ type }) => type)).toEqual(['hello', 'knock']);
    expect(window.told.all.map((message) => (message.type === 'away' ? message.link : message))).toEqual([
      'connected',
      'lost',
      'connected',
    ]);
    expect(window.told.all.every((message) => message.type === 'away' && message.address === address)).toBe(
      true,
    );
  });

  test('by the host itself is one like any other', async () => {
    const { host, window } = await away();
    host.hangUp();
    await window.find('away', ({ id, link }) => id === null && link === 'connected');
    expect(host.heard.all.map(({ type }) => type)).toEqual(['hello', 'hello']);
  });

  test('after which the host has another version is the end', async () => {
    const { host, window } = await away();
    await host.close();
    await standIn(
      { type: 'trouble', code: 'protocol-version', facts: { host: '2', guest: '1' }, id: null },
      host.port,
    );
    await window.find('away', ({ link }) => link === null);
    expect(window.told.all.at(-2)).toMatchObject({ code: 'protocol-version', id: null });
    expect(window.hear(KNOCK)).toBe(false);
  });
});

describe('a look around', () => {
  const table = (id: string, ...addresses: string[]): FoundTable => ({
    id,
    addresses,
    host: 'hal',
    game: 'sam',
    names: ['Ada'],
    free: 1,
    begun: false,
    program: '0.0.0',
    protocol: PROTOCOL_VERSION,
  });

  /** A copy that finds what the test says. */
  function looking(own: readonly string[] = []) {
    let looks = 0;
    let find: (tables: readonly FoundTable[], isDeaf: boolean) => void = () => undefined;
    const used = copy({
      isOwn: (id) => id === 'own',
      addresses: () => own.map((ip) => ({ ip, through: 'eth0', isVirtual: false })),
      startLooking: ({ onFound }) => {
        looks += 1;
        find = onFound;
        return () => void (looks -= 1);
      },
    });
    return { used, looks: () => looks, find: (...tables: FoundTable[]) => find(tables, false) };
  }

  test('is one for all windows, and tells each of the tables of others', () => {
    const { used, looks, find } = looking();
    const one = used.window();
    const other = used.window();
    expect(one.hear({ type: 'look', id: 'l1', on: true })).toBe(true);
    one.hear({ type: 'look', id: 'l2', on: true });
    find(table('own', '192.168.1.9:4848'), table('t1', '192.168.1.20:4848'));
    other.hear({ type: 'look', id: 'l3', on: true });
    expect(looks()).toBe(1);
    const found = { type: 'found', tables: [table('t1', '192.168.1.20:4848')], isDeaf: false };
    expect(one.told.all.at(-1)).toEqual(found);
    expect(other.told.all).toEqual([found]);
    one.hear({ type: 'look', id: 'l4', on: false });
    expect(one.told.all.at(-1)).toEqual({ type: 'done', id: 'l4' });
    expect(looks()).toBe(1);
    other.gone();
    expect(looks()).toBe(0);
    one.hear({ type: 'look', id: 'l5', on: true });
    expect(one.told.all.at(-1)).toEqual({ type: 'found', tables: [], isDeaf: false });
  });

  test('knows the other addresses of a machine where the one that was asked for leads nowhere', async () => {
    const { used, find } = looking();
    const { port } = await standIn();
    const nowhere = `127.0.0.1:${await closedPort()}`;
    const window = used.window();
    window.hear({ type: 'look', id: 'l1', on: true });
    find(table('t1', nowhere, 'nonsense!', `localhost:${port}`));
    window.hear({ type: 'reach', id: 'r1', address: nowhere });
    expect(await window.find('away')).toMatchObject({ id: 'r1', address: `localhost:${port}` });
  });

  test('leads to no address of this very machine that was not asked for', async () => {
    const { used, find } = looking(['127.0.0.1']);
    const { port } = await standIn();
    const nowhere = `localhost:${await closedPort()}`;
    const window = used.window();
    window.hear({ type: 'look', id: 'l1', on: true });
    find(table('t1', nowhere, `127.0.0.1:${port}`));
    window.hear({ type: 'reach', id: 'r1', address: nowhere });
    expect(await window.find('trouble')).toMatchObject({ code: 'unreachable', facts: { address: nowhere } });
  });
});
