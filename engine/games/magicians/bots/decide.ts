// Chooses a move: every way to go on in this turn is tried on a few deals, and the best on average is taken.
import type { Budget } from '../../../bots/bot.ts';
import type { Random } from '../../../chance/random.ts';
import { impossible } from '../../../core/errors.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Move, State } from '../types.ts';
import { after, askedIn, legalMoves } from './trying.ts';
import { horizonOf, worthFor } from './worth.ts';

/** Deals that a decision is tried on at most: more make no better choices. */
const MOST_DEALS = 6;

/** A legal move of a seat that is asked. A step of the budget is one move tried on one deal. */
export function decide(seat: Seat, deal: (random: Random) => State, budget: Budget, random: Random): Move {
  const first = deal(random);
  const moves = legalMoves(first, seat);
  if (moves.length === 1) return moves[0]!;
  const turns = horizonOf(first);
  const sums = moves.map(() => 0);
  let steps = 0;
  for (let round = 0; round < MOST_DEALS; round += 1) {
    const state = round === 0 ? first : deal(random);
    const values: number[] = [];
    for (const move of moves) {
      // The first deal is looked at whole unless time is up: half a round would compare nothing.
      if (budget.shouldStop() || (round > 0 && steps >= budget.steps)) break;
      values.push(valueOf(state, seat, move, turns));
      steps += 1;
    }
    if (values.length < moves.length) {
      if (round === 0) values.forEach((value, at) => (sums[at] = value));
      if (round === 0) for (let at = values.length; at < sums.length; at += 1) sums[at] = -Infinity;
      break;
    }
    values.forEach((value, at) => (sums[at]! += value));
  }
  const best = Math.max(...sums);
  // Where time was up before anything was tried, any move will do.
  return moves[Math.max(0, sums.indexOf(best))] ?? impossible('a seat is asked and has no legal move');
}

/** What a move is worth, with the best that may follow it in the same turn by the same player. */
function valueOf(state: State, seat: Seat, move: Move, turns: number): number {
  return bestFrom(after(state, seat, move), seat, turns);
}

/** Skipping leads to another choice, and so does a spy: the best of those counts. What another decides is estimated. */
function bestFrom(state: State, seat: Seat, turns: number): number {
  if (askedIn(state) !== seat || !GOES_ON.has(state.phase)) return worthFor(state, seat, turns);
  return Math.max(...legalMoves(state, seat).map((move) => valueOf(state, seat, move, turns)));
}

/** Phases in which the same player chooses on in the same turn. */
const GOES_ON: ReadonlySet<string> = new Set([
  'turn.dirtyTrick.choosing',
  'turn.dirtyTrick.spying',
  'turn.newTrick.playing',
  'turn.intermission',
]);
