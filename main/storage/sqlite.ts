// Keeps tables in SQLite.
import type { DatabaseSync } from 'node:sqlite';
import type { GameRecord } from '../../engine/history/record.ts';
import type { JournalEntry, JournalHeader } from '../../engine/journal/journal.ts';
import { createCommits } from './commits.ts';
import { namesLine, playerNames } from './player-names.ts';
import type { Storage } from './port.ts';
import {
  entriesIn,
  headerIn,
  notesIn,
  recordIn,
  soundIn,
  TABLE_COLUMNS,
  tableIn,
  tablesIn,
  textOf,
} from './rows.ts';
import { shelfOf } from './shelf.ts';

/** A storage over an opened database, which it owns from now on. */
export function sqliteStorage(database: DatabaseSync): Storage {
  const games = `SELECT ${TABLE_COLUMNS} FROM games`;
  const insertGame = database.prepare(
    'INSERT INTO games (id, header, game, names, created_at, played_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const insertEntry = database.prepare('INSERT INTO entries (table_id, n, entry) VALUES (?, ?, ?)');
  const touchGame = database.prepare('UPDATE games SET played_at = ?, over = max(over, ?) WHERE id = ?');
  const rename = database.prepare('UPDATE games SET called = ? WHERE id = ?');
  const remove = database.prepare('UPDATE games SET deleted_at = ? WHERE id = ?');
  const selectGames = database.prepare(`${games} ORDER BY played_at DESC, id`);
  const selectUnfinished = database.prepare(
    `${games} WHERE over = 0 AND deleted_at IS NULL ORDER BY played_at DESC, id LIMIT ?`,
  );
  const countUnfinished = database.prepare(
    'SELECT count(*) AS total FROM games WHERE over = 0 AND deleted_at IS NULL',
  );
  const selectGame = database.prepare(`${games} WHERE id = ?`);
  const selectEntries = database.prepare('SELECT n, entry FROM entries WHERE table_id = ? ORDER BY n');
  const insertRecord = database.prepare(
    'INSERT OR REPLACE INTO records (table_id, ended_at, record) VALUES (?, ?, ?)',
  );
  const selectRecords = database.prepare(
    `SELECT record FROM records JOIN games ON id = table_id WHERE deleted_at IS NULL ORDER BY ended_at DESC, id`,
  );
  const selectUnrecorded = database.prepare(
    `SELECT id FROM games WHERE over = 1
     AND id NOT IN (SELECT table_id FROM records UNION ALL SELECT table_id FROM sights) ORDER BY played_at`,
  );
  const selectRecord = database.prepare('SELECT record FROM records WHERE table_id = ?');
  const selectSight = database.prepare('SELECT sight FROM sights WHERE table_id = ?');
  const insertSight = database.prepare('INSERT INTO sights (table_id, sight) VALUES (?, ?)');
  const selectNote = database.prepare('SELECT note FROM notes WHERE kind = ? AND key = ?');
  const selectNotes = database.prepare('SELECT key, note FROM notes WHERE kind = ? ORDER BY key');
  const selectNotesOfUnfinished = database.prepare(
    `SELECT key, note FROM games JOIN notes ON kind = ? AND key = games.id
     WHERE over = 0 AND deleted_at IS NULL ORDER BY key`,
  );
  const putNote = database.prepare('INSERT OR REPLACE INTO notes (kind, key, note) VALUES (?, ?, ?)');
  const dropNote = database.prepare('DELETE FROM notes WHERE kind = ? AND key = ?');
  const selectDeleted = database.prepare('SELECT id FROM games WHERE deleted_at < ?');
  /** What belongs to a table, before the table itself. */
  const purges = [
    'notes WHERE key',
    'records WHERE table_id',
    'sights WHERE table_id',
    'entries WHERE table_id',
    'games WHERE id',
  ].map((what) => database.prepare(`DELETE FROM ${what} = ?`));
  const shelf = shelfOf(database);
  const names = playerNames(database);

  const { soon, flush } = createCommits(database);
  /** By their text, the headers of the last list of unfinished tables: most of them are in the next one. */
  let headers: ReadonlyMap<string, JournalHeader> = new Map();

  const putGame = (table: string, header: JournalHeader, since: number, at: number): void => {
    insertGame.run(table, JSON.stringify(header), header.game, namesLine(header.seats), since, at);
  };
  const putRecord = (record: GameRecord): void => {
    insertRecord.run(record.table, record.at, JSON.stringify(record));
  };
  const putEntries = (table: string, entries: readonly JournalEntry[]): void => {
    for (const entry of entries) insertEntry.run(table, entry.n, JSON.stringify(entry));
    if (entries.some(({ kind }) => kind === 'seat')) names.seat(table);
  };

  return {
    tables: () => tablesIn(selectGames.all()),
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
    shelf,
    table(id) {
      const row = selectGame.get(id);
      return row ? tableIn(row) : null;
    },
    entries: (table) => entriesIn(selectEntries.all(table)),
    soundEntries: (table) => soundIn(selectEntries.all(table)),
    sight: (table) => textOf(selectSight.get(table), 'sight'),
    create: (table, header, at) => soon(() => putGame(table, header, at, at)),
    keep: ({ id, header, entries, title, since, at, record, sight }) =>
      soon(() => {
        putGame(id, header, since, at);
        putEntries(id, entries);
        if (sight !== undefined) insertSight.run(id, sight);
        touchGame.run(at, isOver(entries) || sight !== undefined ? 1 : 0, id);
        rename.run(title, id);
        if (record) putRecord(record);
      }),
    append: (table, entries, record) =>
      soon(() => {
        putEntries(table, entries);
        const last = entries.at(-1);
        if (last) touchGame.run(last.at, isOver(entries) ? 1 : 0, table);
        if (record) putRecord(record);
      }),
    rename: (table, title) => soon(() => rename.run(title, table)),
    remove: (table, at) => soon(() => remove.run(at, table)),
    async purge(before) {
      let purged = 0;
      await soon(() => {
        const ids = selectDeleted.all(before).map(({ id }) => String(id));
        for (const id of ids) for (const each of purges) each.run(id);
        purged = ids.length;
      });
      return purged;
    },
    records: () =>
      selectRecords.all().flatMap(({ record }) => {
        const read = recordIn(String(record));
        return read ? [read] : [];
      }),
    recordOf(table) {
      const text = textOf(selectRecord.get(table), 'record');
      return text === null ? null : recordIn(text);
    },
    unrecorded: () => selectUnrecorded.all().map(({ id }) => String(id)),
    record: (record) => soon(() => putRecord(record)),
    async renamePlayer(name, to) {
      let games = 0;
      await soon(() => {
        games = names.renameInFinished(name, to);
      });
      return games;
    },
    notes: (kind) => notesIn(selectNotes.all(kind)),
    noteOf: (kind, key) => textOf(selectNote.get(kind, key), 'note'),
    notesOfUnfinished: (kind) => notesIn(selectNotesOfUnfinished.all(kind)),
    note: (kind, key, text) =>
      soon(() => (text === null ? dropNote.run(kind, key) : putNote.run(kind, key, text))),
    close() {
      flush();
      database.close();
    },
  };
}

function isOver(entries: readonly JournalEntry[]): boolean {
  return entries.some(({ kind }) => kind === 'end');
}
