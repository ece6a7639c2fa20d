// How long things take and how they speed up and slow down: every time has a name here, and the setting stretches all.
import type { Motion } from './contract.ts';

/** In ms at normal speed. */
export const TIMES = {
  /** From one dealt card to the next. */
  dealInterval: 60,
  /** The flight of one dealt card. */
  deal: 260,
  play: 220,
  /** Turning a card over, through its edge. */
  turnOver: 240,
  /** Turning over what is larger than a card, with a bounce where it lands. */
  turnLarge: 500,
  /** How long the winner of a trick glows before the trick is gathered. */
  winnerPause: 600,
  /** A trick on its way to its winner: first into a packet, then away. */
  gather: 420,
  packet: 150,
  /** A row falling into its order: it closes, then it fans out. */
  sort: 320,
  close: 110,
  /** Two cards that change places. */
  exchange: 260,
  /** What is left over: cards that rise or sink, marks that move on. */
  settle: 160,
  /** A card that answers a pointer. */
  answer: 90,
  /** The glow of what was just played dies down. */
  afterglow: 500,
  /** Light that moves on to whose turn it is. */
  light: 420,
  /** A thing that comes or goes without a flight. */
  fade: 140,
  /** The same, and all that changes, for who wants no flights. */
  stillFade: 80,
} as const;

const STRETCH: Readonly<Record<Motion, number>> = { off: 0, fades: 1, brisk: 0.55, normal: 1, slow: 1.8 };

/** What a time of `TIMES` is multiplied with; 0 shows everything at once. */
export function stretchOf(motion: Motion): number {
  return STRETCH[motion];
}

/** How a thing moves: `out` comes to rest gently, `hand` is picked up and laid down, `toss` lands a little too far. */
export type Ease = 'out' | 'hand' | 'toss';

/** The part of the way after a part of the time; both from 0 to 1, and a toss goes beyond its end on the way. */
export function eased(ease: Ease, part: number): number {
  switch (ease) {
    case 'out':
      return easeOut(part);
    case 'hand':
      return smoothest(1 - (1 - part) ** 1.6);
    case 'toss': {
      const left = part - 1;
      return 1 + (TOO_FAR + 1) * left ** 3 + TOO_FAR * left ** 2;
    }
    default:
      return ease satisfies never;
  }
}

/** How much too far: about one fiftieth of the way. */
const TOO_FAR = 0.75;

/** Fast first, then gently to its end. */
export function easeOut(part: number): number {
  return 1 - (1 - part) ** 3;
}

/** The way of a reaching hand, which spares it every jerk (Flash and Hogan, 1985). */
function smoothest(part: number): number {
  return part ** 3 * (10 + part * (6 * part - 15));
}
