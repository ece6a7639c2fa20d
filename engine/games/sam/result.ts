// How a game of SAM ended.
import { allSeats } from '../../core/seat.ts';
import type { Result } from '../../core/view.ts';
import { cardsLeft } from './fields.ts';
import type { State } from './types.ts';

/** Winners, and by seat the cards left; null while the game is played. */
export function resultOf(state: State): Result | null {
  const { ended } = state;
  if (ended === null) return null;
  return {
    winners: [...ended.winners],
    scores: allSeats(state.seats).map((seat) => cardsLeft(state, seat)),
    reason: ended.reason,
  };
}
