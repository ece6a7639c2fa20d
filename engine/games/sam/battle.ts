// Battle: two real values are compared, and what becomes of the cards.
import type { Tell } from '../../charts/chart.ts';
import type { Seat } from '../../core/seat.ts';
import { better, type Fighter, sidesOf, suitOf } from './cards.ts';
import { drawInto } from './deck.ts';
import { cardsAt, cardsLeft, collapseIfDue, isUp, somePlace, isTaken } from './fields.ts';
import { NO_CARD, NOBODY, type Battle, type Happening, type State } from './types.ts';

/** The attacker of this turn's attack. */
export function attackerOf({ field, turn, attack }: State): Fighter {
  const { with: at, boosts } = attack!;
  return { seat: turn, at, card: field[turn]![at]!, twos: boosts };
}

/** The target of this turn's attack, which is named. */
export function defenderOf({ field, attack }: State): Fighter {
  const { targetSeat, targetAt, helpers } = attack!;
  return { seat: targetSeat, at: targetAt, card: field[targetSeat]![targetAt]!, twos: helpers };
}

/** A target that lies face down is turned up; then values are compared. Equal values are for a challenge to decide. */
export function compareValues(state: State, tell: Tell<Happening>): void {
  const target = defenderOf(state);
  const { seat, at, card } = target;
  const wasDown = !isUp(state, seat, at);
  if (wasDown) {
    state.faceUp[seat]![at] = true;
    tell({ type: 'turned-up', seat, at, card });
  }
  const [attacker, defender] = sidesOf(attackerOf(state), target);
  const winner = better(attacker, defender);
  const challenge = winner === null ? state.options.challenge : null;
  state.battle = { attacker, defender, wasDown, winner, challenge };
  tell({ type: 'fought', battle: { ...state.battle } });
}

/** Whether nobody is better yet. */
export function isUndecided({ battle }: State): boolean {
  return battle!.winner === null;
}

/** What the outcome does to the cards. Afterwards `heart` says whose surviving Heart brings a new card. */
export function settleBattle(state: State, tell: Tell<Happening>): void {
  const battle: Battle = state.battle!;
  if (battle.winner === 'attacker') {
    destroy(state, battle, tell);
    flipDown(state, battle.defender.seat, battle.defender.twos, tell);
    replaceHeart(state, battle, tell);
    if (cardsLeft(state, battle.defender.seat) === 0) tell({ type: 'out', seat: battle.defender.seat });
    else collapseIfDue(state, battle.defender.seat, tell);
  } else {
    flipDown(state, battle.attacker.seat, [battle.attacker.at, ...battle.attacker.twos], tell);
    if (battle.wasDown && isHeart(battle) && hasRoom(state, battle.defender.seat))
      state.heart = battle.defender.seat;
  }
}

function isHeart({ defender }: Battle): boolean {
  return suitOf(defender.card) === 'h';
}

function hasRoom(state: State, seat: Seat): boolean {
  return somePlace((at) => !isTaken(state, seat, at));
}

function destroy(state: State, { defender }: Battle, tell: Tell<Happening>): void {
  const { seat, at, card } = defender;
  state.discard.push(card);
  state.field[seat]![at] = NO_CARD;
  state.faceUp[seat]![at] = false;
  state.destroyed = true;
  tell({ type: 'destroyed', seat, at, card });
}

/** Cards that the outcome turns down; that counts as no flip of theirs (SAM-R3). */
function flipDown(state: State, seat: Seat, places: readonly number[], tell: Tell<Happening>): void {
  if (places.length === 0) return;
  for (const at of places) state.faceUp[seat]![at] = false;
  tell({ type: 'fell', seat, cards: cardsAt(state, seat, places) });
}

/** A Heart that lay face down and was destroyed is replaced in its place (SAM-R13: one that lay face up is not). */
function replaceHeart(state: State, battle: Battle, tell: Tell<Happening>): void {
  if (!battle.wasDown || !isHeart(battle)) return;
  const { seat, at } = battle.defender;
  tell({ type: 'heart-replaced', seat, at, fresh: drawInto(state, seat, at, tell) });
}

/** No Heart waits for a place. */
export function noHeartWaits({ heart }: State): boolean {
  return heart === NOBODY;
}
