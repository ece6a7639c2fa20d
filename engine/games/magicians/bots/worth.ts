// How good a state is for one player: the own plan against what the others are about to earn.
import { impossible } from '../../../core/errors.ts';
import { allSeats, type Seat } from '../../../core/seat.ts';
import { levelOf } from '../cards.ts';
import { cardsToChooseFrom, demandOf } from '../limits.ts';
import { incomeOf } from '../scoring.ts';
import type { State } from '../types.ts';
import { planFor } from './plan.ts';

/** By how much a player's income grows in a turn, on average. */
const GROWTH = 1.7;
/** Turns that are looked ahead at most: what comes later is too uncertain to be planned for. */
const FARTHEST = 14;
/** What a card in another's hand is worth to them, in Prestige Points. */
const CARD_IN_HAND = 2;
const WON = 100_000;

/** Prestige Phases that a seat still needs to reach the goal, if its income grows as usual; 1 or more. */
function turnsToGoal({ options, points, disturbed }: State, seat: Seat, income: number): number {
  let turns = disturbed[seat] ? 1 : 0;
  for (let sum = points[seat]!, each = income; sum < options.goal && turns < FARTHEST; turns += 1) {
    each += GROWTH;
    sum += each;
  }
  return Math.max(1, turns);
}

/** Prestige Phases of each player that are still to come, as the fastest of them has it. */
export function horizonOf(state: State): number {
  return Math.min(
    FARTHEST,
    ...allSeats(state.seats).map((seat) => turnsToGoal(state, seat, incomeOf(state, seat))),
  );
}

/**
 * How good a state is for `me`, in Prestige Points ahead of the others. `turns` are the Prestige Phases that each player had
 * before them when the decision was asked for, whose turn it was `me`.
 */
export function worthFor(state: State, me: Seat, turns: number): number {
  if (state.ended) return state.ended.winners.includes(me) ? WON : -WON;
  const isOver = state.turn !== me || state.phase === 'turn.finale';
  const own = prospects(state, me, isOver ? turns - 1 : turns, !isOver && state.played === null);
  const others = allSeats(state.seats)
    .filter((seat) => seat !== me)
    .map((seat) => rivalProspects(state, seat, turns));
  const first = Math.max(...others);
  const mean = others.reduce((sum, each) => sum + each, 0) / others.length;
  // The one who is about to win counts most; with two players there is nobody else.
  return own - 0.65 * first - 0.35 * mean;
}

/** The points that the own plan leads to. */
function prospects(state: State, seat: Seat, turns: number, plays: boolean): number {
  return state.points[seat]! + planFor(state, seat, turns, plays) - toBeLost(state, seat) * turns;
}

/** The points that another player is going to have, whose hand is not known. */
function rivalProspects(state: State, seat: Seat, turns: number): number {
  const income = incomeOf(state, seat);
  const growth = (GROWTH * turns * (turns + 1)) / 2;
  const lost = state.disturbed[seat] ? income + GROWTH : 0;
  const hand = CARD_IN_HAND * (state.hands[seat]?.length ?? impossible('a seat without a hand'));
  return state.points[seat]! + income * turns + growth - lost + hand - toBeLost(state, seat) * turns;
}

/** The levels that a seat is about to discard: the lowest that it may choose. */
function toBeLost(state: State, seat: Seat): number {
  const demand = demandOf(state);
  if (demand?.seat !== seat || demand.of === 'hand') return 0;
  const levels = cardsToChooseFrom(state, demand).map(levelOf);
  return levels
    .sort((one, other) => one - other)
    .slice(0, demand.count)
    .reduce((sum, level) => sum + level, 0);
}
