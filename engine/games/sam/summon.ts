// Summon or Swap: points, cards turned over, a card exchanged; and what idleness demands.
import type { Tell } from '../../charts/chart.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import { faceValue, formatCard, summonCost } from './cards.ts';
import { drawInto } from './deck.ts';
import { isDown, isTaken, isUp, somePlace } from './fields.ts';
import { canAttack } from './reach.ts';
import { NO_CARD, PLACES, type Happening, type State } from './types.ts';

/** Summon points at the beginning of a turn. */
export const FIRST_POINTS = 5;
/** After so many turns in a row without a summon, a swap or an attack the next must have one. */
export const MOST_IDLE = 3;

/** A turn begins. */
export function beginTurn(state: State, tell: Tell<Happening>): void {
  state.points = FIRST_POINTS;
  state.flippedUp.fill(false);
  state.flippedDown.fill(false);
  state.acted = false;
  state.destroyed = false;
  state.attack = null;
  tell({ type: 'turn', seat: state.turn, turn: state.turnsDone + 1, points: FIRST_POINTS });
}

/** Whether whoever's turn it is was idle for too long and has not summoned, swapped or attacked yet. */
export function mustAct({ idle, turn, acted }: State): boolean {
  return !acted && idle[turn]! >= MOST_IDLE;
}

/** Whether any card was turned over in this turn. */
export function hasFlipped({ flippedUp, flippedDown }: State): boolean {
  return flippedUp.includes(true) || flippedDown.includes(true);
}

/** What turning a card over leaves of the points: up costs its summon cost, down brings its face value (SAM-R4). Below 0: too dear. */
export function pointsAfterFlip(state: State, seat: Seat, at: number): number {
  const card = state.field[seat]![at]!;
  return isUp(state, seat, at) ? state.points + faceValue(card) : state.points - summonCost(card);
}

/** Whether a card may be turned over as far as SAM-R3 goes, whatever it costs. */
function isTurnable(state: State, seat: Seat, at: number): boolean {
  if (!isTaken(state, seat, at)) return false;
  return isUp(state, seat, at) ? !state.flippedDown[at]! : !state.flippedUp[at]!;
}

/** Why the card at a place may not be turned over. */
export function explainFlip(state: State, seat: Seat, at: number): Refusal | null {
  if (!isTaken(state, seat, at)) return refuse('empty-place', { at: PLACES[at]! });
  const card = state.field[seat]![at]!;
  const up = isUp(state, seat, at);
  if (!isTurnable(state, seat, at))
    return refuse('flipped-before', {
      at: PLACES[at]!,
      card: formatCard(card),
      direction: up ? 'down' : 'up',
    });
  if (pointsAfterFlip(state, seat, at) < 0)
    return refuse('too-dear', {
      at: PLACES[at]!,
      card: formatCard(card),
      cost: summonCost(card),
      points: state.points,
      can: waysInstead(state, seat),
    });
  return null;
}

/** What can be done about a card that is too dear: flip another down for its points, swap the card, either, or none. */
function waysInstead(state: State, seat: Seat): 'flip' | 'swap' | 'both' | 'none' {
  const flip = somePlace((at) => isUp(state, seat, at) && isTurnable(state, seat, at));
  if (hasFlipped(state)) return flip ? 'flip' : 'none';
  return flip ? 'both' : 'swap';
}

/** Turns a card over. */
export function flip(state: State, seat: Seat, at: number, tell: Tell<Happening>): void {
  const card = state.field[seat]![at]!;
  const up = !isUp(state, seat, at);
  const points = pointsAfterFlip(state, seat, at);
  const change = points - state.points;
  state.points = points;
  state.faceUp[seat]![at] = up;
  if (up) {
    state.flippedUp[at] = true;
    state.acted = true;
  } else state.flippedDown[at] = true;
  tell({ type: 'flipped', seat, at, card, up, change, points });
}

/** Why the card at a place may not be swapped: only instead of any flip, and only face-down cards. */
export function explainSwap(state: State, seat: Seat, at: number): Refusal | null {
  if (hasFlipped(state)) return refuse('flipped-already');
  if (!isTaken(state, seat, at)) return refuse('empty-place', { at: PLACES[at]! });
  if (isUp(state, seat, at))
    return refuse('face-up', { at: PLACES[at]!, card: formatCard(state.field[seat]![at]!) });
  return null;
}

/** One face-down card goes to the discards, a new one takes its place; it is discarded before the new one is drawn. */
export function swap(state: State, seat: Seat, at: number, tell: Tell<Happening>): void {
  const card = state.field[seat]![at]!;
  state.discard.push(card);
  state.field[seat]![at] = NO_CARD;
  state.points = 0;
  state.acted = true;
  tell({ type: 'swapped', seat, at, card, fresh: drawInto(state, seat, at, tell) });
}

/** Why Summon may not be left: idleness demands something and no attack could follow. */
export function explainLeaveSummon(state: State): Refusal | null {
  return mustAct(state) && !canAttack(state) ? refuse('idle', { turns: MOST_IDLE, can: 'summon' }) : null;
}

/**
 * Whether Summon is left by itself: no card may be turned over any more, whatever it costs, and no swap is open. Costs do not
 * count, because it would tell others what face-down cards cost.
 */
export function nothingToTurn(state: State): boolean {
  const { turn } = state;
  return (
    !somePlace((at) => isTurnable(state, turn, at)) &&
    (hasFlipped(state) || !somePlace((at) => isDown(state, turn, at)))
  );
}

/** Summon is over: the points that are left are lost. */
export function losePoints(state: State, tell: Tell<Happening>): void {
  const { turn, points } = state;
  state.points = 0;
  if (hasFlipped(state) && points > 0) tell({ type: 'points-lost', seat: turn, lost: points });
}
