// Receives guests over Socket.IO: what they say is parsed with the guests' schema and nothing else.
import { createServer, type IncomingMessage } from 'node:http';
import type { Socket as TcpSocket } from 'node:net';
import { Server, type Socket } from 'socket.io';
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import { attend } from '../../listener/attend.ts';
import { MESSAGE } from '../../listener/sockets.ts';
import { trouble } from '../../table/trouble.ts';
import type { ReceiveGuest } from '../contract.ts';
import { plainAddress } from '../remote.ts';
import { createGate } from './gate.ts';
import { MOST_FRAME_BYTES, type Limits } from './limits.ts';
import { cut, sayFarewell, watchEnd, watchFrames, watchUnread, type RawSocket } from './line.ts';
import { refusalOf, refuse } from './upgrade.ts';

export interface GuestParts {
  readonly port: number;
  readonly names: readonly string[];
  readonly receive: ReceiveGuest;
  readonly clock: () => number;
  readonly limits: Limits;
  /** A guest was cut off. */
  readonly onCut: (from: string, why: string) => void;
}

export interface Guests {
  /** A request wants to become a socket. */
  upgrade(request: IncomingMessage, socket: TcpSocket, head: Buffer): void;
  /** Looks after those who say nothing. */
  look(): void;
  close(): Promise<void>;
}

/** What is known of a guest's connection. */
interface Presence {
  readonly cameAt: number;
  saidAt: number;
  isGreeted: boolean;
  /** Has a seat, watches, or waits to be let in. */
  isIn: boolean;
  /** Was told its last word. */
  isEnding: boolean;
  send(message: ToClient): void;
  hangUp(): void;
}

const FULL = 'As many guests are here as this table bears; try again later.\n';

/** Opens the way in for guests; who may use it is looked at in `upgrade`. */
export function openGuests(parts: GuestParts): Guests {
  const { port, names, receive, clock, limits } = parts;
  const onCut = (raw: RawSocket, why: string): void => parts.onCut(plainAddress(raw.remoteAddress), why);
  const gate = createGate({ all: limits.sockets, ofOne: limits.socketsOfOne, arrivals: null }, clock);
  const present = new Map<RawSocket, Presence>();
  // Never listens: Socket.IO is handed only what has passed, and never a request over another transport.
  const inner = createServer();
  const server = new Server(inner, {
    transports: ['websocket'],
    maxHttpBufferSize: MOST_FRAME_BYTES,
    perMessageDeflate: false,
    serveClient: false,
    connectTimeout: limits.helloMs,
    pingInterval: limits.pulseMs,
    pingTimeout: limits.pulseWaitMs,
  });

  const enter = (socket: Socket): Presence => {
    const raw = socket.conn;
    const isBehind = watchUnread(raw, limits);
    const now = clock();
    const presence: Presence = {
      cameAt: now,
      saidAt: now,
      isGreeted: false,
      isIn: false,
      isEnding: false,
      send(message) {
        if (message.type === 'guest') presence.isIn = isInside(message.standing);
        if (!isBehind()) return void socket.emit(MESSAGE, message);
        onCut(raw, 'does not read what it is sent');
        cut(raw);
      },
      hangUp() {
        if (presence.isEnding) return;
        presence.isEnding = true;
        sayFarewell(socket, limits.farewellMs);
      },
    };
    present.set(raw, presence);
    return presence;
  };

  const attendTo = (socket: Socket): void => {
    const raw = socket.conn;
    // One connection is one guest.
    if (present.has(raw)) return cut(raw);
    const presence = enter(socket);
    const { send, hangUp } = presence;
    const { hear, gone } = attend(
      {
        send,
        hangUp() {
          onCut(raw, 'floods, or talks nonsense');
          hangUp();
        },
      },
      (client) => {
        const visitor = receive({ ...client, hangUp }, plainAddress(raw.remoteAddress));
        return {
          hear(message) {
            presence.saidAt = clock();
            if (message.type === 'hello') presence.isGreeted = true;
            return visitor.hear(message);
          },
          gone: () => visitor.gone(),
        };
      },
      limits.hearing,
      clock,
    );
    // Any other event is as little a message as nonsense is.
    socket.onAny((event: string, said: unknown) => {
      if (!presence.isEnding) hear(event === MESSAGE ? said : null);
    });
    socket.on('disconnect', () => {
      present.delete(raw);
      gone();
    });
  };

  server.engine.on('connection', (raw: RawSocket) => {
    watchEnd(raw, limits.farewellMs);
    watchFrames(raw, limits, clock, (code) => {
      const presence = present.get(raw);
      if (presence?.isEnding) return;
      onCut(raw, 'sends what is no message, or too much of it');
      if (!presence) return cut(raw);
      presence.send(trouble(code, null));
      presence.hangUp();
    });
  });
  server.on('connection', attendTo);

  return {
    upgrade(request, socket, head) {
      const refusal = refusalOf(request, port, names);
      if (refusal) return refuse(socket, refusal);
      const leave = gate(socket.remoteAddress ?? '');
      if (!leave) return refuse(socket, { status: 503, sentence: FULL });
      socket.once('close', leave);
      inner.emit('upgrade', request, socket, head);
    },
    look() {
      const now = clock();
      for (const { cameAt, saidAt, isGreeted, isIn, send, hangUp } of present.values()) {
        if (!isGreeted && now - cameAt > limits.helloMs) {
          send(trouble('no-hello', null));
          hangUp();
        } else if (!isIn && now - saidAt > limits.idleMs) hangUp();
      }
    },
    close: () => server.close(),
  };
}

function isInside(standing: Extract<ToClient, { type: 'guest' }>['standing']): boolean {
  return standing === 'seated' || standing === 'watching' || standing === 'asking';
}
