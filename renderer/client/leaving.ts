// Where somebody stands who leaves a table.
import { withoutTable } from '../store/network.ts';
import type { AppState } from '../store/state.ts';

/** A guest who leaves a table stands at its door; nobody else has anything to do with it any more. */
export function leavingTable(state: AppState): AppState {
  const { guest, company } = state;
  const next = withoutTable(state);
  if (state.role !== 'guest' || guest === null || company === null) return next;
  return { ...next, company, guest: { table: guest.table, standing: 'outside', seat: null } };
}
