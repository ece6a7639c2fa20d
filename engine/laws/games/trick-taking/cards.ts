// Cards of Trick-Taking as the rules page names them, for the laws: numbers in a state, codes outside.
import { EFFECTS, type Card, type State } from '../../../games/trick-taking/types.ts';

const RANKS = 7;
/** Escape 0 comes after all the others. */
export const ESCAPE_0: Card = EFFECTS.length * RANKS;

/** The code of a card: effect letter and rank. */
export function code(card: Card): string {
  return card === ESCAPE_0 ? 'E0' : `${EFFECTS[Math.floor(card / RANKS)]}${(card % RANKS) + 1}`;
}

/** The codes of cards. */
export function codes(cards: readonly Card[]): string[] {
  return cards.map(code);
}

/** Every code, by the number of its card. */
export const ALL_CODES: readonly string[] = Array.from({ length: ESCAPE_0 + 1 }, (_, card) => code(card));

/** The card of a code, which must be one. */
export function numberOf(text: string): Card {
  return ALL_CODES.indexOf(text);
}

/** Whether a card is a Conjure. */
export function isConjure(card: Card): boolean {
  return code(card).startsWith('C');
}

/** Every card in the trick, those inside stacks too. */
export function inTrick(state: State): Card[] {
  return state.trick.flatMap(({ cards }) => cards.map(({ card }) => card));
}
