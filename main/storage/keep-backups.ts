// Makes backups while a program runs and when it ends, and none where nothing was played.
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { logged } from '../problem.ts';
import { END_MS, FIRST_LOOK_MS, isDue, LOOK_MS } from './backup-rule.ts';
import { madeAt, makeBackup } from './backups.ts';

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
  /** Makes the last one, if there is something new in a small database; before the database is closed. Not for long. */
  close(): Promise<void>;
}

/** Keeps the backups of a database that is open. */
export function keepBackups(parts: BackupParts): Backups {
  const { database, folder, clock, log } = parts;
  let { isUrgent } = parts;
  /** When what is being made is broken off; milliseconds since 1970. */
  let until = Infinity;
  let making: Promise<void> | null = null;
  /** What had been written when the last one was made: the database counts every change from its opening on. */
  let changes = isWrittenSince(database, madeAt(folder, 1)) ? -1 : changesIn(database);
  const isEnd = (): boolean => until < Infinity;

  const isDueNow = (): boolean =>
    isDue({
      now: clock(),
      newest: madeAt(folder, 1),
      hasGames: database.prepare('SELECT 1 FROM games LIMIT 1').get() !== undefined,
      isWritten: changesIn(database) !== changes,
      isUrgent,
      isEnd: isEnd(),
      bytes: bytesIn(database),
    });

  const make = async (): Promise<void> => {
    const isWanted = (): boolean => clock() < until;
    try {
      if (!isDueNow() || !isWanted()) return;
      // The file is not written again when it is closed: it is older than its backup then, until something is kept in it.
      database.exec('PRAGMA wal_checkpoint');
      const before = changesIn(database);
      await makeBackup(database, folder, clock(), isWanted);
      changes = before;
      isUrgent = false;
    } catch (error) {
      if (isWanted()) log(`No backup could be made: ${logged(error)}`);
    }
  };

  const start = (): Promise<void> => {
    making ??= make().finally(() => {
      making = null;
    });
    return making;
  };
  const look = (): Promise<void> => (isEnd() ? Promise.resolve() : start());
  const stop = (parts.often ?? often)(FIRST_LOOK_MS, LOOK_MS, () => void look());

  return {
    look,
    async close() {
      if (isEnd()) return;
      stop();
      until = clock() + END_MS;
      // What is being made goes on; what was accepted meanwhile, and in this turn, asks for another.
      await making;
      await turn();
      await start();
    },
  };
}

/** Whether a database that was just opened was written since some time; true where there is none. */
function isWrittenSince(database: DatabaseSync, time: number | null): boolean {
  const file = database.location();
  if (file === null || time === null) return true;
  return [file, `${file}-wal`].some((each) => {
    const found = statSync(each, { throwIfNoEntry: false });
    // A log that is empty was made by opening it.
    return found !== undefined && found.size > 0 && found.mtimeMs >= time;
  });
}

function bytesIn(database: DatabaseSync): number {
  const of = (what: string): number => Number(database.prepare(`PRAGMA ${what}`).get()?.[what]);
  return of('page_count') * of('page_size');
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
