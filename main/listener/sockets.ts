// Carries the protocol over Socket.IO: one name of event both ways, what comes is looked at in attend.ts.
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Reception } from '../table/reception.ts';
import { attend, WINDOW_HEARING } from './attend.ts';
import { MOST_WINDOW_CHARACTERS } from './size.ts';
import type { Door } from './door.ts';
import type { Names } from './origin.ts';

export interface SocketParts {
  readonly http: HttpServer;
  readonly door: Door;
  readonly names: Names;
  readonly reception: Reception;
  readonly clock: () => number;
}

/** The name of the one event. */
export const MESSAGE = 'message';
/** A frame larger than this, in bytes, closes its connection before it is read. What is no ASCII has up to three bytes, where what is written as six has six. */
const MOST_FRAME_BYTES = MOST_WINDOW_CHARACTERS + 16 * 1024;

/** Lets clients in over Socket.IO. */
export function openSockets({ http, door, names, reception, clock }: SocketParts): Server {
  const server = new Server(http, {
    transports: ['websocket'],
    maxHttpBufferSize: MOST_FRAME_BYTES,
    serveClient: false,
    allowRequest: (request: IncomingMessage, decide) => {
      const { host, origin, cookie } = request.headers;
      decide(null, names.isHost(host) && names.isOrigin(origin) && door.admits(cookie));
    },
  });
  server.on('connection', (socket) => attendTo(socket, reception, clock));
  return server;
}

function attendTo(socket: Socket, reception: Reception, clock: () => number): void {
  const { hear, gone } = attend(
    {
      send: (message) => void socket.emit(MESSAGE, message),
      hangUp: () => void socket.disconnect(true),
    },
    reception.receive,
    WINDOW_HEARING,
    clock,
  );
  // Any other event is as little a message as nonsense is.
  socket.onAny((event: string, said: unknown) => hear(event === MESSAGE ? said : null));
  socket.on('disconnect', gone);
}
