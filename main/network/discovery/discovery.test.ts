// Announcing and looking, over networks that exist in this test only and with a clock that it turns.
import { decode, encode, type Packet } from 'dns-packet';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Announced, FoundTable } from '../../../engine/protocol/network.ts';
import type { Announcement, Announcer } from '../contract.ts';
import { createAir, type Air, type Machine } from './air.testing.ts';
import { announcerIn } from './announcer.ts';
import { lookingIn } from './looking.ts';
import { addressRecords, detailsOf, instanceName, pointerTo, SERVICE } from './records.ts';

let air: Air;
const undo: (() => unknown)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  air = createAir();
});
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
  // Nothing is left that would keep a program from ending.
  await vi.advanceTimersByTimeAsync(10);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

const table = (id: string, changes: Partial<Announcement> = {}): Announcement => ({
  id,
  game: 'sam',
  names: ['Ada'],
  free: 2,
  begun: false,
  program: '0.1.0',
  protocol: 4,
  ...changes,
});

function announce(machine: Machine, { port = 4848, target = 'parlor-a.local', host = 'kitchen' } = {}) {
  const states: Announced[] = [];
  const lines: string[] = [];
  const announcer: Announcer = announcerIn({ openWire: machine.openWire, target, host })({
    port,
    addresses: machine.addresses,
    onHeard: (state) => states.push(state),
    log: (line) => lines.push(line),
  });
  undo.push(() => announcer.close());
  return { announcer, states, lines };
}

function look(machine: Machine) {
  const reports: { tables: readonly FoundTable[]; isDeaf: boolean }[] = [];
  const lines: string[] = [];
  const stop = lookingIn(machine.openWire)({
    addresses: machine.addresses,
    onFound: (tables, isDeaf) => reports.push({ tables, isDeaf }),
    log: (line) => lines.push(line),
  });
  undo.push(stop);
  return {
    reports,
    lines,
    stop,
    now: () => reports.at(-1)!,
    ids: () => reports.at(-1)!.tables.map(({ id }) => id),
  };
}

test('a table is found, as it is announced, by who looks before and by who looks later', async () => {
  const early = look(air.machine('192.168.1.30'));
  const { announcer, states } = announce(air.machine('192.168.1.20'));
  announcer.tell([table('one')]);
  await pass(2000);
  const found = { ...table('one'), host: 'kitchen', addresses: ['192.168.1.20:4848'] };
  expect(early.now()).toEqual({ tables: [found], isDeaf: false });
  expect(states).toEqual(['heard']);
  // Long after what was announced by itself.
  await pass(10_000);
  const late = look(air.machine('192.168.1.31'));
  await pass(2000);
  expect(late.now()).toEqual({ tables: [found], isDeaf: false });
});

test('what changes is heard at once, and each table goes with its own goodbye', async () => {
  const { announcer } = announce(air.machine('192.168.1.20'));
  const looker = look(air.machine('192.168.1.30'));
  announcer.tell([table('one'), table('two')]);
  await pass(2000);
  announcer.tell([table('one', { free: 0, begun: true }), table('two')]);
  await pass(100);
  expect(looker.now().tables).toMatchObject([{ id: 'one', free: 0, begun: true }, { id: 'two' }]);
  announcer.tell([table('two')]);
  await pass(1600);
  expect(looker.ids()).toEqual(['two']);
  // The others still answer who asks now.
  const late = look(air.machine('192.168.1.31'));
  await pass(2000);
  expect(late.ids()).toEqual(['two']);
  await announcer.close();
  await pass(1600);
  expect(looker.ids()).toEqual([]);
});

test('a table that comes back within its goodbye is never missing', async () => {
  const { announcer } = announce(air.machine('192.168.1.20'));
  const looker = look(air.machine('192.168.1.30'));
  announcer.tell([table('one')]);
  await pass(2000);
  const seen = looker.reports.length;
  announcer.tell([]);
  announcer.tell([table('one')]);
  await pass(3000);
  expect(looker.reports.slice(seen).every(({ tables }) => tables.length === 1)).toBe(true);
});

test('a host that dies without goodbye is forgotten, one that lives is not', async () => {
  const dying = air.machine('192.168.1.20');
  announce(dying).announcer.tell([table('dies')]);
  announce(air.machine('192.168.1.21'), { target: 'parlor-b.local' }).announcer.tell([table('lives')]);
  const looker = look(air.machine('192.168.1.30'));
  await pass(2000);
  expect(looker.ids()).toEqual(['dies', 'lives']);
  dying.move();
  await pass(130_000);
  expect(looker.ids()).toEqual(['lives']);
  await pass(3_600_000);
  expect(looker.ids()).toEqual(['lives']);
});

test('on every adapter its own address is announced, and who has both networks hears of both', async () => {
  announce(air.machine('192.168.1.20', '10.0.0.20')).announcer.tell([table('one')]);
  const [one, other, both] = [
    look(air.machine('192.168.1.30')),
    look(air.machine('10.0.0.30')),
    look(air.machine('10.0.0.31', '192.168.1.31')),
  ];
  await pass(3000);
  const addresses = (looker: ReturnType<typeof look>) => looker.now().tables[0]?.addresses;
  expect(addresses(one)).toEqual(['192.168.1.20:4848']);
  expect(addresses(other)).toEqual(['10.0.0.20:4848']);
  expect(addresses(both)?.toSorted()).toEqual(['10.0.0.20:4848', '192.168.1.20:4848']);
});

test('an adapter that comes later is used, and what was silent is heard', async () => {
  const host = air.machine();
  const { announcer, states, lines } = announce(host);
  const looker = look(air.machine('192.168.1.30'));
  announcer.tell([table('one')]);
  await pass(10_000);
  expect(states).toEqual(['silent']);
  host.move('192.168.1.20');
  await pass(10_000);
  expect(states).toEqual(['silent', 'heard']);
  expect(looker.ids()).toEqual(['one']);
  host.move();
  await pass(10_000);
  expect(states).toEqual(['silent', 'heard', 'silent']);
  expect(lines).toEqual([]);
});

test.for(['muted', 'forbidden'] as const)(
  'where multicast is %s both say so, once in the log',
  async (weather) => {
    air.weather = weather;
    const { announcer, states, lines } = announce(air.machine('192.168.1.20'));
    const looker = look(air.machine('192.168.1.30'));
    announcer.tell([table('one')]);
    await pass(60_000);
    expect(states).toEqual(['silent']);
    expect(looker.now()).toEqual({ tables: [], isDeaf: true });
    expect(lines).toHaveLength(1);
    air.weather = 'fine';
    await pass(70_000);
    expect(states).toEqual(['silent', 'heard']);
    expect(looker.now()).toMatchObject({ tables: [{ id: 'one' }], isDeaf: false });
  },
);

test('what comes back through a virtual adapter proves nothing, unless there is no other', async () => {
  air.muted.add('192.168.1');
  const machine = air.machine('192.168.1.20', '172.17.0.1');
  const { announcer, states } = announce(machine);
  const looker = look(machine);
  announcer.tell([table('one')]);
  await pass(10_000);
  expect(states).toEqual(['silent']);
  expect(looker.now().isDeaf).toBe(true);
  machine.move('172.17.0.1');
  await pass(10_000);
  expect(states).toEqual(['silent', 'heard']);
  expect(looker.now().isDeaf).toBe(false);
});

test('whoever claims every name makes nobody ask for names without end', async () => {
  announce(air.machine('192.168.1.20')).announcer.tell([table('one')]);
  let heard = 0;
  for (let count = 0; count < 600; count++) {
    await pass(100);
    for (const bytes of air.sent.slice(heard)) {
      const { answers = [], authorities = [] } = decode(bytes);
      for (const { type, name } of [...answers, ...authorities]) {
        const data = { port: 1, target: 'evil.local' };
        if (type === 'SRV') air.shout('192.168.1', response({ name, type, ttl: 120, data }));
      }
    }
    heard = air.sent.length;
  }
  // 20 names, each asked for three times at most, and then the announcements of the last.
  expect(heard).toBeLessThan(70);
});

test('with no network any more it is silent, with nothing to tell it is neither', async () => {
  const { announcer, states } = announce(air.machine('192.168.1.20'));
  announcer.tell([table('one')]);
  await pass(10_000);
  air.weather = 'muted';
  await pass(70_000);
  expect(states).toEqual(['heard', 'silent']);
  const other = announce(air.machine('192.168.1.21'));
  other.announcer.tell([table('two')]);
  await pass(2000);
  other.announcer.tell([]);
  await pass(70_000);
  expect(other.states).toEqual([]);
});

test.for([
  ['by its target', 4848],
  ['by its port', 4700],
] as const)('of two that come at the same moment one keeps the name, told %s', async ([, port]) => {
  announce(air.machine('192.168.1.20')).announcer.tell([table('one')]);
  announce(air.machine('192.168.1.21'), { target: 'parlor-b.local', port }).announcer.tell([table('one')]);
  await pass(5000);
  const names = air.sent.flatMap((bytes) =>
    (decode(bytes).answers ?? []).flatMap(({ type, name }) => (type === 'SRV' ? name : [])),
  );
  expect([...new Set(names)].sort()).toEqual([instanceName('one', 2), instanceName('one', 1)].sort());
});

test('two hosts that announce the same table take two names, and it is one table with two addresses', async () => {
  // As after somebody has copied the folder with the data to another machine.
  announce(air.machine('192.168.1.20')).announcer.tell([table('one')]);
  announce(air.machine('192.168.1.21'), { target: 'parlor-b.local' }).announcer.tell([table('one')]);
  const looker = look(air.machine('192.168.1.30'));
  await pass(5000);
  expect(looker.now().tables).toHaveLength(1);
  expect(looker.now().tables[0]?.addresses.toSorted()).toEqual(['192.168.1.20:4848', '192.168.1.21:4848']);
  // A third one comes when the two have settled.
  announce(air.machine('192.168.1.22'), { target: 'parlor-c.local' }).announcer.tell([table('one')]);
  await pass(5000);
  expect(looker.now().tables[0]?.addresses).toHaveLength(3);
});

test('whoever asks without end is answered once a second', async () => {
  announce(air.machine('192.168.1.20')).announcer.tell([table('one')]);
  await pass(10_000);
  const before = air.sent.length;
  const question = encode({ type: 'query', questions: [{ name: SERVICE, type: 'PTR' }] });
  for (let at = 0; at < 100; at++) {
    air.shout('192.168.1', question);
    await pass(10);
  }
  expect(air.sent.length - before).toBeLessThanOrEqual(2);
});

test('a machine that floods the network is not listened to, and the others are', async () => {
  const { announcer, states } = announce(air.machine('192.168.1.20'));
  const looker = look(air.machine('192.168.1.30'));
  announcer.tell([table('one')]);
  for (let second = 0; second < 8; second++) {
    for (let count = 0; count < 3000; count++) air.shout('192.168.1', Buffer.from('nonsense'));
    const { pointer, details, addresses } = stranger('flood');
    air.shout('192.168.1', response(pointer, ...details, ...addresses));
    await pass(1000);
  }
  expect(states).toEqual(['heard']);
  expect(looker.ids()).toEqual(['one']);
});

test('who knows a table already, by an answer that still holds, is not told again', async () => {
  announce(air.machine('192.168.1.20')).announcer.tell([table('one')]);
  await pass(10_000);
  const before = air.sent.length;
  const questions = [{ name: SERVICE, type: 'PTR' as const }];
  air.shout(
    '192.168.1',
    encode({ type: 'query', questions, answers: [pointerTo(instanceName('one', 1), 100)] }),
  );
  await pass(100);
  expect(air.sent.length).toBe(before);
});

/** What a stranger says, in any packets. */
const stranger = (id: string, ip = '192.168.1.66', announced = table(id)) => {
  const name = instanceName(id, 1);
  const target = `parlor-${id}.local`;
  const details = detailsOf({ announcement: announced, name, target, port: 4848, host: 'x' });
  return { pointer: pointerTo(name), details, addresses: addressRecords(target, [ip]) };
};
const response = (...answers: NonNullable<Packet['answers']>): Buffer =>
  encode({ type: 'response', answers });

test('records that come one by one, as relays between networks send them, are put together', async () => {
  const looker = look(air.machine('192.168.1.30'));
  await pass(100);
  const { pointer, details, addresses } = stranger('one');
  for (const record of [pointer, ...details, ...addresses]) air.shout('192.168.1', response(record));
  await pass(1000);
  expect(looker.ids()).toEqual(['one']);
});

test('of a table that was only named the rest is asked for', async () => {
  look(air.machine('192.168.1.30'));
  await pass(100);
  const { pointer } = stranger('one');
  air.shout('192.168.1', response(pointer));
  await pass(2000);
  const asked = air.sent.flatMap((bytes) => (decode(bytes).questions ?? []).map(({ name }) => name));
  expect(asked).toContain(instanceName('one', 1));
});

test('no more than 64 tables are kept, and no address that leads back to this machine', async () => {
  const looker = look(air.machine('192.168.1.30'));
  await pass(100);
  for (let count = 0; count < 200; count++) {
    const { pointer, details, addresses } = stranger(`t${count}`);
    air.shout('192.168.1', response(pointer, ...details, ...addresses));
    await pass(20);
  }
  expect(looker.ids()).toHaveLength(64);
  const second = look(air.machine('192.168.1.31'));
  await pass(100);
  for (const ip of ['127.0.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255', '::1', 'fe80::1']) {
    const { pointer, details, addresses } = stranger('bad', ip);
    air.shout('192.168.1', response(pointer, ...details, ...addresses));
  }
  await pass(1000);
  expect(second.ids()).not.toContain('bad');
});

test('what is no packet, or does not come from where mDNS comes from, changes nothing', async () => {
  const { announcer } = announce(air.machine('192.168.1.20'));
  const looker = look(air.machine('192.168.1.30'));
  announcer.tell([table('one')]);
  await pass(2000);
  const { pointer, details, addresses } = stranger('evil');
  const whole = response(pointer, ...details, ...addresses);
  air.shout('192.168.1', whole, 40_000);
  for (let length = 0; length < whole.length; length++) air.shout('192.168.1', whole.subarray(0, length));
  for (let at = 0; at < whole.length; at++) {
    const bent = Buffer.from(whole);
    bent[at] = 0xff;
    // Those that are still whole would be found rightly.
    if (at < 12) air.shout('192.168.1', bent);
  }
  await pass(1000);
  expect(looker.ids()).toEqual(['one']);
});

test('what is announced is a packet of its own, within what every network lets through', async () => {
  const long = table('x'.repeat(64), { names: Array.from({ length: 7 }, () => '林'.repeat(40)) });
  announce(air.machine('192.168.1.20'), { host: 'h'.repeat(80) }).announcer.tell([long]);
  await pass(2000);
  const answers = air.sent.filter((bytes) => decode(bytes).type === 'response');
  expect(answers.length).toBeGreaterThan(0);
  expect(Math.max(...air.sent.map(({ length }) => length))).toBeLessThanOrEqual(1400);
});
