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
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { JournalHeader } from '../../engine/journal/journal.ts';
import { backupFile, BACKUPS, makeBackup, newestGood } from './backups.ts';
import { FIRST_LOOK_MS, keepBackups, LOOK_MS, type Backups } from './keep-backups.ts';
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

const keep = (isUrgent = false): Backups =>
  keepBackups({
    database,
    folder,
    clock: () => now,
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

test('they turn round: the newest first, and the oldest goes', async () => {
  for (const id of ['a', 'b', 'c', 'd']) {
    await storage.create(id, header, 1);
    await makeBackup(database, folder);
  }
  expect(all()).toEqual([['a', 'b', 'c', 'd'], ['a', 'b', 'c'], ['a', 'b'], null]);
  for (let which = 1; which <= BACKUPS; which += 1) {
    if (process.platform !== 'win32') expect(statSync(backupFile(folder, which)).mode & 0o777).toBe(0o600);
  }
  // Each is one file, which needs no log.
  expect(readdirSync(join(folder, 'backups'))).toHaveLength(BACKUPS);
});

test('one is made when there is something to keep, at once where there is none, and again after a day of play', async () => {
  const backups = keep();
  await backups.look();
  expect(tablesIn(1)).toBeNull();
  await storage.create('a', header, 1);
  await backups.look();
  expect(all()).toEqual([['a'], null, null, null]);

  await storage.create('b', header, 1);
  now += DAY_MS - 60_000;
  await backups.look();
  expect(tablesIn(1)).toEqual(['a']);
  now += 120_000;
  await backups.look();
  expect(all()).toEqual([['a', 'b'], ['a'], null, null]);

  // Nothing was written since.
  now += 9 * DAY_MS;
  await backups.look();
  expect(tablesIn(2)).toEqual(['a']);
  await backups.close();
});

test('one is made after a start on an old one, and after something was set aside', async () => {
  await storage.create('a', header, 1);
  await makeBackup(database, folder);
  const first = keep();
  await first.look();
  expect(tablesIn(2)).toBeNull();
  utimesSync(backupFile(folder, 1), new Date(now - 2 * DAY_MS), new Date(now - 2 * DAY_MS));
  const second = keep();
  await second.look();
  expect(tablesIn(2)).toEqual(['a']);
  const third = keep(true);
  await third.look();
  await third.look();
  expect(all()).toEqual([['a'], ['a'], ['a'], null]);
  expect(lines).toEqual([]);
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
  await makeBackup(database, folder);
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
  await makeBackup(database, folder);
  writeFileSync(`${backupFile(folder, 1)}.new`, 'half');
  writeFileSync(`${backupFile(folder, 1)}.new-journal`, 'half');
  expect(newestGood(folder)).toBe(backupFile(folder, 1));
  await keep(true).look();
  expect(all()).toEqual([['a'], ['a'], null, null]);
  expect(readdirSync(join(folder, 'backups'))).toHaveLength(2);
});

test('the end of the program breaks one off, and the good ones are there', async () => {
  await storage.create('a', header, 1);
  await makeBackup(database, folder);
  for (let n = 0; n < 40; n += 1) void storage.note('large', String(n), 'x'.repeat(100_000));
  await storage.create('b', header, 1);
  const backups = keep(true);
  const made = backups.look();
  await backups.close();
  await made;
  expect(stops).toBe(1);
  expect(lines).toEqual([]);
  expect(all()).toEqual([['a'], null, null, null]);
  expect(readdirSync(join(folder, 'backups'))).toHaveLength(1);
  await backups.look();
  expect(tablesIn(2)).toBeNull();
});
