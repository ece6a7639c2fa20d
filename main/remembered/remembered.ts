// What windows have a host remember, such as settings: kept in the data folder, there again in every window.
import type { Remembered } from '../../engine/protocol/settings.ts';
import { isTooDeep } from '../listener/size.ts';
import { logged } from '../problem.ts';
import { settingsFile } from './settings-file.ts';

export interface Memory {
  /** Everything that is remembered. */
  all(): Remembered;
  /** Remembers a value, null to forget it; false where it is too much, or its key is none. Then nothing has changed. */
  keep(key: string, value: unknown): boolean;
  /** What is not on the disk yet goes there. */
  close(): void;
}

/** The program itself has a few keys for each game. */
const MOST_KEYS = 200;
/** Of all values together, as text. */
const MOST_CHARACTERS = 64 * 1024;
/** Names of settings, and nothing that an object of the language has of its own. */
const KEY = /^(?!__proto__$)[A-Za-z][\w.-]{0,63}$/;
/** Who drags a slider changes a setting many times; the disk hears of it once. */
const WRITTEN_AFTER_MS = 300;

/** The memory of a data folder. Where the disk does not take it, it holds as long as the program, and one line says so. */
export function openMemory(folder: string, log: (line: string) => void): Memory {
  const file = settingsFile(folder, log);
  const values = new Map<string, unknown>();
  /** By key the text of a value, for its size. */
  const sizes = new Map<string, number>();
  let waiting: NodeJS.Timeout | null = null;
  let isToldOfDisk = false;
  let isToldOfRefusal = false;

  /** Why a value cannot be kept, as a part of a sentence; null when it was. */
  const put = (key: string, value: unknown): string | null => {
    if (!KEY.test(key)) return 'its name is none';
    if (isTooDeep(value)) return 'it has too many levels';
    const size = JSON.stringify(value).length;
    const all = [...sizes.values()].reduce((sum, more) => sum + more, size);
    if (all - (sizes.get(key) ?? 0) > MOST_CHARACTERS) return 'there is too much already';
    if (!values.has(key) && values.size >= MOST_KEYS) return 'there are too many already';
    values.set(key, value);
    sizes.set(key, size);
    return null;
  };

  for (const [key, value] of file.read()) {
    const why = value === null ? null : put(key, value);
    if (why !== null) log(`A setting in ${folder} was left out, because ${why}.`);
  }

  const write = (): void => {
    if (waiting === null) return;
    clearTimeout(waiting);
    waiting = null;
    try {
      file.write(values);
      isToldOfDisk = false;
    } catch (error) {
      if (isToldOfDisk) return;
      isToldOfDisk = true;
      log(
        `The settings could not be kept in ${folder} (${logged(error)}); until they can be, they hold as long as the program runs.`,
      );
    }
  };

  return {
    all: () => Object.fromEntries(values),
    keep(key, value) {
      if (value === null || value === undefined) {
        values.delete(key);
        sizes.delete(key);
      } else {
        const why = put(key, value);
        if (why !== null) {
          if (!isToldOfRefusal) log(`A setting was not remembered, because ${why}.`);
          isToldOfRefusal = true;
          return false;
        }
      }
      waiting ??= setTimeout(write, WRITTEN_AFTER_MS).unref();
      return true;
    },
    close: write,
  };
}
