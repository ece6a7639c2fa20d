// What windows have a host remember, such as settings: kept in the data folder, there again in every window.
import type { Remembered } from '../../engine/protocol/settings.ts';

export interface Memory {
  /** Everything that is remembered. */
  all(): Remembered;
  /** Remembers a value, null to forget it. */
  keep(key: string, value: unknown): void;
  close(): void;
}

/** The memory of a data folder. */
export function openMemory(_folder: string, _log: (line: string) => void): Memory {
  return { all: () => ({}), keep: () => undefined, close: () => undefined };
}
