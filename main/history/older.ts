// Finished games of an older version of the program, which nothing is remembered of: played again, and remembered from then on.
import { games, isGameId } from '../../engine/games/registry.ts';
import { recordOf } from '../../engine/history/record-of.ts';
import type { GameRecord } from '../../engine/history/record.ts';
import { replayJournal } from '../../engine/journal/replay.ts';
import type { AnyGame } from '../../engine/session/session.ts';
import type { Result } from '../../engine/core/view.ts';
import { logged } from '../problem.ts';
import type { Storage } from '../storage/port.ts';

export interface OlderGames {
  /** How many are still to be read. Begins to read them where there are any, one in each turn of the event loop. */
  left(): number;
}

/** @param changes grows when games may have come that nothing is remembered of */
export function olderGames(storage: Storage, changes: () => number, log: (line: string) => void): OlderGames {
  /** Those of which nothing can be known; they are not tried again while the program runs. */
  const skipped = new Set<string>();
  let waiting: string[] = [];
  let seen = -1;

  const readOne = async (): Promise<void> => {
    const table = waiting[0];
    if (table === undefined) return;
    try {
      const record = recordIn(storage, table);
      if (record) await storage.record(record);
      else skipped.add(table);
    } catch (error) {
      skipped.add(table);
      log(`The result of the finished table ${table} could not be read: ${logged(error)}`);
    }
    waiting = waiting.slice(1);
    if (waiting.length > 0) soon();
  };
  const soon = (): void => void setImmediate(() => void readOne());

  return {
    left() {
      if (waiting.length === 0 && seen !== changes()) {
        seen = changes();
        waiting = storage.unrecorded().filter((table) => !skipped.has(table));
        if (waiting.length > 0) soon();
      }
      return waiting.length;
    },
  };
}

/** What there is to remember of a finished game; null for one that was closed before its end, or that is not known here. */
function recordIn(storage: Storage, id: string): GameRecord | null {
  const table = storage.table(id);
  if (!table || !isGameId(table.header.game)) return null;
  const entries = storage.entries(id);
  const end = entries.at(-1);
  if (end?.kind !== 'end' || end.reason !== 'over') return null;
  const { header, since } = table;
  const game: AnyGame = games[header.game as keyof typeof games];
  const replayed = replayJournal(game, { parlor: 'journal', header, entries }, 'compiled');
  if (replayed.problem !== null) return null;
  const { session, moves, seats } = replayed;
  const result = game.result(session.state) as Result | null;
  return (
    result && recordOf({ table: id, game: game.id, since, at: end.at, moves: moves.length, seats }, result)
  );
}
