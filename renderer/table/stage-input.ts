// What the stage is shown of a table.
import { waysOf } from '../games/ways.ts';
import type { StageInput } from '../stage/contract.ts';
import { composedFirst } from '../store/eyes.ts';
import type { Frame, TableState } from '../store/state.ts';

/** A frame that is about to be shown. */
export function inputOfFrame(table: TableState, frame: Frame): StageInput {
  const isSameQuestion = frame.view.question?.id === table.shown.view.question?.id;
  const { draft, selected, judged } = isSameQuestion ? table.composing : composedFirst(table, frame, waysOf);
  return {
    view: frame.view,
    seats: frame.seats,
    bottom: frame.bottom,
    draft,
    judged: judged ?? null,
    selected,
    focused: table.focused,
  };
}

/** The table as it rests. */
export function inputOf(table: TableState): StageInput {
  const { shown, composing, focused } = table;
  const { draft, judged, selected } = composing;
  const { view, seats, bottom } = shown;
  return { view, seats, bottom, draft, judged: judged ?? null, selected, focused };
}
