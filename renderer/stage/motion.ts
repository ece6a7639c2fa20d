// How long things take: every time has a name here, and the setting stretches them all.
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
  /** How long the winner of a trick glows before the trick is gathered. */
  winnerPause: 600,
  gather: 420,
  /** A row falling into its order. */
  sort: 320,
  /** What is left over: cards that rise or sink, marks that move on. */
  settle: 160,
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

/** Fast first, then gently to its end; from 0 to 1. */
export function easeOut(part: number): number {
  return 1 - (1 - part) ** 3;
}
