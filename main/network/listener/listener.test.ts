// Tests of the listener on the network: what it serves and to whom, under which names, and who may open a socket.
import { symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../host.testing.ts';
import { ask, connectGuest, isLetIn, openStandIn, sayRaw, type StandIn } from './listener.testing.ts';

const folder = temporaryFolder();
let standIn: StandIn;
let port = 0;

beforeAll(() => {
  symlinkSync(join(folder.rendererRoot, '..', 'secret.txt'), join(folder.rendererRoot, 'link.txt'));
});
beforeEach(async () => {
  standIn = await openStandIn(folder.rendererRoot);
  ({ port } = standIn.listener);
});
afterEach(() => standIn.listener.close());
afterAll(() => folder.remove());

describe('what is served', () => {
  test('is the page and its files, to everybody, without a cookie', async () => {
    const page = await ask(port, '/');
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('<title>') as string });
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    });
    for (const absent of [
      'set-cookie',
      'strict-transport-security',
      'cross-origin-opener-policy',
      'access-control-allow-origin',
    ])
      expect(page.headers).not.toHaveProperty(absent);
    expect(await ask(port, '/assets/index-abcd1234.js')).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'private, max-age=31536000, immutable' },
    });
    expect(await ask(port, '/?renderer=canvas')).toMatchObject({ status: 200 });
  });

  test('is answered to HEAD without its content', async () => {
    const head = await ask(port, '/', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
  });

  test.for([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%5c..%5c..%5csecret.txt',
    '/assets/..\\..\\secret.txt',
    '/secret.txt%00.html',
    '/index.html%00',
    '/%',
    '/%c0%ae%c0%ae/secret.txt',
    '/link.txt',
    '/.hidden.txt',
    '/assets',
    '/assets/',
    '//etc/passwd',
    '/etc/passwd',
    '/C:/secret.txt',
    '/control/show',
    '/socket.io/',
    '/socket.io/?EIO=4&transport=polling',
    '/socket.io/socket.io.js',
    'http://127.0.0.1/secret.txt',
    '*',
  ])('is nothing else: %s', async (path) => {
    const { status, body } = await ask(port, path);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('not to be served');
  });

  test.for(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'PROPFIND'])(
    'is nothing to %s, at the control path neither',
    async (method) => {
      for (const path of ['/', '/control/show']) {
        const answer = await ask(port, path, { method, headers: { authorization: 'Bearer x' } });
        expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
      }
    },
  );

  test('is nothing to who tunnels, or sends something along with a question', async () => {
    expect(await sayRaw(port, `CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`)).toBe('');
    const head = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n`;
    for (const rest of [
      'Content-Length: 5\r\n\r\nhello',
      'Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /link.txt HTTP/1.1\r\n\r\n',
      'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde',
      'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n',
    ]) {
      const answer = await sayRaw(port, head + rest);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
    }
  });

  test('is nothing for a head that is too long', async () => {
    const head = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX: ${'x'.repeat(10_000)}\r\n\r\n`;
    expect(await sayRaw(port, head)).toMatch(/^HTTP\/1\.1 431 /);
  });
});

describe('a name', () => {
  const nameOfMachine = hostname();
  const short = nameOfMachine.split('.')[0] ?? '';
  const statusUnder = async (host: string): Promise<number> =>
    (await ask(port, '/', { headers: { host } })).status;

  test('is ours when it is our address, or a name of this machine', async () => {
    for (const name of [
      '127.0.0.1',
      nameOfMachine,
      short,
      `${short}.local`,
      `${short.toUpperCase()}.Local.`,
      'parlor.test',
      'PARLOR.TEST.',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
    ])
      expect([name, await statusUnder(`${name}:${port}`)]).toEqual([name, 200]);
  });

  test.for([
    'evil.example',
    'localhost.evil.example',
    '192.168.1.20',
    '127.0.0.2',
    '0x7f.1',
    '2130706433',
    '127.1',
    '[::1]',
    '[::2]',
    '',
    '.',
    'parlor.test..',
    'a@127.0.0.1',
    '127.0.0.1/',
    '[127.0.0.1',
    '__proto__',
    'constructor',
  ])('"%s" is not', async (name) => {
    const { status, body } = await ask(port, '/', { headers: { host: `${name}:${port}` } });
    expect([400, 403]).toContain(status);
    expect(body).not.toContain('<title>');
    if (status === 403) expect(body).toContain('not under that name');
  });

  test('needs our port', async () => {
    for (const host of [
      '127.0.0.1',
      '127.0.0.1:1',
      `127.0.0.1:${port}0`,
      `127.0.0.1:0${port}:`,
      '127.0.0.1:',
    ])
      expect([host, [400, 403].includes(await statusUnder(host))]).toEqual([host, true]);
  });

  test('is given once', async () => {
    const twice = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`;
    expect(await sayRaw(port, twice)).toMatch(/^HTTP\/1\.1 40[03] /);
    expect(await sayRaw(port, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('a socket', () => {
  test('is let in from our own page, under each of our names', async () => {
    expect(await isLetIn(port, {})).toBe(true);
    const host = `parlor.test:${port}`;
    expect(await isLetIn(port, { host, origin: `http://${host}` })).toBe(true);
    expect(await isLetIn(port, { host: `Parlor.Test.:${port}`, origin: `http://parlor.test.:${port}` })).toBe(
      true,
    );
  });

  test('is let in from no other page', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      '',
      'file://',
      `https://127.0.0.1:${port}`,
      `http://127.0.0.1:${port + 1}`,
      `http://localhost:${port}`,
      `http://127.0.0.1:${port}/`,
      `http://127.0.0.1:${port}.evil.example`,
    ])
      expect([origin, await isLetIn(port, { origin })]).toEqual([origin, false]);
    expect(await isLetIn(port, { host: `evil.example:${port}`, origin: `http://evil.example:${port}` })).toBe(
      false,
    );
    expect(await isLetIn(port, { host: `parlor.test:${port}` })).toBe(false);
    expect(standIn.guests).toEqual([]);
  });

  const upgrade = (path: string, headers: Record<string, string | null> = {}): Promise<string> => {
    const all = {
      Host: `127.0.0.1:${port}`,
      Origin: `http://127.0.0.1:${port}`,
      Upgrade: 'websocket',
      Connection: 'Upgrade',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      ...headers,
    };
    const lines = Object.entries(all).flatMap(([name, value]) =>
      value === null ? [] : [`${name}: ${value}`],
    );
    return sayRaw(port, `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  };
  const SOCKET = '/socket.io/?EIO=4&transport=websocket';

  test('is one of Socket.IO over websocket, and nothing else', async () => {
    expect(await upgrade(SOCKET, { Origin: null })).toMatch(/^HTTP\/1\.1 403 /);
    for (const path of [
      '/',
      '/socket.io',
      '/socket.io/x?EIO=4&transport=websocket',
      '/control/show',
      '/socket.iox/?EIO=4&transport=websocket',
    ])
      expect(await upgrade(path)).toMatch(/^HTTP\/1\.1 404 /);
    for (const query of [
      '',
      '?EIO=4',
      '?EIO=3&transport=websocket',
      '?EIO=4&transport=polling',
      '?EIO=4&transport=webtransport',
      '?EIO=4&transport=websocket&sid=x',
      '?EIO=4&transport=__proto__',
    ])
      expect(await upgrade(`/socket.io/${query}`)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await upgrade(SOCKET, { Upgrade: 'h2c' })).toMatch(/^HTTP\/1\.1 400 /);
    expect(await upgrade(SOCKET, { 'Sec-WebSocket-Version': '99' })).toMatch(/^HTTP\/1\.1 400 /);
    expect(await upgrade(SOCKET, { 'Sec-WebSocket-Key': 'x' })).toMatch(/^HTTP\/1\.1 400 /);
    expect(standIn.guests).toEqual([]);
  });

  test('knows one namespace', async () => {
    expect(await isLetIn(port, {}, '/admin')).toBe(false);
    expect(await isLetIn(port, {}, '/__proto__')).toBe(false);
  });

  test('comes from the address that it comes from', async () => {
    const guest = connectGuest(port);
    guest.say({ type: 'hello', protocol: 4 });
    await guest.find(({ type }) => type === 'trouble');
    expect(standIn.guests.map(({ from }) => from)).toEqual(['127.0.0.1']);
    expect(standIn.heard).toEqual([{ type: 'hello', protocol: 4 }]);
    guest.socket.close();
  });

  test('is heard with what guests may say and nothing else', async () => {
    const guest = connectGuest(port);
    const table = 't';
    for (const message of [
      { type: 'open', id: 'a', game: 'magic-trick', seats: [{ kind: 'open' }], options: {} },
      { type: 'host', id: 'b', table, on: false },
      { type: 'admit', id: 'c', table, request: 'r', yes: true },
      { type: 'remove', id: 'd', table, guest: 'g' },
      { type: 'sit', id: 'e', table, seat: 0, who: { kind: 'person' } },
      { type: 'lift', id: 'f', table, seat: 0 },
      { type: 'begin', id: 'g', table },
      { type: 'reach', id: 'h', address: '127.0.0.1' },
      { type: 'leave', id: 'i', extra: true },
    ])
      guest.say(message);
    guest.say({ type: 'leave', id: 'last' });
    await guest.find((message) => message.type === 'trouble' && message.id === 'last');
    expect(guest.messages.map((each) => each.type === 'trouble' && [each.code, each.id])).toEqual([
      ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((id) => ['malformed', id]),
      ['no-such-table', 'last'],
    ]);
    expect(standIn.heard).toEqual([{ type: 'leave', id: 'last' }]);
    guest.socket.close();
  });

  test('that is hung up has heard what was said before', async () => {
    const guest = connectGuest(port);
    guest.say({ type: 'leave', id: 'x' });
    await guest.find(({ type }) => type === 'trouble');
    const [host] = standIn.guests;
    host?.client.send({ type: 'guest', table: 't', id: null, standing: 'elsewhere', seat: 1 });
    host?.client.hangUp();
    expect(await guest.ended).toBe('io server disconnect');
    expect(guest.messages.at(-1)).toMatchObject({ type: 'guest', standing: 'elsewhere' });
    host?.client.send({ type: 'guest', table: 't', id: null, standing: 'seated', seat: 1 });
    await expect.poll(() => standIn.gone).toBe(1);
  });
});

describe('a port', () => {
  test('is the next one where the first is taken, and the same after a restart', async () => {
    const second = await openStandIn(folder.rendererRoot, { port });
    expect(second.listener.port).toBeGreaterThan(port);
    const again = second.listener.port;
    await second.listener.close();
    const third = await openStandIn(folder.rendererRoot, { port: again });
    expect(third.listener.port).toBe(again);
    await third.listener.close();
  });

  test('is one and the same at several addresses', async () => {
    const both = await openStandIn(folder.rendererRoot, { at: ['127.0.0.1', '127.0.0.2'] });
    for (const host of ['127.0.0.1', '127.0.0.2'])
      expect(await ask(both.listener.port, '/', { host })).toMatchObject({ status: 200 });
    await both.listener.close();
    await expect(ask(both.listener.port, '/', { host: '127.0.0.2' })).rejects.toThrow('ECONNREFUSED');
  });

  test('that is taken at the second of them is passed over', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => void other.listen(port + 1, '127.0.0.2', resolve));
    const both = await openStandIn(folder.rendererRoot, { port: port + 1, at: ['127.0.0.1', '127.0.0.2'] });
    expect(both.listener.port).toBeGreaterThan(port + 1);
    await both.listener.close();
    other.close();
  });

  test('at an address that is not ours is a problem in words', async () => {
    await expect(openStandIn(folder.rendererRoot, { at: ['192.0.2.1'] })).rejects.toThrow(/cannot be used/);
  });

  test('is open at all addresses where none is named, of IPv6 too where there is one', async () => {
    const everywhere = await openStandIn(folder.rendererRoot, { at: [] });
    for (const host of ['127.0.0.1', '127.0.0.3'])
      expect(await ask(everywhere.listener.port, '/', { host })).toMatchObject({ status: 200 });
    await everywhere.listener.close();
  });
});
