// What pointing and pressing mean in Trick-Taking: choose, see what would come of it, then do it or step back.
import type { TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import type { Target } from '../../stage/contract.ts';
import { type Composing, type Intent, type Intents, NOTHING_COMPOSED } from '../intent.ts';
import { pointedAt, whyNot, whyNotAsked } from '../parts/composing.ts';
import { HAT_TARGET } from './draft.ts';
import { handWay } from './hand-way.ts';
import { escapeWay, leadWay } from './other-ways.ts';
import { turnWay } from './turn-way.ts';
import type { Composed, Way } from './way.ts';

/** By what is asked. */
const WAYS: Readonly<Record<string, Way>> = {
  lead: leadWay,
  turn: turnWay,
  challenge: turnWay,
  escape: escapeWay,
  repertoire: handWay,
};
/** Keys that take the last step back. */
const BACK: readonly string[] = ['Escape', 'Backspace'];

export const intents: Intents<TrickTakingView> = {
  begin: (view) =>
    view.question?.asks === 'repertoire'
      ? { draft: { kind: 'repertoire', cards: [] }, selected: null }
      : NOTHING_COMPOSED,
  point: (view, composing, target) => point(view, composed(composing), target),
  // A double click on what an effect is aimed at only aims: what comes of it is to be seen before it is played.
  twice: (view, composing, target) =>
    wayOf(view) === turnWay && pointedAt(target).kind === 'trick'
      ? null
      : confirmBy(view, composed(composing), target),
  key(view, composing, target, pressed) {
    const way = wayOf(view);
    if (BACK.includes(pressed)) return way?.back(view, composed(composing)) ?? null;
    return pressed === 'Enter' && target !== null ? confirmBy(view, composed(composing), target) : null;
  },
  actions: (say, view, composing) => wayOf(view)?.actions(say, view, composed(composing)) ?? [],
  preview: (say, view, composing, names) => wayOf(view)?.preview(say, view, composed(composing), names) ?? '',
};

/** What is composed here is what `begin` and the ways have composed. */
export function composed(composing: Composing): Composed {
  return composing as Composed;
}

/** Whether a target is part of what is composed. */
export function isChosen(view: TrickTakingView, composing: Composed, target: Target): boolean {
  return wayOf(view)?.isChosen(composing, pointedAt(target)) ?? false;
}

function wayOf({ question }: TrickTakingView): Way | null {
  return question ? (WAYS[question.asks] ?? null) : null;
}

function point(view: TrickTakingView, composing: Composed, target: Target): Intent {
  const pointed = pointedAt(target);
  if (target === HAT_TARGET) return { kind: 'explain', target };
  if (pointed.kind === 'pile') return { kind: 'look', seat: Number(pointed.at) };
  if (view.viewer === 'watcher') return null;
  const way = wayOf(view);
  if (!way) return pointed.kind === 'hand' ? whyNot(whyNotAsked(view)) : null;
  return way.point(view, composing, pointed);
}

/** Pointing once more at what is chosen does it. */
function confirmBy(view: TrickTakingView, composing: Composed, target: Target): Intent {
  const way = wayOf(view);
  if (!way?.confirmsByTarget || !way.isChosen(composing, pointedAt(target))) return null;
  return way.confirm(view, composing);
}
