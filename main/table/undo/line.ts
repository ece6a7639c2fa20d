// The line that a game takes: the moves that count, what was taken back, and the session that stands at its end.
import type { AnyHappening } from '../../../engine/core/game.ts';
import type { JournalEntry, JournalHeader, SeatRecord } from '../../../engine/journal/journal.ts';
import { openHeader, playAgain, type ReplayedMove } from '../../../engine/journal/replay.ts';
import { takeBack, type Course } from '../../../engine/journal/undone.ts';
import type { Seat } from '../../../engine/core/seat.ts';
import type { Session } from '../../../engine/session/session.ts';
import type { WeighedMove } from './fairness.ts';

export interface Line {
  readonly session: Session;
  readonly course: Course;
  /** The moves that count, each with what fairness asks of it. */
  readonly weighed: readonly WeighedMove[];
  /** All that happened and was not taken back. */
  readonly past: readonly AnyHappening[];
  /** A move was made in the session. */
  add(move: ReplayedMove, weighed: WeighedMove): void;
  /** The line without all but the first `left` moves, which `seat` takes back; this one stays as it is. */
  back(left: number, seat: Seat): Line;
}

/** A line over a session that stands at its end. */
export function createLine(
  header: JournalHeader,
  session: Session,
  { moves: first, taken }: Course,
  weighings: readonly WeighedMove[],
): Line {
  const moves = [...first];
  const weighed = [...weighings];
  const past = [...session.opening, ...moves.flatMap(({ happenings }) => happenings)];
  return {
    session,
    course: { moves, taken },
    weighed,
    past,
    add(move, weight) {
      moves.push(move);
      weighed.push(weight);
      past.push(...move.happenings);
    },
    back(left, seat) {
      const course = takeBack({ moves, taken }, left, seat);
      const again = playAgain(session.game, header, course.moves, 'xstate');
      return createLine(header, again, course, weighed.slice(0, left));
    },
  };
}

/**
 * Weighs the moves of a journal: who sat there when each was made, and whether it told anybody anything. Of a game that is
 * over nothing is taken back, so none of its moves is looked at.
 */
export function weighAll(
  { game, state }: Session,
  header: JournalHeader,
  entries: readonly JournalEntry[],
  moves: readonly ReplayedMove[],
): WeighedMove[] {
  if (moves.length === 0 || game.result(state)) return [];
  const persons = madeByPersons(header.seats, entries);
  const session = openHeader(game, header, 'compiled');
  return moves.map(({ n, seat, move }) => {
    const isQuiet = game.quiet(session.state, seat, move);
    const { refusal } = session.accept(seat, move);
    if (refusal) throw new Error(`Move ${n} was refused when it was weighed: ${refusal.code}.`);
    return { seat, isPersons: persons.has(n), isQuiet };
  });
}

/** The numbers of the entries that are moves of people. */
function madeByPersons(first: readonly SeatRecord[], entries: readonly JournalEntry[]): Set<number> {
  const seats = [...first];
  const persons = new Set<number>();
  for (const entry of entries) {
    if (entry.kind === 'seat') seats[entry.seat] = entry.occupant;
    if (entry.kind === 'move' && seats[entry.seat]?.kind === 'person') persons.add(entry.n);
  }
  return persons;
}
