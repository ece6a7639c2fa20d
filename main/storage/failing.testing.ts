// For tests: a storage that fails where it is told to.
import type { Storage } from './port.ts';

/** Which calls fail: by method the numbers of its calls, from 1. */
export type Faults = Readonly<Partial<Record<keyof Storage, readonly number[]>>>;

export interface Failing {
  readonly storage: Storage;
  /** How often each method was called. */
  readonly calls: Map<keyof Storage, number>;
  /** How many of the faults have happened. */
  failed(): number;
}

/**
 * A storage of which some calls fail, each once.
 * @param isLate what is to be written is written all the same, and reported as failed, as when the disk takes something and does
 * not say so
 */
export function failing(storage: Storage, faults: Faults, isLate = false): Failing {
  const calls = new Map<keyof Storage, number>();
  let failed = 0;
  const wrapped = Object.fromEntries(
    Object.entries(storage).map(([name, method]: [string, (...given: unknown[]) => unknown]) => [
      name,
      (...given: unknown[]): unknown => {
        const key = name as keyof Storage;
        const call = (calls.get(key) ?? 0) + 1;
        calls.set(key, call);
        if (!faults[key]?.includes(call)) return method(...given);
        failed += 1;
        const error = new Error(`Fault ${call} of ${name}.`);
        if (!WRITING.has(key)) throw error;
        if (!isLate) return Promise.reject(error);
        return Promise.resolve(method(...given)).then(() => Promise.reject(error));
      },
    ]),
  ) as unknown as Storage;
  return { storage: wrapped, calls, failed: () => failed };
}

/** These answer with a promise. */
const WRITING: ReadonlySet<keyof Storage> = new Set<keyof Storage>([
  'create',
  'keep',
  'append',
  'rename',
  'remove',
  'purge',
  'record',
  'renamePlayer',
  'note',
]);
