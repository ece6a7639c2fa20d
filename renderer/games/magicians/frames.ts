// How a change of Magicians is shown: what was played, what it earned, whose turn is next, and the end, each by itself.
import type { AnyEvent } from '../../../engine/core/game.ts';
import type { Event, MagiciansView } from '../../../engine/games/magicians/types.ts';
import { type Frames, framesOf } from '../parts/frames.ts';
import type { Step } from '../screen.ts';
import { replayed, seenBy } from './replay.ts';

const frames: Frames<MagiciansView, Event> = {
  begins: ['prestige', 'turn', 'ended'],
  passing: ['skipped'],
  // A turn in which nothing was played is noticed before it earns.
  passesBetween: false,
  seenBy,
  replayed,
  // Somebody is asked in the Finale already, which comes when the counter has climbed.
  meanwhile(before, [first], after) {
    return first?.type === 'prestige' && after.result === null ? replayed(before, first, after) : null;
  },
};

/** The views to show from `before` to `after`, each with the events that lead to it. */
export function steps(
  before: MagiciansView,
  after: MagiciansView,
  events: readonly AnyEvent[],
): readonly Step<MagiciansView>[] {
  return framesOf(frames, before, after, events as readonly Event[]);
}
