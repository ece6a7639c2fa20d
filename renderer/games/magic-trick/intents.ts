// What pointing and pressing mean in Magic Trick: sort by exchanging, play and sleeve by slot.
import { refuse, type Refusal } from '../../../engine/core/refusal.ts';
import type { MagicTrickView, Move } from '../../../engine/games/magic-trick/types.ts';
import type { Target } from '../../stage/contract.ts';
import { NOTHING_COMPOSED, type Action, type Composing, type Intent, type Intents } from '../intent.ts';

/** The target of a slot of the own row. */
export const slotTarget = (slot: number): Target => `slot:${slot}`;
/** The target of a card of the row to sort. */
export const sortTarget = (code: string): Target => `sort:${code}`;

export const intents: Intents<MagicTrickView> = { begin, point, key, actions };

function begin(view: MagicTrickView): Composing {
  return isSorting(view) ? { draft: view.toSort?.cards ?? null, selected: null } : NOTHING_COMPOSED;
}

function point(view: MagicTrickView, composing: Composing, target: Target): Intent {
  const [kind, at = ''] = target.split(':');
  if (view.viewer === 'watcher') return null;
  if (kind === 'sort') return pointAtCard(composing, at);
  if (kind === 'slot') return pointAtSlot(view, Number(at));
  return null;
}

function pointAtSlot(view: MagicTrickView, slot: number): Intent {
  const { question } = view;
  if (view.result) return whyNot(refuse('game-over'));
  if (!question) return whyNot(refuse('not-your-turn', { awaiting: view.awaiting.map(String) }));
  if (isSorting(view)) return whyNot(refuse('wrong-move', { type: 'play', possible: question.moves }));
  const choice = question.choices.find(({ at }) => at === slot);
  if (!choice) return null;
  if (choice.refusal) return whyNot(choice.refusal);
  const move = { type: choice.move, slot };
  return { kind: 'move', move };
}

function pointAtCard({ draft, selected }: Composing, code: string): Intent {
  if (!draft?.includes(code)) return null;
  const target = sortTarget(code);
  const first = selected?.slice(sortTarget('').length);
  if (first === code) return { kind: 'compose', composing: { draft, selected: null } };
  if (first === undefined) return { kind: 'compose', composing: { draft, selected: target } };
  const order = exchanged(draft, draft.indexOf(first), draft.indexOf(code));
  const falls = fallingRank(order);
  // The second card may also be meant as a new beginning, so it stays selected.
  if (falls) return { kind: 'why-not', refusal: falls, composing: { draft, selected: target } };
  return { kind: 'compose', composing: { draft: order, selected: null } };
}

/** Arrows move the selected card; Escape lets go of it. */
function key(_view: MagicTrickView, { draft, selected }: Composing, target: Target, pressed: string): Intent {
  if (!draft || selected === null || selected !== target) return null;
  if (pressed === 'Escape') return { kind: 'compose', composing: { draft, selected: null } };
  const step = STEPS[pressed];
  if (step === undefined) return null;
  const from = draft.indexOf(selected.slice(sortTarget('').length));
  const to = from + step;
  // At the end of the row there is nowhere to go, and the key is used up all the same.
  if (to < 0 || to >= draft.length) return { kind: 'compose', composing: { draft, selected } };
  const order = exchanged(draft, from, to);
  const falls = fallingRank(order);
  return falls ? whyNot(falls) : { kind: 'compose', composing: { draft: order, selected } };
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function actions(view: MagicTrickView, { draft }: Composing): readonly Action[] {
  if (!view.question) return [];
  if (isSorting(view)) {
    if (!draft) return [];
    const move: Move = { type: 'arrange', order: draft };
    return [{ label: 'table.magic-trick.accept', move, isMain: true }];
  }
  return view.question.choices.some(({ move, at }) => move === 'pass' && at === null)
    ? [{ label: 'table.magic-trick.pass', move: { type: 'pass' }, isMain: false }]
    : [];
}

function isSorting(view: MagicTrickView): boolean {
  return view.question?.asks === 'arrange';
}

function whyNot(refusal: Refusal): Intent {
  return { kind: 'why-not', refusal };
}

function exchanged(order: readonly string[], one: number, other: number): string[] {
  return order.map((code, at) => order[at === one ? other : at === other ? one : at] ?? code);
}

/**
 * Where an order would fall, as the host would say it. Known here without the rules because a row comes sorted:
 * only an exchange across ranks can break it.
 */
function fallingRank(order: readonly string[]): Refusal | null {
  const slot = order.findIndex((code, at) => at > 0 && rankOf(code) < rankOf(order[at - 1] ?? ''));
  const card = order[slot];
  const before = order[slot - 1];
  return card !== undefined && before !== undefined ? refuse('not-ascending', { slot, card, before }) : null;
}

function rankOf(code: string): number {
  return Number(code.slice(1));
}
