// What a new table is opened with.
import type { SeatRequest, ToTable } from '../../engine/protocol/to-table.ts';

export interface TableRequest {
  readonly game: string;
  readonly seats: readonly SeatRequest[];
  readonly options: Readonly<Record<string, unknown>>;
  /** The table waits for guests before it begins. */
  readonly gathers?: boolean;
  /** The table whose guests come along. */
  readonly after?: string;
}

/** A position of a finished game, and who shall play on from there. */
export type BranchRequest = Omit<Extract<ToTable, { type: 'branch' }>, 'type' | 'id'>;
