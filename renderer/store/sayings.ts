// The lines of the live region: each is new, however often its words were said before.
import type { Saying, TableState } from './state.ts';

/** Lines that the live region keeps. */
const MOST_SAYINGS = 40;

/** The table after something was said. */
export function said(table: TableState, whats: readonly Saying['what'][]): TableState {
  if (whats.length === 0) return table;
  const added = whats.map((what, index): Saying => ({ number: table.said + index + 1, what }));
  return {
    ...table,
    said: table.said + added.length,
    sayings: [...table.sayings, ...added].slice(-MOST_SAYINGS),
  };
}
