// The table of a replay: at a step, one move on, or somewhere else at once. It changes as a table does that is played at.
import { waysOf } from '../games/ways.ts';
import { seenFrom } from '../store/eyes.ts';
import type { Moment, TableState, Told } from '../store/state.ts';
import { type GameWays, joined, viewed } from '../store/table.ts';
import { type Reel, toldBy, undoneBy } from './reel.ts';

/** A replay stops for nothing that is to be read: its scores can be looked at in the bar. */
export const replayWays: GameWays = {
  begin: waysOf.begin,
  frames: (before, after, events) =>
    waysOf.frames(before, after, events).map((frame, index, all) => ({
      ...frame,
      reads: false,
      isAfterReading: all[index - 1]?.reads ?? false,
    })),
};

function told({ steps, seats, eyes }: Reel, at: number): Told | null {
  const step = steps[at];
  if (!step) return null;
  const holds = typeof eyes === 'number' ? [eyes] : [];
  return { version: at, view: step.view, seats, holds, curtain: null };
}

/** The table at a step, at rest; null where that has not come yet. */
export function tableAt(reel: Reel, at: number): TableState | null {
  const now = told(reel, at);
  return now && joined(reel.table, now, toldBy(reel, at), [], replayWays, undoneBy(reel, at));
}

/** The table somewhere else in the same game, also through other eyes: shown at once, whatever was still on its way. */
export function jumped(table: TableState, reel: Reel, at: number): TableState {
  const now = told(reel, at);
  if (now === null) return table;
  const moment: Moment = seenFrom(now, table.latest);
  const log = toldBy(reel, at);
  return {
    ...table,
    latest: moment,
    waiting: [{ ...moment, events: [], reads: false, isPast: true, isAtOnce: true }],
    heard: log.length,
    log,
    undone: undoneBy(reel, at),
    sayings: [],
    composing: replayWays.begin(moment, []),
    zoomed: null,
    whyNot: null,
    explained: null,
    focused: null,
  };
}

/** The table one step on, which is shown as it came about. What was still on its way is left out. */
export function steppedOn(table: TableState, reel: Reel, at: number): TableState {
  const now = told(reel, at);
  if (now === null) return table;
  const before = table.waiting.length === 0 ? table : jumped(table, reel, at - 1);
  const next = viewed(before, now, reel.steps[at]?.events ?? [], replayWays);
  return { ...next, undone: undoneBy(reel, at) };
}
