// What lies open when a finished game is looked at with all cards face up.
import { formatCard } from './cards.ts';
import type { State } from './types.ts';

/** By seat, the hand. */
export function openHands({ hands }: State): string[][] {
  return hands.map((hand) => hand.map(formatCard));
}
