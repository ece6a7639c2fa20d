// How a change of SAM is shown: an attack, its battle, what decides equal values, what comes of it, the next turn and the end,
// each by itself.
import type { AnyEvent } from '../../../engine/core/game.ts';
import type { Event, SamView } from '../../../engine/games/sam/types.ts';
import { type Frames, framesOf } from '../parts/frames.ts';
import type { Step } from '../screen.ts';
import { replayed, seenBy } from './replay.ts';

const frames: Frames<SamView, Event> = {
  begins: ['ordered', 'turn', 'declared', 'targeted', 'fought', 'coin', 'destroyed', 'fell', 'ended'],
  passing: ['done', 'points-lost'],
  passesBetween: true,
  seenBy,
  replayed,
  // A battle is looked at where it was fought, though Movement is asked about already.
  meanwhile(before, events, after) {
    const there = events.reduce((view, event) => replayed(view, event, after), before);
    return there.phase === after.phase ? null : there;
  },
};

/** The views to show from `before` to `after`, each with the events that lead to it. */
export function steps(
  before: SamView,
  after: SamView,
  events: readonly AnyEvent[],
): readonly Step<SamView>[] {
  return framesOf(frames, before, after, events as readonly Event[]);
}
