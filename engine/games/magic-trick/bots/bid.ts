// Which card goes up the sleeve, and when: once a card promises more points than waiting for a better moment.
import type { Random } from '../../../chance/random.ts';
import { bitsIn } from '../bits.ts';
import type { Mind } from './mind.ts';
import { indexOfHighest, meansOf, type Purse } from './rounds.ts';

/** Deals on which each card is tried as a bid before it is chosen. */
const ROUNDS = 64;

/**
 * Points a card must promise to go up the sleeve now. Measured: lower, and the bid comes in the first trick, before
 * much is known; higher, and hands end with a last card that nobody chose. The best lie just under a bid met for sure.
 */
const POINTS_WORTH_TAKING = { withPrestige: 2.8, without: 2.2 } as const;

/** The slot to put up the sleeve now, or null to wait. */
export function chooseSleeve(mind: Mind, purse: Purse, random: Random): number | null {
  const { position } = mind;
  const slots = bitsIn(position.held[position.me]!);
  // After the own play to the last trick one card is left, and it is the bid either way.
  if (slots.length === 1) return slots[0]!;
  const values = pointsOfBids(mind, slots, ROUNDS, purse, random);
  const best = indexOfHighest(values);
  const { withPrestige, without } = POINTS_WORTH_TAKING;
  return values[best]! >= (position.prestige ? withPrestige : without) ? slots[best]! : null;
}

/** By slot, the mean points of the hand when that card is the bid from this turn on; all 0 when the purse is empty. */
export function pointsOfBids(
  { playouts, deal }: Mind,
  slots: readonly number[],
  rounds: number,
  purse: Purse,
  random: Random,
): number[] {
  return meansOf(slots.length, rounds, purse, () => {
    const rows = deal(random);
    return (choice) => playouts.run(rows, null, slots[choice]!, random);
  });
}

/** Held slots from the likeliest bid to the least likely, going only by rank: as many tricks as are a fair share of the rest. */
export function bidsByRank({ position, guess }: Mind): number[] {
  const { me, seats, tricksLeft, taken, held } = position;
  const fairShare = taken[me]! + tricksLeft / seats;
  const distance = (slot: number): number => Math.abs(guess[slot]! - fairShare);
  return bitsIn(held[me]!).sort((one, other) => distance(one) - distance(other));
}
