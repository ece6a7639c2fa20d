// Reach in SAM, by a formula of its own: how many rows a card has to get over, told from the two rows alone.
import type { Seat } from '../../../core/seat.ts';
import type { State } from '../../../games/sam/types.ts';
import { ALL_PLACES, lyingAt, placesWhere, suitOf } from './cards.ts';

/** Places 0 to 2 are the front row, 3 to 5 the back row; a collapsed field has but one (SAM-R10). */
function rowsBehindTheFront(state: State, seat: Seat, place: number): number {
  return state.collapsed[seat] ? 0 : Math.floor(place / 3);
}

/**
 * Whether the card of `seat` at `from` reaches the one of `other` at `to`. Two fields face each other with their front
 * rows, so that the rows in between are those that lie before either card: none for most, exactly one for a Spade.
 */
export function reaches(state: State, seat: Seat, from: number, other: Seat, to: number): boolean {
  const attacker = lyingAt(state, seat, from);
  if (seat === other || attacker === null || lyingAt(state, other, to) === null) return false;
  const between = rowsBehindTheFront(state, seat, from) + rowsBehindTheFront(state, other, to);
  return between === (suitOf(attacker.card) === 's' ? 1 : 0);
}

/** Every place of another seat that the card of `seat` at `from` reaches, as seat and place. */
export function inReach(state: State, seat: Seat, from: number): { seat: Seat; place: number }[] {
  return state.field.flatMap((_, other) =>
    [...ALL_PLACES.keys()]
      .filter((place) => reaches(state, seat, from, other, place))
      .map((place) => ({ seat: other, place })),
  );
}

/** Whether the seat could declare an attack with what lies face up now. */
export function couldAttack(state: State, seat: Seat): boolean {
  return placesWhere(state, seat, ({ up }) => up).some((from) => inReach(state, seat, from).length > 0);
}
