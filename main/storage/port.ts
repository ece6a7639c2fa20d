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

/** A table that is kept and that this program cannot read. */
export interface UnreadableTable {
  readonly id: string;
  /** Where and why, in one line that tells nothing of the game. */
  readonly why: string;
}

/** All tables of a storage. */
export interface StoredTables {
  /** The last played first. */
  readonly readable: readonly StoredTable[];
  readonly unreadable: readonly UnreadableTable[];
}

/** What is kept of one table cannot be read; its message is the `why` of an `UnreadableTable`. */
export class Unreadable extends Error {
  /** A newer version of the program has kept it, and can read it. */
  readonly isNewer: boolean;
  constructor(why: string, isNewer: boolean) {
    super(why);
    this.isNewer = isNewer;
  }
}

/** Keeps tables. Reading is immediate; what a promise of writing promises is that the loss of power cannot undo it. */
export interface Storage {
  /** All tables; one that cannot be read hides none of the others. @throws Error when the storage cannot be read */
  tables(): StoredTables;
  /** Those whose game has not ended; takes no longer however many others there are. @throws Error as above */
  unfinished(): StoredTables;
  /** One table, null for an unknown one. @throws Unreadable, or another Error when the storage cannot be read */
  table(id: string): StoredTable | null;
  /** The entries of a table, in order, none for an unknown one. @throws Unreadable, or another Error as above */
  entries(table: string): JournalEntry[];
  /** Keeps a new table. Rejects when it could not be kept; then nothing of it is. */
  create(table: string, header: JournalHeader, at: number): Promise<void>;
  /** Appends entries, all or none, in one commit with others of this turn. Rejects when they could not be kept. */
  append(table: string, entries: readonly JournalEntry[]): Promise<void>;
  /** The notes of a kind, by their keys. What stands in them is for their owner to read. @throws Error as above */
  notes(kind: string): ReadonlyMap<string, string>;
  /** Those whose key is a table whose game has not ended; takes no longer however many others there are. @throws Error as above */
  notesOfUnfinished(kind: string): ReadonlyMap<string, string>;
  /** Keeps a note under a key, in place of an earlier one; null forgets it. Rejects when that could not be kept. */
  note(kind: string, key: string, text: string | null): Promise<void>;
  /** Writes what waits and closes; afterwards every call fails. */
  close(): void;
}
