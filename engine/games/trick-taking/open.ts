// What lies open when a finished game is looked at with all cards face up.
import { formatCard } from './cards.ts';
import type { State } from './types.ts';

/** By seat, the hand; while Ultimate hands are chosen, what was chosen already. */
export function openHands({ hands, chosen }: State): string[][] {
  return hands.map((hand, seat) => (chosen[seat] ?? hand).map(formatCard));
}
