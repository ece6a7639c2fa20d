// The tables of a database: how they are made, and how those of older versions of the program are brought up to date.
import type { DatabaseSync } from 'node:sqlite';
import { playerNames, SEAT_ENTRY } from './player-names.ts';

/** Marks a database as ours in its header: "PTRK". */
export const APPLICATION_ID = 0x5054524b;
/** Raised when the tables change. */
export const SCHEMA_VERSION = 3;

const FIRST = `
  CREATE TABLE games (
    id TEXT PRIMARY KEY,
    header TEXT NOT NULL,
    title TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    played_at INTEGER NOT NULL,
    over INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES games (id),
    n INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
  ) STRICT, WITHOUT ROWID;
`;
/** What stands beside the tables, such as who was let in from the network. */
const NOTES = `
  CREATE TABLE notes (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    note TEXT NOT NULL,
    PRIMARY KEY (kind, key)
  ) STRICT, WITHOUT ROWID;
`;
/**
 * The archive: which game it is, who sits there now (a title said both before), what a person called the table, when they
 * deleted it, what is remembered of finished games, and what one seat saw of games elsewhere. Every list of it is found by an index.
 */
const ARCHIVE = `
  ALTER TABLE games RENAME COLUMN title TO names;
  ALTER TABLE games ADD COLUMN game TEXT NOT NULL DEFAULT '';
  ALTER TABLE games ADD COLUMN called TEXT NOT NULL DEFAULT '';
  ALTER TABLE games ADD COLUMN deleted_at INTEGER;
  UPDATE games SET
    game = CASE WHEN json_valid(header) THEN coalesce(json_extract(header, '$.game'), '') ELSE '' END,
    names = substr(names, instr(names, ': ') + 2);
  CREATE TABLE records (
    table_id TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    ended_at INTEGER NOT NULL,
    record TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sights (
    table_id TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    sight TEXT NOT NULL
  ) STRICT;
  DROP INDEX IF EXISTS unfinished_games;
  CREATE INDEX games_on_shelf ON games (over, played_at DESC, id) WHERE deleted_at IS NULL;
  CREATE INDEX games_of_a_kind ON games (game, over, played_at DESC, id) WHERE deleted_at IS NULL;
  CREATE INDEX games_deleted ON games (deleted_at DESC, id) WHERE deleted_at IS NOT NULL;
  CREATE INDEX records_by_end ON records (ended_at DESC);
  CREATE INDEX notes_by_key ON notes (key);
  CREATE INDEX seat_entries ON entries (table_id, n) WHERE ${SEAT_ENTRY};
`;

/** What each version added to the one before it, from the first on. */
const STEPS = [FIRST, NOTES, ARCHIVE] as const;

/** Who has written a database: the mark of the program, and the version of its tables. */
export function writerOf(database: DatabaseSync): { readonly application: number; readonly version: number } {
  return {
    application: Number(database.prepare('PRAGMA application_id').get()?.['application_id']),
    version: Number(database.prepare('PRAGMA user_version').get()?.['user_version']),
  };
}

/**
 * Makes the tables of an empty database, or brings those of an older version of the program up to date, in one commit. Before
 * WAL is switched on, so that the header of the file itself says whose it is, whenever the power goes.
 */
export function bringUpToDate(database: DatabaseSync): void {
  const from = writerOf(database).version;
  if (from >= SCHEMA_VERSION) return;
  try {
    database.exec(`BEGIN IMMEDIATE; ${STEPS.slice(from).join('')}`);
    if (from < 3) nameAllSeats(database);
    database.exec(
      `PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`,
    );
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** The names of tables at which somebody else sits now than at the beginning. */
function nameAllSeats(database: DatabaseSync): void {
  const changed = database.prepare(`SELECT DISTINCT table_id FROM entries WHERE ${SEAT_ENTRY}`).all();
  const names = playerNames(database);
  for (const { table_id: table } of changed) names.seat(String(table));
}
