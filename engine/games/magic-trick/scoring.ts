// Scoring a hand and ending the game (rule 5 and "The game").
import type { Result } from '../../core/view.ts';
import { rankOf, suitOf } from './cards.ts';
import { NO_CARD, type Card, type State } from './types.ts';

export const BID_MET_POINTS = 3;
export const PRESTIGE_POINTS = 2;

/** The score of one player's hand. */
export interface HandScore {
  readonly points: number;
  /** The prestige bonus was earned. */
  readonly prestige: boolean;
}

/**
 * Rule 5: tricks that meet the rank up the sleeve are worth 3 (0 counts), otherwise the difference is lost (MT-R5);
 * with prestige, 2 more for as many different suits among the taken tricks (MT-R4).
 */
export function scoreHand(bid: number, tricks: number, suits: number, withPrestige: boolean): HandScore {
  // 0 - n, not -n: a difference of 0 never comes here, but a score must not be minus zero.
  if (tricks !== bid) return { points: 0 - Math.abs(tricks - bid), prestige: false };
  const prestige = withPrestige && suits === bid;
  return { points: BID_MET_POINTS + (prestige ? PRESTIGE_POINTS : 0), prestige };
}

/** The suits among some tricks, bit i for suit i, the sleeve not counted (MT-R4). */
export function suitsAmong(tricks: readonly (readonly Card[])[]): number {
  let set = 0;
  for (const trick of tricks) for (const card of trick) set |= 1 << suitOf(card);
  return set;
}

/** Who won and why: highest total, then the tie-breaks (MT-R6). For a state whose last hand is scored. */
export function resultOf(state: State): Result {
  const all = state.scores.map((_, seat) => seat);
  const scores = [...state.scores];
  const leaders = best(all, (seat) => scores[seat]!);
  if (leaders.length === 1) return { winners: leaders, scores, reason: 'highest-total' };
  if (state.options.prestige) {
    const winners = best(leaders, (seat) => state.prestigeCount[seat]!);
    return { winners, scores, reason: winners.length === 1 ? 'most-prestige' : 'shared' };
  }
  const hand = state.lastHand;
  const met = hand
    ? leaders.filter(
        (seat) => hand.sleeves[seat] !== NO_CARD && hand.tricks[seat] === rankOf(hand.sleeves[seat]!),
      )
    : [];
  if (met.length === 0) return { winners: leaders, scores, reason: 'shared' };
  const winners = best(met, (seat) => -hand!.tricks[seat]!);
  return { winners, scores, reason: winners.length === 1 ? 'fewest-tricks-met' : 'shared' };
}

function best(seats: readonly number[], value: (seat: number) => number): number[] {
  const highest = Math.max(...seats.map(value));
  return seats.filter((seat) => value(seat) === highest);
}
