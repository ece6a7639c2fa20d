// How one kind of question of Trick-Taking is answered by pointing: choose, look at what would come of it, then do it.
import type { Refusal } from '../../../engine/core/refusal.ts';
import type { TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { type Action, type Composing, type Intent, NOTHING_COMPOSED } from '../intent.ts';
import { judgedNow, type Pointed, whyNot } from '../parts/composing.ts';
import type { Draft } from './draft.ts';

export type Composed = Composing<Draft>;

export interface Way {
  readonly point: (view: TrickTakingView, composing: Composed, pointed: Pointed) => Intent;
  /** Takes the last step back; null when there is none. */
  readonly back: (view: TrickTakingView, composing: Composed) => Intent;
  /** Does what is composed; null when nothing is. */
  readonly confirm: (view: TrickTakingView, composing: Composed) => Intent;
  /** Whether a target is part of what is composed, so that pointing at it once more can mean to do it. */
  readonly isChosen: (composing: Composed, pointed: Pointed) => boolean;
  /** Whether pointing twice, or Enter on what is chosen, confirms. */
  readonly confirmsByTarget: boolean;
  readonly actions: (say: Say, view: TrickTakingView, composing: Composed) => readonly Action[];
  readonly preview: (
    say: Say,
    view: TrickTakingView,
    composing: Composed,
    names: readonly string[],
  ) => string;
}

export const nothing = NOTHING_COMPOSED as Composed;

/** Why a card may not be chosen in answer to the question; undefined where it is no choice at all. */
export function refusalOf(view: TrickTakingView, code: string): Refusal | null | undefined {
  return view.question?.choices.find(({ at }) => at === code)?.refusal;
}

/** Does a move, unless the host has said what it lacks. */
export function send(composing: Composed, move: { readonly type: string }): NonNullable<Intent> {
  const lacks = judgedNow(composing)?.lacks ?? null;
  return lacks ? whyNot(lacks) : { kind: 'move', move };
}

/** The button that takes the last step back. */
export function stepBack(say: Say, intent: Intent): Action[] {
  if (!intent) return [];
  return [{ id: 'back', words: say('table.trick-taking.back'), intent, isMain: false }];
}
