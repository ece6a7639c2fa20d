// What a window remembers: at its own host, where every window finds it again, and in the browser, for the first moment.
import { entriesFor } from '../../engine/settings/entries.ts';
import type { Remembered } from '../../engine/protocol/settings.ts';
import { createStore, type Store } from '../store/store.ts';
import type { Memory } from './memory.ts';

/** Has the host remember a value, null to forget it. */
export type Tell = (key: string, value: unknown) => void;

/** A memory that has a host behind it, where there is one: a guest's page has none, and keeps to its browser. */
export interface HouseMemory extends Memory {
  /** How often what is known became another thing without this window's doing, because its host was heard for the first time. */
  readonly arrivals: Store<number>;
  /** The window's own host can be heard (again), and says what it remembers. */
  meet(remembered: Remembered, tell: Tell): void;
  /** Something was remembered there, by this window or by another one. */
  hear(key: string, value: unknown): void;
  /** The host cannot be heard. */
  part(): void;
  /** Called with the key of whatever became another thing without this window's doing. */
  watch(watcher: (key: string) => void): void;
}

/**
 * A memory over that of the browser. The host's word counts more than the browser's, except for what was changed here and
 * has not come back from there yet; what only the browser knows is brought to the host.
 * @param games the ids of all games
 */
export function houseMemory(local: Memory, games: readonly string[]): HouseMemory {
  const keys = entriesFor(games).map(({ key }) => key);
  const arrivals = createStore(0);
  const watchers = new Set<(key: string) => void>();
  /** Changes of this window that have not come back from the host, as text; the newest of each key. */
  const onTheirWay = new Map<string, string>();
  /** What the browser did not keep, as in private windows: known as long as the page. */
  const known = new Map<string, unknown>();
  let tell: Tell | null = null;
  let hasMet = false;

  const read = (key: string): unknown => (known.has(key) ? known.get(key) : local.read(key));
  const put = (key: string, value: unknown): void => {
    local.keep(key, value);
    if (textOf(local.read(key)) === textOf(value)) known.delete(key);
    else known.set(key, value);
  };
  const send = (key: string, value: unknown): void => {
    onTheirWay.set(key, textOf(value));
    tell?.(key, value);
  };
  /** Answers whether that is news. */
  const learn = (key: string, value: unknown): boolean => {
    if (textOf(value) === textOf(read(key))) return false;
    put(key, value);
    for (const watcher of watchers) watcher(key);
    return true;
  };

  return {
    arrivals,
    read,
    keep(key, value) {
      if (textOf(value) === textOf(read(key))) return;
      put(key, value);
      send(key, value);
    },
    meet(remembered, tellHost) {
      tell = tellHost;
      let isNews = false;
      for (const [key, value] of Object.entries(remembered)) {
        if (!onTheirWay.has(key)) isNews = learn(key, value) || isNews;
      }
      const theirs = new Set(Object.keys(remembered));
      const own = keys.filter((key) => !theirs.has(key) && read(key) !== null);
      for (const key of new Set([...onTheirWay.keys(), ...own])) send(key, read(key));
      if (isNews && !hasMet) arrivals.change((count) => count + 1);
      hasMet = true;
    },
    hear(key, value) {
      const own = onTheirWay.get(key);
      // What was changed here since comes there later, and stays.
      if (own === undefined) learn(key, value);
      else if (own === textOf(value)) onTheirWay.delete(key);
    },
    part() {
      tell = null;
    },
    watch: (watcher) => void watchers.add(watcher),
  };
}

/** What is not there is as null. */
function textOf(value: unknown): string {
  return JSON.stringify(value ?? null);
}
