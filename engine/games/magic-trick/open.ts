// What lies open when a finished game is looked at with all cards face up.
import { formatCard } from './cards.ts';
import { heldSlots } from './rules.ts';
import type { State } from './types.ts';

/** By seat, the cards that are still in the row, slot 0 first; as they were dealt until the row is sorted. */
export function openHands(state: State): string[][] {
  return state.rows.map((row, seat) => heldSlots(state, seat).map((slot) => formatCard(row[slot]!)));
}
