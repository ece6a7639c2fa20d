// What happened, as steps: each event leads from one view to the next, and each of those is laid out as any other.
import type { Event, SamView } from '../../../engine/games/sam/types.ts';
import type { Happened, Scene, Step } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { timed } from '../parts/timing.ts';
import { layout } from './layout.ts';
import { replayed, seenBy } from './replay.ts';

/** The steps for a view's events, in order; what is left over is settled by the stage. */
export function animate(after: SamView, { last, input, size, words, events }: Happened): Step[] {
  if (last === null) return [];
  const sceneOf = (view: SamView): Scene =>
    layout(view, { ...input, view, draft: null, judged: null, selected: null, focused: null }, size, words);
  const quiet = seenBy(after.viewer, after);
  let now = seenBy(after.viewer, last.view as SamView);
  return (events as readonly Event[]).map((event) => {
    now = replayed(now, event, quiet);
    return { scene: sceneOf(now), timing: () => timed(0, TIMES.light), hold: 0 };
  });
}
