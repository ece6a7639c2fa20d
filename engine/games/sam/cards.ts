// The deck of SAM and what is printed or agreed about each card: face values, costs, what suits do, what it is worth in battle.
// No state.
import type { Seat } from '../../core/seat.ts';
import { PLACES, SUITS, type BattleSide, type Card, type Place, type Side, type Suit } from './types.ts';

/** Ranks in the order of their face values, from 2 to 14. */
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];
const LOWEST = 2;
const HIGHEST = 14;

export const CARD_COUNT = SUITS.length * RANKS.length;
/** Every code, indexed by card: the clubs from `2c` to `Ac`, then diamonds, hearts, spades. */
export const CODES: readonly string[] = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
const CARD_OF_CODE: ReadonlyMap<string, Card> = new Map(CODES.map((code, card) => [code, card]));

/** Jack, the lowest of the face cards: J, Q, K and A. */
const JACK = 11;
/** What a Club costs less to summon and more to attack with, and what a Diamond gains defending and loses attacking. */
const SUIT_STEP = 2;
/** What the higher of two face cards loses. */
export const FACE_STEP = 2;
/** What each helping two adds. */
export const TWO_STEP = 2;

/** The code of a card, such as `Td`. */
export function formatCard(card: Card): string {
  return CODES[card]!;
}

/** The card of a code that is known to be one. */
export function parseCard(code: string): Card {
  return CARD_OF_CODE.get(code)!;
}

/** 2 to 14: the number; J 11, Q 12, K 13, A 14. */
export function faceValue(card: Card): number {
  return (card % RANKS.length) + LOWEST;
}

export function suitOf(card: Card): Suit {
  return SUITS[Math.floor(card / RANKS.length)]!;
}

/** J, Q, K or A. */
export function isFaceCard(card: Card): boolean {
  return faceValue(card) >= JACK;
}

/** Whether it can help another card in battle. */
export function isTwo(card: Card): boolean {
  return faceValue(card) === LOWEST;
}

/** Points that flipping it up costs: 0 to 14. */
export function summonCost(card: Card): number {
  return faceValue(card) - (suitOf(card) === 'c' ? SUIT_STEP : 0);
}

/** Points that attacking with it needs: 2 to 16. */
export function attackCost(card: Card): number {
  return faceValue(card) + (suitOf(card) === 'c' ? SUIT_STEP : 0);
}

/** How many of the 13 face values that can be drawn reach an attack cost at once: 0 to 13. */
export function valuesReaching(cost: number): number {
  return Math.max(0, HIGHEST - Math.max(cost, LOWEST) + 1);
}

/** Whether an attack of this cost may be met by some draw, with what flipping down can add. */
export function canBeMet(cost: number, canAdd: number): boolean {
  return HIGHEST + canAdd >= cost;
}

/** What the suit adds to the face value in battle: a Diamond 2 when it defends, -2 when it attacks. */
export function suitBonus(card: Card, side: 'attacker' | 'defender'): number {
  if (suitOf(card) !== 'd') return 0;
  return side === 'defender' ? SUIT_STEP : -SUIT_STEP;
}

/** Where a place is in the lists of a state: 0 to 5. */
export function placeIndex(place: Place): number {
  return PLACES.indexOf(place);
}

/** Whether a place, by its index, is in the front row of an uncollapsed field. */
export function isFrontPlace(index: number): boolean {
  return index < PLACES.length / 2;
}

/** A card that fights, where it lies, and the places of the twos that help it. */
export interface Fighter<P = number> {
  readonly seat: Seat;
  readonly at: P;
  readonly card: Card;
  readonly twos: readonly P[];
}

/** One side as long as it is alone: suits and twos count, face cards are a matter of both. */
export function sideOf<P>({ seat, at, card, twos }: Fighter<P>, side: Side): BattleSide<Card, P> {
  const face = faceValue(card);
  const suit = suitBonus(card, side);
  const twosAdd = TWO_STEP * twos.length;
  return { seat, at, card, face, suit, faceCards: 0, twos, twosAdd, value: face + suit + twosAdd };
}

/** Both sides: of two face cards the one of the higher real value, after suits and before twos, loses 2. */
export function sidesOf<P>(
  attacker: Fighter<P>,
  defender: Fighter<P>,
): [BattleSide<Card, P>, BattleSide<Card, P>] {
  const one = sideOf(attacker, 'attacker');
  const other = sideOf(defender, 'defender');
  if (!isFaceCard(one.card) || !isFaceCard(other.card)) return [one, other];
  const ahead = one.face + one.suit - (other.face + other.suit);
  return [ahead > 0 ? lowered(one) : one, ahead < 0 ? lowered(other) : other];
}

function lowered<P>(side: BattleSide<Card, P>): BattleSide<Card, P> {
  return { ...side, faceCards: -FACE_STEP, value: side.value - FACE_STEP };
}

/** Who has the higher value; null when they are equal. */
export function better<C, P>(attacker: BattleSide<C, P>, defender: BattleSide<C, P>): Side | null {
  if (attacker.value === defender.value) return null;
  return attacker.value > defender.value ? 'attacker' : 'defender';
}
