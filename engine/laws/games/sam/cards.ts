// Cards of SAM as the rules page describes them, for the laws: told a second time, so that the game's own table can be wrong.
import { NO_CARD, type Card, type State } from '../../../games/sam/types.ts';

const SUITS = ['c', 'd', 'h', 's'];
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];
const LETTERS: Readonly<Record<string, number>> = { T: 10, J: 11, Q: 12, K: 13, A: 14 };

/** Every code, by the number of its card. */
export const ALL_CODES: readonly string[] = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`));

/** The names of the places, by their number in a state. */
export const ALL_PLACES = ['F1', 'F2', 'F3', 'B1', 'B2', 'B3'] as const;

/** The code of a card. */
export function code(card: Card): string {
  return ALL_CODES[card]!;
}

/** The codes of cards. */
export function codes(cards: readonly Card[]): string[] {
  return cards.map(code);
}

/** The card of a code, which must be one. */
export function numberOf(text: string): Card {
  return ALL_CODES.indexOf(text);
}

/** The number of a place in a state. */
export function placeOf(name: string): number {
  return ALL_PLACES.findIndex((place) => place === name);
}

/** The suit of a card, as in its code. */
export function suitOf(card: Card): string {
  return code(card)[1]!;
}

/** "Face value: the number; J 11, Q 12, K 13, A 14". */
export function faceOf(card: Card): number {
  const rank = code(card)[0]!;
  return LETTERS[rank] ?? Number(rank);
}

/** "J, Q, K, A are face cards". */
export function isFace(card: Card): boolean {
  return 'JQKA'.includes(code(card)[0]!);
}

export function isTwo(card: Card): boolean {
  return code(card)[0] === '2';
}

/** What flipping it up costs: "Clubs: summon cost face - 2". */
export function summonCostOf(card: Card): number {
  return suitOf(card) === 'c' ? faceOf(card) - 2 : faceOf(card);
}

/** What attacking with it needs: "Clubs: attack cost face + 2". */
export function attackCostOf(card: Card): number {
  return suitOf(card) === 'c' ? faceOf(card) + 2 : faceOf(card);
}

/** What lies at a place; null where it is empty. */
export interface Lying {
  readonly card: Card;
  readonly up: boolean;
}

/** What lies at a place of a seat; null for an empty place and for a seat or place that is not there. */
export function lyingAt(state: State, seat: number, place: number): Lying | null {
  const card = state.field[seat]?.[place] ?? NO_CARD;
  return card === NO_CARD ? null : { card, up: state.faceUp[seat]![place]! };
}

/** The numbers of the places of a seat where a card lies that is like this. */
export function placesWhere(state: State, seat: number, isLike: (lying: Lying) => boolean): number[] {
  return [...ALL_PLACES.keys()].filter((place) => {
    const lying = lyingAt(state, seat, place);
    return lying !== null && isLike(lying);
  });
}

/** How many cards a seat still has, before its arranging too. */
export function cardsLeft(state: State, seat: number): number {
  return state.dealt[seat]!.length + placesWhere(state, seat, () => true).length;
}
