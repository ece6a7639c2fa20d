// For tests: hosts over temporary folders, and clients that speak to them through the real listener.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import type { ToClient } from '../engine/protocol/to-client.ts';
import type { ToTable } from '../engine/protocol/to-table.ts';
import { PROTOCOL_VERSION } from '../engine/protocol/version.ts';
import { threadWorkers } from './bots/thread.ts';
import type { HostSetup } from './host.ts';
import { noListener, quietNetwork } from './network/quiet.testing.ts';

/** A temporary data folder with a small renderer beside it. */
export function temporaryFolder(): { data: string; rendererRoot: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-host-'));
  const rendererRoot = join(folder, 'renderer');
  mkdirSync(join(rendererRoot, 'assets'), { recursive: true });
  writeFileSync(join(rendererRoot, 'index.html'), '<!doctype html><title>Parlor Tricks</title>');
  writeFileSync(join(rendererRoot, 'assets', 'index-abcd1234.js'), 'export {};');
  writeFileSync(join(folder, 'secret.txt'), 'not to be served');
  return {
    data: join(folder, 'data'),
    rendererRoot,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What a host is given in tests: any free port, bots that answer at once. */
export function testSetup(given: { data: string; rendererRoot: string } & Partial<HostSetup>): HostSetup {
  return {
    port: 0,
    program: '0.0.0',
    clock: Date.now,
    randomBytes,
    botWorker: threadWorkers(new URL('bots/worker.ts', import.meta.url)),
    botBudget: { ms: 5000, steps: 1 },
    botPaceMs: 0,
    log: () => {},
    show: () => Promise.resolve(false),
    network: quietNetwork(noListener),
    ...given,
  };
}

/** Opens an address as a browser does and answers the Cookie header that it keeps. */
export async function cookieFrom(address: string): Promise<string> {
  const response = await fetch(address, { redirect: 'manual' });
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

export interface TestClient {
  readonly socket: Socket;
  /** Every frame that arrived, as text. */
  readonly frames: string[];
  readonly messages: ToClient[];
  say(message: ToTable | Record<string, unknown>): void;
  /** The first message from `from` on (default: of all) for which `wanted` holds, awaited if need be. */
  find<T extends ToClient['type']>(
    type: T,
    wanted?: (message: Extract<ToClient, { type: T }>) => boolean,
  ): Promise<Extract<ToClient, { type: T }>>;
  /** Called with every message; the answer stops that. */
  onMessage(hear: (message: ToClient) => void): () => void;
  close(): void;
}

/** Connects a client that has a cookie, and says hello. */
export function connect(port: number, cookie: string): Promise<TestClient> {
  return connectWith(`http://127.0.0.1:${port}`, { cookie });
}

/** Connects a client to a listener as a page of it does, and says hello. */
export async function connectWith(
  origin: string,
  headers: Readonly<Record<string, string>>,
): Promise<TestClient> {
  const socket = io(origin, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { ...headers, origin },
  });
  const client = clientOver(socket);
  await connected(socket);
  client.say({ type: 'hello', protocol: PROTOCOL_VERSION });
  await client.find('welcome');
  return client;
}

function clientOver(socket: Socket): TestClient {
  const frames: string[] = [];
  const messages: ToClient[] = [];
  const listeners = new Set<(message: ToClient) => void>();
  socket.io.engine.on('packet', (packet) => frames.push(String(packet.data)));
  socket.on('message', (message: ToClient) => {
    messages.push(message);
    for (const hear of listeners) hear(message);
  });
  return {
    socket,
    frames,
    messages,
    say: (message) => void socket.emit('message', message),
    find: (type, wanted = () => true) =>
      new Promise((resolve) => {
        const matches = (message: ToClient): boolean => {
          if (message.type !== type || !wanted(message as never)) return false;
          listeners.delete(matches);
          resolve(message as never);
          return true;
        };
        if (!messages.some(matches)) listeners.add(matches);
      }),
    onMessage(hear) {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
    close: () => void socket.close(),
  };
}

async function connected(socket: Socket): Promise<void> {
  const failed = new Promise<never>((_, reject) => socket.once('connect_error', reject));
  await Promise.race([once(socket as never, 'connect'), failed]);
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];

/** A request for a table with people at the seats `at`, none for null, and bots at the others. */
export function openRequest(
  seats: number,
  at: number | readonly number[] | null,
  bot = 'random',
): Extract<ToTable, { type: 'open' }> {
  const people = typeof at === 'number' ? [at] : (at ?? []);
  return {
    type: 'open',
    id: 'open-1',
    game: 'magic-trick',
    seats: Array.from({ length: seats }, (_, seat) =>
      people.includes(seat)
        ? { kind: 'person', name: NAMES[people.indexOf(seat)] ?? `Person ${seat}` }
        : { kind: 'bot', name: `Bot ${seat}`, bot },
    ),
    options: {},
  };
}
