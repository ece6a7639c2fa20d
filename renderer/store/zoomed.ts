// What is shown large at a table: it stays through questions, and goes with the eyes.
import type { Composing } from '../games/intent.ts';
import type { Target } from '../stage/contract.ts';
import type { TableState } from './state.ts';

/** The table with `target` shown large, or nothing where that is shown already. */
export function zoomedOn(table: TableState, target: Target): TableState {
  const zoomed = table.zoomed === target ? null : target;
  return { ...table, zoomed, whyNot: null, explained: null };
}

/** The table with nothing shown large. */
export function unzoomed(table: TableState): TableState {
  return table.zoomed === null ? table : { ...table, zoomed: null };
}

/** What is composed, as a game is told of it. */
export function composingOf({ composing, zoomed }: Pick<TableState, 'composing' | 'zoomed'>): Composing {
  return (composing.zoomed ?? null) === zoomed ? composing : { ...composing, zoomed };
}
