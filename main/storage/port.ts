// The port through which tables are kept: what a host needs of any storage, and nothing of how it is done.
import type { GameRecord } from '../../engine/history/record.ts';
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
  /** When it was opened, in milliseconds since 1970. */
  readonly since: number;
  /** What a person called it; empty for nothing. */
  readonly title: string;
  /** When it was deleted, in milliseconds since 1970; null: it was not. */
  readonly deletedAt: number | null;
  /** It is what one seat or a watcher saw of a game elsewhere: it has no entries, and stands among the finished ones. */
  readonly isSight: boolean;
}

/** Which tables of the archive, and how many of them. */
export interface ShelfQuery {
  /** Deleted ones are in no other list. */
  readonly which: 'unfinished' | 'finished' | 'deleted';
  /** Null for every game. */
  readonly game: string | null;
  /** In names and titles, large and small letters the same; empty for all. */
  readonly find: string;
  readonly from: number;
  readonly count: number;
}

/** A part of the archive. */
export interface Shelf extends StoredTables {
  /** How many tables the query has in all. */
  readonly total: number;
}

/** A table that is kept whole at once: a copy, a branch, what a file held. */
export interface WholeTable {
  readonly id: string;
  readonly header: JournalHeader;
  readonly entries: readonly JournalEntry[];
  readonly title: string;
  /** When it was opened and last played at. */
  readonly since: number;
  readonly at: number;
  /** Of a finished game. */
  readonly record: GameRecord | null;
  /** What one seat or a watcher saw, as text; such a table has no entries, and its header neither seed nor set-up. */
  readonly sight?: string;
}

/** The entries of a table up to the first that cannot be read. */
export interface SoundEntries {
  readonly entries: readonly JournalEntry[];
  /** The number of the one that cannot be read; null where all can. */
  readonly unreadable: number | null;
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
  /**
   * Those whose game has not ended and that were not deleted, the last played first; takes no longer however many others
   * there are. @param most so many of them; all where it is left out. @throws Error as above
   */
  unfinished(most?: number): StoredTables;
  /** How many of these there are. @throws Error as above */
  countUnfinished(): number;
  /** A part of the archive, the last played first; takes no longer however many other tables there are. @throws Error as above */
  shelf(query: ShelfQuery): Shelf;
  /** One table, null for an unknown one. @throws Unreadable, or another Error when the storage cannot be read */
  table(id: string): StoredTable | null;
  /** The entries of a table, in order, none for an unknown one. @throws Unreadable, or another Error as above */
  entries(table: string): JournalEntry[];
  /** The same as far as they can be read. @throws Error when the storage cannot be read */
  soundEntries(table: string): SoundEntries;
  /** What one seat saw, as it was kept with `keep`; null where the table is none such. @throws Error as above */
  sight(table: string): string | null;
  /** Keeps a new table. Rejects when it could not be kept; then nothing of it is. */
  create(table: string, header: JournalHeader, at: number): Promise<void>;
  /** Keeps a whole table in one commit. Rejects when it could not be kept; then nothing of it is. */
  keep(table: WholeTable): Promise<void>;
  /**
   * Appends entries, all or none, in one commit with others of this turn; and with them, where the game has ended, what is
   * remembered of it. Rejects when they could not be kept.
   */
  append(table: string, entries: readonly JournalEntry[], record?: GameRecord): Promise<void>;
  /** Calls a table something; empty for nothing. Rejects when that could not be kept. */
  rename(table: string, title: string): Promise<void>;
  /** Deletes a table at a time, or (null) brings it back; it is gone for good only with `purge`. Rejects as above. */
  remove(table: string, at: number | null): Promise<void>;
  /** Does away with tables that were deleted before a time, and with what belongs to them; answers how many. */
  purge(before: number): Promise<number>;
  /** What is remembered of finished games that were not deleted, the newest first; one that cannot be read is left out. */
  records(): GameRecord[];
  /** What is remembered of one finished game, null for nothing that can be read. @throws Error as above */
  recordOf(table: string): GameRecord | null;
  /** Finished games that nothing is remembered of: of an older version of the program. */
  unrecorded(): string[];
  /** Remembers a finished game, in place of what was remembered of it before. */
  record(record: GameRecord): Promise<void>;
  /**
   * Writes another name for one in all finished games: in what is remembered of them, in their headers and entries. In one
   * commit; answers in how many games.
   */
  renamePlayer(name: string, to: string): Promise<number>;
  /** The notes of a kind, by their keys. What stands in them is for their owner to read. @throws Error as above */
  notes(kind: string): ReadonlyMap<string, string>;
  /** One of them, null where there is none. @throws Error as above */
  noteOf(kind: string, key: string): string | null;
  /** Those whose key is a table whose game has not ended; takes no longer however many others there are. @throws Error as above */
  notesOfUnfinished(kind: string): ReadonlyMap<string, string>;
  /** Keeps a note under a key, in place of an earlier one; null forgets it. Rejects when that could not be kept. */
  note(kind: string, key: string, text: string | null): Promise<void>;
  /** Writes what waits and closes; afterwards every call fails. */
  close(): void;
}
