// Cards of Magicians: numbers inside a state, codes outside, and the printed tables: group, level, effect, identity.
import type { Card, Effect, Group, Identity } from './types.ts';
import { IDENTITIES } from './types.ts';

interface Printed {
  readonly code: string;
  readonly group: Group;
  /** 1 to 5; 0 for Sabotage, which has none. */
  readonly level: number;
}

const of = (group: Group, level: number, ...codes: readonly string[]): readonly Printed[] =>
  codes.map((code) => ({ code, group, level }));

/** The Trick Deck in the order of the rules page; a card's number is its place here. */
const PRINTED: readonly Printed[] = [
  ...of('assistant', 5, 'gorgeous-assistant'),
  ...of('assistant', 4, 'beautiful-assistant'),
  ...of('assistant', 3, 'stunning-assistant'),
  ...of('assistant', 2, 'lovely-assistant'),
  ...of('assistant', 1, 'glamorous-assistant'),
  ...of('helper', 4, 'inventor'),
  ...of('helper', 3, 'mentor', 'engineer', 'look-alike-actor'),
  ...of('helper', 2, 'old-timer', 'stage-manager'),
  ...of('helper', 1, 'audience-plant', 'backstage-hand'),
  ...of('prop', 5, 'tesla-machine'),
  ...of('prop', 4, 'antique-trick-box'),
  ...of('prop', 3, 'novel-contraption'),
  ...of('prop', 2, 'trap-doors', 'straightjacket'),
  ...of('prop', 1, 'smoke-and-mirrors'),
  ...of('stage', 5, 'grand-stage'),
  ...of('stage', 4, 'great-hall'),
  ...of('stage', 3, 'theatre'),
  ...of('stage', 2, 'cabaret'),
  ...of('stage', 1, 'parlor'),
  ...of('trait', 5, 'showmanship'),
  ...of('trait', 4, 'sacrifice'),
  ...of('trait', 3, 'obsession'),
  ...of('trait', 2, 'stagecraft'),
  ...of('trait', 1, 'mysterious', 'secrecy', 'flourish', 'style'),
  ...of('trick', 1, 'linking-rings', 'balls-and-cups', 'penetration', 'card-tricks', 'sleight-of-hand'),
  ...of('trick', 1, 'legerdemain', 'simple-misdirection', 'out-of-thin-air', 'hat-trick', 'old-standby'),
  ...of('trick', 2, 'goldfish-bowl-trick', 'disappearing-canary', 'mind-reading-trick'),
  ...of('trick', 2, 'transformation', 'cabinet-escape', 'restoration'),
  ...of('trick', 3, 'floating-lady', 'growing-orange-tree', 'levitation', 'sword-box', 'peppers-ghost'),
  ...of('trick', 4, 'saw-a-lady-in-half', 'bullet-catch', 'shock-magic', 'water-tank'),
  ...of('trick', 5, 'transposition', 'teleporting-man', 'vanishing-elephant'),
  ...of('sabotage', 0, 'one-up-manship', 'exposed', 'steal-secret', 'steal-notebook', 'scandal', 'seduction'),
  ...of('sabotage', 0, 'sabotage', 'permanent-injury', 'ruin-performance', 'fatality', 'betrayal'),
  ...of('sabotage', 0, 'embarrassment', 'make-a-deal', 'public-disturbance', 'send-spy'),
  ...of('sabotage', 0, 'hurt-reputation', 'double-cross'),
];

export const CARD_COUNT = PRINTED.length;
/** Every code, indexed by card. */
export const CODES: readonly string[] = PRINTED.map(({ code }) => code);

const GROUP_OF: readonly Group[] = PRINTED.map(({ group }) => group);
const LEVEL_OF: readonly number[] = PRINTED.map(({ level }) => level);
const CARD_OF_CODE: ReadonlyMap<string, Card> = new Map(CODES.map((code, card) => [code, card]));

/** The group that is printed on a card. */
export function groupOf(card: Card): Group {
  return GROUP_OF[card]!;
}

/** The printed level, 1 to 5; 0 of Sabotage (MG-R16). */
export function levelOf(card: Card): number {
  return LEVEL_OF[card]!;
}

/** The code of a card. */
export function formatCard(card: Card): string {
  return CODES[card]!;
}

/** The card of a code; undefined when there is none. */
export function parseCard(code: string): Card | undefined {
  return CARD_OF_CODE.get(code);
}

/** The group of the card of a code; the code must be a card's. */
export function groupIn(code: string): Group {
  return GROUP_OF[CARD_OF_CODE.get(code)!]!;
}

/** The printed level of the card of a code; the code must be a card's. */
export function levelIn(code: string): number {
  return LEVEL_OF[CARD_OF_CODE.get(code)!]!;
}

/** Groups that are played in Management. */
const SUPPORT: ReadonlySet<Group> = new Set(['assistant', 'helper', 'prop', 'stage', 'trait']);

/** Whether cards of a group are Support. */
export function isSupport(group: Group): boolean {
  return SUPPORT.has(group);
}

/** Helpers that let a Trick be played one level higher, each by one (MG-R7). */
export const LIFTING_HELPERS = ['inventor', 'engineer'] as const;
/** The Helper that raises the maximum of Tricks by one. */
export const MENTOR = 'mentor';

/** What each Sabotage card does. */
const EFFECT_OF_CODE: Readonly<Record<string, Effect>> = {
  'one-up-manship': { does: 'draw', count: 2 },
  exposed: { does: 'discard', what: ['trick'] },
  'steal-secret': { does: 'steal', what: ['trick'] },
  'steal-notebook': { does: 'steal-from-hand', count: 2 },
  scandal: { does: 'discard', what: ['stage'] },
  seduction: { does: 'steal', what: ['assistant'] },
  sabotage: { does: 'lose-points', points: 10 },
  'permanent-injury': { does: 'lose-points', points: 10 },
  'ruin-performance': { does: 'lose-points', points: 10 },
  fatality: { does: 'discard', what: ['helper', 'assistant'] },
  betrayal: { does: 'steal', what: ['helper'] },
  embarrassment: { does: 'steal', what: ['trait'] },
  'make-a-deal': { does: 'steal', what: ['stage'] },
  'public-disturbance': { does: 'disturb' },
  'send-spy': { does: 'spy' },
  'hurt-reputation': { does: 'discard', what: ['trait'] },
  'double-cross': { does: 'discard-from-hand', count: 2 },
};
const EFFECTS: readonly (Effect | null)[] = CODES.map((code) => EFFECT_OF_CODE[code] ?? null);

/** What a Sabotage card does; null for every other card. */
export function effectOf(card: Card): Effect | null {
  return EFFECTS[card]!;
}

/** The same by code; the code must be a card's. */
export function effectIn(code: string): Effect | null {
  return EFFECTS[CARD_OF_CODE.get(code)!]!;
}

/** What an identity earns more for each Trick of one level. */
export const BONUS_OF: Readonly<
  Record<Identity, { readonly level: number; readonly points: number } | null>
> = {
  mentalist: null,
  professor: null,
  prestidigitator: { level: 1, points: 1 },
  'chinese-sorcerer': { level: 2, points: 2 },
  magician: { level: 3, points: 3 },
  escapologist: { level: 4, points: 4 },
  illusionist: { level: 5, points: 5 },
};

/** The name of an identity by its number in a state. */
export function identityName(identity: number): Identity {
  return IDENTITIES[identity]!;
}

const GROUP_ORDER: readonly Group[] = ['trick', 'assistant', 'helper', 'prop', 'stage', 'trait', 'sabotage'];

/** Compares by group, then by level, then as printed: the order in which a hand is shown. */
export function byGroupThenLevel(one: Card, other: Card): number {
  return (
    GROUP_ORDER.indexOf(groupOf(one)) - GROUP_ORDER.indexOf(groupOf(other)) ||
    levelOf(one) - levelOf(other) ||
    one - other
  );
}
