// A turn from its first card to its last, apart from what is played in it.
import type { Tell } from '../../charts/chart.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { allSeats, nextSeat } from '../../core/seat.ts';
import { canDraw, drawCards } from './piles.ts';
import { earnings, incomeOf } from './scoring.ts';
import type { Happening, Phase, Reason, State } from './types.ts';

/** After so many turns of each player the game is over (MG-R15). */
export const MOST_TURNS = 200;

/** Draw: the turn begins with one card. */
export function beginTurn(state: State, tell: Tell<Happening>): void {
  state.played = null;
  tell({ type: 'turn', seat: state.turn, turn: state.turnsDone + 1 });
  drawCards(state, state.turn, 1, 'turn', tell);
}

/** Nothing is played in a phase. */
export function skipPhase({ turn }: State, phase: Phase, tell: Tell<Happening>): void {
  tell({ type: 'skipped', seat: turn, phase });
}

/** Why no card may be drawn in Intermission; null when one may (MG-R12). */
export function explainDraw(state: State): Refusal | null {
  return canDraw(state) ? null : refuse('nothing-to-draw');
}

/** Intermission: one more card. */
export function drawInIntermission(state: State, tell: Tell<Happening>): void {
  drawCards(state, state.turn, 1, 'intermission', tell);
}

/** Prestige: the income is added, unless it was disturbed (MG-R10). */
export function earnPrestige(state: State, tell: Tell<Happening>): void {
  const { turn } = state;
  const disturbed = state.disturbed[turn]!;
  const earned = disturbed ? 0 : incomeOf(state, turn);
  state.disturbed[turn] = false;
  state.points[turn]! += earned;
  const points = state.points[turn]!;
  tell({ type: 'prestige', seat: turn, cards: earnings(state, turn), earned, points, disturbed });
}

/** Whether the player of this turn has reached the goal, which wins at once. */
export function goalIsReached({ points, turn, options }: State): boolean {
  return points[turn]! >= options.goal;
}

/** Whether this was the last turn that there is (MG-R15). */
export function isLastTurn({ turnsDone, seats }: State): boolean {
  return turnsDone + 1 === MOST_TURNS * seats;
}

/** The turn is over. */
export function endTurn(state: State): void {
  state.turnsDone += 1;
  state.turn = nextSeat(state.turn, state.seats);
}

/** The player of this turn wins alone. */
export function winByGoal(state: State): void {
  state.ended = { winners: [state.turn], reason: 'goal' };
}

/** The most points win, shared by all who have them. */
export function winByTime(state: State): void {
  const most = Math.max(...state.points);
  state.ended = {
    winners: allSeats(state.seats).filter((seat) => state.points[seat] === most),
    reason: 'time',
  };
}

/** Tells how the game ended. */
export function endTheGame({ ended, points }: State, tell: Tell<Happening>): void {
  const { winners, reason }: { readonly winners: readonly number[]; readonly reason: Reason } = ended!;
  tell({ type: 'ended', winners: [...winners], scores: [...points], reason });
}
