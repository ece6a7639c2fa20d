// What the stage is shown of a table.
import { waysOf } from '../games/ways.ts';
import type { StageInput } from '../stage/contract.ts';
import { composedFirst } from '../store/eyes.ts';
import { isAhead } from '../store/series.ts';
import type { Frame, TableState } from '../store/state.ts';

/** A frame that is about to be shown. */
export function inputOfFrame(table: TableState, frame: Frame): StageInput {
  const isOwn = frame.view.question?.id === table.shown.view.question?.id || isAhead(table, frame);
  const { draft, selected, judged } = isOwn ? table.composing : composedFirst(table, frame, waysOf);
  return {
    view: frame.view,
    seats: frame.seats,
    bottom: frame.bottom,
    draft,
    judged: judged ?? null,
    selected,
    focused: table.focused,
    zoomed: table.zoomed,
    isAnswered: isAnswered(table, frame),
    isForAll: frame.holds.length === 0,
  };
}

/** The table as it rests. */
export function inputOf(table: TableState): StageInput {
  const { shown, composing, focused, zoomed } = table;
  const { draft, judged, selected } = composing;
  const { view, seats, bottom, holds } = shown;
  return {
    view,
    seats,
    bottom,
    draft,
    judged: judged ?? null,
    selected,
    focused,
    zoomed,
    isAnswered: isAnswered(table, shown),
    isForAll: holds.length === 0,
  };
}

/** Whether what a moment asks was answered, also by a series of moves that has gone on since. */
function isAnswered(table: TableState, moment: Pick<Frame, 'view'>): boolean {
  const { question } = moment.view;
  return question !== null && (table.pending?.question === question.id || isAhead(table, moment));
}
