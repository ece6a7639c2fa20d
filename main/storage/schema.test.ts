// Tests of databases that older versions of the program have written.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { JournalEntry, JournalHeader } from '../../engine/journal/journal.ts';
import { openDatabase } from './open-database.ts';
import { bringUpToDate, SCHEMA_VERSION, writerOf } from './schema.ts';
import { sqliteStorage } from './sqlite.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-schema-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As the program of data version 1 made it. */
const VERSION_1 = `
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
  PRAGMA application_id = 1347703371;
  PRAGMA user_version = 1;
`;
/** What that of data version 2 had beside it. */
const VERSION_2 = `
  CREATE TABLE notes (
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    note TEXT NOT NULL,
    PRIMARY KEY (kind, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX unfinished_games ON games (played_at DESC, id) WHERE over = 0;
  PRAGMA user_version = 2;
`;

const seat = (name: string) => ({ name, kind: 'person', bot: null }) as const;
const header: JournalHeader = {
  format: 1,
  game: 'magic-trick',
  rulesVersion: 1,
  seats: [seat('Ada'), seat('Ben: of the hill')],
  options: {},
  seed: 'seed',
  setup: {},
  decks: [],
};
const seated: JournalEntry = { n: 1, at: 7, kind: 'seat', seat: 0, occupant: seat('Cleo') };
const end: JournalEntry = { n: 2, at: 8, kind: 'end', reason: 'over' };

function old(sql: string): void {
  const database = new DatabaseSync(join(folder, 'parlor-tricks.sqlite'));
  database.exec(sql);
  const insert = database.prepare('INSERT INTO games VALUES (?, ?, ?, ?, ?, ?)');
  insert.run('over', JSON.stringify(header), 'magic-trick: Ada, Ben: of the hill', 5, 8, 1);
  insert.run('playing', JSON.stringify({ ...header, game: 'sam' }), 'sam: Ada, Ben: of the hill', 6, 9, 0);
  insert.run('torn', '{"game":"sam"', 'sam: Ada', 6, 1, 0);
  const entry = database.prepare('INSERT INTO entries VALUES (?, ?, ?)');
  for (const each of [seated, end]) entry.run('over', each.n, JSON.stringify(each));
  database.exec('PRAGMA journal_mode = WAL');
  database.close();
}

const versions: readonly (readonly [number, string])[] = [
  [1, VERSION_1],
  [2, VERSION_1 + VERSION_2],
];
test.for(versions)(
  'a database of version %i is brought up to date with all that it holds',
  async ([, sql]) => {
    old(sql);
    const { database, notices } = openDatabase(folder, () => 0);
    expect(notices).toEqual([]);
    expect(writerOf(database).version).toBe(SCHEMA_VERSION);
    const columns = database
      .prepare('SELECT id, game, names, called, deleted_at FROM games ORDER BY id')
      .all();
    expect(columns).toEqual([
      { id: 'over', game: 'magic-trick', names: 'Cleo, Ben: of the hill', called: '', deleted_at: null },
      { id: 'playing', game: 'sam', names: 'Ada, Ben: of the hill', called: '', deleted_at: null },
      { id: 'torn', game: '', names: 'Ada', called: '', deleted_at: null },
    ]);
    const storage = sqliteStorage(database);
    expect(storage.table('over')).toMatchObject({ header, version: 2, since: 5, playedAt: 8, over: true });
    expect(storage.entries('over')).toEqual([seated, end]);
    expect(storage.unrecorded()).toEqual(['over']);
    await storage.note('kind', 'key', 'text');
    await storage.note('kind', 'other', 'more');
    await storage.note('kind', 'key', null);
    expect([...storage.notes('kind')]).toEqual([['other', 'more']]);
    expect(storage.notes('another').size).toBe(0);
    storage.close();
  },
);

test.for(versions)('one of version %i that was brought up to date is as one made anew', ([, sql]) => {
  old(sql);
  const shape = (database: DatabaseSync) => {
    const tables = database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      .all();
    return tables.map(({ name }) => [
      name,
      database.prepare(`PRAGMA table_info(${String(name)})`).all(),
      database
        .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? ORDER BY name")
        .all(String(name)),
    ]);
  };
  const made = new DatabaseSync(':memory:');
  bringUpToDate(made);
  const { database } = openDatabase(folder, () => 0);
  expect(shape(database)).toEqual(shape(made));
  database.close();
  made.close();
});

test('one that cannot be brought up to date stays as it was', () => {
  old(VERSION_1);
  const database = new DatabaseSync(join(folder, 'parlor-tricks.sqlite'));
  const pages = Number(database.prepare('PRAGMA page_count').get()?.['page_count']);
  database.exec(`PRAGMA max_page_count = ${pages}`);
  expect(() => bringUpToDate(database)).toThrow(/full/);
  expect(writerOf(database).version).toBe(1);
  expect(database.prepare('SELECT title FROM games ORDER BY id').all()).toHaveLength(3);
  database.close();
});
