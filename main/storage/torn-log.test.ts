// Tests of write-ahead logs that are damaged: what was acknowledged is not passed over in silence.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JournalHeader } from '../../engine/journal/journal.ts';
import { backupFile } from './backups.ts';
import { databaseFile, openDatabase } from './open-database.ts';
import type { Storage } from './port.ts';
import { sqliteStorage } from './sqlite.ts';
import { isLogTorn } from './torn-log.ts';

const NOTES = 40;
const PAGE = 4096;
const FRAME = 24 + PAGE;
let root = '';
let folder = '';
let log = '';

/** The database of a program that was killed: all that it kept is in the log. */
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'parlor-log-'));
  const living = join(root, 'living');
  folder = join(root, 'killed');
  for (const each of [living, folder]) mkdirSync(each);
  log = `${databaseFile(folder)}-wal`;
  const storage = sqliteStorage(openDatabase(living, () => 0).database);
  for (let count = 0; count < NOTES; count += 1) await storage.note('test', `n${count}`, 'x'.repeat(900));
  for (const suffix of ['', '-wal'])
    copyFileSync(databaseFile(living) + suffix, databaseFile(folder) + suffix);
  storage.close();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const opened = () => {
  const { database, notices } = openDatabase(folder, () => 0);
  const storage = sqliteStorage(database);
  const notes = storage.notes('test').size;
  storage.close();
  return { notices, notes };
};
const changed = (change: (bytes: Buffer) => Buffer): void => writeFileSync(log, change(readFileSync(log)));
/** A copy that is changed in place. */
const spoilt = (at: number, length: number) => (bytes: Buffer) => Buffer.from(bytes).fill(0, at, at + length);

test('one that is whole is read to its end', () => {
  expect(isLogTorn(log)).toBe(false);
  expect(opened()).toEqual({ notices: [], notes: NOTES });
});

describe('one that breaks off, as after a power cut,', () => {
  test.for([1, FRAME - 1, FRAME + 7])('%d bytes before its end is read so far, without a word', (cut) => {
    changed((bytes) => bytes.subarray(0, bytes.length - cut));
    const { notices, notes } = opened();
    expect(notices).toEqual([]);
    expect(notes).toBeGreaterThan(NOTES - 3);
  });

  test('with nothing in its last commit but the end is read up to it', () => {
    changed((bytes) => spoilt(bytes.length - 2 * FRAME, FRAME)(bytes));
    expect(opened().notices).toEqual([]);
  });
});

describe.for([
  ['its beginning', 0, 32],
  ['a sum of its beginning', 26, 1],
  ['all of it', 0, Infinity],
  ['its first page', 32 + 24, PAGE],
  ['a byte of its fifth page', 32 + 5 * FRAME - 300, 40],
] as const)('one in which %s is lost', ([, at, length]) => {
  beforeEach(() => changed((bytes) => spoilt(at, Math.min(length, bytes.length))(bytes)));

  test('is set aside and told of', () => {
    expect(isLogTorn(log)).toBe(true);
    const { notices } = opened();
    expect(notices).toMatchObject([{ code: 'set-aside', facts: { why: 'damaged' } }]);
    const aside = `${databaseFile(folder)}.set-aside-19700101T000000Z`;
    expect(readFileSync(aside).length).toBeGreaterThan(0);
    expect(readFileSync(`${aside}-wal`).length).toBeGreaterThan(0);
    expect(opened().notices).toEqual([]);
  });
});

test.for([100, PAGE])('one beside a file without its first %d bytes is read with it', (length) => {
  const file = databaseFile(folder);
  writeFileSync(file, Buffer.from(readFileSync(file)).fill(0, 0, length));
  expect(opened()).toMatchObject({
    notices: [{ code: 'set-aside', facts: { why: 'garbled' } }],
    notes: NOTES,
  });
});

describe('what a backup has and the database has not', () => {
  const backup = (): string => backupFile(folder, 1);
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
  const inBackup = async (change: (storage: Storage) => Promise<void>): Promise<void> => {
    const whole = join(root, 'whole');
    for (const each of [whole, join(folder, 'backups')]) mkdirSync(each);
    for (const suffix of ['', '-wal'])
      copyFileSync(databaseFile(folder) + suffix, databaseFile(whole) + suffix);
    const storage = sqliteStorage(openDatabase(whole, () => 0).database);
    await change(storage);
    storage.close();
    copyFileSync(databaseFile(whole), backup());
  };

  test('is brought back in the place of what is lost in a log', async () => {
    await inBackup(() => Promise.resolve());
    changed(spoilt(32, PAGE));
    expect(opened()).toMatchObject({ notices: [{ code: 'set-aside' }], notes: NOTES });
  });

  test.for([
    ['cut off', () => changed((bytes) => bytes.subarray(0, 32 + 9 * FRAME))],
    ['empty', () => writeFileSync(log, '')],
  ] as const)('is brought back where the log is %s', async ([, spoil]) => {
    await inBackup((storage) => storage.create('t1', header, 1));
    spoil();
    expect(opened()).toMatchObject({ notices: [{ code: 'set-aside', facts: { backup: 1 } }], notes: NOTES });
    expect(opened().notices).toEqual([]);
  });

  test('is left where it was deleted there', async () => {
    await inBackup(async (storage) => {
      await storage.create('t1', header, 1);
      await storage.remove('t1', 2);
    });
    expect(opened()).toEqual({ notices: [], notes: NOTES });
  });
});
