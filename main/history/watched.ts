// A storage that tells when what is remembered of finished games may have changed, so that it is not counted anew each time.
import type { Storage } from '../storage/port.ts';

export interface Watched {
  /** Does all that the storage does; everybody writes through it. */
  readonly storage: Storage;
  /** Grows with every change of the records, and sometimes without one. */
  changes(): number;
}

/** Watches what is written to a storage. */
export function watched(storage: Storage): Watched {
  let changes = 0;
  // Also where it failed: whoever reads then reads what is there.
  const changing = <T>(written: Promise<T>): Promise<T> =>
    written.finally(() => {
      changes += 1;
    });
  return {
    changes: () => changes,
    storage: {
      ...storage,
      keep: (table) => changing(storage.keep(table)),
      append: (table, entries, record) =>
        record === undefined
          ? storage.append(table, entries)
          : changing(storage.append(table, entries, record)),
      remove: (table, at) => changing(storage.remove(table, at)),
      purge: (before) => changing(storage.purge(before)),
      record: (record) => changing(storage.record(record)),
      renamePlayer: (name, to) => changing(storage.renamePlayer(name, to)),
    },
  };
}
