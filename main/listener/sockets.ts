// Carries the protocol over Socket.IO: one name of event both ways, everything parsed at this edge.
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { toTableSchema } from '../../engine/protocol/to-table.ts';
import type { Client } from '../table/client.ts';
import { createPace } from '../table/pace.ts';
import type { Reception } from '../table/reception.ts';
import { trouble } from '../table/trouble.ts';
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
const MESSAGE = 'message';
/** A frame larger than this closes its connection before it is read. */
const MOST_FRAME_BYTES = 64 * 1024;
/** The longest message that is looked at. The largest honest one, a table being opened, has some 700 characters. */
const MOST_MESSAGE_CHARACTERS = 16 * 1024;
const BURST = 100;
const PER_SECOND = 50;
/** Messages over the limit that are borne at once and a second: five hundred in ten seconds. More close the connection. */
const EXCESS_BORNE = 450;
const EXCESS_BORNE_PER_SECOND = 5;

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
  server.on('connection', (socket) => attend(socket, reception, clock));
  return server;
}

function attend(socket: Socket, reception: Reception, clock: () => number): void {
  const client: Client = { send: (message) => void socket.emit(MESSAGE, message) };
  const visitor = reception.receive(client);
  const pace = createPace(BURST, PER_SECOND, clock);
  // What comes through forgives nothing: in every flood some messages do.
  const patience = createPace(EXCESS_BORNE, EXCESS_BORNE_PER_SECOND, clock);
  let isTold = false;

  socket.onAny((event: string, message: unknown) => {
    if (!pace()) {
      // A request is answered by its id, so that its sender can make it again; the rest of a flood is told once.
      const id = idOf(message);
      if (!isTold || id !== null)
        client.send(trouble('too-fast', 'Too many messages in a second; wait a moment.', id));
      isTold = true;
      if (!patience()) socket.disconnect(true);
      return;
    }
    isTold = false;
    const parsed = event === MESSAGE && !isTooLong(message) ? toTableSchema.safeParse(message) : null;
    if (parsed?.success) void visitor.hear(parsed.data);
    else client.send(trouble('malformed', 'That is no message of this protocol.', idOf(message)));
  });
  socket.on('disconnect', () => visitor.gone());
}

function isTooLong(message: unknown): boolean {
  return (JSON.stringify(message) ?? '').length > MOST_MESSAGE_CHARACTERS;
}

const MOST_ID_CHARACTERS = 64;

/** The id of a request that could not be read, so that its sender knows which one it was. */
function idOf(message: unknown): string | null {
  if (typeof message !== 'object' || message === null) return null;
  const id = (message as { id?: unknown }).id;
  return typeof id === 'string' && id.length <= MOST_ID_CHARACTERS ? id : null;
}
