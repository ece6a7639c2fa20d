// What is printed on a card, read from its code.
import { faceValue, parseCard, suitOf } from '../../../../engine/games/sam/cards.ts';
import type { Suit } from '../../../../engine/games/sam/types.ts';
import type { Court } from './court.ts';
import { courtOf } from './courts.ts';

export interface Printed {
  /** Its index. */
  readonly rank: string;
  readonly suit: Suit;
  /** Its face value, 2 to 14. */
  readonly value: number;
  /** The figure of a Jack, a Queen or a King. */
  readonly court: Court | null;
}

/** The index of a card by its code, as it stands on the cards of the house in every language: `10` for `T`. */
export function rankOf(code: string): string {
  return code.startsWith('T') ? '10' : code.slice(0, 1);
}

/** @param code of a card, such as `Td` */
export function printedOf(code: string): Printed {
  const card = parseCard(code);
  return { rank: rankOf(code), suit: suitOf(card), value: faceValue(card), court: courtOf(code) };
}
