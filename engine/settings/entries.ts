// Everything that windows of this program remember at their host. What is kept under another key is left as it is.
import type { Entry } from './entry.ts';
import { lookEntry } from './look.ts';
import { replayEntry } from './replay.ts';
import { formEntry, lastGameEntry, nameEntry } from './tables.ts';

/** @param games the ids of all games */
export function entriesFor(games: readonly string[]): readonly Entry<object>[] {
  return [lookEntry, replayEntry, lastGameEntry, nameEntry, ...games.map(formEntry)];
}
