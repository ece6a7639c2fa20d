// Opens the database of a data folder, whatever lies there: ours, none, a newer one, a damaged or a foreign one.
import { chmodSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Notice } from '../../engine/protocol/settings.ts';
import { newestGood, sync } from './backups.ts';
import { isBehind } from './behind.ts';
import { refuseFolderAt } from './data-folder.ts';
import { Damaged, isDamage, wrongBefore, wrongWriter, type Wrong } from './judge.ts';
import { NotWritable, tryToWrite, unopened } from './not-writable.ts';
import { readDamaged } from './read-damaged.ts';
import { saveInto, type Saved } from './salvage.ts';
import { bringUpToDate, SCHEMA_VERSION, writerOf } from './schema.ts';

const DATABASE_FILE = 'parlor-tricks.sqlite';
/** The files that SQLite keeps beside it. */
const BESIDE = ['-wal', '-shm', '-journal'] as const;

export interface OpenedDatabase {
  readonly database: DatabaseSync;
  /** What a person should know: that something was set aside, and what was saved. */
  readonly notices: readonly Notice[];
}

/** The file of the database in a data folder. */
export function databaseFile(folder: string): string {
  return join(folder, DATABASE_FILE);
}

/**
 * Opens the database in a prepared and locked folder. What is damaged or foreign is set aside under a new name; what can be
 * read of it, and what a backup has beside that, is in the new one.
 * @param clock milliseconds since 1970, for the name of what is set aside
 * @throws Problem when a newer program has written it (then nothing is touched) or it cannot be opened
 */
export function openDatabase(folder: string, clock: () => number): OpenedDatabase {
  const file = databaseFile(folder);
  refuseFolderAt(file);
  try {
    finishReplacing(file, clock);
    const isCutOff = BESIDE.some((suffix) => existsSync(file + suffix));
    const wrong = wrongBefore(file) ?? (isCutOff && isBehind(file, newestGood(folder)) ? 'damaged' : null);
    if (wrong === 'missing' || wrong === 'empty') {
      return newestGood(folder) === null ? sound(file) : replace(folder, wrong, clock);
    }
    return wrong === null ? sound(file) : replace(folder, wrong, clock);
  } catch (error) {
    if (!(error instanceof Damaged)) throw unopened(file, error);
    try {
      return replace(folder, error.wrong, clock);
    } catch (again) {
      throw unopened(file, again);
    }
  }
}

/**
 * Everything that can be read in a data folder where nothing can be written, in memory alone.
 * @throws Problem when a newer program has written it
 */
export function openUnkept(folder: string): DatabaseSync {
  const database = openInMemory();
  const file = databaseFile(folder);
  let isOurs = existsSync(file);
  try {
    isOurs &&= wrongBefore(file) !== 'foreign';
  } catch (error) {
    // It may not even be read.
    if (!(error instanceof NotWritable)) throw error;
  }
  saveFrom(database, folder, isOurs ? file : null);
  return database;
}

/** A database in memory alone, where nothing can be written. */
export function openInMemory(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  bringUpToDate(database);
  database.exec('PRAGMA foreign_keys = ON');
  return database;
}

function sound(file: string): OpenedDatabase {
  return { database: openSound(file), notices: [] };
}

/** A database larger than this is not read as a whole at every start: bytes. */
const MOST_READ = 64 * 1024 * 1024;

/** @throws Damaged, or another Error when it cannot be opened */
function openSound(file: string): DatabaseSync {
  tryToWrite(file);
  // A program that ended as it should has left no log. After any other end all is looked at, however long that takes.
  const isEnded = !existsSync(`${file}-wal`);
  const isLarge = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MOST_READ;
  const database = new DatabaseSync(file);
  try {
    const isKnown = isEnded && isLarge && writerOf(database).version === SCHEMA_VERSION;
    for (const what of isKnown ? ['games', 'notes', 'records'] : ['1']) {
      const found = database.prepare(`PRAGMA quick_check(${what})`).get()?.['quick_check'];
      if (found !== 'ok') throw new Damaged('damaged');
    }
    bringUpToDate(database);
    const wrong = wrongWriter(file, writerOf(database));
    if (wrong !== null) throw new Damaged(wrong);
    database.prepare('SELECT 1 FROM games, entries, notes, records, sights LIMIT 1').get();
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    return database;
  } catch (error) {
    database.close();
    throw isDamage(error) ? new Damaged('damaged') : error;
  }
}

/** Puts a new database in the place of one that cannot be used. */
function replace(folder: string, wrong: Wrong, clock: () => number): OpenedDatabase {
  const file = databaseFile(folder);
  const isThere = wrong !== 'missing' && wrong !== 'empty';
  // There is nothing in it that could be kept.
  if (wrong === 'empty') rmSync(file);
  const saved = makeSaved(folder, file, wrong === 'foreign' || !isThere ? null : file);
  const aside = finishReplacing(file, clock);
  const facts = { file, why: wrong, backup: saved.backup };
  return {
    database: openSound(file),
    notices: [
      isThere
        ? { code: 'set-aside', facts: { ...facts, aside: basename(aside), saved: saved.saved } }
        : { code: 'brought-back', facts },
    ],
  };
}

/** What is whole and waits to take the place of the database; made under another name. */
const savedFile = (file: string): string => `${file}.saved`;

function makeSaved(folder: string, file: string, damaged: string | null): Saved {
  const making = `${file}.saving`;
  for (const suffix of ['', ...BESIDE]) rmSync(making + suffix, { force: true });
  try {
    const database = new DatabaseSync(making);
    let saved: Saved;
    try {
      // Nothing of it counts before all of it is there.
      database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF');
      bringUpToDate(database);
      saved = saveFrom(database, folder, damaged);
    } finally {
      database.close();
    }
    chmodSync(making, statSync(file, { throwIfNoEntry: false })?.mode ?? 0o600);
    sync(making);
    renameSync(making, savedFile(file));
    return saved;
  } catch (error) {
    rmSync(making, { force: true });
    throw error;
  }
}

/**
 * Sets a database aside, with the side files that belong to it, and puts in its place the one that waits, if one does. It can be
 * done again from wherever it was cut off. Answers the name that it was set aside under.
 */
function finishReplacing(file: string, clock: () => number): string {
  const saved = savedFile(file);
  const stamp = new Date(clock()).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const aside = freeName(`${file}.set-aside-${stamp}`);
  if (!existsSync(saved)) return aside;
  for (const suffix of [...BESIDE, ''])
    if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  renameSync(saved, file);
  sync(dirname(file));
  return aside;
}

function freeName(name: string): string {
  let free = name;
  for (let count = 2; existsSync(free) || existsSync(`${free}-wal`); count += 1) free = `${name}-${count}`;
  return free;
}

/** Saves what can be read of a database, and what the newest good backup has beside it. */
function saveFrom(into: DatabaseSync, folder: string, damaged: string | null): Saved {
  const backup = newestGood(folder);
  return reading(damaged, (one) => reading(backup, (other) => saveInto(into, one, other)));
}

function reading<T>(file: string | null, read: (database: DatabaseSync | null) => T): T {
  return file === null ? read(null) : readDamaged(file, read);
}
