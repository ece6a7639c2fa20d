// The rules page played a second time: what a move leads to, up to the next question; compared with the state that the game comes to.
import { clone } from '../../../core/clone.ts';
import { allSeats, type Seat } from '../../../core/seat.ts';
import { NO_CARD, NOBODY, type Card, type Move, type State } from '../../../games/magicians/types.ts';
import { incomeByThePage } from './income.ts';
import { isFirstTrick, kindOf, levelOf, numberOf } from './cards.ts';
import { dueByThePage } from './second-reading.ts';

const MOST_IN_HAND = 7;
const MOST_TURNS = 200;
const MULLIGAN = 5;

/** What chance brings on the way is taken from where the game came to. */
interface Played {
  readonly state: State;
  /** A reshuffle happened: what was drawn after it cannot be told. */
  reshuffled: boolean;
}

/** The state that a legal move leads to; null where a reshuffle on the way hides what was drawn. */
export function playedByThePage(before: State, move: Move, after: State): State | null {
  const played: Played = { state: clone(before), reshuffled: false };
  const { state } = played;
  const seat = state.turn;
  switch (move.type) {
    case 'mulligan':
      state.discard.push(...state.hands[seat]!.splice(0));
      draw(played, seat, MULLIGAN);
      state.exchanged += 1;
      lookAtMulligans(played);
      break;
    case 'keep':
      state.mulligans[seat] = 'kept';
      nextMulligan(state);
      lookAtMulligans(played);
      break;
    case 'support':
      if (move.replace !== undefined) toDiscard(state, seat, numberOf(move.replace));
      state.support[seat]!.push(fromHand(state, seat, move.card));
      state.played = 'support';
      trim(played);
      break;
    case 'trick':
      state.tricks[seat]!.push(fromHand(state, seat, move.card));
      state.played = 'trick';
      trim(played);
      break;
    case 'sabotage':
      state.sabotage = fromHand(state, seat, move.card);
      state.victim = move.target ?? NOBODY;
      state.played = 'sabotage';
      if (takeEffect(played, move, after)) settle(played);
      break;
    case 'take':
      state.hands[seat]!.push(fromHand(state, state.victim, move.card));
      settle(played);
      break;
    case 'draw':
      draw(played, seat, 1);
      prestige(played);
      break;
    case 'discard':
      meet(played, move.cards.map(numberOf));
      break;
    case 'skip':
      if (state.phase === 'turn.management') enter(state, 'turn.dirtyTrick.choosing');
      else if (state.phase === 'turn.dirtyTrick.choosing') enter(state, 'turn.newTrick.playing');
      else if (state.phase === 'turn.newTrick.playing') trim(played);
      else prestige(played);
  }
  return played.reshuffled ? null : state;
}

function enter(state: State, phase: string): void {
  (state as { phase: string }).phase = phase;
}

function fromHand(state: State, seat: Seat, card: string): Card {
  const hand = state.hands[seat]!;
  return hand.splice(hand.indexOf(numberOf(card)), 1)[0]!;
}

/** Takes a card in play away from a seat, and the Stage with it where the highest Trick falls (MG-R4). */
function lose(state: State, seat: Seat, ...cards: readonly Card[]): void {
  const highest = (): number => Math.max(0, ...state.tricks[seat]!.map(levelOf));
  const before = highest();
  state.tricks[seat] = state.tricks[seat]!.filter((card) => !cards.includes(card));
  state.support[seat] = state.support[seat]!.filter((card) => !cards.includes(card));
  if (highest() >= before) return;
  const stage = state.support[seat]!.find((card) => kindOf(card) === 'stage');
  if (stage === undefined) return;
  if (state.options.stage === 'strict' || levelOf(stage) > highest()) toDiscard(state, seat, stage);
}

function toDiscard(state: State, seat: Seat, ...cards: readonly Card[]): void {
  lose(state, seat, ...cards);
  state.discard.push(...cards);
}

function draw(played: Played, seat: Seat, count: number): void {
  const { state } = played;
  for (let drawn = 0; drawn < count; drawn += 1) {
    if (state.deck.length === 0) {
      if (state.discard.length === 0) return;
      played.reshuffled = true;
      state.deck = state.discard.splice(0);
    }
    state.hands[seat]!.push(state.deck.pop()!);
  }
}

/** The effect of a Sabotage card; false where it waits for the spy. */
function takeEffect(played: Played, move: Extract<Move, { type: 'sabotage' }>, after: State): boolean {
  const { state } = played;
  const thief = state.turn;
  const victim = move.target!;
  const on = move.on === undefined ? NO_CARD : numberOf(move.on);
  switch (move.card) {
    case 'one-up-manship':
      draw(played, thief, 2);
      break;
    case 'exposed':
    case 'scandal':
    case 'fatality':
    case 'hurt-reputation':
      toDiscard(state, victim, on);
      break;
    case 'steal-secret':
    case 'seduction':
    case 'betrayal':
    case 'embarrassment':
    case 'make-a-deal':
      lose(state, victim, on);
      (kindOf(on) === 'trick' ? state.tricks : state.support)[thief]!.push(on);
      break;
    case 'sabotage':
    case 'permanent-injury':
    case 'ruin-performance': {
      const points = state.points[victim]! - 10;
      state.points[victim] = state.options.floor ? Math.max(0, points) : points;
      break;
    }
    case 'public-disturbance':
      state.disturbed[victim] = true;
      break;
    case 'steal-notebook':
    case 'double-cross': {
      const hand = state.hands[victim]!;
      const taken = hand.filter((card) => !after.hands[victim]!.includes(card));
      // One that was discarded can have been drawn again by now, after a reshuffle.
      if (taken.length !== Math.min(2, hand.length)) played.reshuffled = true;
      state.hands[victim] = hand.filter((card) => !taken.includes(card));
      (move.card === 'double-cross' ? state.discard : state.hands[thief]!).push(...taken);
      break;
    }
    default:
      enter(state, 'turn.dirtyTrick.spying');
      return false;
  }
  return true;
}

/** The victim's limits, then the thief's (MG-R5); where there is no choice the excess goes by itself (MG-R2). */
function settle(played: Played): void {
  const { state } = played;
  enter(state, 'turn.dirtyTrick.settling');
  if (isAsked(state)) return;
  state.discard.push(state.sabotage);
  state.sabotage = NO_CARD;
  state.victim = NOBODY;
  trim(played);
}

function trim(played: Played): void {
  const { state } = played;
  enter(state, 'turn.newTrick.trimming');
  if (isAsked(state)) return;
  if (state.played === null) enter(state, 'turn.intermission');
  else prestige(played);
}

/** Whether somebody has to choose what to discard in this phase, once all that leaves no choice is gone. */
function isAsked(state: State): boolean {
  for (let due = dueByThePage(state); due !== null; due = dueByThePage(state)) {
    if (due.count < due.group.length) return true;
    toDiscard(state, due.seat, ...due.group.map(numberOf));
  }
  return false;
}

function meet(played: Played, cards: readonly Card[]): void {
  const { state } = played;
  const { seat } = dueByThePage(state)!;
  if (state.phase === 'turn.finale') {
    state.hands[seat] = state.hands[seat]!.filter((card) => !cards.includes(card));
    state.discard.push(...cards);
    return finale(played);
  }
  toDiscard(state, seat, ...cards);
  return state.phase === 'turn.dirtyTrick.settling' ? settle(played) : trim(played);
}

function prestige(played: Played): void {
  const { state } = played;
  const { turn, points } = state;
  if (!state.disturbed[turn]) points[turn]! += incomeByThePage(state, turn);
  state.disturbed[turn] = false;
  if (points[turn]! < state.options.goal) return finale(played);
  state.ended = { winners: [turn], reason: 'goal' };
  enter(state, 'over');
}

function finale(played: Played): void {
  const { state } = played;
  enter(state, 'turn.finale');
  if (state.hands[state.turn]!.length > MOST_IN_HAND) return;
  state.turnsDone += 1;
  state.turn = (state.turn + 1) % state.seats;
  if (state.turnsDone < MOST_TURNS * state.seats) return beginTurn(played);
  const most = Math.max(...state.points);
  const winners = allSeats(state.seats).filter((seat) => state.points[seat] === most);
  state.ended = { winners, reason: 'time' };
  enter(state, 'over');
}

function beginTurn(played: Played): void {
  const { state } = played;
  state.played = null;
  draw(played, state.turn, 1);
  enter(state, 'turn.management');
}

function nextMulligan(state: State): void {
  state.exchanged = 0;
  state.turn = (state.turn + 1) % state.seats;
}

/** Who is asked next about the mulligan; the first turn begins when nobody is left (MG-R13). */
function lookAtMulligans(played: Played): void {
  const { state } = played;
  while (state.mulligans[state.turn] === null) {
    const isLeft = [...state.deck, ...state.discard].some(isFirstTrick);
    const mayAgain = state.exchanged === 0 || (state.options.mulligan === 'until' && isLeft);
    if (!state.hands[state.turn]!.some(isFirstTrick) && mayAgain) return;
    state.mulligans[state.turn] = state.exchanged > 0 ? 'exchanged' : 'not-asked';
    nextMulligan(state);
  }
  beginTurn(played);
}
