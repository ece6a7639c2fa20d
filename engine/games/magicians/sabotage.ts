// Sabotage: whom and what a card may hit, and what it does (MG-R5, MG-R9).
import type { Tell } from '../../charts/chart.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import { effectOf, formatCard, groupOf, parseCard } from './cards.ts';
import { mindingTheStage, removeFromPlay } from './in-play.ts';
import { addToHand, canDraw, drawCards, takeAtRandom, takeOut } from './piles.ts';
import { explainHeld } from './playing.ts';
import { NO_CARD, NOBODY, type Card, type Effect, type Group, type Happening, type State } from './types.ts';

/** What a Sabotage card may be aimed at. */
export interface Aim {
  readonly target: Seat;
  /** A card in play there; NO_CARD where the player is hit. */
  readonly on: Card;
}

/** Whether an effect hits a card in play. */
function hitsCards(effect: Effect): effect is Extract<Effect, { does: 'discard' | 'steal' }> {
  return effect.does === 'discard' || effect.does === 'steal';
}

/** Whether a seat is hit only while it holds a card (MG-R9). */
function needsHand({ does }: Effect): boolean {
  return does === 'steal-from-hand' || does === 'discard-from-hand' || does === 'spy';
}

/** The cards in front of a seat that count as one of these: a Trait that is a Trick counts as both (MG-R8). */
function cardsOfKinds({ tricks, support }: State, seat: Seat, kinds: readonly Group[]): Card[] {
  const asTricks = tricks[seat]!.filter((card) => kinds.includes('trick') || kinds.includes(groupOf(card)));
  return [...asTricks, ...support[seat]!.filter((card) => kinds.includes(groupOf(card)))];
}

/** All that a Sabotage card of `seat` may be aimed at, clockwise; empty where it needs no target or has none. */
export function aimsOf(state: State, seat: Seat, card: Card): Aim[] {
  const effect = effectOf(card);
  if (effect === null || effect.does === 'draw') return [];
  const aims: Aim[] = [];
  // Clockwise from the left, where the next turn will be.
  for (let step = 1; step < state.seats; step += 1) {
    const target = (seat + step) % state.seats;
    if (hitsCards(effect))
      for (const on of cardsOfKinds(state, target, effect.what)) aims.push({ target, on });
    else if (!needsHand(effect) || state.hands[target]!.length > 0) aims.push({ target, on: NO_CARD });
  }
  return aims;
}

/** Why this card in hand cannot be played as Sabotage at all; null when it can, at something. */
export function explainSabotageCard(state: State, seat: Seat, card: Card): Refusal | null {
  const effect = effectOf(card);
  const code = formatCard(card);
  if (effect === null) return refuse('not-sabotage', { card: code, group: groupOf(card) });
  if (effect.does === 'draw') return canDraw(state) ? null : refuse('nothing-to-draw', { card: code });
  return aimsOf(state, seat, card).length > 0 ? null : badTarget(code, 'none');
}

/** Why Sabotage may not be played like this; null when it may. */
export function explainSabotage(
  state: State,
  seat: Seat,
  code: string,
  target: Seat | undefined,
  on: string | undefined,
): Refusal | null {
  const held = explainHeld(state, seat, code);
  if (held) return held;
  const card = parseCard(code)!;
  const refusal = explainSabotageCard(state, seat, card);
  return refusal ?? explainAim(state, seat, code, effectOf(card)!, target, on);
}

function explainAim(
  state: State,
  seat: Seat,
  code: string,
  effect: Effect,
  target: Seat | undefined,
  on: string | undefined,
): Refusal | null {
  if (effect.does === 'draw')
    return target === undefined && on === undefined ? null : badTarget(code, 'not-needed', target, on);
  if (target === undefined || (on === undefined && hitsCards(effect)))
    return badTarget(code, 'missing', target, on);
  if (target >= state.seats) return badTarget(code, 'no-such-seat', target, on);
  if (target === seat) return badTarget(code, 'oneself', target, on);
  if (hitsCards(effect)) {
    const possible = cardsOfKinds(state, target, effect.what);
    return possible.includes(parseCard(on!)!) ? null : badTarget(code, 'wrong-card', target, on);
  }
  if (on !== undefined) return badTarget(code, 'not-needed', target, on);
  return needsHand(effect) && state.hands[target]!.length === 0
    ? badTarget(code, 'empty-hand', target)
    : null;
}

function badTarget(card: string, problem: string, target?: Seat, on?: string): Refusal {
  return refuse('bad-target', {
    card,
    problem,
    ...(target === undefined ? {} : { target: String(target) }),
    ...(on === undefined ? {} : { on }),
  });
}

/** Whether a card lets its player choose out of a hand. */
export function isSpy(code: string): boolean {
  return effectOf(parseCard(code)!)?.does === 'spy';
}

/** Plays Sabotage: the effect and the victim's Stage. What has to be discarded then is settled after it. */
export function playSabotage(
  state: State,
  seat: Seat,
  code: string,
  target: Seat | undefined,
  on: string | undefined,
  tell: Tell<Happening>,
): void {
  const card = parseCard(code)!;
  const hit = on === undefined ? NO_CARD : parseCard(on)!;
  takeOut(state.hands[seat]!, card);
  state.played = 'sabotage';
  state.sabotage = card;
  state.victim = target ?? NOBODY;
  tell({ type: 'sabotaged', seat, card, target: state.victim, on: hit });
  takeEffect(state, seat, state.victim, hit, effectOf(card)!, tell);
}

function takeEffect(
  state: State,
  seat: Seat,
  victim: Seat,
  on: Card,
  effect: Effect,
  tell: Tell<Happening>,
): void {
  switch (effect.does) {
    case 'draw':
      drawCards(state, seat, effect.count, 'sabotage', tell);
      return;
    case 'discard':
      mindingTheStage(state, victim, tell, () => {
        removeFromPlay(state, victim, on);
        state.discard.push(on);
        tell({ type: 'discarded', seat: victim, cards: [on], from: 'play', why: 'sabotage', forced: true });
      });
      return;
    case 'steal':
      mindingTheStage(state, victim, tell, () => steal(state, victim, seat, on, tell));
      return;
    case 'steal-from-hand': {
      const cards = takeAtRandom(state, victim, effect.count);
      for (const card of cards) addToHand(state, seat, card);
      tell({ type: 'snatched', from: victim, to: seat, cards, why: 'notebook' });
      return;
    }
    case 'discard-from-hand': {
      const cards = takeAtRandom(state, victim, effect.count);
      state.discard.push(...cards);
      tell({ type: 'discarded', seat: victim, cards, from: 'hand', why: 'double-cross', forced: true });
      return;
    }
    case 'lose-points': {
      const before = state.points[victim]!;
      const after = before - effect.points;
      // Points below zero, which no rule of the option brings about, would not be raised by it.
      state.points[victim] = state.options.floor ? Math.max(after, Math.min(before, 0)) : after;
      tell({
        type: 'lost-points',
        seat: victim,
        lost: before - state.points[victim]!,
        points: state.points[victim]!,
      });
      return;
    }
    case 'disturb':
      state.disturbed[victim] = true;
      tell({ type: 'disturbed', seat: victim });
      return;
    case 'spy':
      tell({ type: 'spied', seat, on: victim, cards: [...state.hands[victim]!] });
  }
}

/** A card in play changes hands; it is not played, so only limits matter (MG-R3). A stolen Trait is Support (MG-R8). */
function steal(state: State, from: Seat, to: Seat, card: Card, tell: Tell<Happening>): void {
  const as = groupOf(card) === 'trick' ? 'trick' : 'support';
  removeFromPlay(state, from, card);
  (as === 'trick' ? state.tricks : state.support)[to]!.push(card);
  tell({ type: 'stolen', from, to, card, as });
}

/** Why a spy may not take this card; null when they may. */
export function explainTake({ hands, victim }: State, code: string): Refusal | null {
  return hands[victim]!.includes(parseCard(code)!)
    ? null
    : refuse('not-in-that-hand', { card: code, target: String(victim) });
}

/** The spy takes a card of the hand that is open to them. */
export function takeSpied(state: State, seat: Seat, code: string, tell: Tell<Happening>): void {
  const card = parseCard(code)!;
  takeOut(state.hands[state.victim]!, card);
  addToHand(state, seat, card);
  tell({ type: 'snatched', from: state.victim, to: seat, cards: [card], why: 'spy' });
}

/** The Sabotage card, whose effect is over, goes to the discard pile. */
export function finishSabotage(state: State): void {
  state.discard.push(state.sabotage);
  state.sabotage = NO_CARD;
  state.victim = NOBODY;
}
