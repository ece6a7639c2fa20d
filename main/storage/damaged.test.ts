// Tests of databases that are damaged: set aside, saved out of, filled in from a backup; and of every place where that is cut off.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fastRandom } from '../../engine/chance/fast.ts';
import type { JournalEntry, JournalHeader } from '../../engine/journal/journal.ts';
import { backupFile, makeBackup } from './backups.ts';
import { databaseFile, openDatabase } from './open-database.ts';
import type { Storage } from './port.ts';
import { sqliteStorage } from './sqlite.ts';

const clock = (): number => Date.UTC(2030, 0, 2, 3, 4, 5);
const ASIDE = 'parlor-tricks.sqlite.set-aside-20300102T030405Z';
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
const move = (n: number): JournalEntry => ({
  n,
  at: n,
  kind: 'move',
  seat: 0,
  move: { type: 'pass' },
  id: `m${n}`,
  check: 'c',
});
const end = (n: number): JournalEntry => ({ n, at: n, kind: 'end', reason: 'over' });
const record = (table: string) => ({
  table,
  game: 'sam',
  since: 0,
  at: 1,
  moves: 1,
  reason: 'r',
  players: [],
});

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-damaged-'));
  file = databaseFile(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => {
  const { database, notices } = openDatabase(folder, clock);
  return { storage: sqliteStorage(database), database, notices };
};

/** So many moves have been made at each of these tables; every third game is over. */
const TABLES = Array.from({ length: 30 }, (_, table) => [`t${table}`, 10 + 7 * table] as const);

/** In two commits, because each waits for the disk. */
async function fill(storage: Storage, most = Infinity): Promise<void> {
  const isNew = storage.table('t0') === null;
  if (isNew) await Promise.all(TABLES.map(([id], index) => storage.create(id, header, index)));
  const writes: Promise<void>[] = [storage.rename('t1', 'The long one'), storage.remove('t2', 77)];
  for (const [index, [id, moves]] of TABLES.entries()) {
    const there = storage.entries(id).length;
    const entries: JournalEntry[] = Array.from({ length: Math.min(most, moves) }, (_, at) => move(at + 1));
    if (index % 3 === 0 && most >= moves) entries.push(end(moves + 1));
    const ended = entries.at(-1)?.kind === 'end' ? record(id) : undefined;
    writes.push(storage.append(id, entries.slice(there), ended), storage.note('seats', id, `note of ${id}`));
  }
  await Promise.all(writes);
}

/** What a storage says of everything. */
const all = (storage: Storage) => ({
  tables: storage.tables(),
  entries: TABLES.map(([id]) => storage.entries(id)),
  notes: storage.notes('seats'),
  records: storage.records(),
});

/** Every table is there up to some move, and none says what was never kept. Answers how many moves there are. */
function checkPrefix(storage: Storage, whole: ReturnType<typeof all>): number {
  expect(storage.tables().unreadable).toEqual([]);
  let moves = 0;
  for (const { id, over, version } of storage.tables().readable) {
    const index = TABLES.findIndex(([each]) => each === id);
    const entries = storage.entries(id);
    expect(entries).toEqual(whole.entries[index]?.slice(0, entries.length));
    expect(version).toBe(entries.length);
    expect(over).toBe(entries.at(-1)?.kind === 'end');
    expect(storage.recordOf(id) === null).toBe(!over);
    moves += entries.length;
  }
  return moves;
}

/** Made once: the file, what it says, and a backup of all of it and of its first moves. */
let made: { file: Buffer; whole: ReturnType<typeof all>; backups: ReadonlyMap<number, Buffer> };
beforeAll(async () => {
  const place = mkdtempSync(join(tmpdir(), 'parlor-damaged-'));
  const { database } = openDatabase(place, clock);
  const storage = sqliteStorage(database);
  const backups = new Map<number, Buffer>();
  for (const most of [40, Infinity]) {
    await fill(storage, most);
    await makeBackup(database, place, clock());
    backups.set(most, readFileSync(backupFile(place, 1)));
  }
  const whole = all(storage);
  storage.close();
  made = { file: readFileSync(databaseFile(place)), whole, backups };
  rmSync(place, { recursive: true });
});

function filled(): ReturnType<typeof all> {
  writeFileSync(file, made.file);
  return made.whole;
}

function backedUp(most = Infinity): void {
  mkdirSync(join(folder, 'backups'));
  writeFileSync(backupFile(folder, 1), made.backups.get(most) as Buffer);
}

const set = (from: number, to: number, byte: number) => () => {
  const bytes = readFileSync(file);
  bytes.fill(byte, Math.floor(from * bytes.length), Math.floor(to * bytes.length));
  writeFileSync(file, bytes);
};
const cut = (at: number) => () => truncateSync(file, Math.floor(at * statSync(file).size));
const foreign = (): void => {
  rmSync(file);
  const raw = new DatabaseSync(file);
  raw.exec('CREATE TABLE recipes (name TEXT)');
  raw.close();
};
const damages: readonly (readonly [string, () => void, string])[] = [
  ['a text', () => writeFileSync(file, 'no database at all'), 'garbled'],
  ['of another program', foreign, 'foreign'],
  ['all zeros', set(0, 1, 0), 'garbled'],
  ['cut in its header', () => truncateSync(file, 60), 'garbled'],
  ['cut after a page', () => truncateSync(file, 4096), 'damaged'],
  ['cut in the middle', cut(0.5), 'damaged'],
  ['cut at its end', cut(0.95), 'damaged'],
  ['zeroed in the middle', set(0.4, 0.6, 0), 'damaged'],
  ['overwritten at its end', set(0.7, 1, 0x5a), 'damaged'],
];
/** Bytes of the file; at random where no byte is given. */
const over = (from: number, to: number, byte?: number) => () => {
  const bytes = readFileSync(file);
  const random = fastRandom(from + to);
  for (let at = from; at < to; at += 1) bytes[at] = byte ?? random.below(256);
  writeFileSync(file, bytes);
};
const beginnings: typeof damages = [
  ['without its header', over(0, 100, 0), 'garbled'],
  ['garbled in its header', over(0, 100), 'garbled'],
  ['without the name of its format', over(0, 16, 0), 'garbled'],
  ['without its header but for that name', over(16, 100, 0), 'garbled'],
  ['garbled in its header but for that name', over(16, 100), 'garbled'],
  ['of another size of pages, it says', over(16, 18, 2), 'damaged'],
  ['of 20 pages, it says', over(31, 32, 20), 'damaged'],
  ['of another writing, it says', over(56, 60, 2), 'damaged'],
  ['without the mark of the program', over(60, 72, 0), 'damaged'],
  ['without its first sector', over(0, 512, 0), 'garbled'],
  ['garbled in its first sector', over(0, 512), 'garbled'],
  ['without its first page', over(0, 4096, 0), 'garbled'],
];

describe.for(damages)('a database that is %s', ([, damage, why]) => {
  test('is set aside as it is, and what can be read of it is kept', () => {
    const whole = filled();
    damage();
    const before = readFileSync(file);
    const { storage, notices } = open();
    const saved = storage.tables().readable.length;
    expect(notices).toEqual([{ code: 'set-aside', facts: { file, why, aside: ASIDE, saved, backup: 0 } }]);
    checkPrefix(storage, whole);
    storage.close();
    expect(readFileSync(join(folder, ASIDE)).equals(before)).toBe(true);
    const others = readdirSync(folder).filter((name) => !name.startsWith(ASIDE));
    expect(others).toEqual(['parlor-tricks.sqlite']);
    // Found good from now on.
    expect(open().notices).toEqual([]);
  });

  test('is filled in from the backup, with all that stands in it', () => {
    backedUp();
    const whole = filled();
    damage();
    const { storage, notices } = open();
    expect(all(storage)).toEqual(whole);
    const facts = notices[0]?.facts ?? {};
    expect(Number(facts['saved']) + Number(facts['backup'])).toBe(TABLES.length);
    storage.close();
  });

  test('goes beyond an older backup where it can be read further', () => {
    backedUp(40);
    const whole = filled();
    damage();
    const { storage } = open();
    const least = TABLES.reduce((sum, [, moves]) => sum + Math.min(moves, 40), 0);
    expect(checkPrefix(storage, whole)).toBeGreaterThanOrEqual(least);
    expect(storage.tables().readable).toHaveLength(TABLES.length);
    storage.close();
  });
});

test.for(beginnings)('one that is %s is whole again without a backup', ([, damage, why]) => {
  const whole = filled();
  damage();
  const before = readFileSync(file);
  const { storage, notices } = open();
  const facts = { file, why, aside: ASIDE, saved: TABLES.length, backup: 0 };
  expect(notices).toEqual([{ code: 'set-aside', facts }]);
  expect(all(storage)).toEqual(whole);
  storage.close();
  expect(readFileSync(join(folder, ASIDE)).equals(before)).toBe(true);
  const others = readdirSync(folder).filter((name) => !name.startsWith(ASIDE));
  expect(others).toEqual(['parlor-tricks.sqlite']);
});

test('one that is torn in its beginning and elsewhere loses no more than what stood there', () => {
  const whole = filled();
  over(0, 100)();
  set(0.8, 0.81, 0)();
  const { storage } = open();
  const moves = TABLES.reduce((sum, [, each]) => sum + each, 0);
  expect(checkPrefix(storage, whole)).toBeGreaterThan(0.7 * moves);
  storage.close();
});

test('one that is torn in one place loses no more than what stood there', () => {
  const whole = filled();
  set(0.8, 0.81, 0)();
  const { storage } = open();
  const moves = TABLES.reduce((sum, [, each]) => sum + each, 0);
  expect(checkPrefix(storage, whole)).toBeGreaterThan(0.7 * moves);
  storage.close();
});

test('wherever one is torn, it is opened, and says nothing that was never kept', async () => {
  const whole = filled();
  const good = readFileSync(file);
  const random = fastRandom(29);
  for (let time = 0; time < 16; time += 1) {
    const bytes = Buffer.from(good);
    const isOfHeader = time >= 12;
    const at = random.below(isOfHeader ? 100 : bytes.length);
    const kind = isOfHeader ? 3 + (time % 2) : random.below(3);
    if (kind === 0) bytes.fill(0, at, at + 5000);
    if (kind === 1)
      for (let byte = at; byte < Math.min(at + 700, bytes.length); byte += 1) bytes[byte] = random.below(256);
    if (kind === 3) bytes.fill(0, 0, at + 1);
    if (kind === 4) for (let byte = 0; byte <= at; byte += 1) bytes[byte] = random.below(256);
    rmSync(folder, { recursive: true });
    folder = mkdtempSync(join(tmpdir(), 'parlor-damaged-'));
    file = databaseFile(folder);
    writeFileSync(file, kind === 2 ? bytes.subarray(0, at) : bytes);
    const { storage } = open();
    // What was overwritten may be a text within a row, which no check of a file can find.
    if (kind !== 1) checkPrefix(storage, whole);
    // Nothing but the header.
    if (isOfHeader) expect(all(storage)).toEqual(whole);
    await storage.create('new', header, 1);
    storage.close();
    expect(open().notices).toEqual([]);
  }
});

test.for(['gone', 'empty'])('one that is %s is brought back from the backup', (how) => {
  backedUp();
  const whole = filled();
  rmSync(file);
  if (how === 'empty') writeFileSync(file, '');
  const { storage, notices } = open();
  const facts = { file, why: how === 'empty' ? 'empty' : 'missing', backup: TABLES.length };
  expect(notices).toEqual([{ code: 'brought-back', facts }]);
  expect(all(storage)).toEqual(whole);
  storage.close();
});

test('an empty file without a backup is a new database', () => {
  writeFileSync(file, '');
  const { storage, notices } = open();
  expect(notices).toEqual([]);
  storage.close();
});

test('a backup that is damaged itself is passed over for the one before it', () => {
  backedUp();
  copyFileSync(backupFile(folder, 1), backupFile(folder, 2));
  truncateSync(backupFile(folder, 1), 9000);
  const { storage, notices } = open();
  expect(notices).toMatchObject([{ facts: { why: 'missing', backup: TABLES.length } }]);
  storage.close();
});

test('a second one that is set aside in the same second gets a name of its own', () => {
  for (const name of [ASIDE, `${ASIDE}-2`]) {
    writeFileSync(file, 'again');
    const { storage, notices } = open();
    expect(notices).toMatchObject([{ facts: { aside: name } }]);
    storage.close();
  }
});

describe('a program that is killed while it sets a database aside', () => {
  /** The folder as it is before the new database takes the place of the old one. */
  const halfway = (): ReturnType<typeof all> => {
    const whole = filled();
    copyFileSync(file, `${file}.saved`);
    writeFileSync(file, 'damaged');
    writeFileSync(`${file}-wal`, 'a log that belongs to it');
    return whole;
  };
  const moments: readonly (readonly [string, () => void])[] = [
    ['before anything was renamed', () => {}],
    ['when its log was', () => renameSync(`${file}-wal`, join(folder, `${ASIDE}-wal`))],
    [
      'when all of it was',
      () => {
        renameSync(`${file}-wal`, join(folder, `${ASIDE}-wal`));
        renameSync(file, join(folder, ASIDE));
      },
    ],
  ];
  test.for(moments)('%s goes on there at the next start', ([, before]) => {
    const whole = halfway();
    before();
    const { storage } = open();
    expect(all(storage)).toEqual(whole);
    storage.close();
    const asides = readdirSync(folder).filter((name) => name.startsWith(ASIDE));
    expect(asides.map((name) => readFileSync(join(folder, name), 'utf8')).toSorted()).toEqual([
      'a log that belongs to it',
      'damaged',
    ]);
  });

  test('begins anew where it had not made the new one yet', () => {
    const whole = filled();
    writeFileSync(`${file}.saving`, 'half a database');
    cut(0.9)();
    const { storage, notices } = open();
    expect(notices).toHaveLength(1);
    checkPrefix(storage, whole);
    storage.close();
    expect(existsSync(`${file}.saving`)).toBe(false);
  });
});
