// For tests: journals of games that were played at random, whole or in part, with moves taken back on the way.
import { fastRandom } from '../chance/fast.ts';
import { pick } from '../chance/random.ts';
import type { AnyMove } from '../core/game.ts';
import type { Seat } from '../core/seat.ts';
import type { AnyGame } from '../session/session.ts';
import { JOURNAL_FORMAT, type Journal, type JournalEntry } from './journal.ts';
import { checkOf, openHeader, playAgain } from './replay.ts';

export interface PlayedWishes {
  readonly seats: number;
  /** Decides the deal and the moves. */
  readonly seed: number;
  /** So many moves are made; all of the game where it is left out. */
  readonly moves?: number;
  /** At so many places the last moves, three at most, are taken back and others made. */
  readonly undos?: number;
  readonly options?: Record<string, unknown>;
}

/** The time of an entry: a second after the one before, in milliseconds since 1970. */
export function timeOf(n: number): number {
  return 1_000_000 + n * 1000;
}

/** Plays a game at random and keeps its journal. */
export function playedJournal(game: AnyGame, wishes: PlayedWishes): Journal {
  const { seats, seed, moves = Infinity, undos = 0, options = {} } = wishes;
  const random = fastRandom(seed);
  const header: Journal['header'] = {
    format: JOURNAL_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      kind: 'person',
      bot: null,
    })),
    options,
    seed: `played/${seed}`,
    setup: {},
    decks: [],
  };
  const entries: JournalEntry[] = [];
  let left: { n: number; seat: Seat; move: AnyMove }[] = [];
  let session = openHeader(game, header, 'compiled');
  let undosLeft = undos;
  const stamp = (): { n: number; at: number } => ({ n: entries.length + 1, at: timeOf(entries.length + 1) });
  while (left.length < moves) {
    const awaiting = game.awaiting(session.state) as Seat[];
    if (awaiting.length === 0) break;
    if (undosLeft > 0 && left.length >= 6 && random.below(8) === 0) {
      undosLeft -= 1;
      left = left.slice(0, left.length - 1 - random.below(3));
      entries.push({ ...stamp(), kind: 'undo', to: left.at(-1)?.n ?? 0, seat: pick(awaiting, random) });
      session = playAgain(game, header, left, 'compiled');
      continue;
    }
    const seat = pick(awaiting, random);
    const move = game.randomMove(session.state, seat, random) as AnyMove;
    const { refusal } = session.accept(seat, move);
    if (refusal) throw new Error(`A random move was refused: ${refusal.code}.`);
    const made = stamp();
    entries.push({
      ...made,
      kind: 'move',
      seat,
      move: { ...move },
      id: `m${made.n}`,
      check: checkOf(session.state),
    });
    left.push({ n: made.n, seat, move });
  }
  if (game.result(session.state)) entries.push({ ...stamp(), kind: 'end', reason: 'over' });
  return { parlor: 'journal', header, entries };
}
