// Compares choices over the same sampled deals, round by round, until enough is known or the budget is used up.
import type { Budget } from '../../../bots/bot.ts';

/** Steps that a comparison spends; a step is one playout. */
export interface Purse {
  /** Takes so many steps; false, and takes none, when there are not so many left or time is up. */
  spend(steps: number): boolean;
}

/** So many of the budget's steps. */
export function purseOf(budget: Budget, steps: number): Purse {
  let left = steps;
  return {
    spend(asked) {
      if (asked > left || budget.shouldStop()) return false;
      left -= asked;
      return true;
    },
  };
}

/**
 * The mean value of each choice over at most `rounds` rounds; each round values every choice once, on one deal.
 * Without a single round each mean is 0, so that the caller's order of preference decides.
 */
export function meansOf(
  choices: number,
  rounds: number,
  purse: Purse,
  newRound: () => (choice: number) => number,
): number[] {
  const sums = new Array<number>(choices).fill(0);
  let done = 0;
  while (done < rounds && purse.spend(choices)) {
    const value = newRound();
    for (let choice = 0; choice < choices; choice += 1) sums[choice]! += value(choice);
    done += 1;
  }
  return done === 0 ? sums : sums.map((sum) => sum / done);
}

/** The index of the highest value; the first of equals. */
export function indexOfHighest(values: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < values.length; i += 1) if (values[i]! > values[best]!) best = i;
  return best;
}
