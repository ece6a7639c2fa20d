// Opens the database of a data folder, whatever lies there: ours, none, a newer one, a damaged or a foreign one.
import { closeSync, existsSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codeOf, messageOf, Problem } from '../problem.ts';
import { refuseFolderAt } from './data-folder.ts';
import { APPLICATION_ID, bringUpToDate, SCHEMA_VERSION, writerOf } from './schema.ts';

const DATABASE_FILE = 'parlor-tricks.sqlite';
/** Where SQLite's file format keeps what is asked of a header. */
const HEADER = { bytes: 100, magic: 'SQLite format 3\0', userVersion: 60, applicationId: 68 } as const;

export interface OpenedDatabase {
  readonly database: DatabaseSync;
  /** What a person should know: that something was set aside. One sentence, or null. */
  readonly notice: string | null;
  readonly notices: readonly never[];
}

/**
 * Opens the database in a prepared and locked folder. What is damaged or foreign is set aside under a new name.
 * @param clock milliseconds since 1970, for the name of what is set aside
 * @throws Problem when a newer program has written it (then nothing is touched) or it cannot be opened
 */
export function openDatabase(folder: string, clock: () => number): OpenedDatabase {
  const file = join(folder, DATABASE_FILE);
  refuseFolderAt(file);
  const wrong = wrongHeader(file) ?? wrongLog(file);
  if (wrong === null) {
    try {
      return { database: openSound(file), notice: null, notices: [] };
    } catch (error) {
      if (!(error instanceof Damaged)) throw unopened(file, error);
      return afresh(file, error.message, clock);
    }
  }
  return afresh(file, wrong, clock);
}

class Damaged extends Error {}

/** What is wrong with the header of a file; null when there is no file or nothing is. Reads only. */
function wrongHeader(file: string): string | null {
  const header = readHeader(file);
  if (header === null || header.length === 0) return null;
  if (header.length < HEADER.bytes || header.toString('latin1', 0, HEADER.magic.length) !== HEADER.magic) {
    return 'is not a database';
  }
  return wrongWriter(file, header.readInt32BE(HEADER.applicationId), header.readInt32BE(HEADER.userVersion));
}

/** What is wrong with who wrote a file; null when nothing is. @throws Problem when a newer program did */
function wrongWriter(file: string, application: unknown, version: unknown): string | null {
  if (application !== APPLICATION_ID) return 'is the database of another program';
  if (Number(version) > SCHEMA_VERSION) {
    throw new Problem(
      `The games in ${file} were written by a newer version of Parlor Tricks (data version ${String(version)}, this program knows ${SCHEMA_VERSION}); nothing was changed: update the program or name another folder with --data or PARLOR_DATA.`,
    );
  }
  return null;
}

/**
 * The same as `wrongHeader`, for a header that a killed program left in the write-ahead log. Whoever may write
 * moves the log into the file when he closes it, so the log is looked at through eyes that only read.
 */
function wrongLog(file: string): string | null {
  if (!existsSync(file) || !existsSync(`${file}-wal`)) return null;
  const index = `${file}-shm`;
  const hadIndex = existsSync(index);
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const { application, version } = writerOf(database);
    return wrongWriter(file, application, version);
  } catch (error) {
    if (error instanceof Problem) throw error;
    // A log that cannot even be read is judged with the whole database.
    return null;
  } finally {
    database?.close();
    // Made for the reading alone; nobody else has the folder.
    if (!hadIndex) rmSync(index, { force: true });
  }
}

function readHeader(file: string): Buffer | null {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw unopened(file, error);
  }
  try {
    const bytes = Buffer.alloc(HEADER.bytes);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, HEADER.bytes, 0));
  } catch (error) {
    throw unopened(file, error);
  } finally {
    closeSync(descriptor);
  }
}

function openSound(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    const found = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
    if (found !== 'ok') throw new Damaged('is damaged');
    bringUpToDate(database);
    const { application, version } = writerOf(database);
    const wrong = wrongWriter(file, application, version);
    if (wrong !== null) throw new Damaged(wrong);
    database.prepare('SELECT 1 FROM games, entries, notes, records LIMIT 1').get();
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    return database;
  } catch (error) {
    database.close();
    throw isDamage(error) ? new Damaged('is damaged') : error;
  }
}

/** A database in memory alone, where nothing can be written. */
export function openInMemory(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  bringUpToDate(database);
  database.exec('PRAGMA foreign_keys = ON');
  return database;
}

/** SQLite's ERROR (a table is missing), CORRUPT and NOTADB. */
const DAMAGE = new Set([1, 11, 26]);

function isDamage(error: unknown): boolean {
  const code = (error as { errcode?: unknown }).errcode;
  return error instanceof Damaged || (typeof code === 'number' && DAMAGE.has(code & 0xff));
}

function afresh(file: string, wrong: string, clock: () => number): OpenedDatabase {
  const aside = freeName(
    `${file}.set-aside-${new Date(clock()).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
  );
  try {
    // The side files belong to it: without them SQLite could not finish what it had begun.
    for (const suffix of ['-wal', '-shm', '-journal']) {
      if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
    }
    renameSync(file, aside);
    return {
      database: openSound(file),
      notices: [],
      notice: `The file ${file} ${wrong}; it was kept as ${basename(aside)}, and a new one was begun.`,
    };
  } catch (error) {
    throw unopened(file, error);
  }
}

function freeName(name: string): string {
  let free = name;
  for (let count = 2; existsSync(free); count += 1) free = `${name}-${count}`;
  return free;
}

function unopened(file: string, error: unknown): Problem {
  if (error instanceof Problem) return error;
  return new Problem(
    `The file ${file} cannot be opened (${messageOf(error)}); make it readable and writable or name another folder with --data or PARLOR_DATA.`,
  );
}
