// Reach: which cards of others a card can attack from where it lies.
import { allSeats, type Seat } from '../../core/seat.ts';
import { suitOf } from './cards.ts';
import { isFront, isTaken, isUp, placesWhere, somePlace } from './fields.ts';
import type { Card, State } from './types.ts';

/** Front row to front row; Spades only over exactly one row, from front to back or from back to front (SAM-R9, R10). */
function spans(card: Card, fromFront: boolean, toFront: boolean): boolean {
  return suitOf(card) === 's' ? fromFront !== toFront : fromFront && toFront;
}

/** Whether the card at a place of `seat` reaches the place of another, on which a card has to lie. */
export function reaches(state: State, seat: Seat, at: number, target: Seat, on: number): boolean {
  return (
    target !== seat &&
    isTaken(state, target, on) &&
    spans(state.field[seat]![at]!, isFront(state, seat, at), isFront(state, target, on))
  );
}

/** Every card that the card at a place reaches, or would if it were face up: seats ascending, then places. */
export function reachOf(state: State, seat: Seat, at: number): { seat: Seat; at: number }[] {
  return allSeats(state.seats).flatMap((target) =>
    placesWhere((on) => reaches(state, seat, at, target, on)).map((on) => ({ seat: target, at: on })),
  );
}

/** Whether the card at a place reaches any. */
export function reachesAny(state: State, seat: Seat, at: number): boolean {
  for (let target = 0; target < state.seats; target += 1)
    if (target !== seat && somePlace((on) => reaches(state, seat, at, target, on))) return true;
  return false;
}

/** Whether whoever's turn it is could declare an attack: a face-up card has a target in reach, and it is not the very first turn (SAM-R2). */
export function canAttack(state: State): boolean {
  const { turn, turnsDone } = state;
  return turnsDone > 0 && somePlace((at) => isUp(state, turn, at) && reachesAny(state, turn, at));
}
