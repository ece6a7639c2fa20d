// Finds a kept table and its game; what cannot be read or played here is told as a trouble.
import { Unreadable, type Storage, type StoredTable } from '../storage/port.ts';
import { logged } from '../problem.ts';
import { unreadable } from '../table/tables.ts';
import { troubled, type Trouble } from '../table/trouble.ts';

/** What is needed to read what is kept. */
export interface Reading {
  readonly storage: Storage;
  readonly log: (line: string) => void;
}

/** A kept table, also one that was deleted. */
export function findKept({ storage, log }: Reading, id: string): StoredTable | Trouble {
  try {
    return storage.table(id) ?? troubled('no-such-table');
  } catch (error) {
    if (error instanceof Unreadable) return unreadable(error);
    log(`Table ${id} could not be read: ${logged(error)}`);
    return troubled('table-not-read');
  }
}

/** A kept table that was not deleted. */
export function findThere(reading: Reading, id: string): StoredTable | Trouble {
  const kept = findKept(reading, id);
  return 'code' in kept || kept.deletedAt === null ? kept : troubled('no-such-table');
}
