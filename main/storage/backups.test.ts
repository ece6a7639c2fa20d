// Tests of backups: when they are made, that they turn round, and that nothing that goes wrong costs a good one.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JournalHeader } from '../../engine/journal/journal.ts';
import { FIRST_LOOK_MS, LOOK_MS } from './backup-rule.ts';
import { backupFile, BACKUPS, makeBackup, newestGood } from './backups.ts';
import { keepBackups, type Backups } from './keep-backups.ts';
import { openDatabase } from './open-database.ts';
import type { Storage } from './port.ts';
import { sqliteStorage } from './sqlite.ts';

const header: JournalHeader = {
  format: 1,
  game: 'sam',
  rulesVersion: 1,
  seats: [{ name: 'Ada', kind: 'person', bot: null }],
  options: {},
  seed: 'seed',
  setup: {},
  decks: [],
};
const DAY_MS = 86_400_000;

let folder = '';
let database: DatabaseSync;
let storage: Storage;
let now = DAY_MS;
let lines: string[] = [];
let task: () => void = () => {};
let stops = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-backups-'));
  ({ database } = openDatabase(folder, () => now));
  storage = sqliteStorage(database);
  now = Date.now();
  lines = [];
  stops = 0;
});
afterEach(() => {
  storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const keep = (isUrgent = false, clock = () => now): Backups =>
  keepBackups({
    database,
    folder,
    clock,
    log: (line) => lines.push(line),
    isUrgent,
    often(first, then, look) {
      expect([first, then]).toEqual([FIRST_LOOK_MS, LOOK_MS]);
      task = look;
      return () => (stops += 1);
    },
  });
/** The tables in a backup, null where there is none. */
const tablesIn = (which: number): string[] | null => {
  const file = backupFile(folder, which);
  if (!existsSync(file)) return null;
  const backup = new DatabaseSync(file, { readOnly: true });
  const rows = backup.prepare('SELECT id FROM games ORDER BY id').all();
  backup.close();
  return rows.map(({ id }) => String(id));
};
const all = () => Array.from({ length: BACKUPS + 1 }, (_, index) => tablesIn(index + 1));

/** As if a backup had been made so long ago. */
const age = (which: number, ms: number): void =>
  utimesSync(backupFile(folder, which), new Date(now - ms), new Date(now - ms));

test('they turn round when the second is older than a day: the newest first, and the oldest goes', async () => {
  for (const id of ['a', 'b', 'c', 'd']) {
    await storage.create(id, header, 1);
    await makeBackup(database, folder, now);
    age(1, DAY_MS + 1000);
  }
  expect(all()).toEqual([['a', 'b', 'c', 'd'], ['a', 'b', 'c'], ['a', 'b'], null]);
  for (let which = 1; which <= BACKUPS; which += 1) {
    if (process.platform !== 'win32') expect(statSync(backupFile(folder, which)).mode & 0o777).toBe(0o600);
  }
  // Each is one file, which needs no log.
  expect(readdirSync(join(folder, 'backups'))).toHaveLength(BACKUPS);
});

test('a new one takes the place of the newest alone while the second is of this day', async () => {
  for (const id of ['a', 'b', 'c', 'd']) {
    await storage.create(id, header, 1);
    await makeBackup(database, folder, now);
  }
  expect(all()).toEqual([['a', 'b', 'c', 'd'], ['a'], null, null]);
  expect(readdirSync(join(folder, 'backups'))).toHaveLength(2);
});

test('one is made when there is something to keep, at once where there is none, and again while something is written', async () => {
  const backups = keep();
  await backups.look();
  expect(tablesIn(1)).toBeNull();
  await storage.create('a', header, 1);
  await backups.look();
  expect(all()).toEqual([['a'], null, null, null]);

  await storage.create('b', header, 1);
  now += LOOK_MS - 60_000;
  await backups.look();
  expect(tablesIn(1)).toEqual(['a']);
  now += 120_000;
  await backups.look();
  expect(all()).toEqual([['a', 'b'], ['a'], null, null]);

  // Nothing was written since.
  const before = statSync(backupFile(folder, 1)).ino;
  now += 9 * DAY_MS;
  await backups.look();
  await backups.close();
  expect(statSync(backupFile(folder, 1)).ino).toBe(before);
  expect(tablesIn(3)).toBeNull();
});

test('one is made after something was set aside', async () => {
  await storage.create('a', header, 1);
  await makeBackup(database, folder, now);
  const urgent = keep(true);
  await urgent.look();
  await urgent.look();
  expect(all()).toEqual([['a'], ['a'], null, null]);
  expect(lines).toEqual([]);
});

describe('the end of the program', () => {
  beforeEach(async () => {
    await storage.create('a', header, 1);
    await makeBackup(database, folder, now);
  });

  test('makes one of what was written since, also in this turn', async () => {
    const backups = keep();
    void storage.create('b', header, 1);
    await backups.close();
    expect(all()).toEqual([['a', 'b'], ['a'], null, null]);
    expect(stops).toBe(1);
    await backups.look();
    await backups.close();
    expect(stops).toBe(1);
  });

  test('makes none where nothing was written, nor does the start after it', async () => {
    await storage.create('b', header, 1);
    await keep().close();
    expect(tablesIn(2)).toEqual(['a']);
    // With the log beside it, as after a program that was killed, and without.
    for (const isClosed of [false, true]) {
      const before = statSync(backupFile(folder, 1)).ino;
      if (isClosed) {
        storage.close();
        ({ database } = openDatabase(folder, () => now));
        storage = sqliteStorage(database);
      }
      now += 2 * DAY_MS;
      const backups = keep();
      await backups.look();
      await backups.close();
      expect(statSync(backupFile(folder, 1)).ino).toBe(before);
    }
  });

  test('goes on with one that is being made, and makes another of what came too late for it', async () => {
    for (let n = 0; n < 20; n += 1) void storage.note('large', String(n), 'x'.repeat(100_000));
    await storage.create('b', header, 1);
    const backups = keep(true);
    void backups.look();
    await storage.create('c', header, 1);
    await backups.close();
    expect(tablesIn(1)).toEqual(['a', 'b', 'c']);
    expect(lines).toEqual([]);
  });

  test('breaks off one that takes too long, and the good ones are there', async () => {
    for (let n = 0; n < 40; n += 1) void storage.note('large', String(n), 'x'.repeat(100_000));
    await storage.create('b', header, 1);
    const backups = keep(true, () => (now += 500));
    const made = backups.look();
    await backups.close();
    await made;
    expect(lines).toEqual([]);
    expect(all()).toEqual([['a'], null, null, null]);
    expect(readdirSync(join(folder, 'backups'))).toHaveLength(1);
  });
});

test('what was written before a program was killed is in the first one of the next', async () => {
  await storage.create('a', header, 1);
  await makeBackup(database, folder, now);
  await storage.create('b', header, 1);
  now += 2 * LOOK_MS;
  // As a program that finds the log of one that was killed.
  await keep().look();
  expect(all()).toEqual([['a', 'b'], ['a'], null, null]);
});

test('two are never made at once, and moves are kept meanwhile', async () => {
  await storage.create('a', header, 1);
  const backups = keep();
  task();
  const looks = [backups.look(), backups.look(), storage.create('b', header, 2)];
  task();
  await Promise.all(looks);
  expect(tablesIn(2)).toBeNull();
  expect(tablesIn(1)).toContain('a');
  expect(storage.table('b')).not.toBeNull();
});

test('one that cannot be made is a line in the log, and takes no good one away', async () => {
  await storage.create('a', header, 1);
  await makeBackup(database, folder, now);
  const good = backupFile(folder, 1);
  // Nothing can be written there.
  mkdirSync(`${good}.new`);
  writeFileSync(join(`${good}.new`, 'x'), '');
  const backups = keep(true);
  await backups.look();
  expect(lines).toEqual([expect.stringMatching(/^No backup could be made: /)]);
  expect(newestGood(folder)).toBe(good);
  expect(tablesIn(2)).toBeNull();
  // As soon as it can be done it is.
  rmSync(`${good}.new`, { recursive: true });
  await backups.look();
  expect(tablesIn(2)).toEqual(['a']);
});

test('what a killed program left of one is neither taken for one nor in the way', async () => {
  await storage.create('a', header, 1);
  await makeBackup(database, folder, now);
  writeFileSync(`${backupFile(folder, 1)}.new`, 'half');
  writeFileSync(`${backupFile(folder, 1)}.new-journal`, 'half');
  expect(newestGood(folder)).toBe(backupFile(folder, 1));
  await keep(true).look();
  expect(all()).toEqual([['a'], ['a'], null, null]);
  expect(readdirSync(join(folder, 'backups'))).toHaveLength(2);
});
