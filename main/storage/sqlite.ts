// Keeps tables in SQLite: what is written in one turn of the event loop becomes durable in one commit.
import type { DatabaseSync } from 'node:sqlite';
import { SetupError } from '../../engine/core/errors.ts';
import { type GameRecord, gameRecordSchema } from '../../engine/history/record.ts';
import { NewerFormat, parseEntry, parseHeader } from '../../engine/journal/file.ts';
import type { JournalEntry, JournalHeader } from '../../engine/journal/journal.ts';
import {
  Unreadable,
  type ShelfQuery,
  type SoundEntries,
  type Storage,
  type StoredTable,
  type StoredTables,
  type UnreadableTable,
} from './port.ts';

interface Waiting {
  write(): void;
  resolve(): void;
  reject(error: unknown): void;
}

/** A storage over an opened database, which it owns from now on. */
export function sqliteStorage(database: DatabaseSync): Storage {
  const insertGame = database.prepare(
    'INSERT INTO games (id, header, title, created_at, played_at) VALUES (?, ?, ?, ?, ?)',
  );
  const insertEntry = database.prepare('INSERT INTO entries (table_id, n, entry) VALUES (?, ?, ?)');
  const touchGame = database.prepare('UPDATE games SET played_at = ?, over = max(over, ?) WHERE id = ?');
  const selectNotes = database.prepare('SELECT key, note FROM notes WHERE kind = ? ORDER BY key');
  const selectNotesOfUnfinished = database.prepare(
    'SELECT key, note FROM games JOIN notes ON kind = ? AND key = games.id WHERE over = 0 ORDER BY key',
  );
  const putNote = database.prepare('INSERT OR REPLACE INTO notes (kind, key, note) VALUES (?, ?, ?)');
  const dropNote = database.prepare('DELETE FROM notes WHERE kind = ? AND key = ?');
  const games = `SELECT id, header, created_at, played_at, over, called, deleted_at,
    (SELECT coalesce(max(n), 0) FROM entries WHERE table_id = id) AS version,
    EXISTS (SELECT 1 FROM sights WHERE table_id = id) AS is_sight FROM games`;
  const selectGames = database.prepare(`${games} ORDER BY played_at DESC, id`);
  const selectUnfinished = database.prepare(
    `${games} WHERE over = 0 AND deleted_at IS NULL ORDER BY played_at DESC, id LIMIT ?`,
  );
  const countUnfinished = database.prepare(
    'SELECT count(*) AS total FROM games WHERE over = 0 AND deleted_at IS NULL',
  );
  const insertRecord = database.prepare(
    'INSERT OR REPLACE INTO records (table_id, ended_at, record) VALUES (?, ?, ?)',
  );
  const rename = database.prepare('UPDATE games SET called = ? WHERE id = ?');
  const remove = database.prepare('UPDATE games SET deleted_at = ? WHERE id = ?');
  const selectRecords = database.prepare(
    `SELECT record FROM records JOIN games ON id = table_id WHERE deleted_at IS NULL ORDER BY ended_at DESC, id`,
  );
  const selectUnrecorded = database.prepare(
    'SELECT id FROM games WHERE over = 1 AND id NOT IN (SELECT table_id FROM records UNION ALL SELECT table_id FROM sights) ORDER BY played_at',
  );
  const selectGame = database.prepare(`${games} WHERE id = ?`);
  const selectRecord = database.prepare('SELECT record FROM records WHERE table_id = ?');
  const selectNote = database.prepare('SELECT note FROM notes WHERE kind = ? AND key = ?');
  const selectSight = database.prepare('SELECT sight FROM sights WHERE table_id = ?');
  const insertSight = database.prepare('INSERT INTO sights (table_id, sight) VALUES (?, ?)');
  const selectEntries = database.prepare('SELECT n, entry FROM entries WHERE table_id = ? ORDER BY n');

  let waiting: Waiting[] = [];
  /** By their text, the headers of the last list of unfinished tables: most of them are in the next one. */
  let headers: ReadonlyMap<string, JournalHeader> = new Map();

  /** Writes a group in one commit; answers what went wrong, null when nothing did. */
  const write = (group: readonly Waiting[]): { readonly error: unknown } | null => {
    try {
      database.exec('BEGIN IMMEDIATE');
      for (const each of group) each.write();
      // With synchronous=FULL this returns when the disk has it.
      database.exec('COMMIT');
      return null;
    } catch (error) {
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
      return { error };
    }
  };

  const settle = (group: readonly Waiting[]): void => {
    const failure = write(group);
    if (failure === null) for (const each of group) each.resolve();
    // One write that cannot be done may not take the others of its turn with it.
    else if (group.length > 1) for (const each of group) settle([each]);
    else for (const each of group) each.reject(failure.error);
  };

  const commit = (): void => {
    const group = waiting;
    waiting = [];
    if (group.length > 0) settle(group);
  };

  const soon = (write: () => void): Promise<void> =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(commit);
      waiting.push({ write, resolve, reject });
    });

  const insertAll = (table: string, entries: readonly JournalEntry[]): void => {
    for (const entry of entries) insertEntry.run(table, entry.n, JSON.stringify(entry));
  };

  return {
    tables: () => tablesIn(selectGames.all(), headerIn),
    countUnfinished: () => Number(countUnfinished.get()?.['total']),
    unfinished(most = -1) {
      const listed = new Map<string, JournalHeader>();
      const tables = tablesIn(selectUnfinished.all(most), (text) => {
        const header = headers.get(text) ?? headerIn(text);
        listed.set(text, header);
        return header;
      });
      headers = listed;
      return tables;
    },
    table(id) {
      const row = selectGame.get(id);
      return row ? tableIn(row, headerIn) : null;
    },
    entries: (table) =>
      selectEntries.all(table).map((row) => read(() => parseEntry(String(row['entry']), Number(row['n'])))),
    soundEntries: (table) => soundIn(selectEntries.all(table)),
    sight: (table) => textOf(selectSight.get(table), 'sight'),
    create: (table, header, at) =>
      soon(() => insertGame.run(table, JSON.stringify(header), titleOf(header), at, at)),
    keep: ({ id, header, entries, title, since, at, record, sight }) =>
      soon(() => {
        insertGame.run(id, JSON.stringify(header), titleOf(header), since, at);
        insertAll(id, entries);
        if (sight !== undefined) insertSight.run(id, sight);
        touchGame.run(at, isOver(entries) || sight !== undefined ? 1 : 0, id);
        rename.run(title, id);
        if (record) insertRecord.run(id, record.at, JSON.stringify(record));
      }),
    append: (table, entries, record) =>
      soon(() => {
        insertAll(table, entries);
        const last = entries.at(-1);
        if (last) touchGame.run(last.at, isOver(entries) ? 1 : 0, table);
        if (record) insertRecord.run(table, record.at, JSON.stringify(record));
      }),
    shelf: (query) => shelfIn(database, games, query),
    rename: (table, title) => soon(() => rename.run(title, table)),
    remove: (table, at) => soon(() => remove.run(at, table)),
    async purge(before) {
      let purged = 0;
      await soon(() => {
        const ids = database
          .prepare('SELECT id FROM games WHERE deleted_at < ?')
          .all(before)
          .map(({ id }) => String(id));
        for (const id of ids) {
          for (const statement of ['notes WHERE key', 'entries WHERE table_id', 'games WHERE id']) {
            database.prepare(`DELETE FROM ${statement} = ?`).run(id);
          }
        }
        purged = ids.length;
      });
      return purged;
    },
    records: () =>
      selectRecords.all().flatMap(({ record }): GameRecord[] => {
        const read = recordIn(String(record));
        return read ? [read] : [];
      }),
    recordOf(table) {
      const text = textOf(selectRecord.get(table), 'record');
      return text === null ? null : recordIn(text);
    },
    unrecorded: () => selectUnrecorded.all().map(({ id }) => String(id)),
    record: (record) => soon(() => insertRecord.run(record.table, record.at, JSON.stringify(record))),
    renamePlayer: () => Promise.reject(new Error('Not yet.')),
    notes: (kind) => notesIn(selectNotes.all(kind)),
    noteOf: (kind, key) => textOf(selectNote.get(kind, key), 'note'),
    notesOfUnfinished: (kind) => notesIn(selectNotesOfUnfinished.all(kind)),
    note: (kind, key, text) =>
      soon(() => (text === null ? dropNote.run(kind, key) : putNote.run(kind, key, text))),
    close() {
      commit();
      database.close();
    },
  };
}

type Row = Record<string, unknown>;

function isOver(entries: readonly JournalEntry[]): boolean {
  return entries.some(({ kind }) => kind === 'end');
}

function shelfIn(database: DatabaseSync, games: string, { which, game, find, from, count }: ShelfQuery) {
  const where = [
    which === 'deleted' ? 'deleted_at IS NOT NULL' : 'deleted_at IS NULL',
    ...(which === 'deleted' ? [] : [`over = ${which === 'finished' ? 1 : 0}`]),
    ...(game === null ? [] : ['game = :game']),
    ...(find === '' ? [] : ["(title || ' ' || called) LIKE '%' || :find || '%'"]),
  ].join(' AND ');
  const given = { ...(game !== null && { game }), ...(find !== '' && { find }) };
  const order = which === 'deleted' ? 'deleted_at' : 'played_at';
  const rows = database
    .prepare(`${games} WHERE ${where} ORDER BY ${order} DESC, id LIMIT :count OFFSET :from`)
    .all({ ...given, count, from });
  const total = database.prepare(`SELECT count(*) AS total FROM games WHERE ${where}`).get(given)?.['total'];
  return { ...tablesIn(rows, headerIn), total: Number(total) };
}
/** @throws Unreadable */
type ReadHeader = (text: string) => JournalHeader;

const headerIn: ReadHeader = (text) => read(() => parseHeader(text));

function tablesIn(rows: readonly Row[], readHeader: ReadHeader): StoredTables {
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

function notesIn(rows: readonly Row[]): Map<string, string> {
  return new Map(rows.map((row) => [String(row['key']), String(row['note'])] as const));
}

function textOf(row: Row | undefined, column: string): string | null {
  return row ? String(row[column]) : null;
}

/** Null for one that cannot be read: it can be made again from the journal. */
function recordIn(text: string): GameRecord | null {
  try {
    return gameRecordSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function soundIn(rows: readonly Row[]): SoundEntries {
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

/** @throws Unreadable */
function tableIn(row: Row, readHeader: ReadHeader): StoredTable {
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

function read<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw error instanceof SetupError ? new Unreadable(error.message, error instanceof NewerFormat) : error;
  }
}

/** For people who open the database with a tool: the game and who sits there. */
function titleOf(header: JournalHeader): string {
  return `${header.game}: ${header.seats.map(({ name }) => name).join(', ')}`;
}
