// Whether somebody who leaves the table now would lose what they have put together.
import { waysOf } from '../games/ways.ts';
import { composedFirst } from '../store/eyes.ts';
import type { TableState } from '../store/state.ts';
import { openQuestion } from '../store/table.ts';

/** True while a draft differs from the one that its question began with. */
export function wouldLoseDraft(table: TableState): boolean {
  const { draft } = table.composing;
  if (draft === null || openQuestion(table) === null) return false;
  const first = composedFirst({ ...table, drafts: [] }, table.shown, waysOf).draft;
  // Drafts are plain data.
  return JSON.stringify(draft) !== JSON.stringify(first);
}
