// Rows of the database as what they stand for.
import { SetupError } from '../../engine/core/errors.ts';
import { type GameRecord, gameRecordSchema } from '../../engine/history/record.ts';
import { NewerFormat, parseEntry, parseHeader } from '../../engine/journal/file.ts';
import type { JournalEntry, JournalHeader } from '../../engine/journal/journal.ts';
import {
  Unreadable,
  type SoundEntries,
  type StoredTable,
  type StoredTables,
  type UnreadableTable,
} from './port.ts';

export type Row = Record<string, unknown>;

/** What `tableIn` reads, for a SELECT of games. */
export const TABLE_COLUMNS = `id, header, created_at, played_at, over, called, deleted_at,
  (SELECT coalesce(max(n), 0) FROM entries WHERE table_id = id) AS version,
  EXISTS (SELECT 1 FROM sights WHERE table_id = id) AS is_sight`;

/** @throws Unreadable */
export type ReadHeader = (text: string) => JournalHeader;

export const headerIn: ReadHeader = (text) => reading(() => parseHeader(text));

/** Tables of rows; one that cannot be read hides none of the others. */
export function tablesIn(rows: readonly Row[], readHeader: ReadHeader = headerIn): StoredTables {
  const readable: StoredTable[] = [];
  const unreadable: UnreadableTable[] = [];
  for (const row of rows) {
    try {
      readable.push(tableIn(row, readHeader));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      unreadable.push({ id: String(row['id']), why: error.message });
    }
  }
  return { readable, unreadable };
}

/** The table of a row. @throws Unreadable */
export function tableIn(row: Row, readHeader: ReadHeader = headerIn): StoredTable {
  return {
    id: String(row['id']),
    header: readHeader(String(row['header'])),
    version: Number(row['version']),
    playedAt: Number(row['played_at']),
    over: row['over'] === 1,
    since: Number(row['created_at']),
    title: String(row['called']),
    deletedAt: row['deleted_at'] === null ? null : Number(row['deleted_at']),
    isSight: row['is_sight'] === 1,
  };
}

export function notesIn(rows: readonly Row[]): Map<string, string> {
  return new Map(rows.map((row) => [String(row['key']), String(row['note'])] as const));
}

/** A text of a row, null where there is no row. */
export function textOf(row: Row | undefined, column: string): string | null {
  return row ? String(row[column]) : null;
}

/** Null for one that cannot be read: it can be made again from the journal. */
export function recordIn(text: string): GameRecord | null {
  try {
    return gameRecordSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** @throws Unreadable */
export function entriesIn(rows: readonly Row[]): JournalEntry[] {
  return rows.map((row) => reading(() => parseEntry(String(row['entry']), Number(row['n']))));
}

/** Entries up to the first that cannot be read. */
export function soundIn(rows: readonly Row[]): SoundEntries {
  const entries: JournalEntry[] = [];
  for (const row of rows) {
    try {
      entries.push(parseEntry(String(row['entry']), Number(row['n'])));
    } catch (error) {
      if (error instanceof SetupError) return { entries, unreadable: Number(row['n']) };
      throw error;
    }
  }
  return { entries, unreadable: null };
}

/** @throws Unreadable for a text that cannot be read */
function reading<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw error instanceof SetupError ? new Unreadable(error.message, error instanceof NewerFormat) : error;
  }
}
