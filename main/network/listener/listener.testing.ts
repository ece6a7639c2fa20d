// For tests of the listener: one on the loopback with a stand-in behind it, and ways to speak to it rudely.
import { connect as connectTcp, type Socket as TcpSocket } from 'node:net';
import { request } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import type { FromGuest } from '../../../engine/protocol/from-guest.ts';
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import { trouble } from '../../table/trouble.ts';
import type { GuestClient, LanListener, LanListenerParts } from '../contract.ts';
import { LIMITS, type Limits } from './limits.ts';
import { openWithin } from './listener.ts';

/** What a stand-in for a host has received. */
export interface StandIn {
  readonly listener: LanListener;
  readonly guests: { readonly client: GuestClient; readonly from: string }[];
  readonly heard: FromGuest[];
  readonly lines: string[];
  /** How many connections are gone. */
  gone: number;
}

/** Opens a listener on the loopback; what is behind it answers every request by its id. */
export async function openStandIn(
  rendererRoot: string,
  given: Partial<LanListenerParts> = {},
  limits: Partial<Limits> = {},
): Promise<StandIn> {
  const guests: { client: GuestClient; from: string }[] = [];
  const heard: FromGuest[] = [];
  const lines: string[] = [];
  const listener = await openWithin(
    { ...LIMITS, ...limits },
    {
      port: 0,
      rendererRoot,
      clock: () => performance.now(),
      at: ['127.0.0.1'],
      names: ['parlor.test'],
      log: (line) => void lines.push(line),
      receive(client, from) {
        guests.push({ client, from });
        return {
          hear(message) {
            heard.push(message);
            client.send(trouble('no-such-table', 'id' in message ? message.id : 'hello'));
            return Promise.resolve();
          },
          gone: () => void (standIn.gone += 1),
        };
      },
      ...given,
    },
  );
  const standIn: StandIn = { listener, guests, heard, lines, gone: 0 };
  return standIn;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** A request exactly as given: no client tidies up its path or its headers. */
export function ask(
  port: number,
  path: string,
  {
    method = 'GET',
    headers = {},
    host = '127.0.0.1',
  }: {
    method?: string;
    headers?: Record<string, string>;
    host?: string;
  } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host, port, path, method, headers, agent: false }, (response) => {
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

/** Everything that comes back for some bytes until the other side ends the connection. */
export function sayRaw(port: number, bytes: string | Uint8Array): Promise<string> {
  return new Promise((resolve) => {
    const socket = connectTcp({ port, host: '127.0.0.1' }, () => void socket.write(bytes));
    let answer = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

/** A connection that is open and says nothing by itself. */
export function openRaw(port: number): Promise<TcpSocket> {
  return new Promise((resolve, reject) => {
    const socket = connectTcp({ port, host: '127.0.0.1' }, () => resolve(socket));
    socket.on('error', reject);
  });
}

export interface Guest {
  readonly socket: Socket;
  readonly messages: ToClient[];
  say(message: unknown): void;
  /** The first message for which `wanted` holds, awaited if need be. */
  find(wanted: (message: ToClient) => boolean): Promise<ToClient>;
  /** Why the connection has ended, awaited. */
  readonly ended: Promise<string>;
}

/** A socket as a page from there opens it; its connection may fail. */
export function connectGuest(port: number, headers: Record<string, string> = {}, path = '/'): Guest {
  const socket = io(`http://127.0.0.1:${port}${path}`, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { origin: `http://127.0.0.1:${port}`, ...headers },
  });
  const messages: ToClient[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (message: ToClient) => {
    messages.push(message);
    for (const look of waiting) look();
  });
  return {
    socket,
    messages,
    say: (message) => void socket.emit('message', message),
    find: (wanted) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = messages.find(wanted);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    ended: new Promise((resolve) => {
      socket.on('disconnect', (why) => resolve(why));
      socket.on('connect_error', () => resolve('refused'));
    }),
  };
}

/** Whether a socket with these headers is let in. */
export async function isLetIn(port: number, headers: Record<string, string>, path = '/'): Promise<boolean> {
  const { socket, ended } = connectGuest(port, headers, path);
  const connected = new Promise<boolean>((resolve) => void socket.once('connect', () => resolve(true)));
  const isIn = await Promise.race([connected, ended.then(() => false)]);
  socket.close();
  return isIn;
}
