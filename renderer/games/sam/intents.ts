// What pointing and pressing mean in SAM: pick a card, see what would come of it, do it; and look at anything.
import { type Move, NOBODY, type SamView } from '../../../engine/games/sam/types.ts';
import type { Target } from '../../stage/contract.ts';
import { type Composing, type Intent, type Intents, NOTHING_COMPOSED } from '../intent.ts';
import { pointedAt, whyNot, whyNotAsked } from '../parts/composing.ts';
import { arrangeWay } from './arrange-way.ts';
import { attackWay } from './attack-way.ts';
import { boostWay } from './boost-way.ts';
import { BATTLE_TARGET, CLOSE_TARGET, DISCARD_TARGET, fieldTarget, STALL_TARGET } from './draft.ts';
import { moveWay } from './move-way.ts';
import { heartWay, throwWay } from './other-ways.ts';
import { payFirst, payWay } from './pay-way.ts';
import { summonWay } from './summon-way.ts';
import { targetWay } from './target-way.ts';
import { type Composed, type Pointing, spotOf, type Way } from './way.ts';

/** By what is asked. */
const WAYS: Readonly<Record<string, Way>> = {
  arrange: arrangeWay,
  summon: summonWay,
  attack: attackWay,
  pay: payWay,
  target: targetWay,
  boost: boostWay,
  throw: throwWay,
  place: heartWay,
  move: moveWay,
};
/** Keys that put down what is picked up. */
const BACK: readonly string[] = ['Escape', 'Backspace'];
/** What can be told of by itself. */
const TOLD: readonly string[] = ['hand', 'place', 'deck', STALL_TARGET];

export const intents: Intents<SamView> = {
  // What follows an attack whose draw was too low is meant once it is paid for.
  begin: (view, unmade = []) =>
    view.question?.asks === 'pay' ? payFirst(view, unmade as readonly Move[]) : NOTHING_COMPOSED,
  point: (view, composing, target) => point(view, composed(composing), pointingAt(view, target)),
  twice: (view, composing, target) =>
    wayOf(view)?.twice(view, composed(composing), pointingAt(view, target)) ?? null,
  key(view, composing, target, pressed) {
    const way = wayOf(view);
    if (!way) return null;
    const own = composed(composing);
    if (BACK.includes(pressed)) return way.back(view, own);
    if (pressed !== 'Enter') return way.key?.(view, own, pressed) ?? null;
    const pointing = target === null ? null : pointingAt(view, target);
    return pointing && way.isChosen(view, own, pointing) ? way.twice(view, own, pointing) : null;
  },
  lift: (view, composing, target) =>
    wayOf(view)?.lift(view, composed(composing), pointingAt(view, target)) ?? null,
  drop: (view, composing, carried, target) =>
    wayOf(view)?.drop(view, composed(composing), pointingAt(view, carried), pointingAt(view, target)) ?? null,
  aim: (view, composing, target) =>
    wayOf(view)?.aim(view, composed(composing), target === null ? null : pointingAt(view, target)) ?? null,
  actions: (say, view, composing) => wayOf(view)?.actions(say, view, composed(composing)) ?? [],
  preview: (say, view, composing, names) => wayOf(view)?.preview(say, view, composed(composing), names) ?? '',
};

/** What is composed here is what the ways have composed. */
export function composed(composing: Composing): Composed {
  return composing as Composed;
}

/** Whether a target is part of what is composed. */
export function isChosen(view: SamView, composing: Composed, target: Target): boolean {
  return wayOf(view)?.isChosen(view, composing, pointingAt(view, target)) ?? false;
}

function pointingAt(view: SamView, target: Target): Pointing {
  const { kind, at } = pointedAt(target);
  return { kind, at, target, spot: kind === 'place' ? spotOf(view, at) : null };
}

function ownField({ viewer }: SamView): Target | null {
  return viewer === 'watcher' ? null : fieldTarget(viewer);
}

function isIdle({ viewer, seats }: SamView): boolean {
  return viewer !== 'watcher' && (seats[viewer]?.idle ?? 0) > 0;
}

function wayOf({ question, viewer }: SamView): Way | null {
  return question && viewer !== 'watcher' ? (WAYS[question.asks] ?? null) : null;
}

function point(view: SamView, composing: Composed, pointing: Pointing): Intent {
  if (pointing.target === CLOSE_TARGET)
    return composing.zoomed ? { kind: 'zoom', target: composing.zoomed } : null;
  const way = wayOf(view);
  // Whoever is asked nothing may look at everything, and hears why nothing else can be done with the hand.
  if (!way && pointing.kind === 'hand' && view.viewer !== 'watcher') return whyNot(whyNotAsked(view));
  return way?.point(view, composing, pointing) ?? look(view, composing, pointing);
}

/** Pointing somewhere for nothing else: a field is shown large, discards and the last battle are looked through, the rest is told. */
function look(view: SamView, composing: Composed, { kind, target, spot }: Pointing): Intent {
  // One's own is large as it is; idle turns, which its plate counts, are told of.
  if (kind === 'field' && target === ownField(view)) return isIdle(view) ? { kind: 'explain', target } : null;
  if (kind === 'field') return { kind: 'zoom', target };
  if (target === DISCARD_TARGET) return { kind: 'look', seat: NOBODY };
  if (target === BATTLE_TARGET) return view.battle ? { kind: 'look', seat: 'last' } : null;
  // A card in a field that is small on the table is a part of it.
  if (spot && !spot.isOwn && composing.zoomed !== fieldTarget(spot.seat)) {
    return { kind: 'zoom', target: fieldTarget(spot.seat) };
  }
  return TOLD.includes(kind) ? { kind: 'explain', target } : null;
}
