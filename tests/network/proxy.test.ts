// The proxy itself: it cuts where it is told to, and what it lets through is what was said.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { openProxy, type Proxy, type Verdict } from './proxy.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

interface Said {
  readonly type: string;
  readonly text: string;
}

/** A server that says everything back, with a proxy before it; what it has heard, and from which pages. */
async function begin() {
  const heard: Said[] = [];
  const origins: unknown[] = [];
  const http = createServer();
  const server = new Server(http, { transports: ['websocket'] });
  endings.push(() => server.close());
  server.on('connection', (socket) => {
    origins.push([socket.handshake.headers.host, socket.handshake.headers.origin]);
    socket.on('message', (said: Said) => {
      heard.push(said);
      socket.emit('message', { type: 'echo', text: said.text });
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const proxy = await openProxy(() => port, '127.0.0.9');
  endings.push(() => proxy.close());
  return { heard, origins, port, proxy };
}

/** A client that says something; kept with the answer, or with null when the link was cut before it. */
async function answerThrough(proxy: Proxy, text: string): Promise<string | null> {
  const socket = io(proxy.origin, { transports: ['websocket'], reconnection: false, forceNew: true });
  endings.push(() => socket.close());
  await once(socket as never, 'connect');
  const answered = once(socket as never, 'message').then(([answer]) => (answer as Said).text);
  const cut = once(socket as never, 'disconnect').then(() => null);
  socket.emit('message', { type: 'say', text });
  return Promise.race([answered, cut]);
}

test.for([10, 200, 70_000])('a message of %i characters goes through as it is', async (length) => {
  const { proxy, origins, port } = await begin();
  const text = 'é'.repeat(length);
  expect(await answerThrough(proxy, text)).toBe(text);
  expect(origins).toEqual([[`127.0.0.1:${port}`, `http://127.0.0.1:${port}`]]);
});

test.for<[Verdict, 'up' | 'down', heard: number, answer: string | null]>([
  ['cut before', 'up', 0, null],
  ['cut amid', 'up', 0, null],
  ['cut after', 'up', 1, null],
  ['cut before', 'down', 1, null],
  ['cut amid', 'down', 1, null],
  ['cut after', 'down', 1, 'a text'],
])('%s on the way %s', async ([verdict, way, heardThen, answer]) => {
  const { proxy, heard } = await begin();
  proxy.rule = (direction) => (direction === way ? verdict : 'pass');
  expect(await answerThrough(proxy, 'a text')).toBe(answer);
  await expect.poll(() => heard.length).toBe(heardThen);
  expect(proxy.cuts).toBe(1);
  await expect.poll(() => proxy.isUp()).toBe(false);

  proxy.rule = () => 'pass';
  expect(await answerThrough(proxy, 'again')).toBe('again');
});

test('a link that falls silent stays so until it is cut', async () => {
  const { proxy, heard } = await begin();
  proxy.rule = () => 'freeze';
  const answer = answerThrough(proxy, 'a text');
  await expect.poll(() => proxy.freezes).toBe(1);
  expect(proxy.isUp()).toBe(false);
  expect(heard).toEqual([]);
  proxy.cut();
  expect(await answer).toBe(null);
});
