// What is remembered on this machine between visits, where the browser lets us.

export interface Memory {
  /** What was kept under `key`; null when nothing was, or it cannot be read. */
  read(key: string): unknown;
  keep(key: string, value: unknown): void;
}

/** Memory over the browser's storage, which may be forbidden or full: then nothing is remembered. */
export function memoryIn(storage: () => Storage): Memory {
  return {
    read(key) {
      try {
        const text = storage().getItem(key);
        return text === null ? null : (JSON.parse(text) as unknown);
      } catch {
        return null;
      }
    },
    keep(key, value) {
      try {
        storage().setItem(key, JSON.stringify(value));
      } catch {
        // Private windows refuse; forgetting is all that is lost.
      }
    },
  };
}
