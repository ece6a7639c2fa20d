// How a change of Trick-Taking is shown: that a trick or the game is over is told of when what ended it has been seen.
import type { AnyEvent } from '../../../engine/core/game.ts';
import type { Event, TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import type { Step } from '../screen.ts';
import { replayed, seenBy } from './replay.ts';

/** What is told of by itself. */
const ENDS = ['trick-taken', 'ended'] as const;

/** The views to show from `before` to `after`, each with the events that lead to it. */
export function steps(
  before: TrickTakingView,
  after: TrickTakingView,
  events: readonly AnyEvent[],
): readonly Step<TrickTakingView>[] {
  const told = events as readonly Event[];
  // After an absence, or for other eyes, nobody knows what the moments between looked like.
  const isOne = told.filter(({ type }) => type === 'trick-taken').length <= 1;
  const isKnown = isOne && before.viewer === after.viewer && before.seats.length === after.seats.length;
  const cuts = isKnown
    ? ENDS.map((end) => told.findIndex(({ type }) => type === end)).filter((at) => at > 0)
    : [];
  let view = seenBy(after.viewer, before);
  const between = cuts.map((cut, index): Step<TrickTakingView> => {
    const part = told.slice(cuts[index - 1] ?? 0, cut);
    view = part.reduce((one, event) => replayed(one, event, after), view);
    return { view, events: part, reads: false };
  });
  return [...between, { view: after, events: told.slice(cuts.at(-1) ?? 0), reads: false }];
}
