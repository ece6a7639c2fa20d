// What a moment asks, and what was said to a question that is still asked.
import type { Moment, TableState } from './state.ts';

/** The id of the question that a moment asks; null where it asks none. */
export function questionOf(moment: Moment): string | null {
  return moment.view.question?.id ?? null;
}

/** Without what was said to a question that is not asked any more. */
export function stillAsked(table: TableState, moment: Moment): TableState {
  const { pending, considering, held } = table;
  const question = questionOf(moment);
  return {
    ...table,
    pending: pending?.question === question ? pending : null,
    held: held.filter(({ seat }) => moment.view.awaiting.includes(seat)),
    considering: considering?.question === question ? considering : null,
  };
}
