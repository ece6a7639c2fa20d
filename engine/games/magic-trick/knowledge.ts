// Who may know which ranks in Magic Trick: the one place that view, question and events ask.
import type { Viewer } from '../../core/seat.ts';
import { rowToSort } from './sorting.ts';
import { everyRowIsSorted, holds, sorterOf } from './rules.ts';
import { suitOf } from './cards.ts';
import type { Card, State } from './types.ts';

/** Whether the orders of this hand's rows are public: only once every row is sorted, and all at once. */
export function ordersAreOpen(state: State): boolean {
  return everyRowIsSorted(state);
}

/** Whether `viewer` may see the ranks of `owner`'s cards that nobody has revealed. */
export function knowsRow(state: State, viewer: Viewer, owner: number): boolean {
  if (viewer !== sorterOf(state, owner)) return false;
  // Whoever sorts must see what they sort; afterwards the option decides.
  return !state.sorted[owner] || state.options.memory === 'sorter';
}

/** Whether the card of a slot lies open for everybody: played or up a sleeve. */
export function isRevealed(state: State, owner: number, slot: number): boolean {
  return !holds(state, owner, slot);
}

/** The row as its slots are shown to `viewer`: in its order once that is public, before that in an order that tells nothing. */
export function shownRow(state: State, viewer: Viewer, owner: number): Card[] {
  const row = state.rows[owner]!;
  if (ordersAreOpen(state)) return row;
  if (knowsRow(state, viewer, owner)) return state.sorted[owner] ? row : rowToSort(state, owner);
  return [...row].sort((one, other) => suitOf(one) - suitOf(other));
}

/** Whether `viewer` may look through `owner`'s taken tricks. */
export function mayLookThrough(state: State, viewer: Viewer, owner: number): boolean {
  return state.options.stacks === 'all' || (state.options.stacks === 'own' && viewer === owner);
}
