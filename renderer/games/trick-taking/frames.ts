// How a change of Trick-Taking is shown: a trick that is over is told of when what ended it has been seen.
import type { AnyEvent } from '../../../engine/core/game.ts';
import type { Event, TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import type { Step } from '../screen.ts';
import { replayed, seenBy } from './replay.ts';

/** The views to show from `before` to `after`, each with the events that lead to it. */
export function steps(
  before: TrickTakingView,
  after: TrickTakingView,
  events: readonly AnyEvent[],
): readonly Step<TrickTakingView>[] {
  const whole = [{ view: after, events, reads: false }];
  const at = events.findIndex(({ type }) => type === 'trick-taken');
  // After an absence, or for other eyes, nobody knows what the moment before looked like.
  const isOne = at > 0 && events.findLastIndex(({ type }) => type === 'trick-taken') === at;
  if (!isOne || before.viewer !== after.viewer || before.seats.length !== after.seats.length) return whole;
  const ending = (events as readonly Event[]).slice(0, at);
  const over = ending.reduce((view, event) => replayed(view, event, after), seenBy(after.viewer, before));
  return [
    { view: over, events: ending, reads: false },
    { view: after, events: events.slice(at), reads: false },
  ];
}
