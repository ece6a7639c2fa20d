// How a game of Trick-Taking ended: 1 for each winner, 0 for the others.
import { allSeats } from '../../core/seat.ts';
import type { Result } from '../../core/view.ts';
import type { State } from './types.ts';

/** The result; null while the game is played. */
export function resultOf({ seats, ended }: State): Result | null {
  if (ended === null) return null;
  const { winners, reason } = ended;
  const scores = allSeats(seats).map((seat) => (winners.includes(seat) ? 1 : 0));
  return { winners: [...winners], scores, reason };
}
