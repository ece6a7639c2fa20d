// The rules page played a second time: what a move leads to, up to the next question; compared with the state that the game comes to.
import { clone } from '../../../core/clone.ts';
import type { Seat } from '../../../core/seat.ts';
import {
  NO_CARD,
  NOBODY,
  NOWHERE,
  SIGNS,
  type Card,
  type Move,
  type State,
} from '../../../games/sam/types.ts';
import {
  attackCostOf,
  cardsLeft,
  faceOf,
  isTwo,
  lyingAt,
  numberOf,
  placeOf,
  placesWhere,
  suitOf,
  summonCostOf,
} from './cards.ts';
import { couldAttack } from './reach.ts';
import { payable } from './second-reading.ts';
import { drawForOrder, seatsIn, stalledByThePage } from './sets.ts';
import { battleByThePage } from './values.ts';

const FIRST_POINTS = 5;
const FEWEST_TO_RISE = 4;

/** What the coin brings on the way is taken from where the game came to. */
export interface Played {
  readonly state: State;
  /** Where the game came to. */
  readonly after: State;
  /** A reshuffle happened: what was drawn after it cannot be told. */
  reshuffled: boolean;
}

/** The state that a legal move leads to; null where a reshuffle on the way hides what was drawn. */
export function playedByThePage(before: State, seat: Seat, move: Move, after: State): State | null {
  const played: Played = { state: clone(before), after, reshuffled: false };
  make(played, seat, move);
  return played.reshuffled ? null : played.state;
}

function make(played: Played, seat: Seat, move: Move): void {
  const { state } = played;
  const field = state.field[seat]!;
  switch (move.type) {
    case 'arrange':
      state.field[seat] = [...move.front, ...move.back].map(numberOf);
      state.dealt[seat] = [];
      if (state.dealt.every((cards) => cards.length === 0)) nextTurn(played);
      return;
    case 'flip':
      turnOver(state, seat, placeOf(move.at));
      if (!canTurnAnything(state, seat)) leaveSummon(played);
      return;
    case 'swap':
      state.discard.push(field[placeOf(move.at)]!);
      state.acted = true;
      field[placeOf(move.at)] = draw(played);
      return leaveSummon(played);
    case 'attack':
      return declare(played, placeOf(move.with), move.boosts.map(placeOf));
    case 'pay':
      for (const place of move.flip.map(placeOf)) {
        state.faceUp[seat]![place] = false;
        state.flippedDown[place] = true;
        state.attack!.points += faceOf(field[place]!);
      }
      state.attack!.paid = move.flip.map(placeOf);
      return enter(state, 'turn.attack.targeting');
    case 'stop':
      return movement(played);
    case 'target':
      state.attack!.targetSeat = move.seat;
      state.attack!.targetAt = placeOf(move.at);
      if (!couldBeHelped(state)) return battle(played);
      return enter(state, 'turn.attack.defending');
    case 'boost':
      state.attack!.helpers = move.with.map(placeOf);
      return battle(played);
    case 'throw':
      state.thrown[seat] = 'sign' in move ? SIGNS.indexOf(move.sign) : move.fingers;
      return challenge(played);
    case 'place':
      state.heart = NOBODY;
      field[placeOf(move.at)] = draw(played);
      if (cardsLeft(state, seat) >= FEWEST_TO_RISE) state.collapsed[seat] = false;
      return movement(played);
    case 'move': {
      const [from, to] = [placeOf(move.from), placeOf(move.to)];
      [field[from], field[to]] = [field[to]!, field[from]!];
      collapse(state, seat);
      return endTurn(played);
    }
    case 'done':
      if (state.phase === 'turn.summon') return leaveSummon(played);
      return state.phase === 'turn.movement' ? endTurn(played) : movement(played);
  }
}

function enter(state: State, phase: string): void {
  (state as { phase: string }).phase = phase;
}

/** "An empty deck is replaced by the shuffled discards when a card must be drawn." */
export function draw(played: Played): Card {
  const { state } = played;
  if (state.deck.length === 0) {
    played.reshuffled = true;
    state.deck = state.discard.splice(0);
  }
  return state.deck.pop()!;
}

/** A draw for the order or for an attack lies on the discards before anything else happens. */
export function drawOpenly(played: Played): Card {
  const card = draw(played);
  played.state.discard.push(card);
  return card;
}

function turnOver(state: State, seat: Seat, place: number): void {
  const { card, up } = lyingAt(state, seat, place)!;
  state.faceUp[seat]![place] = !up;
  state.points += up ? faceOf(card) : -summonCostOf(card);
  (up ? state.flippedDown : state.flippedUp)[place] = true;
  if (!up) state.acted = true;
}

/** "Summon is left by itself only when no own card may be turned any more whatever it costs, and no swap is open." */
function canTurnAnything(state: State, seat: Seat): boolean {
  return placesWhere(state, seat, () => true).some((place) =>
    lyingAt(state, seat, place)!.up ? !state.flippedDown[place] : !state.flippedUp[place],
  );
}

/** SAM-R2. */
function leaveSummon(played: Played): void {
  const { state } = played;
  state.points = 0;
  if (state.turnsDone === 0 || !couldAttack(state, state.turn)) return movement(played);
  return enter(state, 'turn.attack.declaring');
}

function declare(played: Played, at: number, boosts: readonly number[]): void {
  const { state } = played;
  const { turn } = state;
  const cost = attackCostOf(state.field[turn]![at]!);
  const drawn = drawOpenly(played);
  const points = faceOf(drawn);
  const target = { targetSeat: NOBODY, targetAt: NOWHERE, helpers: [] };
  state.attack = { with: at, boosts, drawn, points, cost, paid: [], ...target };
  state.battle = null;
  state.acted = true;
  if (points >= cost) return enter(state, 'turn.attack.targeting');
  const most = payable(state, turn).reduce((sum, place) => sum + faceOf(state.field[turn]![place]!), points);
  // SAM-R8.
  return most < cost ? movement(played) : enter(state, 'turn.attack.paying');
}

function couldBeHelped(state: State): boolean {
  const { targetSeat, targetAt } = state.attack!;
  const twos = placesWhere(state, targetSeat, ({ card, up }) => up && isTwo(card));
  return twos.some((place) => place !== targetAt);
}

function battle(played: Played): void {
  const { state } = played;
  const { targetSeat, targetAt } = state.attack!;
  const wasDown = !state.faceUp[targetSeat]![targetAt]!;
  state.faceUp[targetSeat]![targetAt] = true;
  state.battle = battleByThePage(state, wasDown);
  state.rounds = 0;
  if (state.battle.winner !== null) return outcome(played);
  if (state.options.challenge !== 'coin') return enter(state, 'turn.attack.challenge');
  state.coinsTaken += 1;
  state.battle.winner = played.after.battle!.winner;
  return outcome(played);
}

/** Both have thrown, or one is waited for. */
function challenge(played: Played): void {
  const { state } = played;
  const [mine, theirs] = [state.thrown[state.turn]!, state.thrown[state.attack!.targetSeat]!];
  if (mine < 0 || theirs < 0) return;
  state.thrown = state.thrown.map(() => -1);
  const isOdd = (mine + theirs) % 2 === 1;
  // Rock, paper, scissors: each is beaten by the next; one and the same is thrown again.
  const winner = state.options.challenge === 'rps' ? [null, 'attacker', 'defender'] : [];
  const decided = winner[(mine - theirs + 3) % 3] ?? null;
  state.battle!.winner =
    state.options.challenge === 'rps'
      ? (decided as 'attacker' | 'defender' | null)
      : isOdd
        ? 'attacker'
        : 'defender';
  if (state.battle!.winner === null) state.rounds += 1;
  else outcome(played);
}

/** The table of the page, and what Hearts and twos do about it. */
function outcome(played: Played): void {
  const { state } = played;
  const { with: at, boosts, targetSeat, targetAt, helpers } = state.attack!;
  const { winner, wasDown } = state.battle!;
  const target = state.field[targetSeat]!;
  const isHeart = wasDown && suitOf(target[targetAt]!) === 'h';
  const lieDown = (seat: Seat, places: readonly number[]): void => {
    for (const place of places) state.faceUp[seat]![place] = false;
  };
  if (winner === 'attacker') {
    state.discard.push(target[targetAt]!);
    target[targetAt] = isHeart ? draw(played) : NO_CARD;
    lieDown(targetSeat, [targetAt, ...helpers]);
    state.destroyed = true;
    collapse(state, targetSeat);
    if (seatsIn(state).length === 1) return end(state, seatsIn(state), 'last-one-in');
  } else {
    lieDown(state.turn, [at, ...boosts]);
    if (isHeart && target.includes(NO_CARD)) {
      state.heart = targetSeat;
      return enter(state, 'turn.attack.hearts');
    }
  }
  return movement(played);
}

/** "When a player's front or back row becomes empty"; SAM-R11. */
function collapse(state: State, seat: Seat): void {
  const places = placesWhere(state, seat, () => true);
  const rows = new Set(places.map((place) => Math.floor(place / 3)));
  if (rows.size < 2) state.collapsed[seat] = true;
}

function movement(played: Played): void {
  const { state } = played;
  const down = placesWhere(state, state.turn, ({ up }) => !up).length;
  const hasRoom = state.field[state.turn]!.includes(NO_CARD);
  if (down > 1 || (down === 1 && hasRoom)) return enter(state, 'turn.movement');
  return endTurn(played);
}

function endTurn(played: Played): void {
  const { state } = played;
  state.idle[state.turn] = state.acted ? 0 : state.idle[state.turn]! + 1;
  state.quiet = state.destroyed ? 0 : state.quiet + 1;
  state.turnsDone += 1;
  state.attack = null;
  const winners = stalledByThePage(state);
  return winners === null ? nextTurn(played) : end(state, winners, 'stall');
}

function nextTurn(played: Played): void {
  const { state } = played;
  if (state.alternating) state.inOrder = state.order[0] === state.turn ? 1 : 0;
  // SAM-R16.
  else
    do state.inOrder += 1;
    while (state.inOrder < state.order.length && cardsLeft(state, state.order[state.inOrder]!) === 0);
  if (state.inOrder >= state.order.length) drawForOrder(played, drawOpenly);
  state.turn = state.order[state.inOrder]!;
  state.points = FIRST_POINTS;
  state.flippedUp.fill(false);
  state.flippedDown.fill(false);
  state.acted = false;
  state.destroyed = false;
  enter(state, 'turn.summon');
}

function end(state: State, winners: readonly Seat[], reason: 'last-one-in' | 'stall'): void {
  state.ended = { winners, reason };
  enter(state, 'over');
}
