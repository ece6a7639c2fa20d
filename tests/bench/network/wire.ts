// A scripted client of the benchmarks: it hears messages and keeps none of them.
import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';

/** One connection over Socket.IO. */
export interface Wire<Heard> {
  say(message: object): void;
  /** Called with every message; one listener for each connection. */
  onMessage(hear: (message: Heard) => void): void;
  close(): void;
}

const MESSAGE = 'message';

/**
 * Connects as a page of the listener at `origin` does.
 * @param from a local address to come from, such as `127.0.1.7`: whoever comes too often from one is kept out
 */
export async function openWire<Heard>(
  origin: string,
  {
    headers = {},
    from,
  }: { readonly headers?: Readonly<Record<string, string>>; readonly from?: string } = {},
): Promise<Wire<Heard>> {
  const socket: Socket = io(origin, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { ...headers, origin },
    ...(from !== undefined && { localAddress: from }),
  });
  const failed = new Promise<never>((_, reject) => {
    socket.once('connect_error', reject);
  });
  await Promise.race([once(socket as never, 'connect'), failed]);
  return {
    say: (message) => void socket.emit(MESSAGE, message),
    onMessage: (hear) => void socket.on(MESSAGE, hear),
    close: () => void socket.close(),
  };
}

/** One of some thousands of addresses of this machine, another one for each number. */
export function localAddress(number: number): string {
  return `127.0.${1 + Math.floor(number / 250)}.${1 + (number % 250)}`;
}
