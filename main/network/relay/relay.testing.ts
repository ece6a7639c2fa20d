// For tests: somebody at an address who is a host in parts, and a window that is told of it.
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server as TcpServer, type Socket as TcpSocket } from 'node:net';
import { Server, type Socket } from 'socket.io';
import type { FromGuest } from '../../../engine/protocol/from-guest.ts';
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import { PROTOCOL_VERSION } from '../../../engine/protocol/version.ts';
import type { Storage } from '../../storage/port.ts';
import { createAbroad, type AbroadParts, type Traveller } from './abroad.ts';

const undo: (() => void | Promise<void>)[] = [];

/** Ends what was started, the newest first; after each test. */
export async function endAll(): Promise<void> {
  for (const step of undo.splice(0).toReversed()) await step();
}

/** Words and ways to wait for one that is to come. */
export interface Heard<T> {
  readonly all: T[];
  add(word: T): void;
  /** The first for which `wanted` holds, of those from `from` on. */
  find(wanted: (word: T) => boolean, from?: number): Promise<T>;
}

export function listening<T>(): Heard<T> {
  const all: T[] = [];
  const waiting = new Set<() => void>();
  return {
    all,
    add(word) {
      all.push(word);
      for (const look of waiting) look();
    },
    find: (wanted, from = 0) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = all.slice(from).find(wanted);
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}

export interface StandIn {
  readonly port: number;
  readonly heard: Heard<FromGuest>;
  /** Says something to whoever has come last. */
  say(message: unknown): void;
  /** Sends any event. */
  emit(event: string, ...said: unknown[]): void;
  hangUp(): void;
  close(): Promise<void>;
}

export const WELCOME: ToClient = {
  type: 'welcome',
  protocol: PROTOCOL_VERSION,
  program: '0.0.0',
  role: 'guest',
  tables: [],
  elsewhere: [],
};

/** A host that says what it is told to. @param greeting what it answers to hello; null for nothing */
export async function standIn(greeting: unknown = WELCOME, port = 0): Promise<StandIn> {
  const http = createHttpServer();
  const server = new Server(http, { transports: ['websocket'], serveClient: false });
  const heard = listening<FromGuest>();
  let last: Socket | null = null;
  server.on('connection', (socket) => {
    last = socket;
    socket.on('message', (message: FromGuest) => {
      heard.add(message);
      if (message.type === 'hello' && greeting !== null) socket.emit('message', greeting);
    });
  });
  await new Promise<void>((resolve) => void http.listen(port, '127.0.0.1', resolve));
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    await server.close();
  };
  undo.push(close);
  return {
    port: (http.address() as AddressInfo).port,
    heard,
    say: (message) => void last?.emit('message', message),
    emit: (event, ...said) => void last?.emit(event, ...said),
    hangUp: () => void last?.disconnect(true),
    close,
  };
}

/** Anybody who listens for connections, and does with them what is given. */
export async function somebody(meet: (socket: TcpSocket) => void): Promise<number> {
  const server = createServer(meet);
  return await listenTo(server);
}

/** Has a server listen at any port until the end of the test. */
export async function listenTo(server: TcpServer): Promise<number> {
  const sockets = new Set<TcpSocket>();
  server.on('connection', (socket: TcpSocket) => {
    sockets.add(socket);
    // Whoever is hung up on in the middle of a word need not fall over it.
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  undo.push(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  );
  return (server.address() as AddressInfo).port;
}

/** A port at which nobody is. */
export async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  return port;
}

/** Notes that are kept in memory. */
export function notesInMemory(
  notes = new Map<string, string>(),
): Pick<Storage, 'notes' | 'note'> & { readonly kept: Map<string, string> } {
  return {
    kept: notes,
    notes: () => notes,
    note: (_, key, text) => {
      if (text === null) notes.delete(key);
      else notes.set(key, text);
      return Promise.resolve();
    },
  };
}

export interface TestWindow extends Traveller {
  readonly told: Heard<ToClient>;
  /** The first message of a type for which `wanted` holds. */
  find<T extends ToClient['type']>(
    type: T,
    wanted?: (message: Extract<ToClient, { type: T }>) => boolean,
    from?: number,
  ): Promise<Extract<ToClient, { type: T }>>;
}

export interface TestCopy {
  readonly abroad: ReturnType<typeof createAbroad>;
  readonly kept: Map<string, string>;
  readonly log: string[];
  window(): TestWindow;
}

/** Another copy of the program, as far as other hosts go. */
export function copy(given: Partial<AbroadParts> = {}): TestCopy {
  const storage = notesInMemory();
  const log: string[] = [];
  const abroad = createAbroad({
    storage,
    startLooking: () => () => undefined,
    addresses: () => [],
    program: '0.0.1',
    clock: Date.now,
    log: (line) => void log.push(line),
    isOwn: () => false,
    ...given,
  });
  undo.push(() => abroad.close());
  return {
    abroad,
    kept: storage.kept,
    log,
    window() {
      const told = listening<ToClient>();
      const traveller = abroad.visitor({ send: told.add });
      return {
        ...traveller,
        told,
        find: (type, wanted = () => true, from) =>
          told.find((message) => message.type === type && wanted(message as never), from) as never,
      };
    },
  };
}
