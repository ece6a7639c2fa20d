// The rule of thumb for one card: towards a trick when tricks are wanted, away from it when not.
import { lowestBit } from '../bits.ts';
import { TRUMP } from '../cards.ts';

/** What the rule looks at. Ranks of one's own cards are guesses: nobody sees them. */
export interface Situation {
  /** The slots that may be played, as bits; at least one. */
  readonly bits: number;
  /** By slot. */
  readonly suits: readonly number[];
  /** By slot: the rank one reckons with, rising along the row. */
  readonly guess: readonly number[];
  /** Led suit, -1 when leading. */
  readonly led: number;
  /** The card that wins so far; without meaning when leading. */
  readonly bestSuit: number;
  readonly bestRank: number;
  /** Nobody plays after. */
  readonly last: boolean;
  /** A trick is wanted. */
  readonly wanted: boolean;
}

/** How much a red card is stronger than its rank says. */
const TRUMP_STRENGTH = 5;

/** The slot to play. */
export function steer(at: Situation): number {
  const { suits, guess, bestSuit, bestRank, led, last, wanted } = at;
  let choice = -1;
  let best = -Infinity;
  for (let bits = at.bits; bits !== 0; bits &= bits - 1) {
    const slot = lowestBit(bits);
    const suit = suits[slot]!;
    const rank = guess[slot]!;
    const strength = suit === TRUMP ? rank + TRUMP_STRENGTH : rank;
    const wins = led < 0 || (suit === bestSuit ? rank > bestRank : suit === TRUMP);
    let value: number;
    if (wanted) {
      // Win, as last as cheaply as it goes; otherwise keep what is strong.
      if (!wins) value = -strength;
      else value = 100 + (last && led >= 0 ? -strength : strength);
    } else {
      // Lose with the strongest card that does; where each would win, the weakest may still be beaten.
      if (!wins) value = 100 + strength;
      else value = last ? strength : -strength;
    }
    if (value > best) {
      best = value;
      choice = slot;
    }
  }
  return choice;
}
