// What trouble means for what was said: it was not heard, or the table cannot be come back to.
import type { TroubleCode } from '../../engine/protocol/trouble.ts';
import { openAgain } from '../store/series.ts';
import type { TableState } from '../store/state.ts';

/** Troubles after which a table cannot be come back to. */
export const GONE: ReadonlySet<TroubleCode> = new Set([
  'no-such-table',
  'table-closed',
  'table-of-unknown-game',
  'table-of-other-rules',
  'table-too-new',
  'table-damaged',
  'table-not-read',
  'table-failed',
  'move-not-kept',
  'host-failed',
]);

/** What was said and met trouble was not heard; it may be tried again. */
export function withoutSaid(state: TableState | null, id: string | null): TableState | null {
  if (state?.pending && state.pending.id === id) return openAgain(state);
  if (state?.lifting && state.lifting === id) return { ...state, lifting: null };
  if (state?.considering?.id !== id) return state;
  return { ...state, composing: state.considering.ifRefused, considering: null };
}
