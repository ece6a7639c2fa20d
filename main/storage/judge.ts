// What lies in the place of the database, judged before anything is written: ours, another program's, a newer one's, no database.
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codeOf, Problem } from '../problem.ts';
import { unopened } from './not-writable.ts';
import { APPLICATION_ID, SCHEMA_VERSION, writerOf } from './schema.ts';
import { isLogTorn } from './torn-log.ts';

/** What is wrong with a file; `missing` and `empty` only where a backup says that there was one. */
export type Wrong = 'garbled' | 'foreign' | 'damaged' | 'missing' | 'empty';

/** A database that cannot be used, and why. */
export class Damaged extends Error {
  readonly wrong: Wrong;
  constructor(wrong: Wrong) {
    super(wrong);
    this.wrong = wrong;
  }
}

/** Where SQLite's file format keeps what is asked of a header. */
export const HEADER = {
  bytes: 100,
  magic: 'SQLite format 3\0',
  pageSize: 16,
  formats: 18,
  fractions: 21,
  pages: 28,
  free: 32,
  version: 60,
  application: 68,
} as const;
/** These stand in every header. */
const FRACTIONS = Buffer.from([64, 32, 32]);

/** What is wrong with a file before it is opened for writing; null when nothing is. @throws Problem when a newer program has written it */
export function wrongBefore(file: string): Wrong | null {
  const header = readHeader(file);
  if (header === null) return 'missing';
  if (header.length === 0) return 'empty';
  const wrong = wrongHeader(file, header);
  if (wrong === 'foreign' && isOursAllTheSame(file)) return 'damaged';
  return wrong ?? wrongLog(file) ?? (isLogTorn(`${file}-wal`) ? 'damaged' : null);
}

/** Whether a database holds our tables, though it may not say that it is ours. */
export function hasOurTables(database: DatabaseSync): boolean {
  try {
    database.prepare('SELECT id, header, created_at, played_at, over FROM games LIMIT 1').get();
    database.prepare('SELECT table_id, n, entry FROM entries LIMIT 1').get();
    return true;
  } catch {
    return false;
  }
}

/** The mark of the program may be what is damaged; in a log it has a sum, and is what somebody wrote. */
function isOursAllTheSame(file: string): boolean {
  try {
    return readAside(file, hasOurTables);
  } catch {
    return false;
  }
}

/** What is wrong with who wrote a database; null when nothing is. @throws Problem when a newer program did */
export function wrongWriter(
  file: string,
  { application, version }: ReturnType<typeof writerOf>,
): Wrong | null {
  if (application !== APPLICATION_ID) return 'foreign';
  if (version > SCHEMA_VERSION) {
    throw new Problem(
      `The games in ${file} were written by a newer version of Parlor Tricks (data version ${version}, this program knows ${SCHEMA_VERSION}); nothing was changed: update the program or name another folder with --data or PARLOR_DATA.`,
    );
  }
  return null;
}

/** SQLite's ERROR (a table is missing), CORRUPT and NOTADB. */
const DAMAGE = new Set([1, 11, 26]);

/** Whether SQLite says of a database that it is damaged. */
export function isDamage(error: unknown): boolean {
  const code = (error as { errcode?: unknown }).errcode;
  return typeof code === 'number' && DAMAGE.has(code & 0xff);
}

/** Opens a database for reading alone, and has nothing left beside it afterwards. @throws what SQLite throws */
export function readAside<T>(file: string, read: (database: DatabaseSync) => T): T {
  const beside = ['-shm', '-wal'].map((suffix) => file + suffix).filter((each) => !existsSync(each));
  let database: DatabaseSync;
  try {
    database = openToRead(file);
  } catch (error) {
    if (!isClosed(error)) throw error;
    return readCopy(file, read);
  }
  try {
    return read(database);
  } finally {
    database.close();
    // Made for the reading alone; nobody else has the folder.
    for (const each of beside) rmSync(each, { force: true });
  }
}

/** Finds out at once whether it can be read. */
function openToRead(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.prepare('PRAGMA user_version').get();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** SQLite cannot read what waits in a log without a file of its own beside it: PERM, READONLY, IOERR, FULL, CANTOPEN. */
const CLOSED = new Set([3, 8, 10, 13, 14]);

function isClosed(error: unknown): boolean {
  const code = (error as { errcode?: unknown }).errcode;
  return typeof code === 'number' && CLOSED.has(code & 0xff);
}

/**
 * Reads a copy, log and all, in a folder where files can be made.
 * @param change what is done to the copy before it is opened
 */
export function readCopy<T>(
  file: string,
  read: (database: DatabaseSync) => T,
  change: (copy: string) => void = () => {},
): T {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-copy-'));
  try {
    const copy = join(folder, 'copy.sqlite');
    for (const suffix of ['', '-wal']) {
      if (existsSync(file + suffix)) copyFileSync(file + suffix, copy + suffix);
    }
    // A copy may not be written where the file may not.
    for (const suffix of ['', '-wal']) if (existsSync(copy + suffix)) chmodSync(copy + suffix, 0o600);
    change(copy);
    const database = openToRead(copy);
    try {
      return read(database);
    } finally {
      database.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function wrongHeader(file: string, header: Buffer): Wrong | null {
  if (header.length < HEADER.bytes || header.toString('latin1', 0, HEADER.magic.length) !== HEADER.magic) {
    return 'garbled';
  }
  const application = header.readInt32BE(HEADER.application);
  // Before all else: what a newer program may have written is not touched, whatever else stands there.
  const wrong = wrongWriter(file, { application, version: header.readInt32BE(HEADER.version) });
  if (!header.subarray(HEADER.fractions, HEADER.fractions + FRACTIONS.length).equals(FRACTIONS)) {
    return 'garbled';
  }
  if (wrong !== null) return wrong;
  // The log may hold the pages that are not there yet.
  const pages = header.readUInt32BE(HEADER.pages) * pageSizeIn(header);
  return existsSync(`${file}-wal`) || statSync(file).size >= pages ? null : 'damaged';
}

/** In bytes: the largest one does not fit into its field, and stands there as 1. */
function pageSizeIn(header: Buffer): number {
  const size = header.readUInt16BE(HEADER.pageSize);
  return size === 1 ? 65_536 : size;
}

/**
 * The same as `wrongHeader`, for a header that a killed program left in the write-ahead log. Whoever may write
 * moves the log into the file when he closes it, so the log is looked at through eyes that only read.
 */
function wrongLog(file: string): Wrong | null {
  if (!existsSync(`${file}-wal`)) return null;
  try {
    return readAside(file, (database) => wrongWriter(file, writerOf(database)));
  } catch (error) {
    if (error instanceof Problem) throw error;
    // A log that cannot even be read is judged with the whole database.
    return null;
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
