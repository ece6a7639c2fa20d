// Tests of the door: who is let in, what is served, and what becomes of floods and forgeries.
import { connect as connectTcp, createServer } from 'node:net';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MOST_PIECE_CHARACTERS } from '../../engine/protocol/kept.ts';
import { startHost, type Host, type HostSetup } from '../host.ts';
import {
  connect,
  cookieFrom,
  openRequest,
  temporaryFolder,
  testSetup,
  type TestClient,
} from '../host.testing.ts';

const folder = temporaryFolder();
const clients: TestClient[] = [];
let host: Host;
let lines: string[] = [];

const setup = (given: Partial<HostSetup> = {}): HostSetup =>
  testSetup({
    ...folder,
    log: (line) => lines.push(line),
    ...given,
  });

beforeEach(async () => {
  lines = [];
  const started = await startHost(setup());
  if (!started) throw new Error('The host did not start.');
  host = started;
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await host.close();
});

async function enter(): Promise<TestClient> {
  const client = await connect(host.port, await cookieFrom(host.newAddress()));
  clients.push(client);
  return client;
}

/** A request exactly as given: no client tidies up its path or its Host header. */
function get(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, unknown>; body: string }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: host.port, path, headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    })
      .on('error', reject)
      .end();
  });
}
const path = (address: string): string => address.slice(address.indexOf('/?'));

describe('an address', () => {
  test('works once: its token becomes a cookie and leaves the address', async () => {
    const address = host.newAddress();
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{22}$/);
    const first = await get(path(address));
    expect(first).toMatchObject({ status: 303, headers: { location: '/' } });
    expect(String(first.headers['set-cookie'])).toMatch(
      /^parlor-\d+=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/,
    );
    expect(await get(path(address))).toMatchObject({
      status: 403,
      body: expect.stringContaining('start Parlor Tricks again') as string,
    });
  });

  test('keeps what else stands in it', async () => {
    expect((await get(`${path(host.newAddress())}&renderer=canvas`)).headers['location']).toBe(
      '/?renderer=canvas',
    );
  });

  test.for([
    '/',
    '/?token=',
    '/?token=AAAAAAAAAAAAAAAAAAAAAA',
    '/assets/index-abcd1234.js',
    '/socket.io/?EIO=4&transport=websocket',
  ])('without its token, %s stays closed', async (closed) => {
    const { status, body } = await get(closed);
    expect([400, 403]).toContain(status);
    expect(body).not.toContain('<title>');
  });

  test('a cookie goes on working after a reload, and a wrong one does not', async () => {
    const cookie = await cookieFrom(host.newAddress());
    for (let reload = 0; reload < 2; reload += 1) {
      expect(await get('/', { cookie })).toMatchObject({
        status: 200,
        body: expect.stringContaining('<title>') as string,
      });
    }
    expect((await get('/', { cookie: `${cookie.slice(0, -1)}-` })).status).toBe(403);
    expect((await get('/', { cookie: cookie.replace('parlor-', 'other-') })).status).toBe(403);
  });

  test('no secret is logged', async () => {
    const address = host.newAddress();
    const cookie = await cookieFrom(address);
    await get('/?token=wrong', { cookie });
    for (const secret of [path(address).slice(8), cookie.split('=')[1] ?? ''])
      expect(lines.join('\n')).not.toContain(secret);
  });
});

describe('what is served', () => {
  test('has its type, may load nothing from elsewhere, and is kept as long as it may be', async () => {
    const cookie = await cookieFrom(host.newAddress());
    const page = await get('/', { cookie });
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    const script = await get('/assets/index-abcd1234.js', { cookie });
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'private, max-age=31536000, immutable',
    });
  });

  test.for([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%5c..%5c..%5csecret.txt',
    '//etc/passwd',
    '/secret.txt%00.html',
    '/%',
    '/link.txt',
    '/.hidden.txt',
    '/assets',
    'http://127.0.0.1/secret.txt',
  ])('nothing outside its folder: %s', async (wrong) => {
    const cookie = await cookieFrom(host.newAddress());
    try {
      symlinkSync(join(folder.rendererRoot, '..', 'secret.txt'), join(folder.rendererRoot, 'link.txt'));
    } catch {
      // It is there from the row before.
    }
    const { status, body } = await get(wrong, { cookie });
    expect([400, 403, 404]).toContain(status);
    expect(body).not.toContain('not to be served');
  });

  test.for(['evil.example', '127.0.0.1', '127.0.0.1:1', 'localhost.evil.example:80'])(
    'nothing under the name "%s"',
    async (name) => {
      const cookie = await cookieFrom(host.newAddress());
      expect([400, 403]).toContain((await get('/', { cookie, host: name })).status);
    },
  );

  test('the same under localhost', async () => {
    const cookie = await cookieFrom(host.newAddress());
    expect((await get('/', { cookie, host: `localhost:${host.port}` })).status).toBe(200);
  });
});

describe('a socket', () => {
  const refused = (headers: Record<string, string>): Promise<string> =>
    new Promise((resolve) => {
      const socket = io(`http://127.0.0.1:${host.port}`, {
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        extraHeaders: headers,
      });
      socket.once('connect', () => resolve('let in'));
      socket.once('connect_error', () => resolve('refused'));
      socket.once('connect', () => socket.close());
    });

  test('needs the cookie, our own origin and our own name', async () => {
    const cookie = await cookieFrom(host.newAddress());
    const origin = `http://127.0.0.1:${host.port}`;
    expect(await refused({ cookie, origin })).toBe('let in');
    expect(await refused({ origin })).toBe('refused');
    expect(await refused({ cookie })).toBe('refused');
    expect(await refused({ cookie, origin: 'https://evil.example' })).toBe('refused');
    expect(await refused({ cookie, origin: 'null' })).toBe('refused');
    expect(await refused({ cookie, origin: `http://127.0.0.1:${host.port + 1}` })).toBe('refused');
    expect(await refused({ cookie, origin, host: `evil.example:${host.port}` })).toBe('refused');
  });

  test('that says nonsense is told so and stays', async () => {
    const client = await enter();
    const nonsense = [
      null,
      7,
      'hello',
      [],
      {},
      { type: 'open', id: 'x' },
      { type: 'join', id: 'x', table: 't', seat: 1 },
      { type: 'leave', id: 'y'.repeat(20_000) },
    ];
    for (const message of nonsense) client.socket.emit('message', message);
    client.socket.emit('other', { type: 'leave', id: 'x' });
    client.socket.emit('message', { type: 'leave', id: 'last' });
    await client.find('tables');
    const troubles = client.messages.filter(({ type }) => type === 'trouble');
    expect(troubles).toHaveLength(nonsense.length + 1);
    expect(troubles.every((each) => each.type === 'trouble' && each.code === 'malformed')).toBe(true);
  });

  test('that speaks another version of the protocol, or says no hello, is told so', async () => {
    const client = await enter();
    client.say({ type: 'hello', protocol: 99 });
    expect(await client.find('trouble')).toMatchObject({ code: 'protocol-version' });
    const rude = io(`http://127.0.0.1:${host.port}`, {
      transports: ['websocket'],
      forceNew: true,
      extraHeaders: { cookie: await cookieFrom(host.newAddress()), origin: `http://127.0.0.1:${host.port}` },
    });
    rude.emit('message', { type: 'join', id: 'j', table: 't' });
    const [answer] = (await once(rude as never, 'message')) as unknown[];
    expect(answer).toMatchObject({ type: 'trouble', code: 'no-hello', id: 'j' });
    rude.close();
  });

  test('that names an unknown table or one it has not joined is told so', async () => {
    const client = await enter();
    client.say({ type: 'join', id: 'j', table: 'nowhere' });
    expect(await client.find('trouble', ({ id }) => id === 'j')).toMatchObject({ code: 'no-such-table' });
    client.say({ type: 'move', id: 'm', table: 'nowhere', question: 'q', move: { type: 'pass' } });
    expect(await client.find('trouble', ({ id }) => id === 'm')).toMatchObject({ code: 'not-at-table' });
  });

  test('that floods is told once and in the end cut off, and the host goes on', async () => {
    const flood = await enter();
    const gone = once(flood.socket as never, 'disconnect');
    for (let count = 0; count < 2000; count += 1) flood.say({ type: 'nonsense' });
    await gone;
    expect(
      flood.messages.filter((each) => each.type === 'trouble' && each.code === 'too-fast').length,
    ).toBeLessThan(100);
    const calm = await enter();
    expect(calm.messages[0]).toMatchObject({ type: 'welcome' });
  });

  test('that floods is cut off also when some of it is not too fast', async () => {
    const flood = await enter();
    let isGone = false;
    flood.socket.once('disconnect', () => (isGone = true));
    // In portions, so that the limit recovers in between and lets messages through.
    for (let portion = 0; portion < 100 && !isGone; portion += 1) {
      for (let count = 0; count < 40; count += 1) flood.say({ type: 'nonsense' });
      await sleep(25);
    }
    expect(isGone).toBe(true);
    const accepted = flood.messages.filter((each) => each.type === 'trouble' && each.code === 'malformed');
    expect(accepted.length).toBeGreaterThan(100);
  });

  test('that asks too fast is answered each time by the id of its request, in time to ask again', async () => {
    const hasty = await enter();
    const all = Array.from({ length: 200 }, (_, count) => `m${count}`);
    for (const id of all) hasty.say({ type: 'move', id, table: 't', question: 'q', move: { type: 'pass' } });
    await Promise.all(all.map((id) => hasty.find('trouble', (answer) => answer.id === id)));
    const hurried = hasty.messages.filter((each) => each.type === 'trouble' && each.code === 'too-fast');
    expect(hurried.length).toBeGreaterThan(0);
  });

  test('may send a piece of a file, however its characters are written', async () => {
    const client = await enter();
    for (const [id, character] of [
      ['plain', 'x'],
      ['quotes', '"'],
      ['zeros', '\0'],
      ['cards', '♠'],
    ] as const) {
      const text = character.repeat(MOST_PIECE_CHARACTERS);
      client.say({ type: 'import', id, name: 'a.parlor', file: id, piece: 0, pieces: 2, text });
      await client.find('done', (answer) => answer.id === id);
    }
  });

  test('that sends too large a frame is cut off, and the host goes on', async () => {
    const large = await enter();
    const gone = once(large.socket as never, 'disconnect');
    large.say({ type: 'leave', id: 'x'.repeat(200_000) });
    await gone;
    expect((await enter()).messages[0]).toMatchObject({ type: 'welcome' });
  });

  test('that considers too fast is told so', async () => {
    const client = await enter();
    client.say(openRequest(4, 0));
    const { table, view } = await client.find('view');
    const { question } = view as unknown as { question: { id: string } };
    for (let count = 0; count < 60; count += 1) {
      client.say({
        type: 'consider',
        id: `c${count}`,
        table,
        question: question.id,
        partial: { type: 'arrange', order: [] },
      });
    }
    await client.find('trouble', ({ code }) => code === 'too-fast');
    await client.find('considered');
  });
});

describe('a port', () => {
  test('that is taken is named, and the folder is free again afterwards', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const elsewhere = temporaryFolder();
    await expect(startHost(setup({ ...elsewhere, port }))).rejects.toThrow(`Port ${port} is taken`);
    const started = await startHost(setup({ ...elsewhere }));
    expect(started).not.toBeNull();
    await started?.close();
    other.close();
    elsewhere.remove();
  });

  test('is open on the loopback only while the host runs', async () => {
    const { port } = host;
    await host.close();
    const [error] = (await once(connectTcp({ host: '127.0.0.1', port }), 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNREFUSED');
  });
});
