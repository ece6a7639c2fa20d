// Tests of the limits: who floods, idles, or talks nonsense is told once and cut off, and an honest guest does not notice.
import { once } from 'node:events';
import type { Socket as TcpSocket } from 'node:net';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../host.testing.ts';
import { createGate } from './gate.ts';
import { LIMITS } from './limits.ts';
import {
  ask,
  connectGuest,
  isLetIn,
  openRaw,
  openStandIn,
  sayRaw,
  type Guest,
  type StandIn,
} from './listener.testing.ts';

const folder = temporaryFolder();
const opened: StandIn[] = [];
const raws: TcpSocket[] = [];
afterEach(async () => {
  for (const socket of raws.splice(0)) socket.destroy();
  for (const { listener } of opened.splice(0)) await listener.close();
});
afterAll(() => folder.remove());

async function open(...given: Parameters<typeof openStandIn> extends [string, ...infer Rest] ? Rest : never) {
  const standIn = await openStandIn(folder.rendererRoot, ...given);
  opened.push(standIn);
  return standIn;
}

async function raw(port: number): Promise<TcpSocket> {
  const socket = await openRaw(port);
  raws.push(socket);
  return socket;
}

/** The other side has ended a connection, kindly or not. */
function closed(socket: TcpSocket): Promise<void> {
  return new Promise(
    (resolve) =>
      void socket
        .resume()
        .on('error', () => {})
        .once('close', () => resolve()),
  );
}

/** A guest that has said something and was answered. */
async function honest(port: number): Promise<Guest> {
  const guest = connectGuest(port);
  guest.say({ type: 'hello', protocol: 4 });
  await guest.find(({ type }) => type === 'trouble');
  return guest;
}

let asked = 0;
async function isHeard(guest: Guest): Promise<boolean> {
  const id = `honest-${(asked += 1)}`;
  guest.say({ type: 'leave', id });
  await guest.find((message) => message.type === 'trouble' && message.id === id);
  return true;
}

const troubles = (guest: Guest): string[] =>
  guest.messages.flatMap((message) => (message.type === 'trouble' ? [message.code] : []));

describe('messages', () => {
  test('that flood are told of once, and end the connection; others go on', async () => {
    const { listener, lines } = await open();
    const good = await honest(listener.port);
    const flood = await honest(listener.port);
    for (let count = 0; count < 3000; count += 1) flood.say({ type: 'nonsense' });
    await flood.ended;
    expect(troubles(flood).filter((code) => code === 'too-fast')).toHaveLength(1);
    expect(await isHeard(good)).toBe(true);
    expect(lines).toHaveLength(1);
    good.socket.close();
  });

  test('that are none are told of, and end the connection when there is no end of them', async () => {
    const { listener, heard } = await open();
    const good = await honest(listener.port);
    const mad = await honest(listener.port);
    const nonsense = [
      null,
      7,
      'hello',
      [],
      {},
      { type: 'move' },
      [[[]]],
      { __proto__: { type: 'leave', id: 'x' } },
    ];
    for (const said of [...nonsense, ...nonsense]) mad.say(said);
    await mad.ended;
    expect(troubles(mad).filter((code) => code === 'malformed')).toHaveLength(
      LIMITS.hearing.nonsenseBorne! + 1,
    );
    expect(heard.filter(({ type }) => type === 'leave')).toEqual([]);
    expect(await isHeard(good)).toBe(true);
    good.socket.close();
  });

  test('that are too large or too deep are not looked at', async () => {
    const { listener } = await open();
    const large = await honest(listener.port);
    large.say({ type: 'leave', id: 'x'.repeat(20_000) });
    await large.ended;
    const deep = await honest(listener.port);
    deep.socket.io.engine.write(`2["message",${'['.repeat(7_000)}${']'.repeat(7_000)}]`);
    await deep.find((message) => message.type === 'trouble' && message.code === 'malformed');
    expect(await isHeard(deep)).toBe(true);
    deep.socket.close();
  });
});

describe('frames', () => {
  test.for([
    ['an event with binary parts', '451-["message",{"_placeholder":true,"num":0}]'],
    ['a binary answer', '461-1[{"_placeholder":true,"num":0}]'],
    ['bytes', new Uint8Array([1, 2, 3])],
    ['a packet of no kind', '49'],
    ['what is no JSON', '42["message",'],
    ['an event without a name', '42[]'],
    ['an event of a reserved name', '42["disconnect"]'],
    ['an event whose name is an object', '42[{}]'],
    ['a second way in', '40'],
    ['a refusal', '44{"message":"no"}'],
  ] as const)('%s end the connection, and nothing else', async ([, frame]) => {
    const { listener } = await open();
    const good = await honest(listener.port);
    const bad = await honest(listener.port);
    bad.socket.io.engine.write((typeof frame === 'string' ? frame.slice(1) : frame) as never);
    await bad.ended;
    expect(await isHeard(good)).toBe(true);
    good.socket.close();
  });

  test('beneath messages may not flood either', async () => {
    const { listener, lines } = await open();
    const good = await honest(listener.port);
    const flood = await honest(listener.port);
    // Answers to questions that nobody asked: Socket.IO passes none of them on.
    for (let count = 0; count < 3000; count += 1) flood.socket.io.engine.write(`3${count}[]`);
    await flood.ended;
    expect(lines).toHaveLength(1);
    expect(await isHeard(good)).toBe(true);
    good.socket.close();
  });

  test('that come in several ways in at once make one guest of a connection', async () => {
    const { listener, guests } = await open();
    const twice = connectGuest(listener.port);
    twice.socket.io.engine.write('0');
    twice.socket.io.engine.write('0');
    await twice.ended;
    expect(guests.length).toBeLessThanOrEqual(1);
  });

  test('that are not read are not kept for ever', async () => {
    const { listener, guests, lines } = await open({}, { unreadCharacters: 200_000 });
    const deaf = await honest(listener.port);
    const far = guests[0]?.client;
    const tcp = (deaf.socket.io.engine as unknown as { transport: { ws: { _socket: TcpSocket } } }).transport
      .ws._socket;
    tcp.pause();
    const view = { type: 'view', table: 't', view: { game: 'x'.repeat(100_000) } } as never;
    for (let count = 0; count < 400 && lines.length === 0; count += 1) {
      far?.send(view);
      await new Promise((resolve) => void setImmediate(resolve));
    }
    expect(lines).toEqual(['A connection from 127.0.0.1 was cut off: it does not read what it is sent.']);
    tcp.resume();
    await deaf.ended;
  });
});

describe('connections', () => {
  test('that say nothing, or little and slowly, are closed', async () => {
    const { listener } = await open({}, { headersMs: 300, lookMs: 50 });
    const silent = await raw(listener.port);
    const slow = await raw(listener.port);
    slow.write(`GET / HTTP/1.1\r\nHost: 127.0.0.1:${listener.port}\r\n`);
    const drip = setInterval(() => void slow.write('X: y\r\n'), 40);
    await Promise.all([closed(silent), closed(slow)]);
    clearInterval(drip);
    expect(await ask(listener.port, '/')).toMatchObject({ status: 200 });
  });

  test('that have opened a socket and do not come in are closed', async () => {
    const { listener, guests } = await open({}, { helloMs: 200, farewellMs: 100 });
    const head = [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `Host: 127.0.0.1:${listener.port}`,
      `Origin: http://127.0.0.1:${listener.port}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ];
    expect(await sayRaw(listener.port, `${head.join('\r\n')}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 101 /);
    expect(guests).toEqual([]);
  });

  test('that never say hello are told so and closed', async () => {
    let now = 0;
    const { listener } = await open({ clock: () => now }, { lookMs: 20 });
    const rude = connectGuest(listener.port);
    await once(rude.socket as never, 'connect');
    now = LIMITS.helloMs + 1;
    expect(await rude.ended).toBe('io server disconnect');
    expect(troubles(rude)).toEqual(['no-hello']);
  });

  test('that were not let in and say nothing are closed after some minutes; those that were stay', async () => {
    let now = 0;
    const { listener, guests } = await open({ clock: () => now }, { lookMs: 20 });
    const seated = await honest(listener.port);
    guests[0]?.client.send({ type: 'guest', table: 't', id: null, standing: 'seated', seat: 1 });
    const idle = await honest(listener.port);
    now = LIMITS.idleMs - 1;
    expect(await isHeard(idle)).toBe(true);
    now += LIMITS.idleMs + 1;
    expect(await idle.ended).toBe('io server disconnect');
    expect(await isHeard(seated)).toBe(true);
    seated.socket.close();
  });

  test('are so many and no more, and room is made by those who go', async () => {
    const { listener } = await open({}, { sockets: 5, socketsOfOne: 3 });
    const first = await honest(listener.port);
    const others = [await honest(listener.port), await honest(listener.port)];
    expect(await isLetIn(listener.port, {})).toBe(false);
    first.socket.close();
    await expect.poll(() => isLetIn(listener.port, {})).toBe(true);
    for (const { socket } of others) socket.close();
  });

  test('of one address are so many, and come so fast, and no more', async () => {
    const { listener } = await open({}, { connectionsOfOne: 4 });
    const kept = [
      await raw(listener.port),
      await raw(listener.port),
      await raw(listener.port),
      await raw(listener.port),
    ];
    const over = await raw(listener.port);
    await closed(over);
    kept[0]?.destroy();
    await expect
      .poll(() =>
        ask(listener.port, '/').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);

    let now = 0;
    const fast = await open({ clock: () => now }, { arrivals: 3, arrivalsPerSecond: 1 });
    for (let count = 0; count < 3; count += 1) expect((await ask(fast.listener.port, '/')).status).toBe(200);
    await expect(ask(fast.listener.port, '/')).rejects.toThrow();
    now += 1000;
    expect((await ask(fast.listener.port, '/')).status).toBe(200);
  });

  test('are closed with the listener', async () => {
    const standIn = await openStandIn(folder.rendererRoot);
    const guest = await honest(standIn.listener.port);
    const silent = await openRaw(standIn.listener.port);
    standIn.guests[0]?.client.send({ type: 'guest', table: 't', id: null, standing: 'closed', seat: null });
    const isClosed = closed(silent);
    await standIn.listener.close();
    await Promise.all([guest.ended, isClosed]);
    expect(guest.messages.at(-1)).toMatchObject({ standing: 'closed' });
    expect(standIn.gone).toBe(1);
  });
});

test('a gate counts those of one network together, and each once', () => {
  const gate = createGate({ all: 3, ofOne: 2, arrivals: null }, () => 0);
  const out = gate('2001:db8::1');
  expect(gate('2001:db8::2')).not.toBeNull();
  expect(gate('2001:db8::3')).toBeNull();
  expect(gate('10.0.0.1')).not.toBeNull();
  expect(gate('10.0.0.2')).toBeNull();
  out?.();
  out?.();
  expect(gate('10.0.0.2')).not.toBeNull();
  expect(gate('10.0.0.3')).toBeNull();
});
