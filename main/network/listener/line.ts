// The line to one guest: how far it is behind, how it ends, and whether what comes over it can be Socket.IO at all.
import type { Socket } from 'socket.io';
import { createPace } from '../../table/pace.ts';
import type { Limits } from './limits.ts';

/** A connection of Engine.IO, beneath Socket.IO. */
export type RawSocket = Socket['conn'];

/** First characters of Socket.IO's packets that announce binary ones: nobody here sends any. */
const BINARY_PACKETS = ['5', '6'];

/** Watches every frame of a connection, and tells of what Socket.IO would bear: floods below messages, and binary. */
export function watchFrames(
  raw: RawSocket,
  limits: Limits,
  clock: () => number,
  onWrong: (code: 'too-fast' | 'malformed') => void,
): void {
  const pace = createPace(limits.frames, limits.framesPerSecond, clock);
  raw.on('packet', ({ data }: { data?: unknown }) => {
    const isText =
      data === undefined || (typeof data === 'string' && !BINARY_PACKETS.includes(data.charAt(0)));
    if (!isText) onWrong('malformed');
    else if (!pace()) onWrong('too-fast');
  });
}

/** Whether more waits for a guest than is kept for one who does not read. */
export function watchUnread(raw: RawSocket, limits: Limits): () => boolean {
  let messages = 0;
  let characters = 0;
  raw.on('packetCreate', ({ data }: { data?: unknown }) => {
    messages += 1;
    characters += typeof data === 'string' ? data.length : 0;
  });
  // What was handed over before has been written; the rest is handed over together now.
  raw.on('flush', () => {
    messages = 0;
    characters = 0;
  });
  return () =>
    messages > limits.unread || characters + raw.request.socket.writableLength > limits.unreadCharacters;
}

/** Ends a connection at once. */
export function cut(raw: RawSocket): void {
  raw.close(true);
  raw.request.socket.destroy();
}

/** Ends a connection after what was sent; whoever does not read it is cut off a little later. */
export function sayFarewell(socket: Socket, farewellMs: number): void {
  socket.disconnect(true);
  setTimeout(() => cut(socket.conn), farewellMs).unref();
}

/** Cuts what is left of a connection that was ended: the goodbye of the other side would be waited for half a minute. */
export function watchEnd(raw: RawSocket, farewellMs: number): void {
  raw.once('close', () => void setTimeout(() => raw.request.socket.destroy(), farewellMs).unref());
}
