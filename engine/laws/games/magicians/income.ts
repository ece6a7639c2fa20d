// What cards of Magicians are worth in a Prestige Phase, by the rules page.
import type { Seat } from '../../../core/seat.ts';
import type { State } from '../../../games/magicians/types.ts';
import { IDENTITY_BONUS, inPlay, levelOf } from './cards.ts';

/** The levels of a seat's Tricks and Support, and the bonus of its Magician for each Trick of its level. */
export function incomeByThePage(state: State, seat: Seat): number {
  const { level, points } = IDENTITY_BONUS[state.identities[seat]!]!;
  const bonuses = state.tricks[seat]!.filter((card) => levelOf(card) === level).length * points;
  return inPlay(state, seat).reduce((sum, card) => sum + levelOf(card), bonuses);
}
