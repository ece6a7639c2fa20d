// What the intents of several games have in common: what a target names, and the intents that pointing leads to.
import type { AnyMove } from '../../../engine/core/game.ts';
import { type Refusal, refuse } from '../../../engine/core/refusal.ts';
import type { View } from '../../../engine/core/view.ts';
import type { Target } from '../../stage/contract.ts';
import type { Composing, Intent, Judged } from '../intent.ts';

/** What a target names: its kind, and the card, place or seat. */
export interface Pointed {
  readonly kind: string;
  readonly at: string;
}

/** `at` is all that follows the first colon. */
export function pointedAt(target: Target): Pointed {
  const [kind = '', ...rest] = target.split(':');
  return { kind, at: rest.join(':') };
}

export function whyNot(refusal: Refusal): NonNullable<Intent> {
  return { kind: 'why-not', refusal };
}

export function compose(composing: Composing): NonNullable<Intent> {
  return { kind: 'compose', composing };
}

/** Makes a move, and others after it, each as soon as the one before has led to its question. */
export function making<Move extends AnyMove>(move: Move, ...following: readonly Move[]): NonNullable<Intent> {
  return following.length === 0 ? { kind: 'move', move } : { kind: 'moves', moves: [move, ...following] };
}

/** Asks the host about a draft; when it is refused, what was composed before comes back. */
export function consider<Draft, Partial extends AnyMove>(
  before: Composing<Draft>,
  draft: Draft,
  partial: Partial,
): NonNullable<Intent> {
  return { kind: 'consider', partial, composing: { draft, selected: null }, ifRefused: before };
}

/** The host's word about the draft as it is now; null while it is still asked. */
export function judgedNow<Draft>({ draft, judged }: Composing<Draft>): Judged<Draft> | null {
  return judged && judged.draft === draft ? judged : null;
}

/** Why the question cannot be answered with this; null when it can, undefined where it is no choice at all. */
export function refusalOf(
  { question }: Pick<View, 'question'>,
  move: string,
  at: string | null,
): Refusal | null | undefined {
  return question?.choices.find((choice) => choice.move === move && choice.at === at)?.refusal;
}

/** Why nothing can be chosen by somebody who is asked nothing. */
export function whyNotAsked({ result, awaiting }: Pick<View, 'result' | 'awaiting'>): Refusal {
  return result ? refuse('game-over') : refuse('not-your-turn', { awaiting: awaiting.map(String) });
}
