// What pointing and pressing mean in Magicians: pick up, put where it goes; choose and confirm; and look at anything.
import { type MagiciansView, NOBODY } from '../../../engine/games/magicians/types.ts';
import type { Target } from '../../stage/contract.ts';
import { type Composing, type Intent, type Intents, NOTHING_COMPOSED } from '../intent.ts';
import { type Pointed, pointedAt, whyNot, whyNotAsked } from '../parts/composing.ts';
import { discardWay } from './discard-way.ts';
import { CLOSE_TARGET, discardPlace, theatreTarget } from './draft.ts';
import { mulliganWay, takeWay } from './other-ways.ts';
import { playWay } from './play-way.ts';
import { type Composed, ownerOf, type Way } from './way.ts';

/** By what is asked. */
const WAYS: Readonly<Record<string, Way>> = {
  mulligan: mulliganWay,
  support: playWay,
  sabotage: playWay,
  trick: playWay,
  draw: playWay,
  take: takeWay,
  discard: discardWay,
};
/** Keys that put down what is picked up. */
const BACK: readonly string[] = ['Escape', 'Backspace'];
/** Where a card can be put. */
const TAKING: readonly string[] = ['place', 'play', 'theatre'];
/** What can be told of by itself. */
const TOLD: readonly string[] = ['hand', 'play', 'place', 'phase', 'deck', 'spied'];

export const intents: Intents<MagiciansView> = {
  begin: () => NOTHING_COMPOSED,
  point: (view, composing, target) => point(view, composed(composing), target),
  twice: (view, composing, target) =>
    confirmBy(view, composed(composing), target) ??
    wayOf(view)?.again?.(view, composed(composing), pointedAt(target)) ??
    null,
  key(view, composing, target, pressed) {
    if (BACK.includes(pressed)) return wayOf(view)?.back(view, composed(composing)) ?? null;
    return pressed === 'Enter' && target !== null ? confirmBy(view, composed(composing), target) : null;
  },
  lift: (view, composing, target) => wayOf(view)?.lift(view, composed(composing), pointedAt(target)) ?? null,
  // On a place or a target; over anything else it is put back.
  drop: (view, composing, carried, target) =>
    TAKING.includes(pointedAt(target).kind) && pointedAt(target).kind !== pointedAt(carried).kind
      ? (wayOf(view)?.drop?.(view, composed(composing), pointedAt(target)) ??
        point(view, composed(composing), target))
      : null,
  aim: (view, composing, target) => wayOf(view)?.aim(view, composed(composing), target) ?? null,
  actions: (say, view, composing) => wayOf(view)?.actions(say, view, composed(composing)) ?? [],
  preview: (say, view, composing, names) => wayOf(view)?.preview(say, view, composed(composing), names) ?? '',
};

/** What is composed here is what the ways have composed. */
export function composed(composing: Composing): Composed {
  return composing as Composed;
}

/** Whether a target is part of what is composed. */
export function isChosen(view: MagiciansView, composing: Composed, target: Target): boolean {
  return wayOf(view)?.isChosen(composing, pointedAt(target)) ?? false;
}

function wayOf({ question, viewer }: MagiciansView): Way | null {
  return question && viewer !== 'watcher' ? (WAYS[question.asks] ?? null) : null;
}

function point(view: MagiciansView, composing: Composed, target: Target): Intent {
  if (target === CLOSE_TARGET) return composing.zoomed ? { kind: 'zoom', target: composing.zoomed } : null;
  const pointed = pointedAt(target);
  const way = wayOf(view);
  // Whoever is asked nothing may look at everything, and hears why nothing else can be done with a card of the hand.
  if (!way && pointed.kind === 'hand' && view.viewer !== 'watcher') return whyNot(whyNotAsked(view));
  return way?.point(view, composing, pointed) ?? look(view, composing, target, pointed);
}

/** Pointing somewhere for nothing else: a theatre is shown large, a pile looked through; of the rest it is told what it is. */
function look(view: MagiciansView, composing: Composed, target: Target, { kind, at }: Pointed): Intent {
  if (kind === 'theatre') return { kind: 'zoom', target };
  if (target === discardPlace) return { kind: 'look', seat: NOBODY };
  const owner = kind === 'play' ? ownerOf(view, at) : null;
  // A card in a theatre that is small on the table is a part of it.
  if (owner !== null && owner !== view.viewer && composing.zoomed !== theatreTarget(owner)) {
    return { kind: 'zoom', target: theatreTarget(owner) };
  }
  return TOLD.includes(kind) ? { kind: 'explain', target } : null;
}

/** Pointing once more at what is chosen does it, where that says enough. */
function confirmBy(view: MagiciansView, composing: Composed, target: Target): Intent {
  const way = wayOf(view);
  return way?.isChosen(composing, pointedAt(target)) ? way.confirm(view, composing) : null;
}
