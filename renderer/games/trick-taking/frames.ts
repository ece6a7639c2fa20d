// How a change of Trick-Taking is shown: each message is one frame, because a turn and what comes of it belong together.
import type { AnyEvent } from '../../../engine/core/game.ts';
import type { TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import type { Step } from '../screen.ts';

export function steps(
  _before: TrickTakingView,
  after: TrickTakingView,
  events: readonly AnyEvent[],
): readonly Step<TrickTakingView>[] {
  return [{ view: after, events, reads: false }];
}
