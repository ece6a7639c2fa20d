// Tests of folders where nothing can be written: what is there can be seen, and the program goes on in memory.
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JournalEntry, JournalHeader } from '../../engine/journal/journal.ts';
import { makeBackup } from './backups.ts';
import { databaseFile } from './open-database.ts';
import { openFolder } from './open-folder.ts';
import { sqliteStorage } from './sqlite.ts';
import { asNobody } from '../as-nobody.testing.ts';

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
const entry = (n: number): JournalEntry => ({
  n,
  at: n,
  kind: 'seat',
  seat: 0,
  occupant: { name: `${n}`, kind: 'person', bot: null },
});
const clock = (): number => 0;

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-folder-'));
  file = databaseFile(folder);
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true, force: true });
});

const open = (at = folder) => {
  const opened = openFolder(at, clock);
  if (!opened) throw new Error('Another program has the folder.');
  return { ...opened, storage: sqliteStorage(opened.database) };
};

/** Two moves and a table; the second move stands in the write-ahead log alone where the program was `killed`. */
async function filled(killed: boolean): Promise<void> {
  const { storage, release } = open();
  await storage.create('t', header, 5);
  await storage.append('t', [entry(1)]);
  storage.close();
  release();
  if (!killed) return;
  const database = new DatabaseSync(file);
  database.prepare('INSERT INTO entries VALUES (?, ?, ?)').run('t', 2, JSON.stringify(entry(2)));
  const left = ['', '-wal'].map((suffix) => [file + suffix, readFileSync(file + suffix)] as const);
  database.close();
  for (const [name, bytes] of left) writeFileSync(name, bytes);
}

/** Every file may be read by everybody, and written by nobody. */
function closeFolder(): void {
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o444);
  chmodSync(folder, 0o555);
}

const what = (path: string) =>
  readdirSync(path)
    .toSorted()
    .map((name) => [name, readFileSync(join(path, name)).toString('base64')]);

describe.skipIf(process.platform === 'win32')('a folder that may only be read', () => {
  test.for([false, true])('shows what is in it, and is left as it is (killed: %s)', async (killed) => {
    await filled(killed);
    closeFolder();
    const before = what(folder);
    const { storage, notices, isKept, release } = asNobody(() => open());
    expect(isKept).toBe(false);
    expect(notices).toEqual([
      { code: 'not-kept', facts: { folder, why: expect.stringMatching(/permission|readonly/i) as string } },
    ]);
    expect(storage.entries('t')).toEqual(killed ? [entry(1), entry(2)] : [entry(1)]);
    // It is played on, and gone afterwards.
    await storage.append('t', [entry(killed ? 3 : 2)]);
    await storage.create('new', header, 6);
    expect(storage.unfinished().readable.map(({ id }) => id)).toContain('new');
    storage.close();
    release();
    expect(what(folder)).toEqual(before);
  });

  test('is not in the way of a second program that only reads it as well', async () => {
    await filled(false);
    closeFolder();
    const first = asNobody(() => open());
    const second = asNobody(() => open());
    expect(second.storage.entries('t')).toEqual([entry(1)]);
    for (const each of [first, second]) {
      each.storage.close();
      each.release();
    }
  });

  test('of a newer program is refused', async () => {
    await filled(false);
    const raw = new DatabaseSync(file);
    raw.exec('PRAGMA user_version = 99');
    raw.close();
    closeFolder();
    expect(() => asNobody(() => open())).toThrow(/newer version/);
  });

  test('with a damaged file and a backup shows what both have', async () => {
    await filled(false);
    const { storage, database, release } = open();
    await makeBackup(database, folder, clock());
    storage.close();
    release();
    writeFileSync(file, 'damaged');
    chmodSync(join(folder, 'backups'), 0o755);
    chmodSync(join(folder, 'backups', 'parlor-tricks-1.sqlite'), 0o444);
    chmodSync(file, 0o444);
    chmodSync(folder, 0o555);
    const seen = asNobody(() => open());
    expect(seen.storage.entries('t')).toEqual([entry(1)]);
    seen.storage.close();
  });
});

test.skipIf(process.platform === 'win32')(
  'a file that may not be written leaves the folder locked, and is shown',
  async () => {
    await filled(false);
    chmodSync(file, 0o444);
    chmodSync(folder, 0o777);
    chmodSync(join(folder, 'lock.sqlite'), 0o666);
    const { storage, notices, release } = asNobody(() => open());
    expect(notices).toMatchObject([{ code: 'not-kept' }]);
    expect(storage.entries('t')).toEqual([entry(1)]);
    expect(openFolder(folder, clock)).toBeNull();
    storage.close();
    release();
  },
);

test.skipIf(process.platform !== 'linux')('a folder that cannot even be made is done without', () => {
  const { storage, notices } = open('/proc/parlor/data');
  expect(notices).toMatchObject([{ code: 'not-kept', facts: { folder: '/proc/parlor/data' } }]);
  expect(storage.tables().readable).toEqual([]);
  storage.close();
});

test('something else in the place of the folder is refused', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => open(join(folder, 'file'))).toThrow(/is a file/);
  mkdirSync(file);
  expect(() => open()).toThrow(/is a folder/);
  // And the lock was let go.
  rmSync(file, { recursive: true });
  const { storage, release } = open();
  storage.close();
  release();
});

test('a disk with little room is told of', () => {
  for (const [room, codes] of [
    [1e6, ['disk-full']],
    [1e12, []],
  ] as const) {
    const opened = openFolder(folder, clock, () => room);
    expect(opened?.notices.map(({ code }) => code)).toEqual(codes);
    opened?.database.close();
    opened?.release();
  }
  expect(statSync(file).size).toBeGreaterThan(0);
});
