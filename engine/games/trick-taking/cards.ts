// Cards of Trick-Taking: numbers inside a state, codes such as `M3` outside, and the one table of colours.
import { COLOURS, EFFECTS, type Card, type Colour, type Effect } from './types.ts';

/** Ranks of every effect, from 1; Escape has a 0 as well. */
export const RANKS = 7;
/** Escape 0. */
export const ESCAPE_0: Card = EFFECTS.length * RANKS;
export const CARD_COUNT = ESCAPE_0 + 1;

/** Effect indices by name. */
export const CONJURE = 0;
export const ESCAPE = 1;
export const ILLUSION = 2;
export const LEVITATE = 3;
export const METAMORPHOSIS = 4;
export const SAW = 5;
export const VANISH = 6;

/** The colours of the printed deck: a row for each rank from 1, a column for each effect, in their order. */
const PRINTED: readonly (readonly Colour[])[] = [
  ['red', 'blue', 'orange', 'indigo', 'yellow', 'violet', 'green'],
  ['orange', 'indigo', 'yellow', 'violet', 'green', 'red', 'blue'],
  ['yellow', 'violet', 'green', 'red', 'blue', 'orange', 'indigo'],
  ['green', 'red', 'blue', 'orange', 'indigo', 'yellow', 'violet'],
  ['blue', 'orange', 'indigo', 'yellow', 'violet', 'green', 'red'],
  ['indigo', 'yellow', 'violet', 'green', 'red', 'blue', 'orange'],
  ['violet', 'green', 'red', 'blue', 'orange', 'indigo', 'yellow'],
];
const COLOUR_OF_ESCAPE_0: Colour = 'green';

const EFFECT_OF: readonly number[] = Array.from({ length: CARD_COUNT }, (_, card) =>
  card === ESCAPE_0 ? ESCAPE : Math.floor(card / RANKS),
);
const RANK_OF: readonly number[] = Array.from({ length: CARD_COUNT }, (_, card) =>
  card === ESCAPE_0 ? 0 : (card % RANKS) + 1,
);
const COLOUR_OF: readonly number[] = EFFECT_OF.map((effect, card) =>
  COLOURS.indexOf(card === ESCAPE_0 ? COLOUR_OF_ESCAPE_0 : PRINTED[RANK_OF[card]! - 1]![effect]!),
);

/** Effect index of a card, 0 to 6. */
export function effectOf(card: Card): number {
  return EFFECT_OF[card]!;
}

/** Printed rank of a card, 0 to 7. */
export function rankOf(card: Card): number {
  return RANK_OF[card]!;
}

/** Colour index of a card, 0 to 6. */
export function colourOf(card: Card): number {
  return COLOUR_OF[card]!;
}

/** Every code, indexed by card. */
export const CODES: readonly string[] = EFFECT_OF.map((effect, card) => `${EFFECTS[effect]}${RANK_OF[card]}`);

const CARD_OF_CODE: ReadonlyMap<string, Card> = new Map(CODES.map((code, card) => [code, card]));

/** The code of a card. */
export function formatCard(card: Card): string {
  return CODES[card]!;
}

/** The card of a code; undefined when there is none. */
export function parseCard(code: string): Card | undefined {
  return CARD_OF_CODE.get(code);
}

/** The effect letter of a code. */
export function effectLetter(code: string): Effect {
  return code.charAt(0) as Effect;
}

/** The printed rank in a code. */
export function rankIn(code: string): number {
  return Number(code.slice(1));
}

/** The printed colour of the card of a code; the code must be a card's. */
export function colourWord(code: string): Colour {
  return COLOURS[colourOf(CARD_OF_CODE.get(code)!)]!;
}

/** Compares by effect, then by rank: the order in which a hand is shown. */
export function byEffectThenRank(one: Card, other: Card): number {
  return effectOf(one) - effectOf(other) || rankOf(one) - rankOf(other);
}
