// One connection to a host elsewhere: the words of the protocol over a connection that stands, and nothing of it trusted.
import { Agent } from 'node:http';
import { isIPv6 } from 'node:net';
import { io } from 'socket.io-client';
import type { FromGuest } from '../../../engine/protocol/from-guest.ts';
import { toClientSchema, type ToClient } from '../../../engine/protocol/to-client.ts';
import { PROTOCOL_VERSION } from '../../../engine/protocol/version.ts';
import { isTooDeep } from '../../listener/size.ts';
import { createPace } from '../../table/pace.ts';
import { troubled, type Trouble } from '../../table/trouble.ts';
import type { Answered } from './call.ts';
import { WaryWebSocket } from './transport.ts';

/** Why a link has ended. */
export type Ended =
  /** What answers is no host. */
  | { readonly kind: 'stranger' }
  /** A host that does not want this copy, such as one of another version. */
  | { readonly kind: 'unwanted'; readonly trouble: Trouble }
  /** After the welcome: the connection is gone, or the host has hung up. */
  | { readonly kind: 'lost' }
  /** After the welcome: the host says more than can be heard, or what nobody understands. */
  | { readonly kind: 'unbearable' };

export interface LinkParts extends Answered {
  /** The version of this program. */
  readonly program: string;
  readonly clock: () => number;
  /** The host has greeted this copy as a guest. */
  readonly onWelcome: () => void;
  /** A message that has passed the schema; after the welcome only. */
  readonly onMessage: (message: ToClient) => void;
  /** Told once, unless it was closed from here. */
  readonly onEnd: (ended: Ended) => void;
}

export interface Link {
  say(message: FromGuest): void;
  close(): void;
}

/** The name of the one event. */
const MESSAGE = 'message';
/** A longer frame ends the connection before it is read. The longest honest one tells the past of a whole game. */
const MOST_FRAME_BYTES = 4 * 1024 * 1024;
/** What a host may send at once and then a second; bots that play alone fill a part of it. */
const MESSAGES_AT_ONCE = 2_000;
const MESSAGES_PER_SECOND = 400;
const BYTES_AT_ONCE = 32 * 1024 * 1024;
const BYTES_PER_SECOND = 4 * 1024 * 1024;
/** So many messages that cannot be read are borne. */
const MALFORMED_BORNE = 10;

/** Speaks to whoever has answered: first words, and then what is given. */
export function openLink(parts: LinkParts): Link {
  const { socket: wire, clock } = parts;
  const origin = originOf(wire);
  const socket = io(origin, {
    transports: [WaryWebSocket],
    forceNew: true,
    reconnection: false,
    autoConnect: false,
    extraHeaders: { origin },
    transportOptions: {
      websocket: { agent: agentOf(wire), maxPayload: MOST_FRAME_BYTES, perMessageDeflate: false },
    },
  });
  const pace = createPace(MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, clock);
  const begun = clock();
  let malformed = 0;
  let isWelcome = false;
  let isOver = false;

  const close = (): void => {
    isOver = true;
    socket.close();
    wire.destroy();
  };
  const end = (ended: Ended): void => {
    if (isOver) return;
    close();
    parts.onEnd(ended);
  };
  const breakOff = (): void => end({ kind: isWelcome ? 'lost' : 'stranger' });
  const turnAway = (): void => end({ kind: isWelcome ? 'unbearable' : 'stranger' });

  const isTooMuch = (): boolean =>
    !pace() || wire.bytesRead > BYTES_AT_ONCE + (BYTES_PER_SECOND * (clock() - begun)) / 1000;

  const hear = (message: ToClient): void => {
    if (isWelcome) return parts.onMessage(message);
    if (message.type === 'trouble') {
      return end({ kind: 'unwanted', trouble: { code: message.code, facts: message.facts } });
    }
    const { type } = message;
    if (type !== 'welcome' || message.role !== 'guest' || message.protocol !== PROTOCOL_VERSION) {
      return end({ kind: 'stranger' });
    }
    isWelcome = true;
    parts.onWelcome();
  };

  socket.on('connect', () => {
    socket.emit(MESSAGE, { type: 'hello', protocol: PROTOCOL_VERSION, program: parts.program });
  });
  socket.on('connect_error', (error) => {
    if (isFull(error)) end({ kind: 'unwanted', trouble: troubled('too-many-guests') });
    else breakOff();
  });
  socket.on('disconnect', breakOff);
  socket.onAny((event: string, said: unknown) => {
    if (isOver) return;
    const parsed = event === MESSAGE && !isTooDeep(said) ? toClientSchema.safeParse(said) : null;
    if (parsed?.success) return hear(parsed.data);
    malformed += 1;
    if (!isWelcome || malformed > MALFORMED_BORNE) turnAway();
  });
  wire.once('close', breakOff);
  socket.connect();
  socket.io.engine.on('packet', () => {
    if (!isOver && isTooMuch()) turnAway();
  });

  return {
    say(message) {
      if (isWelcome && !isOver) socket.emit(MESSAGE, message);
    },
    close,
  };
}

/** Gives the one connection that stands to whoever asks for one. */
function agentOf(wire: Answered['socket']): Agent {
  const agent = new Agent({ maxSockets: 1 });
  agent.createConnection = () => wire;
  return agent;
}

/**
 * How the other side is called: by its address, which it knows itself by, whatever name has led there. The name of an
 * interface means nothing to it.
 */
function originOf(wire: Answered['socket']): string {
  const ip = (wire.remoteAddress ?? '').replace(/%.*$/u, '');
  return `http://${isIPv6(ip) ? `[${ip}]` : ip}:${wire.remotePort ?? 0}`;
}

/** A host answers so, instead of beginning to talk, where as many guests are as it bears. */
function isFull(error: Error): boolean {
  const { description } = error as { description?: { message?: unknown } };
  return String(description?.message).endsWith(': 503');
}
