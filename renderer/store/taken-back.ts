// The table after moves were taken back: how it lies now, without anything of the moments that are no more.
import type { AnyEvent } from '../../engine/core/game.ts';
import type { Undone } from '../../engine/protocol/kept.ts';
import { stillAsked } from './asked.ts';
import { throughOtherEyes } from './eyes.ts';
import { said } from './sayings.ts';
import { withoutSeries } from './series.ts';
import type { Moment, TableState } from './state.ts';
import { takenBackNews } from './undoing.ts';
import type { GameWays } from './table.ts';

/** Whether the host tells of a game that has gone another way than the one that was heard here. */
export function hasGoneBack(
  { heard, latest, undone: known }: TableState,
  moment: Moment,
  past: readonly AnyEvent[],
  undone: readonly Undone[],
): boolean {
  if (undone.length > known.length) return true;
  // Other eyes need not have heard of as many events.
  return moment.view.viewer === latest.view.viewer && past.length < heard;
}

/**
 * The table goes back in one frame: everything flies to where it lies now, and what was on its way to be shown is not shown any
 * more. Whoever is asked the same as before goes on with that, because somebody else took back.
 */
export function takenBack(
  table: TableState,
  moment: Moment,
  past: readonly AnyEvent[],
  undone: readonly Undone[],
  ways: GameWays,
): TableState {
  const isSeenOtherwise = moment.view.viewer !== table.latest.view.viewer;
  const next = isSeenOtherwise
    ? {
        ...throughOtherEyes(table, moment, past, [], ways),
        // What was told to other eyes is theirs; that something was taken back is everybody's.
        sayings: table.sayings.filter(({ what }) => what.kind === 'undoing'),
      }
    : withoutSeries(stillAsked(table, moment));
  const back: TableState = {
    ...next,
    latest: moment,
    waiting: [{ ...moment, events: [], reads: false }],
    heard: past.length,
    log: past,
    undone,
    drafts: next.drafts.filter(({ seat }) => moment.view.awaiting.includes(seat)),
    zoomed: null,
    ahead: next.pending === null ? [] : next.ahead,
    unmade: null,
    whyNot: null,
    explained: null,
    reading: null,
    lifting: null,
  };
  return said(
    back,
    takenBackNews(table.undone, undone).map((news) => ({ kind: 'undoing', news })),
  );
}
