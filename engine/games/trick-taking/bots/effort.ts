// The budget of one decision, counted in tables that are looked at: playouts differ too much in length to be counted.
import type { Budget } from '../../../bots/bot.ts';

/** A step of the budget pays for so many tables; a playout of a trick looks at some hundred. */
const TABLES_A_STEP = 10;

/** What is left to spend on one decision. */
export interface Effort {
  /** Tables that may still be looked at; zero or below: none. */
  left: number;
  /** Whether to go on: something is left, and time is not up; once time is up, nothing is left. Not asked within a playout. */
  goesOn(): boolean;
}

/** The steps of a budget, `most` of them at most: there is a point from which more make no better choices. */
export function effortOf(budget: Budget, most: number): Effort {
  const effort: Effort = {
    left: Math.min(budget.steps, most) * TABLES_A_STEP,
    goesOn() {
      if (effort.left > 0 && budget.shouldStop()) effort.left = 0;
      return effort.left > 0;
    },
  };
  return effort;
}

/** A part of an effort, to be spent before the rest. */
export function partOf(effort: Effort, share: number): Effort {
  const part = Math.floor(effort.left * share);
  effort.left -= part;
  const taken: Effort = {
    left: part,
    goesOn() {
      if (taken.left > 0 && !effort.goesOn()) taken.left = 0;
      return taken.left > 0;
    },
  };
  return taken;
}

/**
 * The index of the choice with the highest mean over at most `rounds` rounds; each round values every choice once, on
 * one deal. Without a single round it is the first.
 */
export function bestChoice(
  choices: number,
  rounds: number,
  effort: Effort,
  newRound: () => (choice: number) => number,
): number {
  const sums = new Array<number>(choices).fill(0);
  for (let round = 0; round < rounds && effort.goesOn(); round += 1) {
    const value = newRound();
    for (let choice = 0; choice < choices; choice += 1) sums[choice]! += value(choice);
  }
  return sums.indexOf(Math.max(...sums));
}
