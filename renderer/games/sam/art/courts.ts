// The twelve court figures, by code.
import type { Suit } from '../../../../engine/games/sam/types.ts';
import { type Court, COURT_RANKS, type CourtRank, type SuitCourts } from './court.ts';
import { clubs } from './court-clubs.ts';
import { diamonds } from './court-diamonds.ts';
import { hearts } from './court-hearts.ts';
import { spades } from './court-spades.ts';

const DRAWN: Readonly<Record<Suit, SuitCourts>> = { c: clubs, d: diamonds, h: hearts, s: spades };

const made = new Map<string, Court | null>();

/** The figure of a court card by its code, such as `Qh`; null for any other card. */
export function courtOf(code: string): Court | null {
  let court = made.get(code);
  if (court === undefined) {
    const [rank, suit] = [code[0] as CourtRank, code[1] as Suit];
    court = COURT_RANKS.includes(rank) ? DRAWN[suit][rank]() : null;
    made.set(code, court);
  }
  return court;
}
