// Fields: how many cards lie where, who is still in, and when a field collapses.
import type { Tell } from '../../charts/chart.ts';
import { allSeats, type Seat } from '../../core/seat.ts';
import { faceValue, isFrontPlace, isTwo } from './cards.ts';
import { NO_CARD, PLACES, type At, type Happening, type State } from './types.ts';

/** So many cards end a collapse, when a Heart brings them. */
const CARDS_TO_RISE = 4;

/** Whether a card lies at a place. */
export function isTaken({ field }: State, seat: Seat, at: number): boolean {
  return field[seat]![at] !== NO_CARD;
}

/** Whether a card lies at a place face up. */
export function isUp(state: State, seat: Seat, at: number): boolean {
  return state.faceUp[seat]![at]!;
}

/** Whether a card lies at a place face down. */
export function isDown(state: State, seat: Seat, at: number): boolean {
  return isTaken(state, seat, at) && !isUp(state, seat, at);
}

/** Cards left, 0 to 6; those that are not arranged yet count. */
export function cardsLeft({ field, dealt }: State, seat: Seat): number {
  let count = dealt[seat]!.length;
  for (const card of field[seat]!) if (card !== NO_CARD) count += 1;
  return count;
}

/** The sum of their face values (SAM-R17). */
export function sumOfFaces({ field }: State, seat: Seat): number {
  let sum = 0;
  for (const card of field[seat]!) if (card !== NO_CARD) sum += faceValue(card);
  return sum;
}

/** Who still has a card, ascending. */
export function playersIn(state: State): Seat[] {
  return allSeats(state.seats).filter((seat) => cardsLeft(state, seat) > 0);
}

/** How many still have a card. */
export function countIn(state: State): number {
  let count = 0;
  for (let seat = 0; seat < state.seats; seat += 1) if (cardsLeft(state, seat) > 0) count += 1;
  return count;
}

/** Whether a place counts as front row: in a collapsed field all do (SAM-R10). */
export function isFront({ collapsed }: State, seat: Seat, at: number): boolean {
  return collapsed[seat]! || isFrontPlace(at);
}

/** The places of a seat for which something holds, ascending. */
export function placesWhere(holds: (at: number) => boolean): number[] {
  const places: number[] = [];
  for (let at = 0; at < PLACES.length; at += 1) if (holds(at)) places.push(at);
  return places;
}

/** Whether there is a place of a seat for which something holds. */
export function somePlace(holds: (at: number) => boolean): boolean {
  for (let at = 0; at < PLACES.length; at += 1) if (holds(at)) return true;
  return false;
}

/** The places of a seat's face-up twos other than the card at `beside`: those that could help it. */
export function helpingTwos(state: State, seat: Seat, beside: number): number[] {
  return placesWhere((at) => at !== beside && isUp(state, seat, at) && isTwo(state.field[seat]![at]!));
}

/** Cards of one seat with their places. */
export function cardsAt({ field }: State, seat: Seat, places: readonly number[]): At[] {
  return places.map((at) => ({ at, card: field[seat]![at]! }));
}

/** A field whose front or back row has become empty collapses (SAM-R11). */
export function collapseIfDue(state: State, seat: Seat, tell: Tell<Happening>): void {
  if (state.collapsed[seat]! || rowsHold(state, seat)) return;
  state.collapsed[seat] = true;
  tell({ type: 'collapsed', seat });
}

/** Whether a card lies in each row. */
function rowsHold({ field }: State, seat: Seat): boolean {
  const [f1, f2, f3, b1, b2, b3] = field[seat]!;
  return (
    (f1 !== NO_CARD || f2 !== NO_CARD || f3 !== NO_CARD) &&
    (b1 !== NO_CARD || b2 !== NO_CARD || b3 !== NO_CARD)
  );
}

/** A Heart that brought a player back to four cards ends the collapse. */
export function riseIfDue(state: State, seat: Seat, tell: Tell<Happening>): void {
  if (!state.collapsed[seat]! || cardsLeft(state, seat) < CARDS_TO_RISE) return;
  state.collapsed[seat] = false;
  tell({ type: 'rose', seat });
}
