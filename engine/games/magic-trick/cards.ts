// Cards of Magic Trick: numbers inside a state, codes such as `G5` outside.
import { SUITS, type Card, type Suit } from './types.ts';

export const RANKS = 8;
/** The index of red, which is always trump. */
export const TRUMP = 0;

/** Suit index of a card, 0 to 6. */
export function suitOf(card: Card): number {
  return card >> 3;
}

/** Rank of a card, 0 to 7. */
export function rankOf(card: Card): number {
  return card & 7;
}

/** Every code, indexed by card. */
export const CODES: readonly string[] = SUITS.flatMap((suit) =>
  Array.from({ length: RANKS }, (_, rank) => `${suit}${rank}`),
);

const CARD_OF_CODE: ReadonlyMap<string, Card> = new Map(CODES.map((code, card) => [code, card]));

/** The code of a card. */
export function formatCard(card: Card): string {
  return CODES[card]!;
}

/** The card of a code; undefined when there is none. */
export function parseCard(code: string): Card | undefined {
  return CARD_OF_CODE.get(code);
}

/** The letter of a suit index. */
export function suitLetter(suit: number): Suit {
  return SUITS[suit]!;
}

/** The letters of a set of suits, bit i for suit i, in suit order. */
export function suitLetters(set: number): Suit[] {
  return SUITS.filter((_, suit) => (set & (1 << suit)) !== 0);
}

/** Compares by rank, then by suit: the order in which a row comes to its sorter. */
export function byRankThenSuit(one: Card, other: Card): number {
  return rankOf(one) - rankOf(other) || suitOf(one) - suitOf(other);
}
