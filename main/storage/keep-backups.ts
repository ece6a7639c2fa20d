// Makes backups while a program runs: one a day at least, and none where nothing was played.
import type { DatabaseSync } from 'node:sqlite';
import { logged } from '../problem.ts';
import { makeBackup, newestAt } from './backups.ts';

const HOUR_MS = 3_600_000;
/** A backup older than this is made anew. */
const OLD_MS = 24 * HOUR_MS;
/** So often it is looked whether there is one to be made. */
export const LOOK_MS = HOUR_MS;
/** After the start there is more to do: milliseconds. */
export const FIRST_LOOK_MS = 20_000;

export interface BackupParts {
  readonly database: DatabaseSync;
  readonly folder: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: (line: string) => void;
  /** Something was set aside or brought back, so that the backups are behind. */
  readonly isUrgent: boolean;
  /** Does something later and again and again; the answer stops that. */
  readonly often?: (first: number, then: number, task: () => void) => () => void;
}

export interface Backups {
  /** Makes one now, if it is time for it and none is being made. Never fails; a failure is told to the log. */
  look(): Promise<void>;
  /** Breaks off what is being made, before the database is closed. */
  close(): Promise<void>;
}

/** Keeps the backups of a database that is open. */
export function keepBackups(parts: BackupParts): Backups {
  const { database, folder, clock, log } = parts;
  let { isUrgent } = parts;
  let isClosed = false;
  let making: Promise<void> | null = null;
  /** What had been written when the last one was made: the database counts every change. */
  let changes = -1;

  const isDue = (): boolean => {
    if (database.prepare('SELECT 1 FROM games LIMIT 1').get() === undefined) return false;
    const newest = newestAt(folder);
    // A clock that was set back makes none older.
    return isUrgent || newest === null || (changed() && Math.abs(clock() - newest) > OLD_MS);
  };
  const changed = (): boolean => changesIn(database) !== changes;

  const make = async (): Promise<void> => {
    try {
      if (!isDue()) return;
      const before = changesIn(database);
      await makeBackup(database, folder, () => !isClosed);
      changes = before;
      isUrgent = false;
    } catch (error) {
      if (!isClosed) log(`No backup could be made: ${logged(error)}`);
    }
  };

  const look = (): Promise<void> => {
    if (isClosed) return Promise.resolve();
    making ??= make().finally(() => {
      making = null;
    });
    return making;
  };
  const stop = (parts.often ?? often)(FIRST_LOOK_MS, LOOK_MS, () => void look());

  return {
    look,
    async close() {
      isClosed = true;
      stop();
      await making;
    },
  };
}

function changesIn(database: DatabaseSync): number {
  return Number(database.prepare('SELECT total_changes() AS changes').get()?.['changes']);
}

function often(first: number, then: number, task: () => void): () => void {
  let again: NodeJS.Timeout | undefined;
  const once = setTimeout(() => {
    task();
    again = setInterval(task, then).unref();
  }, first).unref();
  return () => {
    clearTimeout(once);
    clearInterval(again);
  };
}
