// Opens a data folder for a program: locked and with its database, or, where nothing can be written, in memory alone.
import { statfsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { Notice } from '../../engine/protocol/settings.ts';
import { prepareFolder } from './data-folder.ts';
import { lockFolder, type FolderLock } from './lock.ts';
import { NotWritable } from './not-writable.ts';
import { openDatabase, openUnkept } from './open-database.ts';

export interface OpenedFolder {
  readonly database: DatabaseSync;
  /** What a person should know. */
  readonly notices: readonly Notice[];
  /** False: nothing of this visit is there at the next. */
  readonly isKept: boolean;
  /** Lets go of the folder, when the database was closed. */
  release(): void;
}

/** With less room than this a person is told: bytes. Some thousand games fit in. */
const LITTLE_ROOM = 32 * 1024 * 1024;

/**
 * Opens a data folder; null when another program has it. Where it cannot be written, what is there can be read and everything
 * goes on in memory: two programs that do so are not in each other's way.
 * @param clock milliseconds since 1970
 * @param roomIn bytes that are free where a folder lies
 * @throws Problem when it is of a newer program, or when there is something else in its place
 */
export function openFolder(
  folder: string,
  clock: () => number,
  roomIn: (folder: string) => number = freeBytes,
): OpenedFolder | null {
  let lock: FolderLock | null = null;
  try {
    prepareFolder(folder);
    lock = lockFolder(folder);
    if (!lock) return null;
    const { database, notices } = openDatabase(folder, clock);
    const isFull = roomIn(folder) < LITTLE_ROOM;
    return {
      database,
      notices: isFull ? [...notices, { code: 'disk-full', facts: { folder } }] : notices,
      isKept: true,
      release: lock.release,
    };
  } catch (error) {
    if (!(error instanceof NotWritable)) {
      lock?.release();
      throw error;
    }
    try {
      return {
        database: openUnkept(folder),
        notices: [{ code: 'not-kept', facts: { folder, why: error.why } }],
        isKept: false,
        release: () => lock?.release(),
      };
    } catch (another) {
      lock?.release();
      throw another;
    }
  }
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // Some file systems do not say.
    return Number.POSITIVE_INFINITY;
  }
}
