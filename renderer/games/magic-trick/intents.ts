// What pointing and pressing mean in Magic Trick: sort by exchanging, play and sleeve by slot.
import { refuse, type Refusal } from '../../../engine/core/refusal.ts';
import type { MagicTrickView, Move } from '../../../engine/games/magic-trick/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Target } from '../../stage/contract.ts';
import type { Action, Composing, Intent, Intents } from '../intent.ts';

const SORTING = 'hand.sorting';

/** The target of a slot of the own row. */
export const slotTarget = (slot: number): Target => `slot:${slot}`;
/** The target of a card of the row to sort. */
export const sortTarget = (code: string): Target => `sort:${code}`;

/** A row being sorted: its card codes in the order so far. */
export type Order = readonly string[];

export const intents: Intents<MagicTrickView> = {
  begin,
  point: (view, composing, target) => point(view, ordering(composing), target),
  lift: (view, composing, target) => lift(view, ordering(composing), target),
  drop: (_view, composing, carried, target) => drop(ordering(composing), carried, target),
  key: (_view, composing, target, pressed) => key(ordering(composing), target, pressed),
  actions: (say, view, composing) => actions(say, view, ordering(composing)),
};

/** What is composed here is what `begin` and the intents below have composed. */
export function ordering(composing: Composing): Composing<Order> {
  return composing as Composing<Order>;
}

function begin(view: MagicTrickView): Composing<Order> {
  return isSorting(view)
    ? { draft: view.toSort?.cards ?? null, selected: null }
    : { draft: null, selected: null };
}

function point(view: MagicTrickView, composing: Composing<Order>, target: Target): Intent {
  const [kind, at = ''] = target.split(':');
  if (view.viewer === 'watcher') return null;
  if (kind === 'sort') return pointAtCard(composing, at);
  if (kind === 'slot') return pointAtSlot(view, Number(at));
  return null;
}

function pointAtSlot(view: MagicTrickView, slot: number): Intent {
  const { question } = view;
  if (view.result) return whyNot(refuse('game-over'));
  if (view.phase === SORTING) return whyNot(refuse('rows-first'));
  if (!question) return whyNot(refuse('not-your-turn', { awaiting: view.awaiting.map(String) }));
  const choice = question.choices.find(({ at }) => at === slot);
  if (!choice) return null;
  if (choice.refusal) return whyNot(choice.refusal);
  const move = { type: choice.move, slot };
  return { kind: 'move', move };
}

function pointAtCard(composing: Composing<Order>, code: string): Intent {
  const { draft, selected } = composing;
  if (!draft?.includes(code)) return null;
  const target = sortTarget(code);
  const first = selected === null ? undefined : codeOf(selected);
  if (first === code) return { kind: 'compose', composing: { ...composing, selected: null } };
  if (first === undefined) {
    // Only what is seen is spoken of; whether two cards may change places the host says.
    if (draft.filter((other) => rankOf(other) === rankOf(code)).length === 1) {
      return whyNot(refuse('no-equal', { rank: rankOf(code) }));
    }
    return { kind: 'compose', composing: { ...composing, selected: target } };
  }
  const order = exchanged(draft, draft.indexOf(first), draft.indexOf(code));
  // The second card may also be meant as a new beginning, so it stays selected when the two may not change places.
  return consider({ draft: order, selected: null }, { ...composing, selected: target });
}

/** A card of the row to sort is carried to the one that it changes places with. */
function lift(view: MagicTrickView, composing: Composing<Order>, target: Target): Intent {
  if (view.viewer === 'watcher' || !target.startsWith(sortTarget(''))) return null;
  return pointAtCard({ ...composing, selected: null }, codeOf(target));
}

function drop({ draft }: Composing<Order>, carried: Target, target: Target): Intent {
  if (!draft || target === carried || !target.startsWith(sortTarget(''))) return null;
  const order = exchanged(draft, draft.indexOf(codeOf(carried)), draft.indexOf(codeOf(target)));
  return consider({ draft: order, selected: null }, { draft, selected: null });
}

/** The code of a card of the row to sort. */
function codeOf(target: Target): string {
  return target.slice(sortTarget('').length);
}

/** Arrows move the selected card; Escape lets go of it. */
function key(composing: Composing<Order>, target: Target | null, pressed: string): Intent {
  const { draft, selected } = composing;
  if (!draft || selected === null || selected !== target) return null;
  if (pressed === 'Escape') return { kind: 'compose', composing: { ...composing, selected: null } };
  const step = STEPS[pressed];
  if (step === undefined) return null;
  const from = draft.indexOf(codeOf(selected));
  const to = from + step;
  // At the end of the row there is nowhere to go, and the key is used up all the same.
  if (to < 0 || to >= draft.length) return { kind: 'compose', composing };
  const order = exchanged(draft, from, to);
  return consider({ draft: order, selected }, composing);
}

/** Whether cards may change places is the host's to say. */
function consider(
  composing: Composing<Order> & { readonly draft: Order },
  ifRefused: Composing<Order>,
): Intent {
  return { kind: 'consider', partial: arrange(composing.draft), composing, ifRefused };
}

function arrange(order: Order): Move {
  return { type: 'arrange', order };
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function actions(say: Say, view: MagicTrickView, { draft }: Composing<Order>): readonly Action[] {
  if (!view.question) return [];
  if (isSorting(view)) {
    return draft ? [moving(say('table.magic-trick.accept'), arrange(draft), true)] : [];
  }
  return view.question.choices.some(({ move, at }) => move === 'pass' && at === null)
    ? [moving(say('table.magic-trick.pass'), { type: 'pass' }, false)]
    : [];
}

function moving(words: string, move: Move, isMain: boolean): Action {
  return { id: move.type, words, intent: { kind: 'move', move }, isMain };
}

function rankOf(code: string): string {
  return code.slice(1);
}

function isSorting(view: MagicTrickView): boolean {
  return view.question?.asks === 'arrange';
}

function whyNot(refusal: Refusal): Intent {
  return { kind: 'why-not', refusal };
}

function exchanged(order: Order, one: number, other: number): Order {
  return order.map((code, at) => order[at === one ? other : at === other ? one : at] ?? code);
}
