// Makes the record of a game that has just ended.
import type { Result } from '../core/view.ts';
import type { SeatRecord } from '../journal/journal.ts';
import type { GameRecord } from './record.ts';

/** What a table knows of itself when its game ends. */
export interface Ended {
  readonly table: string;
  readonly game: string;
  /** When it was opened and when it ended, in milliseconds since 1970. */
  readonly since: number;
  readonly at: number;
  /** How many moves count. */
  readonly moves: number;
  /** Who sits there at the end. */
  readonly seats: readonly SeatRecord[];
}

/** The record of a game with its result. */
export function recordOf({ table, game, since, at, moves, seats }: Ended, result: Result): GameRecord {
  return {
    table,
    game,
    since,
    at,
    moves,
    reason: result.reason,
    players: seats.map(({ name, kind, bot }, seat) => ({
      name,
      kind: kind === 'bot' ? 'bot' : 'person',
      bot,
      score: result.scores[seat] ?? 0,
      won: result.winners.includes(seat),
    })),
  };
}
