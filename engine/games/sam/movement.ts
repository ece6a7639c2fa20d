// Movement: one face-down card to an empty place, or two of them change places.
import type { Tell } from '../../charts/chart.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import { formatCard } from './cards.ts';
import { collapseIfDue, isDown, isTaken, isUp, placesWhere } from './fields.ts';
import { PLACES, type Happening, type State } from './types.ts';

/** Why the card at a place may not be moved, wherever to. */
export function explainMover(state: State, seat: Seat, from: number): Refusal | null {
  if (!isTaken(state, seat, from)) return refuse('empty-place', { at: PLACES[from]! });
  return explainFaceUp(state, seat, from);
}

function explainFaceUp(state: State, seat: Seat, at: number): Refusal | null {
  if (!isUp(state, seat, at)) return null;
  return refuse('face-up', { at: PLACES[at]!, card: formatCard(state.field[seat]![at]!) });
}

/** Why a card may not be moved so: face-up cards never move, and neither are they changed with. */
export function explainMovement(state: State, seat: Seat, from: number, to: number): Refusal | null {
  const refusal = explainMover(state, seat, from) ?? explainFaceUp(state, seat, to);
  if (refusal !== null) return refusal;
  return from === to ? refuse('same-place', { at: PLACES[from]! }) : null;
}

/** Moves a card; what lies there face down comes the other way. A row that becomes empty collapses the field (SAM-R11). */
export function moveCard(state: State, seat: Seat, from: number, to: number, tell: Tell<Happening>): void {
  const field = state.field[seat]!;
  const swapped = isTaken(state, seat, to);
  [field[from], field[to]] = [field[to]!, field[from]!];
  tell({ type: 'moved', seat, from, to, swapped });
  collapseIfDue(state, seat, tell);
}

/** Whether Movement is left by itself: no face-down card, or a single one and no empty place. */
export function nothingToMove(state: State): boolean {
  const { turn } = state;
  const down = placesWhere((at) => isDown(state, turn, at)).length;
  if (down !== 1) return down === 0;
  return placesWhere((at) => !isTaken(state, turn, at)).length === 0;
}
