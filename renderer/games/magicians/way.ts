// How one kind of question of Magicians is answered by pointing, and what all kinds have in common.
import type { Refusal } from '../../../engine/core/refusal.ts';
import type { Seat } from '../../../engine/core/seat.ts';
import type { MagiciansView } from '../../../engine/games/magicians/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Target } from '../../stage/contract.ts';
import { type Action, type Composing, type Intent, NOTHING_COMPOSED } from '../intent.ts';
import { compose, type Pointed } from '../parts/composing.ts';
import type { Draft } from './draft.ts';

export type Composed = Composing<Draft>;

export interface Way {
  /** Null where pointing there answers nothing: then it is only looked at. */
  readonly point: (view: MagiciansView, composing: Composed, pointed: Pointed) => Intent;
  /** Picks something up to carry it somewhere, or says why not; null where it is nothing to be carried. */
  readonly lift: (view: MagiciansView, composing: Composed, pointed: Pointed) => Intent;
  /** Asks what would come of a target that is looked at; null where nothing is to be asked. */
  readonly aim: (view: MagiciansView, composing: Composed, target: Target | null) => Intent;
  /** Does what is composed, by pointing once more at a part of it; null when that says too little. */
  readonly confirm: (view: MagiciansView, composing: Composed) => Intent;
  /** A second press in the same place, of what was aimed at by the first; left out where nothing is aimed at. */
  readonly again?: (view: MagiciansView, composing: Composed, pointed: Pointed) => Intent;
  /** Lets go over something of what is carried; null or left out where that is what pointing there means. */
  readonly drop?: (view: MagiciansView, composing: Composed, pointed: Pointed) => Intent;
  /** Puts everything down; null when nothing is composed. */
  readonly back: (view: MagiciansView, composing: Composed) => Intent;
  /** Whether a target is part of what is composed. */
  readonly isChosen: (composing: Composed, pointed: Pointed) => boolean;
  readonly actions: (say: Say, view: MagiciansView, composing: Composed) => readonly Action[];
  readonly preview: (say: Say, view: MagiciansView, composing: Composed, names: readonly string[]) => string;
}

export const nothing = NOTHING_COMPOSED as Composed;

/** Why the question cannot be answered with this; null when it can, undefined where it is no choice at all. */
export function refusalOf({ question }: MagiciansView, at: string | null): Refusal | null | undefined {
  return question?.choices.find((choice) => choice.at === at)?.refusal;
}

/** In front of whom a card lies; null where it is not in play. */
export function ownerOf({ seats }: MagiciansView, code: string): Seat | null {
  const owner = seats.findIndex(({ tricks, support }) => tricks.includes(code) || support.includes(code));
  return owner < 0 ? null : owner;
}

/** The button that puts everything down. */
export function putDown(say: Say, words: 'back' | 'not' = 'back'): Action {
  return { id: 'back', words: say(`table.magicians.${words}`), intent: compose(nothing), isMain: false };
}
