// Tests of what the archive asks of the storage: shelves, names, deleted tables; and that nothing is read for it in vain.
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GameRecord } from '../../engine/history/record.ts';
import type { JournalEntry, JournalHeader } from '../../engine/journal/journal.ts';
import type { Storage } from './port.ts';
import { bringUpToDate } from './schema.ts';
import { sqliteStorage } from './sqlite.ts';

const person = (name: string) => ({ name, kind: 'person', bot: null }) as const;
const headerOf = (game: string, ...names: string[]): JournalHeader => ({
  format: 1,
  game,
  rulesVersion: 1,
  seats: names.map(person),
  options: {},
  seed: 'seed',
  setup: {},
  decks: [],
});
const end = (n: number, at: number): JournalEntry => ({ n, at, kind: 'end', reason: 'over' });
const sits = (n: number, seat: number, name: string): JournalEntry => ({
  n,
  at: n,
  kind: 'seat',
  seat,
  occupant: person(name),
});
const recordOf = (table: string, at: number, ...names: string[]): GameRecord => ({
  table,
  game: 'sam',
  since: 0,
  at,
  moves: 1,
  reason: 'r',
  players: names.map((name) => ({ name, kind: 'person', bot: null, score: 0, won: false })),
});

let storage: Storage;
/** Every statement that was prepared, in order. */
let prepared: string[] = [];
let plain: DatabaseSync;
beforeEach(() => {
  const database = new DatabaseSync(':memory:');
  bringUpToDate(database);
  database.exec('PRAGMA foreign_keys = ON');
  prepared = [];
  plain = database;
  const prepare = database.prepare.bind(database);
  database.prepare = (sql: string) => {
    prepared.push(sql);
    return prepare(sql);
  };
  storage = sqliteStorage(database);
});
afterEach(() => storage.close());

const query = { which: 'unfinished', game: null, find: '', from: 0, count: 10 } as const;
const idsOn = (over: Partial<Parameters<Storage['shelf']>[0]>) => {
  const { readable, total } = storage.shelf({ ...query, ...over });
  return [readable.map(({ id }) => id).join(' '), total];
};

describe('a shelf', () => {
  beforeEach(async () => {
    await storage.create('a', headerOf('sam', 'Ada', 'Émile'), 1);
    await storage.create('b', headerOf('magic-trick', 'Sam', 'Ben'), 2);
    await storage.create('c', headerOf('sam', 'Cleo', '100 %_'), 3);
    await storage.create('d', headerOf('sam', 'Dora'), 4);
    await storage.append('d', [end(1, 5)]);
  });

  test('has the last played first, page by page, and says how many there are', () => {
    expect(idsOn({})).toEqual(['c b a', 3]);
    expect(idsOn({ from: 1, count: 1 })).toEqual(['b', 3]);
    expect(idsOn({ from: 9 })).toEqual(['', 3]);
    expect(idsOn({ which: 'finished' })).toEqual(['d', 1]);
    expect(idsOn({ game: 'sam' })).toEqual(['c a', 2]);
    expect(idsOn({ game: 'magic' })).toEqual(['', 0]);
  });

  test.for([
    // The game is not looked through: a person may bear its name.
    ['sam', 'b'],
    ['EMILE', 'a'],
    ['émile', 'a'],
    ['%', 'c'],
    ['_', 'c'],
    ['a, é', 'a'],
    ["'", ''],
  ])('finds %s', ([find = '', ids = '']) => {
    expect(idsOn({ find })[0]).toBe(ids);
  });

  test('finds who sits there now, and by what the table is called', async () => {
    await storage.append('a', [sits(1, 1, 'Zoë')]);
    await storage.rename('b', 'Évening at the pier');
    expect(idsOn({ find: 'zoe' })[0]).toBe('a');
    expect(idsOn({ find: 'emile' })[0]).toBe('');
    expect(idsOn({ find: 'evening' })[0]).toBe('b');
    expect(storage.table('b')?.title).toBe('Évening at the pier');
  });

  test('of deleted tables has them alone, the last deleted first, and no list has them beside it', async () => {
    await storage.note('seats', 'a', 'note');
    await storage.record(recordOf('d', 5, 'Dora'));
    await storage.remove('a', 100);
    await storage.remove('d', 101);
    expect(idsOn({ which: 'deleted' })).toEqual(['d a', 2]);
    expect(idsOn({})).toEqual(['c b', 2]);
    expect(storage.unfinished().readable.map(({ id }) => id)).toEqual(['c', 'b']);
    expect(storage.countUnfinished()).toBe(2);
    expect([...storage.notesOfUnfinished('seats')]).toEqual([]);
    expect(storage.records()).toEqual([]);
    await storage.remove('d', null);
    expect(storage.records()).toHaveLength(1);
    expect(storage.table('a')?.deletedAt).toBe(100);

    expect(await storage.purge(100)).toBe(0);
    expect(await storage.purge(101)).toBe(1);
    expect(storage.table('a')).toBeNull();
    expect([...storage.notes('seats')]).toEqual([]);
    await storage.remove('d', 200);
    expect(await storage.purge(201)).toBe(1);
    expect(plain.prepare('SELECT count(*) AS left FROM records').get()).toEqual({ left: 0 });
    expect(plain.prepare('SELECT count(*) AS left FROM entries').get()).toEqual({ left: 0 });
  });

  test('has no more of the unfinished tables than asked for', () => {
    expect(storage.unfinished(2).readable.map(({ id }) => id)).toEqual(['c', 'b']);
  });
});

describe('another name', () => {
  test('stands for one in every place of finished games, and in no other', async () => {
    await storage.create('over', headerOf('sam', 'Ada', 'Adam', 'Ben'), 1);
    await storage.append('over', [sits(1, 2, 'Ada'), end(2, 5)], recordOf('over', 5, 'Ada', 'Adam', 'Ada'));
    await storage.note('seats', 'over', JSON.stringify({ names: ['Ada', 'Adam', 'Ada'], changes: 1 }));
    await storage.create('left', headerOf('sam', 'Ben', 'Cleo'), 1);
    await storage.append('left', [sits(1, 0, 'Ada'), sits(2, 0, 'Dora'), end(3, 4)]);
    await storage.create('deleted', headerOf('sam', 'Ada'), 1);
    await storage.append('deleted', [end(1, 3)]);
    await storage.remove('deleted', 9);
    await storage.create('playing', headerOf('sam', 'Ada'), 1);
    await storage.create('other', headerOf('sam', 'Adam'), 1);
    await storage.append('other', [end(1, 2)]);

    expect(await storage.renamePlayer('Ada', 'Augusta "Ada"')).toBe(3);
    expect(storage.table('over')?.header.seats.map(({ name }) => name)).toEqual([
      'Augusta "Ada"',
      'Adam',
      'Ben',
    ]);
    expect(storage.entries('over')[0]).toEqual(sits(1, 2, 'Augusta "Ada"'));
    expect(storage.recordOf('over')).toEqual(recordOf('over', 5, 'Augusta "Ada"', 'Adam', 'Augusta "Ada"'));
    expect(storage.noteOf('seats', 'over')).toBe(
      JSON.stringify({ names: ['Augusta "Ada"', 'Adam', 'Augusta "Ada"'], changes: 1 }),
    );
    expect(storage.entries('left')[0]).toEqual(sits(1, 0, 'Augusta "Ada"'));
    expect(idsOn({ which: 'finished', find: 'augusta' })).toEqual(['over', 1]);
    expect(idsOn({ which: 'deleted', find: 'augusta' })).toEqual(['deleted', 1]);
    expect(storage.table('playing')?.header.seats[0]?.name).toBe('Ada');
    expect(storage.table('other')?.header.seats[0]?.name).toBe('Adam');

    // Forgotten: nowhere in what is kept of finished games.
    expect(await storage.renamePlayer('Augusta "Ada"', '')).toBe(3);
    const texts = [
      'header FROM games',
      'names FROM games',
      'entry FROM entries',
      'record FROM records',
      'note FROM notes',
    ];
    for (const text of texts) {
      expect(JSON.stringify(plain.prepare(`SELECT ${text}`).all())).not.toContain('Augusta');
    }
    expect(await storage.renamePlayer('nobody', 'x')).toBe(0);
  });

  test('that cannot be written everywhere is written nowhere', async () => {
    for (const id of ['one', 'two']) {
      await storage.create(id, headerOf('sam', 'Ada'), 1);
      await storage.append(id, [end(1, 2)]);
    }
    plain.exec(`CREATE TEMP TRIGGER full BEFORE UPDATE OF header ON main.games WHEN new.id = 'two'
      BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`);
    await expect(storage.renamePlayer('Ada', 'Ben')).rejects.toThrow(/full/);
    expect(storage.table('one')?.header.seats[0]?.name).toBe('Ada');
  });
});

test('no list reads through all games, nor sorts them', () => {
  const lists: (() => unknown)[] = [
    () => storage.unfinished(1),
    ...(['unfinished', 'finished', 'deleted'] as const).flatMap((which) => [
      () => storage.shelf({ ...query, which }),
      ...(which === 'deleted' ? [] : [() => storage.shelf({ ...query, which, game: 'sam' })]),
    ]),
  ];
  for (const list of lists) list();
  // Not those of all tables and all records at once, which are asked for when everything is counted; nor of all that have a name.
  const ofAll = [
    'played_at DESC, id',
    'ended_at DESC, id',
    'ORDER BY played_at',
    'instr(sight, :quoted) > 0))',
  ];
  const plans = [...new Set(prepared)]
    .filter((sql) => /^(SELECT|DELETE|UPDATE)/.test(sql) && !ofAll.some((end) => sql.endsWith(end)))
    .map((sql) => ({
      sql,
      plan: plain
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .map(({ detail }) => String(detail)),
    }));
  expect(plans.length).toBeGreaterThan(12);
  for (const { sql, plan } of plans) {
    for (const step of plan) {
      // The index of deleted tables has no other tables in it.
      const isSought = !step.startsWith('SCAN') || step.includes('INDEX games_deleted');
      expect(isSought && !step.includes('TEMP B-TREE'), `${sql}: ${step}`).toBe(true);
    }
    if (sql.includes('game = :game')) expect(plan.join()).toContain('INDEX games_of_a_kind');
  }
});
