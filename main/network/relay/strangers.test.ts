// Whoever types an address hears what is there: nobody, or something else than Parlor Tricks, whatever that says and however much of it.
import { createServer as createHttpServer } from 'node:http';
import { createServer as createTlsServer } from 'node:tls';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '../../../engine/protocol/version.ts';
import { frame, webSocket } from './raw.testing.ts';
import { closedPort, copy, endAll, listenTo, somebody, standIn, WELCOME } from './relay.testing.ts';

afterEach(endAll);

/** What a window hears of an address. */
async function reach(address: string, patienceMs?: number) {
  const window = copy(patienceMs === undefined ? {} : { patienceMs }).window();
  expect(window.hear({ type: 'reach', id: 'r1', address })).toBe(true);
  const { code, id, facts } = await window.find('trouble');
  expect(id).toBe('r1');
  // It is not there, so what it says next is for its own host.
  expect(window.hear({ type: 'leave', id: 'l1' })).toBe(false);
  expect(window.told.all).toHaveLength(1);
  return { code, facts };
}

const at = (port: number): string => `127.0.0.1:${port}`;

describe('nobody', () => {
  test('is at a closed port', async () => {
    const address = at(await closedPort());
    expect(await reach(address)).toEqual({ code: 'unreachable', facts: { address, why: 'refused' } });
  });

  test.for(['', '   ', 'https://127.0.0.1', '192.168.1', 'somebody@127.0.0.1'])(
    'is at %j, which is no address',
    async (address) => {
      expect(await reach(address)).toEqual({ code: 'no-address', facts: { address } });
    },
  );
});

/** Says the same again as long as somebody listens. */
function forever(socket: Socket, piece: string): void {
  const more = (): void => {
    while (socket.writable && socket.write(piece));
  };
  socket.on('drain', more);
  more();
}

describe('something else', () => {
  test.for<readonly [string, (socket: Socket) => void]>([
    ['hangs up at once', (socket) => void socket.destroy()],
    ['hangs up after the first word', (socket) => void socket.once('data', () => socket.destroy())],
    ['says something else', (socket) => void socket.write('220 mail.example ESMTP\r\n')],
    ['says nonsense', (socket) => void socket.end(Buffer.from([0, 255, 13, 10, 0, 7, 200, 13, 10]))],
    ['talks without an end', (socket) => forever(socket, 'x'.repeat(65_536))],
    ['says lines without an end', (socket) => forever(socket, 'more of it\r\n'.repeat(5_000))],
    [
      'has headers without an end',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        forever(socket, `x-more: ${'y'.repeat(1_000)}\r\n`);
      },
    ],
    [
      'has a page without an end',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        forever(socket, 'z'.repeat(65_536));
      },
    ],
    [
      'sends one elsewhere',
      (socket) =>
        void socket.end(
          'HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/socket.io/\r\nContent-Length: 0\r\n\r\n',
        ),
    ],
    [
      'answers as a port with TLS does',
      (socket) => void socket.once('data', () => socket.end(Buffer.from([0x15, 3, 1, 0, 2, 2, 70]))),
    ],
    ['knows WebSocket and hangs up', (socket) => webSocket(Buffer.from([0x88, 0]))(socket)],
    ['knows WebSocket and speaks another language', webSocket(frame('hello there'))],
    ['knows WebSocket and shakes hands badly', webSocket(frame('0{"sid":5'))],
    ['knows WebSocket and shakes no hands', webSocket(frame('0null'))],
    ['knows WebSocket and shakes empty hands', webSocket(frame('0{}'))],
    [
      'knows WebSocket and shakes hands of strange sizes',
      webSocket(frame('0{"sid":[],"upgrades":7,"pingInterval":-1,"pingTimeout":"x"}'), frame('41')),
    ],
    [
      'knows WebSocket and announces more than anybody can hear',
      webSocket(Buffer.from([0x81, 127, 0, 0, 1, 0, 0, 0, 0, 0]), Buffer.alloc(1_000)),
    ],
    ['knows WebSocket and breaks its rules', webSocket(Buffer.from([0xff, 0xff, 0xff]))],
    [
      'knows Socket.IO and keeps one waiting for an attachment',
      webSocket(
        frame('0{"sid":"a","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000}'),
        frame('40{"sid":"b"}'),
        frame('4599999-["message",{"_placeholder":true,"num":0}]'),
        frame('42["message",1]'),
      ),
    ],
  ])('%s', async ([, meet]) => {
    const address = at(await somebody(meet));
    expect(await reach(address)).toEqual({ code: 'no-parlor', facts: { address } });
  });

  test('is a web server', async () => {
    const address = at(
      await listenTo(createHttpServer((_, response) => void response.end('<h1>Hello</h1>'))),
    );
    expect(await reach(address)).toEqual({ code: 'no-parlor', facts: { address } });
  });

  test('is a server with TLS', async () => {
    const address = at(await listenTo(createTlsServer()));
    expect(await reach(address)).toEqual({ code: 'no-parlor', facts: { address } });
  });

  test.for<readonly [string, (socket: Socket) => void]>([
    ['says nothing', () => undefined],
    [
      'keeps on asking for patience',
      (socket) => void socket.once('data', () => socket.write('HTTP/1.1 100 Continue\r\n\r\n')),
    ],
    ['knows WebSocket and says nothing', webSocket()],
    [
      'knows Socket.IO and says nothing',
      webSocket(
        frame('0{"sid":"a","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000}'),
      ),
    ],
  ])('%s, and is waited for no longer than people bear', async ([, meet]) => {
    const address = at(await somebody(meet));
    expect(await reach(address, 200)).toEqual({ code: 'no-parlor', facts: { address } });
  });

  test('greets nobody', async () => {
    const address = at((await standIn(null)).port);
    expect(await reach(address, 300)).toEqual({ code: 'no-parlor', facts: { address } });
  });

  test.for<readonly [string, unknown]>([
    ['a word', 'welcome'],
    ['nothing', null],
    ['no message', { type: 'welcome' }],
    ['a message that comes later', { type: 'accepted', id: 'm1', version: 1 }],
    ['a welcome to its owner', { ...WELCOME, role: 'owner' }],
    ['a welcome of another protocol', { ...WELCOME, protocol: PROTOCOL_VERSION + 1 }],
    ['a welcome with more in it', { ...WELCOME, secret: 'x' }],
  ])('greets with %s', async ([, greeting]) => {
    const { port } = await standIn(greeting === null ? [null] : greeting);
    expect((await reach(at(port))).code).toBe('no-parlor');
  });
});

test('a host that is full says so', async () => {
  const port = await somebody(
    (socket) => void socket.once('data', () => socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n')),
  );
  expect(await reach(at(port))).toEqual({ code: 'too-many-guests', facts: {} });
});

test('whatever name has led there, a host is called by its own address', async () => {
  let request = '';
  const port = await somebody(
    (socket) => void socket.once('data', (said: Buffer) => socket.end(`${(request = said.toString())}`)),
  );
  await reach(`localhost:${port}`);
  expect(request).toMatch(new RegExp(`\r\nHost: (127\\.0\\.0\\.1|\\[::1\\]):${port}\r\n`, 'iu'));
  expect(request).toMatch(new RegExp(`\r\nOrigin: http://(127\\.0\\.0\\.1|\\[::1\\]):${port}\r\n`, 'iu'));
});

test('a host of another version says which one each of them has', async () => {
  const { port, heard } = await standIn({
    type: 'trouble',
    code: 'protocol-version',
    facts: { host: '0.9.0', guest: '0.0.1' },
    id: null,
  });
  expect(await reach(at(port))).toEqual({
    code: 'protocol-version',
    facts: { host: '0.9.0', guest: '0.0.1' },
  });
  expect(heard.all).toEqual([{ type: 'hello', protocol: PROTOCOL_VERSION, program: '0.0.1' }]);
});
