// The port through which tables are kept: what a host needs of any storage, and nothing of how it is done.
import type { JournalEntry, JournalHeader } from '../../engine/journal/journal.ts';

/** A table as a list shows it. */
export interface StoredTable {
  readonly id: string;
  readonly header: JournalHeader;
  /** The number of entries. */
  readonly version: number;
  /** When it was last played at, in milliseconds since 1970. */
  readonly playedAt: number;
  /** The game has ended. */
  readonly over: boolean;
}

/** Keeps tables. Reading is immediate; what a promise of writing promises is that the loss of power cannot undo it. */
export interface Storage {
  /** All tables, the last played first. @throws Error when the storage cannot be read */
  tables(): StoredTable[];
  /** The entries of a table, in order; empty for an unknown one. @throws Error when the storage cannot be read */
  entries(table: string): JournalEntry[];
  /** Keeps a new table. Rejects when it could not be kept; then nothing of it is. */
  create(table: string, header: JournalHeader, at: number): Promise<void>;
  /** Appends entries, all or none, in one commit with others of this turn. Rejects when they could not be kept. */
  append(table: string, entries: readonly JournalEntry[]): Promise<void>;
  /** Writes what waits and closes; afterwards every call fails. */
  close(): void;
}
