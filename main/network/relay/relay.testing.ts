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
  /** Sends a packet of Socket.IO as it is written here. */
  sayRaw(packet: string): void;
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
    sayRaw: (packet) => void last?.conn.write(packet),
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

/** What goes to and fro in most tests. */
export const KNOCK: FromGuest = { type: 'knock', id: 'k1', keys: { by: 'code', code: 'KM4-7QX' } };
export const BACK: FromGuest = { type: 'knock', id: 'k2', keys: { by: 'pass', table: 't1', secret: 'kept' } };
export const SECRET = 'mRzvP0Vd1kq7yQm3Yq2c5g';
export const COMPANY: ToClient = {
  type: 'company',
  table: 't1',
  game: 'magic-trick',
  options: {},
  seats: [],
  watchers: 0,
  begun: false,
};
export const SEATED: ToClient = { type: 'guest', table: 't1', id: 'a1', standing: 'seated', seat: 2 };
export const PASS: ToClient = { type: 'pass', table: 't1', seat: 2, name: 'Ada', secret: SECRET };

/** A window of a copy that has reached a host. */
export async function away(
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
export async function settled(host: StandIn, window: TestWindow, id = 'mark'): Promise<void> {
  host.say({ type: 'accepted', id, version: 1 });
  await window.find('accepted', (message) => message.id === id);
}
export const isKnock = ({ type }: FromGuest): boolean => type === 'knock';
