// The backups of a database: where they lie, which of them is the newest that is good, and how a new one is made.
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { doTurn } from './backup-rule.ts';
import { readAside } from './judge.ts';
import { APPLICATION_ID, SCHEMA_VERSION, writerOf } from './schema.ts';

/** So many are kept, the newest first. */
export const BACKUPS = 3;
/** Of SQLite's pages, copied at once: moves are kept between two of these. */
const PAGES_AT_ONCE = 64;

/** The file of a backup. @param which 1 for the newest */
export function backupFile(folder: string, which: number): string {
  return join(folder, 'backups', `parlor-tricks-${which}.sqlite`);
}

/** The newest backup that is whole and ours, null where there is none. */
export function newestGood(folder: string): string | null {
  for (let which = 1; which <= BACKUPS; which += 1) {
    const file = backupFile(folder, which);
    if (existsSync(file) && isGood(file)) return file;
  }
  return null;
}

/** When a backup was made, in milliseconds since 1970; null where there is none. @param which 1 for the newest */
export function madeAt(folder: string, which: number): number | null {
  return statSync(backupFile(folder, which), { throwIfNoEntry: false })?.mtimeMs ?? null;
}

/**
 * Makes a new backup, the newest from then on. It is written under another name, and is whole and on the disk before it takes
 * its place: whatever happens meanwhile, no good one is lost for it.
 * @param now milliseconds since 1970, by which it is told whether the older ones move on
 * @param isWanted asked again and again: false breaks it off
 * @throws Error when it cannot be made or was broken off; the others are as they were
 */
export async function makeBackup(
  database: DatabaseSync,
  folder: string,
  now: number,
  isWanted: () => boolean = () => true,
): Promise<void> {
  const newest = backupFile(folder, 1);
  const fresh = `${newest}.new`;
  mkdirSync(join(folder, 'backups'), { recursive: true, mode: 0o700 });
  clear(fresh);
  try {
    // Nobody else may read it, from the first byte on.
    closeSync(openSync(fresh, 'w', 0o600));
    await backup(database, fresh, {
      rate: PAGES_AT_ONCE,
      progress() {
        if (!isWanted()) throw new Error('It is not wanted any more.');
      },
    });
    settle(fresh);
  } catch (error) {
    clear(fresh);
    throw error;
  }
  if (doTurn(now, madeAt(folder, 2))) {
    for (let which = BACKUPS - 1; which >= 1; which -= 1) {
      if (existsSync(backupFile(folder, which)))
        renameSync(backupFile(folder, which), backupFile(folder, which + 1));
    }
  }
  renameSync(fresh, newest);
  sync(join(folder, 'backups'));
}

/** One file that needs no log beside it, and on the disk. @throws Error where it is not whole */
function settle(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } finally {
    database.close();
  }
  chmodSync(file, 0o600);
  sync(file);
}

function isGood(file: string): boolean {
  try {
    return readAside(file, (database) => {
      const { application, version } = writerOf(database);
      if (application !== APPLICATION_ID || version < 1 || version > SCHEMA_VERSION) return false;
      return database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] === 'ok';
    });
  } catch {
    return false;
  }
}

function clear(file: string): void {
  for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(file + suffix, { force: true });
}

/** Has the disk keep what was written to a file, or which names a folder has. Windows knows no such thing of folders. */
export function sync(path: string): void {
  if (process.platform === 'win32' && statSync(path).isDirectory()) return;
  const descriptor = openSync(path, process.platform === 'win32' ? 'r+' : 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
