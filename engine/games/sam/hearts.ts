// Hearts that survive: the owner names an empty place for a new card.
import type { Tell } from '../../charts/chart.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { formatCard } from './cards.ts';
import { drawInto } from './deck.ts';
import { isTaken, isUp, riseIfDue } from './fields.ts';
import { NOBODY, PLACES, type Happening, type State } from './types.ts';

/** Why the new card cannot go there. */
export function explainPlace(state: State, at: number): Refusal | null {
  const { heart, field } = state;
  if (!isTaken(state, heart, at)) return null;
  const up = isUp(state, heart, at);
  return refuse('occupied', { at: PLACES[at]!, card: formatCard(field[heart]![at]!), up });
}

/** Draws the card and lays it there, face down; four cards end a collapse. */
export function placeHeart(state: State, at: number, tell: Tell<Happening>): void {
  const { heart } = state;
  state.heart = NOBODY;
  tell({ type: 'placed', seat: heart, at, fresh: drawInto(state, heart, at, tell) });
  riseIfDue(state, heart, tell);
}
