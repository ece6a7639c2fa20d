// What the stage is shown of a table.
import { waysOf } from '../games/ways.ts';
import type { StageInput } from '../stage/contract.ts';
import { composedFirst } from '../store/eyes.ts';
import type { Frame, TableState } from '../store/state.ts';

/** A frame that is about to be shown. */
export function inputOfFrame(table: TableState, frame: Frame): StageInput {
  const isSameQuestion = frame.view.question?.id === table.shown.view.question?.id;
  const { draft, selected } = isSameQuestion ? table.composing : composedFirst(table, frame, waysOf);
  return {
    view: frame.view,
    seats: frame.seats,
    bottom: frame.bottom,
    draft,
    selected,
    focused: table.focused,
  };
}

/** The table as it rests. */
export function inputOf(table: TableState): StageInput {
  const { shown, composing, focused } = table;
  return { view: shown.view, seats: shown.seats, bottom: shown.bottom, ...composing, focused };
}
