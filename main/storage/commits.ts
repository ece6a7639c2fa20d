// Writes of one turn of the event loop become durable in one commit.
import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

export interface Commits {
  /** Writes in the next commit; the promise is kept when the disk has it, and rejected when it cannot: then nothing of it is there. */
  soon(write: () => void): Promise<void>;
  /** Commits what waits at once. */
  flush(): void;
}

interface Waiting {
  write(): void;
  resolve(): void;
  reject(error: unknown): void;
}

/** The commits of a database. */
export function createCommits(database: DatabaseSync): Commits {
  let waiting: Waiting[] = [];
  const file = database.location();

  /** Writes a group in one commit; answers what went wrong, null when nothing did. */
  const write = (group: readonly Waiting[]): { readonly error: unknown } | null => {
    try {
      if (file !== null) mustBeThere(file);
      database.exec('BEGIN IMMEDIATE');
      for (const each of group) each.write();
      // With synchronous=FULL this returns when the disk has it.
      database.exec('COMMIT');
      return null;
    } catch (error) {
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
      return { error };
    }
  };

  const settle = (group: readonly Waiting[]): void => {
    const failure = write(group);
    if (failure === null) for (const each of group) each.resolve();
    // One write that cannot be done may not take the others of its turn with it.
    else if (group.length > 1) for (const each of group) settle([each]);
    else for (const each of group) each.reject(failure.error);
  };

  const flush = (): void => {
    const group = waiting;
    waiting = [];
    if (group.length > 0) settle(group);
  };

  return {
    soon: (write) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ write, resolve, reject });
      }),
    flush,
  };
}

/** A file that was deleted while it is open still takes every commit, and all of them are gone when it is closed. */
function mustBeThere(file: string): void {
  if (!statSync(file, { throwIfNoEntry: false })) throw new Error(`The file ${file} is not there any more.`);
}
