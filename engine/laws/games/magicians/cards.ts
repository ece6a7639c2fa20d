// Cards of Magicians as the rules page prints them, for the laws: told a second time, so that the game's own table can be wrong.
import type { Card, State } from '../../../games/magicians/types.ts';

/** The kinds of card, as the page's table names its rows. */
export type Kind = 'assistant' | 'helper' | 'prop' | 'stage' | 'trait' | 'trick' | 'sabotage';

/** The page's table, row by row: the level, then the cards that have it. */
const ROWS: readonly (readonly [Kind, string])[] = [
  ['assistant', '5 gorgeous-assistant 4 beautiful-assistant 3 stunning-assistant'],
  ['assistant', '2 lovely-assistant 1 glamorous-assistant'],
  ['helper', '4 inventor 3 mentor engineer look-alike-actor 2 old-timer stage-manager'],
  ['helper', '1 audience-plant backstage-hand'],
  ['prop', '5 tesla-machine 4 antique-trick-box 3 novel-contraption 2 trap-doors straightjacket'],
  ['prop', '1 smoke-and-mirrors'],
  ['stage', '5 grand-stage 4 great-hall 3 theatre 2 cabaret 1 parlor'],
  ['trait', '5 showmanship 4 sacrifice 3 obsession 2 stagecraft 1 mysterious secrecy flourish style'],
  ['trick', '1 linking-rings balls-and-cups penetration card-tricks sleight-of-hand legerdemain'],
  ['trick', '1 simple-misdirection out-of-thin-air hat-trick old-standby'],
  ['trick', '2 goldfish-bowl-trick disappearing-canary mind-reading-trick transformation'],
  ['trick', '2 cabinet-escape restoration'],
  ['trick', '3 floating-lady growing-orange-tree levitation sword-box peppers-ghost'],
  ['trick', '4 saw-a-lady-in-half bullet-catch shock-magic water-tank'],
  ['trick', '5 transposition teleporting-man vanishing-elephant'],
  ['sabotage', '0 one-up-manship exposed steal-secret steal-notebook scandal seduction sabotage'],
  ['sabotage', '0 permanent-injury ruin-performance fatality betrayal embarrassment make-a-deal'],
  ['sabotage', '0 public-disturbance send-spy hurt-reputation double-cross'],
];

interface Printed {
  readonly code: string;
  readonly kind: Kind;
  readonly level: number;
}

const PRINTED: readonly Printed[] = ROWS.flatMap(([kind, text]) => {
  let level = 0;
  return text.split(' ').flatMap((word): Printed[] => {
    if (!/^\d$/.test(word)) return [{ code: word, kind, level }];
    level = Number(word);
    return [];
  });
});

/** The identities in the order of the page, with the level of Tricks that earns more and by how much. */
export const IDENTITY_BONUS: readonly { readonly level: number; readonly points: number }[] = [
  { level: 0, points: 0 },
  { level: 0, points: 0 },
  { level: 1, points: 1 },
  { level: 2, points: 2 },
  { level: 3, points: 3 },
  { level: 4, points: 4 },
  { level: 5, points: 5 },
];

/** The kinds of card in play that a Sabotage card is aimed at; whom it hits otherwise. */
export const AIMS: Readonly<Record<string, readonly Kind[] | 'nobody' | 'anybody' | 'a hand'>> = {
  'one-up-manship': 'nobody',
  exposed: ['trick'],
  'steal-secret': ['trick'],
  'steal-notebook': 'a hand',
  scandal: ['stage'],
  seduction: ['assistant'],
  sabotage: 'anybody',
  'permanent-injury': 'anybody',
  'ruin-performance': 'anybody',
  fatality: ['helper', 'assistant'],
  betrayal: ['helper'],
  embarrassment: ['trait'],
  'make-a-deal': ['stage'],
  'public-disturbance': 'anybody',
  'send-spy': 'a hand',
  'hurt-reputation': ['trait'],
  'double-cross': 'a hand',
};

/** Every code, by the number of its card. */
export const ALL_CODES: readonly string[] = PRINTED.map(({ code }) => code);

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

/** The printed kind of a card. */
export function kindOf(card: Card): Kind {
  return PRINTED[card]!.kind;
}

/** The printed level of a card, 1 to 5; 0 for Sabotage. */
export function levelOf(card: Card): number {
  return PRINTED[card]!.level;
}

/** A level 1 Trick, as the mulligan counts them (MG-R13). */
export function isFirstTrick(card: Card): boolean {
  return kindOf(card) === 'trick' && levelOf(card) === 1;
}

/** Every card in play at one seat. */
export function inPlay(state: State, seat: number): Card[] {
  return [...state.tricks[seat]!, ...state.support[seat]!];
}
