// How much the listener on the network bears, and why so much: generous to phones, and an end to everything.
import { fromGuestSchema, type FromGuest } from '../../../engine/protocol/from-guest.ts';
import type { Hearing } from '../../listener/attend.ts';
import { MOST_GUEST_CHARACTERS } from '../../listener/size.ts';

export interface Limits {
  /** Connections of all kinds; each browser takes up to six for files and keeps one. */
  readonly connections: number;
  /** From one address, or one network of IPv6. */
  readonly connectionsOfOne: number;
  /** Connections that one may begin at once, and a second. */
  readonly arrivals: number;
  readonly arrivalsPerSecond: number;
  /** Connections that carry messages. */
  readonly sockets: number;
  readonly socketsOfOne: number;
  /** Milliseconds for the whole head of a request, also for its first byte. */
  readonly headersMs: number;
  /** Milliseconds in which nothing goes either way. */
  readonly silenceMs: number;
  /** Milliseconds between looks at what has taken too long. */
  readonly lookMs: number;
  /** Milliseconds for a guest's hello. */
  readonly helloMs: number;
  /** Milliseconds after which somebody who has not been let in, and says nothing, is sent away. */
  readonly idleMs: number;
  /** Milliseconds between the signs of life that are asked for, and until one must have come. */
  readonly pulseMs: number;
  readonly pulseWaitMs: number;
  /** Milliseconds from the last word to a guest until its connection is cut. */
  readonly farewellMs: number;
  /** Frames of any kind at once, and a second: also those that are no messages yet. */
  readonly frames: number;
  readonly framesPerSecond: number;
  /** Messages that wait for a guest who does not read them, and their characters. */
  readonly unread: number;
  readonly unreadCharacters: number;
  readonly hearing: Hearing<FromGuest>;
}

/** The longest head of a request, in bytes: browsers send some 600. */
export const MOST_HEADER_BYTES = 8 * 1024;
export const MOST_HEADERS = 64;
/** A frame larger than this closes its connection before it is read; a guest's largest message has some 300 characters. */
export const MOST_FRAME_BYTES = 16 * 1024;
/** An idle connection for files is given up after this: milliseconds. */
export const KEEP_ALIVE_MS = 5_000;

export const LIMITS: Limits = {
  // A hall: two hundred tables of four and many who watch.
  connections: 1536,
  // A class of phones behind one address, or with addresses of one network, that load the page together.
  connectionsOfOne: 128,
  arrivals: 200,
  arrivalsPerSecond: 20,
  sockets: 1024,
  socketsOfOne: 64,
  headersMs: 10_000,
  silenceMs: 30_000,
  lookMs: 2_500,
  helloMs: 10_000,
  idleMs: 10 * 60_000,
  // A phone that has fallen asleep is known to be lost within 15 seconds.
  pulseMs: 5_000,
  pulseWaitMs: 10_000,
  farewellMs: 1_000,
  // More than the messages that are borne, as signs of life come on top of them.
  frames: 400,
  framesPerSecond: 40,
  // A whole game told at once has some 200,000 characters, and a game some 300 views.
  unread: 500,
  unreadCharacters: 8_000_000,
  hearing: {
    schema: fromGuestSchema,
    mostCharacters: MOST_GUEST_CHARACTERS,
    // Somebody who drags cards about in haste asks some ten times a second what may be.
    burst: 60,
    perSecond: 30,
    excessBorne: 120,
    excessBornePerSecond: 2,
    // An honest page says none at all; one of another version says hello first, and is told.
    nonsenseBorne: 10,
    nonsenseBornePerSecond: 0.1,
  },
};
