// Tests of what is kept: databases in every state a disk may offer, grouped commits, the lock.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JournalEntry, JournalHeader } from '../../engine/journal/journal.ts';
import { dataFolder, prepareFolder } from './data-folder.ts';
import { lockFolder } from './lock.ts';
import { openDatabase } from './open-database.ts';
import { Unreadable } from './port.ts';
import { SCHEMA_VERSION } from './schema.ts';
import { Problem } from '../problem.ts';
import { sqliteStorage } from './sqlite.ts';

const clock = (): number => Date.UTC(2030, 0, 2, 3, 4, 5);
const header: JournalHeader = {
  format: 1,
  game: 'magic-trick',
  rulesVersion: 1,
  seats: [{ name: 'Ada', kind: 'person', bot: null }],
  options: {},
  seed: 'seed',
  setup: {},
  decks: [],
};
const move = (n: number): JournalEntry => ({
  n,
  at: n,
  kind: 'move',
  seat: 0,
  move: { type: 'pass' },
  id: `m${n}`,
  check: 'c',
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-storage-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (): string => join(folder, 'parlor-tricks.sqlite');
const open = () => {
  const { database, notices } = openDatabase(folder, clock);
  return { storage: sqliteStorage(database), database, notices };
};

describe('the database of a data folder', () => {
  test('keeps tables and entries for the next start', async () => {
    const first = open();
    expect(first.notices).toEqual([]);
    await first.storage.create('t', header, 5);
    await first.storage.append('t', [move(1), move(2)]);
    await first.storage.append('t', [{ n: 3, at: 9, kind: 'end', reason: 'over' }]);
    first.storage.close();

    const { storage } = open();
    const kept = {
      id: 't',
      header,
      version: 3,
      playedAt: 9,
      over: true,
      since: 5,
      title: '',
      deletedAt: null,
      isSight: false,
    };
    expect(storage.tables()).toEqual({ readable: [kept], unreadable: [] });
    expect(storage.table('t')).toEqual(kept);
    expect(storage.table('nowhere')).toBeNull();
    expect(storage.entries('t')).toEqual([move(1), move(2), { n: 3, at: 9, kind: 'end', reason: 'over' }]);
    storage.close();
  });

  test('lists unfinished tables alone, as they are now', async () => {
    const { storage, database } = open();
    await storage.create('over', header, 5);
    await storage.append('over', [{ n: 1, at: 6, kind: 'end', reason: 'over' }]);
    await storage.create('first', header, 7);
    await storage.create('second', { ...header, game: 'sam' }, 8);
    await storage.create('bad', header, 9);
    database.prepare("UPDATE games SET header = '{}' WHERE id = 'bad'").run();
    const listed = () =>
      storage.unfinished().readable.map(({ id, header: { game }, version }) => [id, game, version]);
    expect(listed()).toEqual([
      ['second', 'sam', 0],
      ['first', header.game, 0],
    ]);
    expect(storage.unfinished().unreadable).toMatchObject([{ id: 'bad' }]);
    await storage.append('first', [move(1)]);
    expect(listed()).toEqual([
      ['second', 'sam', 0],
      ['first', header.game, 1],
    ]);
    await storage.append('second', [{ n: 1, at: 10, kind: 'end', reason: 'over' }]);
    expect(listed()).toEqual([['first', header.game, 1]]);
    for (const table of ['first', 'second', 'over', 'none']) await storage.note('seats', table, table);
    await storage.note('other', 'first', 'of another kind');
    expect([...storage.notesOfUnfinished('seats')]).toEqual([['first', 'first']]);
    storage.close();
  });

  test('is written ahead and synchronously', () => {
    const { database, storage } = open();
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    storage.close();
  });

  test('writes of one turn are one commit, and one that fails does not take the others along', async () => {
    const { storage } = open();
    await storage.create('t', header, 5);
    const done = await Promise.allSettled([
      storage.append('t', [move(1)]),
      storage.append('t', [move(2), move(1)]),
      storage.append('t', [move(2)]),
    ]);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(storage.entries('t')).toEqual([move(1), move(2)]);
    storage.close();
  });

  const spoilt: readonly (readonly [string, string, RegExp])[] = [
    ['of another format', JSON.stringify({ ...header, format: 2 }), /format 2/],
    ['without a game', JSON.stringify({ ...header, game: 7 }), /^header\.game: .*form/],
    ['that is no JSON', '{"seed":"R3 O4"', /^header: .*form/],
  ];
  test.for(spoilt)('a header %s hides no other table', async ([, text, why]) => {
    const { storage, database } = open();
    await storage.create('good', header, 5);
    await storage.create('bad', header, 6);
    database.prepare("UPDATE games SET header = ? WHERE id = 'bad'").run(text);
    const { readable, unreadable } = storage.tables();
    expect(readable.map(({ id }) => id)).toEqual(['good']);
    expect(unreadable).toEqual([{ id: 'bad', why: expect.stringMatching(why) as string }]);
    // The seed and the rows of cards are nobody's to read.
    expect(unreadable[0]?.why).not.toMatch(/R3|\n/);
    expect(() => storage.table('bad')).toThrow(Unreadable);
    expect(storage.table('good')?.id).toBe('good');
    storage.close();
  });

  test.for(['{"order":["R3"', JSON.stringify({ ...move(2), seat: 'R3' })])(
    'an entry that cannot be read is named and not shown: %s',
    async (text) => {
      const { storage, database } = open();
      await storage.create('t', header, 5);
      await storage.append('t', [move(1), move(2)]);
      database.prepare("UPDATE entries SET entry = ? WHERE table_id = 't' AND n = 2").run(text);
      expect(() => storage.entries('t')).toThrow(Unreadable);
      expect(() => storage.entries('t')).toThrow(/^entry 2[^R]*$/);
      storage.close();
    },
  );

  test('a newer one is refused in one sentence and stays as it was', () => {
    open().storage.close();
    const raw = new DatabaseSync(file());
    raw.exec('PRAGMA user_version = 99');
    raw.close();
    const before = readFileSync(file());
    expect(() => open()).toThrow(/newer version .*data version 99.*--data/);
    expect(readFileSync(file()).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(['parlor-tricks.sqlite']);
  });

  /** The folder as a killed program leaves it: what it changed last stands in the write-ahead log only. */
  const killedAfter = (change: string): Map<string, Buffer> => {
    open().storage.close();
    const raw = new DatabaseSync(file());
    raw.exec(change);
    const names = ['parlor-tricks.sqlite', 'parlor-tricks.sqlite-wal'];
    const left = new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
    raw.close();
    for (const [name, bytes] of left) writeFileSync(join(folder, name), bytes);
    return left;
  };

  test('a newer one that still has its version in the write-ahead log is refused and stays as it was', () => {
    const before = killedAfter('PRAGMA user_version = 99');
    expect(before.get('parlor-tricks.sqlite')?.readInt32BE(60)).toBe(SCHEMA_VERSION);
    for (let time = 0; time < 2; time += 1) {
      expect(() => open()).toThrow(/newer version .*data version 99.*--data/);
      expect(readdirSync(folder).sort()).toEqual([...before.keys()].sort());
      for (const [name, bytes] of before) expect(readFileSync(join(folder, name)).equals(bytes)).toBe(true);
    }
  });

  test('one of another program that still has its mark in the write-ahead log is set aside', () => {
    const before = killedAfter('PRAGMA application_id = 7');
    const { storage, notices } = open();
    expect(notices).toMatchObject([{ code: 'set-aside', facts: { why: 'foreign', saved: 0 } }]);
    storage.close();
    for (const [name, bytes] of before) {
      const aside = name.replace('sqlite', 'sqlite.set-aside-20300102T030405Z');
      expect(readFileSync(join(folder, aside)).equals(bytes)).toBe(true);
    }
  });
});

describe('the data folder', () => {
  const rows: readonly (readonly [string, string | undefined, NodeJS.ProcessEnv, NodeJS.Platform, string])[] =
    [
      ['--data', '/d', { PARLOR_DATA: '/e' }, 'linux', '/d'],
      ['PARLOR_DATA', undefined, { PARLOR_DATA: '/e' }, 'linux', '/e'],
      ['XDG_DATA_HOME', undefined, { XDG_DATA_HOME: '/x' }, 'linux', '/x/parlor-tricks'],
      ['Linux', undefined, {}, 'linux', '/home/ada/.local/share/parlor-tricks'],
      ['macOS', undefined, {}, 'darwin', '/home/ada/Library/Application Support/Parlor Tricks'],
      ['Windows', undefined, { APPDATA: '/roaming' }, 'win32', '/roaming/Parlor Tricks'],
    ];
  test.for(rows)('%s decides', ([, chosen, env, platform, expected]) => {
    expect(dataFolder(chosen, env, platform, '/home/ada')).toBe(expected);
  });

  test('one that is a file is refused by name', () => {
    const path = join(folder, 'file');
    writeFileSync(path, '');
    const sentence = `The data folder cannot lie at ${path}, which is a file; name a folder with --data or PARLOR_DATA.`;
    expect(() => prepareFolder(path)).toThrow(new Problem(sentence));
    expect(() => prepareFolder(join(path, 'below', 'it'))).toThrow(new Problem(sentence));
  });

  test('one deep down is made with all above it, for this user only', () => {
    const path = join(folder, 'a', 'b', 'c');
    prepareFolder(path);
    prepareFolder(path);
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(readdirSync(join(folder, 'a'))).toEqual(['b']);
  });

  test.skipIf(process.platform !== 'linux')('one where nobody can make any is refused by name', () => {
    expect(() => prepareFolder('/proc/foo/bar')).toThrow(
      /^The data folder \/proc\/foo cannot be made .*--data/,
    );
  });

  test('one of a link that leads nowhere is refused by name', () => {
    const link = join(folder, 'link');
    symlinkSync(join(folder, 'nowhere'), link, 'junction');
    expect(() => prepareFolder(link)).toThrow(Problem);
    expect(() => prepareFolder(link)).toThrow(link);
  });

  test.for(['lock.sqlite', 'parlor-tricks.sqlite'])(
    'with a folder in the place of its %s is refused',
    (name) => {
      mkdirSync(join(folder, name));
      const begin = () => {
        lockFolder(folder)?.release();
        openDatabase(folder, clock).database.close();
      };
      expect(begin).toThrow(Problem);
      expect(begin).toThrow(`${join(folder, name)} is a folder`);
      expect(readdirSync(folder)).toContain(name);
    },
  );

  test('one that cannot be written is refused by name', () => {
    // The administrator may write into any folder of a disk, but nobody makes one below a file.
    const isAdministrator = process.getuid?.() === 0;
    const closed = isAdministrator ? join(folder, 'file') : folder;
    if (isAdministrator) writeFileSync(closed, '');
    else chmodSync(closed, 0o500);
    expect(() => prepareFolder(join(closed, 'below'))).toThrow(Problem);
    expect(() => prepareFolder(join(closed, 'below'))).toThrow(closed);
  });
});

describe('the lock', () => {
  test('is held once and can be taken again after its release', () => {
    const lock = lockFolder(folder);
    expect(lock).not.toBeNull();
    expect(lockFolder(folder)).toBeNull();
    lock?.release();
    const again = lockFolder(folder);
    expect(again).not.toBeNull();
    again?.release();
  });

  test('dies with its process, however that ends', async () => {
    const script = `
      const { lockFolder } = await import(${JSON.stringify(new URL('lock.ts', import.meta.url).href)});
      const isHeld = lockFolder(${JSON.stringify(folder)}) !== null;
      // Nobody refers to the lock any more: it must not be dropped with the garbage.
      globalThis.gc();
      process.stdout.write(isHeld ? 'held' : 'not');
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const [said] = (await once(child.stdout, 'data')) as [Buffer];
      expect(said.toString()).toBe('held');
      expect(lockFolder(folder)).toBeNull();
    } finally {
      child.kill('SIGKILL');
    }
    await once(child, 'exit');
    const lock = lockFolder(folder);
    expect(lock).not.toBeNull();
    lock?.release();
  });

  test('a lock file that was overwritten is made anew', () => {
    writeFileSync(join(folder, 'lock.sqlite'), 'x'.repeat(5000));
    const lock = lockFolder(folder);
    expect(lock).not.toBeNull();
    lock?.release();
  });
});
