// Reads a damaged database as it is or, where its beginning is lost, a copy that was given a new one.
import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { HEADER, hasOurTables, readAside, readCopy } from './judge.ts';
import { bringUpToDate } from './schema.ts';

type Read<T> = (database: DatabaseSync) => T;

/** How much of the beginning is written anew: the header alone, or all of the first page, which says where each table begins. */
const BEGINNINGS = ['header', 'page'] as const;
const WAL = 2;

/**
 * Reads what can be read of a damaged database; the file itself is left as it is. Without its first bytes SQLite takes it for
 * no database, though all else may be whole: so a private copy gets those of a new database. Our tables begin where they do in
 * a new one, unless an older version of the program made them.
 * @param read gets null for a file that cannot even be opened
 */
export function readDamaged<T>(file: string, read: (database: DatabaseSync | null) => T): T {
  const asItIs = tried(
    (ours) => readAside(file, ours),
    read,
    (it) => hasOurTables(it) && isAll(it, file),
  );
  if (asItIs) return asItIs.answer;
  for (const what of BEGINNINGS) {
    const begunAnew = tried(
      (ours) => readCopy(file, ours, (copy) => beginAnew(copy, what)),
      read,
      hasOurTables,
    );
    if (begunAnew) return begunAnew.answer;
  }
  // One of the tables may be there all the same.
  return (
    tried(
      (any) => readAside(file, any),
      read,
      () => true,
    ) ?? { answer: read(null) }
  ).answer;
}

/** Null where there is nothing to be read in this way. @throws what the reading itself throws */
function tried<T>(
  way: (read: Read<T>) => T,
  read: Read<T>,
  isReadable: (database: DatabaseSync) => boolean,
): { readonly answer: T } | null {
  let isRead = false;
  try {
    const answer = way((database) => {
      if (!isReadable(database)) throw new Error('There is nothing of ours in it.');
      isRead = true;
      return read(database);
    });
    return { answer };
  } catch (error) {
    if (isRead) throw error;
    return null;
  }
}

/** Whether a database goes to the end of its file; a header may say that it has fewer pages. */
function isAll(database: DatabaseSync, file: string): boolean {
  const of = (what: string): number => Number(database.prepare(`PRAGMA ${what}`).get()?.[what]);
  return of('page_count') * of('page_size') >= statSync(file).size - of('page_size');
}

/** Writes the beginning of a new database over that of a copy. @throws Error when it has no page of it */
function beginAnew(copy: string, what: (typeof BEGINNINGS)[number]): void {
  const fresh = firstPage(`${copy}.fresh`);
  const descriptor = openSync(copy, 'r+');
  try {
    fresh.writeUInt32BE(Math.floor(fstatSync(descriptor).size / fresh.length), HEADER.pages);
    // No page is taken for free.
    fresh.fill(0, HEADER.free, HEADER.free + 8);
    if (existsSync(`${copy}-wal`)) fresh.fill(WAL, HEADER.formats, HEADER.formats + 2);
    writeSync(descriptor, fresh, 0, what === 'header' ? HEADER.bytes : fresh.length, 0);
  } finally {
    closeSync(descriptor);
  }
}

/** Of a new database, made for that and taken away again. */
function firstPage(file: string): Buffer {
  try {
    const database = new DatabaseSync(file);
    let size: number;
    try {
      bringUpToDate(database);
      size = Number(database.prepare('PRAGMA page_size').get()?.['page_size']);
    } finally {
      database.close();
    }
    return readFileSync(file).subarray(0, size);
  } finally {
    rmSync(file, { force: true });
  }
}
