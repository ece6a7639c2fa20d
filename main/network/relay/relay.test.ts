// This copy as a guest elsewhere: what is carried, what is told, what is kept, and what a cut does.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type { FoundTable } from '../../../engine/protocol/network.ts';
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import type { FromGuest } from '../../../engine/protocol/from-guest.ts';
import { PROTOCOL_VERSION } from '../../../engine/protocol/version.ts';
import {
  closedPort,
  copy,
  endAll,
  standIn,
  type StandIn,
  type TestCopy,
  type TestWindow,
} from './relay.testing.ts';

afterEach(endAll);

const KNOCK: FromGuest = { type: 'knock', id: 'k1', keys: { by: 'code', code: 'KM4-7QX' } };
const BACK: FromGuest = { type: 'knock', id: 'k2', keys: { by: 'pass', table: 't1', secret: '' } };
const SECRET = 'mRzvP0Vd1kq7yQm3Yq2c5g';
const COMPANY: ToClient = {
  type: 'company',
  table: 't1',
  game: 'magic-trick',
  options: {},
  seats: [],
  watchers: 0,
  begun: false,
};
const SEATED: ToClient = { type: 'guest', table: 't1', id: 'a1', standing: 'seated', seat: 2 };
const PASS: ToClient = { type: 'pass', table: 't1', seat: 2, name: 'Ada', secret: SECRET };

/** A window of a copy that has reached a host. */
async function away(
  given: { host?: StandIn; copy?: TestCopy } = {},
): Promise<{ host: StandIn; copy: TestCopy; window: TestWindow; address: string }> {
  const host = given.host ?? (await standIn());
  const used = given.copy ?? copy();
  const window = used.window();
  const address = `127.0.0.1:${host.port}`;
  window.hear({ type: 'reach', id: 'r1', address });
  await window.find('away', ({ link }) => link === 'connected');
  return { host, copy: used, window, address };
}
/** After this the window has been told everything that the host had said before. */
async function settled(host: StandIn, window: TestWindow, id = 'mark'): Promise<void> {
  host.say({ type: 'accepted', id, version: 1 });
  await window.find('accepted', (message) => message.id === id);
}
const isKnock = ({ type }: FromGuest): boolean => type === 'knock';

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
    { type: 'leave', id: 'l1' },
  ];
  for (const message of carried) expect(window.hear(message)).toBe(true);
  expect(window.hear({ type: 'hello', protocol: PROTOCOL_VERSION })).toBe(false);
  expect(window.hear({ type: 'host', id: 'h1', table: 't1', on: true })).toBe(false);
  expect(window.hear({ type: 'lift', id: 'l2', table: 't1', seat: 0 })).toBe(false);
  await host.heard.find(({ type }) => type === 'leave');
  expect(host.heard.all.slice(1)).toEqual(carried);
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
    { type: 'tables', tables: [] },
    { type: 'hosting', table: 't1', network: null, requests: [], guests: [] },
    { type: 'ticket', id: 'i1', table: 't1', seat: 1, url: 'http://127.0.0.1/' },
    { type: 'found', tables: [], isDeaf: true },
    { type: 'away', id: null, address: 'elsewhere:1', link: 'connected' },
    { type: 'done', id: 'd1' },
    { type: 'company' },
    { ...COMPANY, cards: [1, 2, 3] },
    'nonsense',
    null,
    [COMPANY],
  ];
  for (const message of [...swallowed, ...told]) host.say(message);
  host.emit('tables', COMPANY);
  await settled(host, window);
  expect(window.told.all.slice(1, -1)).toEqual(told);
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
  const { host, window, address } = await away();
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

describe('a pass', () => {
  test('is kept before the window hears of it, and the window never sees it', async () => {
    const kept: string[] = [];
    let toldBefore = -1;
    const given = copy({
      storage: {
        notes: () => new Map(),
        note: async (kind, key, text) => {
          toldBefore = window.told.all.length;
          await sleep(20);
          kept.push(`${kind} ${key} ${text}`);
        },
      },
      clock: () => 1_000,
    });
    const { host, window } = await away({ copy: given });
    for (const message of [COMPANY, SEATED, PASS]) host.say(message);
    await settled(host, window);
    expect(kept).toHaveLength(1);
    expect(kept[0]).toContain(SECRET);
    // With all before it told already, and all after it still in its order.
    expect(toldBefore).toBe(3);
    expect(window.told.all.slice(1).map(({ type }) => type)).toEqual([
      'company',
      'guest',
      'pass',
      'accepted',
    ]);
    expect(window.told.all[3]).toEqual({ ...PASS, secret: '' });
    expect(JSON.stringify(window.told.all) + given.log.join()).not.toContain(SECRET);
    expect(given.abroad.elsewhere()).toEqual([
      { table: 't1', address: `127.0.0.1:${host.port}`, game: 'magic-trick', name: 'Ada', at: 1_000 },
    ]);
  });

  test('is filled in where the window comes back, also from another window', async () => {
    const first = await away();
    for (const message of [COMPANY, PASS]) first.host.say(message);
    await first.window.find('pass');
    first.window.gone();
    const { host, window, copy: used } = await away({ host: first.host, copy: first.copy });
    window.hear(BACK);
    expect(await host.heard.find(isKnock)).toEqual({ ...BACK, keys: { ...BACK.keys, secret: SECRET } });
    host.say(SEATED);
    await settled(host, window);
    expect(used.abroad.elsewhere()).toHaveLength(1);
  });

  test('that is not there is worth nothing, and nobody is asked', async () => {
    const { host, window } = await away();
    window.hear(BACK);
    expect(window.told.all.at(-1)).toEqual({ type: 'trouble', code: 'pass-gone', facts: {}, id: 'k2' });
    expect(host.heard.all).toHaveLength(1);
  });

  test.for<readonly [string, ToClient]>([
    ['worth nothing any more', { type: 'trouble', code: 'pass-gone', facts: {}, id: 'k2' }],
    ['of somebody who was sent away', { ...SEATED, id: null, standing: 'removed' } as ToClient],
  ])('that is %s is forgotten', async ([, answer]) => {
    const { host, window, copy: used } = await away();
    for (const message of [COMPANY, PASS]) host.say(message);
    await window.find('pass');
    window.hear(BACK);
    await host.heard.find(isKnock);
    host.say(answer);
    await window.find(answer.type as 'guest');
    expect(used.abroad.elsewhere()).toEqual([]);
    expect(used.kept.size).toBe(0);
  });

  test('is not forgotten over another request that was in vain', async () => {
    const { host, window, copy: used } = await away();
    for (const message of [COMPANY, PASS]) host.say(message);
    host.say({ type: 'trouble', code: 'pass-gone', facts: {}, id: 'k1' });
    host.say({ type: 'trouble', code: 'pass-gone', facts: {}, id: null });
    await settled(host, window);
    expect(used.abroad.elsewhere()).toHaveLength(1);
  });

  test('can be given up', async () => {
    const { host, window, copy: used } = await away();
    for (const message of [COMPANY, PASS]) host.say(message);
    await window.find('pass');
    expect(window.hear({ type: 'forget', id: 'f1', table: 't1' })).toBe(true);
    expect(await window.find('done')).toEqual({ type: 'done', id: 'f1' });
    expect(used.abroad.elsewhere()).toEqual([]);
  });

  test.for<readonly [string, Record<string, unknown>]>([
    ['too long', { secret: 'x'.repeat(65) }],
    ['empty', { secret: '' }],
    ['of a seat that no table has', { seat: 7 }],
    ['of another table than the one that was spoken of', { table: 't2' }],
  ])('that is %s is not kept', async ([, changed]) => {
    const { host, window, copy: used } = await away();
    host.say(COMPANY);
    host.say({ ...PASS, ...changed });
    await settled(host, window);
    expect(used.kept.size).toBe(0);
    expect(window.told.all.some(({ type }) => type === 'pass')).toBe(false);
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
