// An attack up to its battle: declared, drawn for, paid for, aimed; and the twos that help.
import type { Tell } from '../../charts/chart.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import { attackCost, faceValue, formatCard } from './cards.ts';
import { subsets } from './choosing.ts';
import { drawAndDiscard } from './deck.ts';
import { cardsAt, helpingTwos, isTaken, isUp, placesWhere } from './fields.ts';
import { reaches, reachesAny } from './reach.ts';
import { mustAct, MOST_IDLE } from './summon.ts';
import { NOBODY, NOWHERE, PLACES, type Attack, type Happening, type State } from './types.ts';

/** Why the attacker at a place cannot be declared, whoever helps it. */
export function explainAttacker(state: State, seat: Seat, at: number): Refusal | null {
  if (!isTaken(state, seat, at)) return refuse('empty-place', { at: PLACES[at]! });
  const card = formatCard(state.field[seat]![at]!);
  if (!isUp(state, seat, at)) return refuse('face-down', { at: PLACES[at]!, card });
  return reachesAny(state, seat, at) ? null : refuse('no-target', { at: PLACES[at]!, card });
}

/** Why an attack may not be declared so. */
export function explainAttack(
  state: State,
  seat: Seat,
  at: number,
  boosts: readonly number[],
): Refusal | null {
  return explainAttacker(state, seat, at) ?? explainTwos(state, seat, at, boosts);
}

/** Why these places do not hold twos that could help the card at `beside`: each once, face up, other than that card. */
function explainTwos(state: State, seat: Seat, beside: number, twos: readonly number[]): Refusal | null {
  const helping = helpingTwos(state, seat, beside);
  for (const [index, at] of twos.entries()) {
    if (twos.indexOf(at) !== index) return refuse('bad-boost', { at: PLACES[at]!, problem: 'twice' });
    if (at === beside) return refuse('bad-boost', { at: PLACES[at]!, problem: 'itself' });
    if (!helping.includes(at)) return refuse('bad-boost', { at: PLACES[at]!, problem: 'no-two' });
  }
  return null;
}

/** Declares an attack and draws for it. It counts against idleness, whatever comes of it (SAM-R6). */
export function declareAttack(
  state: State,
  seat: Seat,
  at: number,
  boosts: readonly number[],
  tell: Tell<Happening>,
): void {
  const card = state.field[seat]![at]!;
  const drawn = drawAndDiscard(state, tell);
  const points = faceValue(drawn);
  const cost = attackCost(card);
  state.acted = true;
  state.battle = null;
  state.attack = {
    with: at,
    boosts: [...boosts],
    drawn,
    points,
    cost,
    paid: [],
    targetSeat: NOBODY,
    targetAt: NOWHERE,
    helpers: [],
  };
  tell({
    type: 'declared',
    seat,
    attacker: { at, card },
    twos: cardsAt(state, seat, boosts),
    drawn,
    points,
    cost,
  });
}

/** Why the Attack phase may not be left without one. */
export function explainLeaveAttack(state: State): Refusal | null {
  return mustAct(state) ? refuse('idle', { turns: MOST_IDLE, can: 'attack' }) : null;
}

/** What is missing to the cost, 0 when it is met. */
export function missingPoints({ cost, points }: Attack): number {
  return Math.max(0, cost - points);
}

/** Whether the card at a place may be flipped down to pay: face up, not in the attack (SAM-R7), not flipped down before (SAM-R3). */
export function mayPay(state: State, at: number): boolean {
  const { turn, attack, flippedDown } = state;
  return isUp(state, turn, at) && at !== attack!.with && !attack!.boosts.includes(at) && !flippedDown[at]!;
}

/** The places of the cards that may pay. */
export function payingPlaces(state: State): number[] {
  return placesWhere((at) => mayPay(state, at));
}

/** The sum of face values at places of whoever's turn it is: what flipping them down brings (SAM-R4). */
export function worthOf({ field, turn }: State, places: readonly number[]): number {
  let sum = 0;
  for (const at of places) sum += faceValue(field[turn]![at]!);
  return sum;
}

/** Whether no payment could reach the cost (SAM-R8). */
export function cannotPay(state: State): boolean {
  return worthOf(state, payingPlaces(state)) < missingPoints(state.attack!);
}

/** Whether a set of cards that may pay is a payment: it reaches the cost, and would not without the smallest of them. */
export function isExactPayment(state: State, places: readonly number[]): boolean {
  const missing = missingPoints(state.attack!);
  const worth = worthOf(state, places);
  const smallest = Math.min(...places.map((at) => worthOf(state, [at])));
  return worth >= missing && worth - smallest < missing;
}

/** Every payment by its places, each once; an attack that nobody can pay for is over before one is asked. */
export function* payments(state: State): Generator<number[]> {
  for (const places of subsets(payingPlaces(state)))
    if (places.length > 0 && isExactPayment(state, places)) yield places;
}

/** Whether the card at a place is part of any payment together with those at `beside`: one that others make needless is not. */
export function isOfUse(state: State, at: number, beside: readonly number[] = []): boolean {
  for (const places of payments(state))
    if (places.includes(at) && beside.every((other) => places.includes(other))) return true;
  return false;
}

/** Why these cards are no payment. */
export function explainPay(state: State, places: readonly number[]): Refusal | null {
  const missing = missingPoints(state.attack!);
  for (const [index, at] of places.entries()) {
    const problem = places.indexOf(at) === index ? problemOfPaying(state, at) : 'twice';
    if (problem !== null) return refuse('bad-payment', { at: PLACES[at]!, problem });
  }
  const worth = worthOf(state, places);
  if (worth < missing) return refuse('bad-payment', { problem: 'too-little', worth, missing });
  return isExactPayment(state, places)
    ? null
    : refuse('bad-payment', { problem: 'too-much', worth, missing });
}

/** Why the card at a place may not pay, as a word; null when it may. */
export function problemOfPaying(state: State, at: number): string | null {
  if (mayPay(state, at)) return null;
  const { turn, attack } = state;
  if (!isTaken(state, turn, at)) return 'empty';
  if (!isUp(state, turn, at)) return 'face-down';
  return at === attack!.with ? 'attacker' : attack!.boosts.includes(at) ? 'helps' : 'flipped-before';
}

/** Flips the cards down at once; together with the draw they meet the cost. */
export function pay(state: State, places: readonly number[], tell: Tell<Happening>): void {
  const { turn } = state;
  const attack = state.attack!;
  attack.points += worthOf(state, places);
  attack.paid = [...places];
  for (const at of places) {
    state.faceUp[turn]![at] = false;
    state.flippedDown[at] = true;
  }
  const { points, cost } = attack;
  tell({ type: 'paid', seat: turn, cards: cardsAt(state, turn, places), points, cost });
}

/** The attack comes to nothing; its twos stay up (SAM-R7). */
export function fizzle(state: State, why: 'stopped' | 'cannot-pay', tell: Tell<Happening>): void {
  const { turn, attack } = state;
  const [attacker] = cardsAt(state, turn, [attack!.with]);
  tell({ type: 'fizzled', seat: turn, attacker: attacker!, why });
}

/** Why a place may not be the target: it is out of the attacker's reach, or no card of another lies there. */
export function explainTarget(state: State, target: Seat, on: number): Refusal | null {
  const { seats, turn, attack } = state;
  const facts = { seat: String(target), on: PLACES[on]!, at: PLACES[attack!.with]! };
  const card = formatCard(state.field[turn]![attack!.with]!);
  if (target >= seats) return refuse('out-of-reach', { ...facts, card, problem: 'nobody' });
  if (target === turn) return refuse('out-of-reach', { ...facts, card, problem: 'own' });
  if (!isTaken(state, target, on)) return refuse('out-of-reach', { ...facts, card, problem: 'empty' });
  return reaches(state, turn, attack!.with, target, on)
    ? null
    : refuse('out-of-reach', { ...facts, card, problem: 'row' });
}

/** Names the target. */
export function nameTarget(state: State, target: Seat, on: number, tell: Tell<Happening>): void {
  const attack = state.attack!;
  attack.targetSeat = target;
  attack.targetAt = on;
  const card = isUp(state, target, on) ? state.field[target]![on]! : null;
  tell({ type: 'targeted', seat: state.turn, at: attack.with, target, on, card });
}

/** The twos with which the target's owner could help it. */
export function defendersTwos(state: State): number[] {
  const { targetSeat, targetAt } = state.attack!;
  return helpingTwos(state, targetSeat, targetAt);
}

/** Why these cards cannot help the target. */
export function explainBoost(state: State, twos: readonly number[]): Refusal | null {
  const { targetSeat, targetAt } = state.attack!;
  return explainTwos(state, targetSeat, targetAt, twos);
}

/** The target's owner adds twos, or none. */
export function boost(state: State, twos: readonly number[], tell: Tell<Happening>): void {
  const attack = state.attack!;
  attack.helpers = [...twos];
  tell({ type: 'boosted', seat: attack.targetSeat, twos: cardsAt(state, attack.targetSeat, twos) });
}
