// What was taken back in a game: which moves still count, which no longer do, and where those stood.
import type { AnyEvent, AnyHappening } from '../core/game.ts';
import type { Seat, Viewer } from '../core/seat.ts';
import type { Undone } from '../protocol/kept.ts';
import type { AnyGame } from '../session/session.ts';
import type { ReplayedMove } from './replay.ts';

/** Moves that were made one after the other and taken back together. */
export interface TakenBack {
  /** So many of the moves that count were made before them. */
  readonly after: number;
  /** Who took them back. */
  readonly seat: Seat;
  readonly moves: readonly ReplayedMove[];
}

/** A game as its journal tells it, with what was taken back. */
export interface Course {
  /** The moves that count, in order. */
  readonly moves: readonly ReplayedMove[];
  /** What was taken back, in the order in which it was made; of moves before and after others that had been, a part each. */
  readonly taken: readonly TakenBack[];
}

/** The course after `seat` took back all but the first `left` moves. */
export function takeBack({ moves, taken }: Course, left: number, seat: Seat): Course {
  const parts: TakenBack[] = [];
  let from = left;
  const take = (until: number): void => {
    if (until > from) parts.push({ after: left, seat, moves: moves.slice(from, until) });
    from = Math.max(from, until);
  };
  for (const part of taken.filter(({ after }) => after > left)) {
    take(part.after);
    parts.push({ ...part, after: left });
  }
  take(moves.length);
  return {
    moves: moves.slice(0, left),
    taken: [...taken.filter(({ after }) => after <= left), ...parts],
  };
}

/**
 * What was taken back as one viewer heard it, placed among all events of the moves that count.
 * @param opening what happened when the game began
 */
export function undoneFor(
  game: AnyGame,
  opening: readonly AnyHappening[],
  { moves, taken }: Course,
  viewer: Viewer,
): Undone[] {
  const heard = (happenings: readonly AnyHappening[]): AnyEvent[] =>
    game.eventsFor(happenings, viewer) as AnyEvent[];
  let at = heard(opening).length;
  let counted = 0;
  return taken.map((part) => {
    for (const { happenings } of moves.slice(counted, part.after)) at += heard(happenings).length;
    counted = Math.max(counted, part.after);
    const events = heard(part.moves.flatMap(({ happenings }) => happenings));
    return {
      at,
      seat: part.seat,
      moves: part.moves.length,
      events: events.map((event) => ({ ...event })),
    };
  });
}
