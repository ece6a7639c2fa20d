// Who came in which place: the winners first, the others by their points; whoever is equal shares a place.
import type { Seat } from '../../engine/core/seat.ts';
import type { Result } from '../../engine/core/view.ts';

/** A player as the end puts them. */
export interface Placed {
  readonly seat: Seat;
  readonly score: number;
  /** From 1; shared where players are equal. */
  readonly place: number;
  readonly isWinner: boolean;
}

/**
 * Everybody, best first. What broke a tie is known of the winners only, so others with equal points share a place.
 * @param lasted how long each was in the game, by seat, where players go out one by one: of equal ones the longer is better
 */
export function placesOf(
  { winners, scores }: Pick<Result, 'winners' | 'scores'>,
  lasted: readonly number[] = [],
): readonly Placed[] {
  const players = scores.map((score, seat) => ({ seat, score, isWinner: winners.includes(seat) }));
  const isAhead = (one: (typeof players)[number], other: (typeof players)[number]): boolean =>
    one.isWinner === other.isWinner ? !one.isWinner && isBetter(one, other) : one.isWinner;
  const isBetter = (one: (typeof players)[number], other: (typeof players)[number]): boolean =>
    one.score === other.score ? (lasted[one.seat] ?? 0) > (lasted[other.seat] ?? 0) : one.score > other.score;
  return players
    .map((player) => ({ ...player, place: 1 + players.filter((other) => isAhead(other, player)).length }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}
