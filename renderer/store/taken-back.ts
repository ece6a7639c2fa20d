// The table after moves were taken back: how it lies now, without anything of the moments that are no more.
import type { AnyEvent } from '../../engine/core/game.ts';
import type { Question } from '../../engine/core/question.ts';
import type { Undone } from '../../engine/protocol/kept.ts';
import { composedFirst } from './eyes.ts';
import type { Draft, Moment, TableState } from './state.ts';
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
 * more. What was composed stays where the same is asked of the same person, because somebody else took back.
 */
export function takenBack(
  table: TableState,
  moment: Moment,
  past: readonly AnyEvent[],
  undone: readonly Undone[],
  ways: Pick<GameWays, 'begin'>,
): TableState {
  const isSeenOtherwise = moment.view.viewer !== table.latest.view.viewer;
  const drafts = isSeenOtherwise ? [] : draftKept(table, moment);
  return {
    ...table,
    latest: moment,
    waiting: [{ ...moment, events: [], reads: false }],
    heard: past.length,
    log: past,
    undone,
    // What was told to other eyes is theirs; that something was taken back is everybody's.
    sayings: isSeenOtherwise ? table.sayings.filter(({ what }) => what.kind === 'undoing') : table.sayings,
    composing: isSeenOtherwise ? composedFirst({ drafts, unmade: null }, moment, ways) : table.composing,
    focused: isSeenOtherwise ? null : table.focused,
    drafts,
    zoomed: null,
    considering: null,
    ahead: [],
    unmade: null,
    pending: null,
    held: [],
    whyNot: null,
    explained: null,
    reading: null,
    lifting: null,
  };
}

/** What was being composed, for the question that now asks the same; its id is another. */
function draftKept({ shown, composing, considering }: TableState, { view }: Moment): readonly Draft[] {
  const { question, viewer } = view;
  if (question === null || viewer === 'watcher' || composing.draft === null) return [];
  if (!isAskedTheSame(question, shown.view.question)) return [];
  // What the host has not judged yet might not stand.
  const judged = considering?.ifRefused ?? composing;
  return [{ seat: viewer, question: question.id, composing: { ...judged, selected: null } }];
}

function isAskedTheSame({ id: _id, ...now }: Question, before: Question | null): boolean {
  if (before === null) return false;
  const { id: _before, ...then } = before;
  return JSON.stringify(now) === JSON.stringify(then);
}
