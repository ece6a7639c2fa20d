// Answers a question: which way of thinking is for which phase.
import type { Budget } from '../../../bots/bot.ts';
import type { Random } from '../../../chance/random.ts';
import type { Seat } from '../../../core/seat.ts';
import { winnerOf } from '../trick.ts';
import { NOBODY, type Card, type Move, type State } from '../types.ts';
import { chooseContest } from './contest.ts';
import { effortOf, partOf } from './effort.ts';
import { chooseHand } from './hands.ts';
import { isOpen, type Mind } from './mind.ts';
import { solve } from './solve.ts';
import { moveOf, thumbOf } from './thumb.ts';
import { chooseLead, chooseTurn } from './tricks.ts';
import { worthsFor } from './worth.ts';

/** Steps of one decision at most: more make no better choices. */
const MOST_STEPS = 6000;
/** The share of them for finding a turn that wins for certain. */
const SHARE_OF_SOLVING = 0.4;

/** What a player knows of the table when it is asked. */
export interface Known {
  readonly seat: Seat;
  /** The cards that may lead the Ultimate Trick. */
  readonly leads: readonly Card[];
  /** A state that could be the real one. */
  deal(random: Random): State;
}

/** A legal move of a seat that is asked. */
export function decide({ seat, leads, deal }: Known, budget: Budget, random: Random): Move {
  const effort = effortOf(budget, MOST_STEPS);
  const worth = worthsFor(leads);
  const mind: Mind = { seat, deal, worth, effort, random, thumb: thumbOf(worth, effort) };
  const state = deal(random);
  switch (state.phase) {
    case 'trick.leading':
      return chooseLead(mind, state);
    case 'trick.turns':
      return chooseTurn(mind, state);
    case 'ultimate.choosing':
      return chooseHand(mind, state);
    case 'ultimate.turns':
      return chooseContest(mind, state);
    case 'ultimate.challenge':
      return sureTurn(mind, state) ?? chooseContest(mind, state);
    default:
      return mind.thumb.move(state, seat, random);
  }
}

/** A turn that wins for certain, where two players are left and everything can be counted; null where none is found. */
function sureTurn({ seat, effort }: Mind, state: State): Move | null {
  if (!isOpen(state) || state.seats !== 2 || winnerOf(state.trick, state.hat) === NOBODY) return null;
  const plays = solve(state, seat, partOf(effort, SHARE_OF_SOLVING));
  return plays ? moveOf(plays) : null;
}
