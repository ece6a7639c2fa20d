// Whether a database ends before its backup does: a log that was cut off or taken away leaves no other trace.
import type { DatabaseSync } from 'node:sqlite';
import { readAside } from './judge.ts';

/** By id of a table that is not deleted, how many entries it has. */
function lengthsIn(database: DatabaseSync): Map<string, number> {
  const rows = database
    .prepare(
      `SELECT id, (SELECT coalesce(max(n), 0) FROM entries WHERE table_id = id) AS length
       FROM games WHERE deleted_at IS NULL`,
    )
    .all();
  return new Map(rows.map(({ id, length }) => [String(id), Number(length)]));
}

/** Whether a backup has a table, or moves of one, that the database has not, nor among what was deleted. */
export function isBehind(file: string, backup: string | null): boolean {
  if (backup === null) return false;
  try {
    const kept = readAside(backup, lengthsIn);
    return readAside(file, (database) => {
      const here = lengthsIn(database);
      const isThere = database.prepare('SELECT 1 FROM games WHERE id = ?');
      return [...kept].some(([id, length]) => {
        const found = here.get(id);
        return found === undefined ? !isThere.get(id) : found < length;
      });
    });
  } catch {
    // One that cannot be read so is judged as a whole, and an older version's backup says nothing of what was deleted.
    return false;
  }
}
