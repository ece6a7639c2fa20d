// What every view holds, whatever the game; each game adds its own fields.
import type { Question } from './question.ts';
import type { Seat, Viewer } from './seat.ts';

/** The part of a seat that every game shows to everybody. */
export interface SeatView {
  /** Points so far; what that means is the game's. */
  readonly score: number;
  /** Cards in hand, row or field. */
  readonly cards: number;
}

/** How a game ended. */
export interface Result {
  /** Ascending; several when the victory is shared. */
  readonly winners: readonly Seat[];
  /** By seat. */
  readonly scores: readonly number[];
  /** Why these won: a key of the game's vocabulary, which `describe` turns into a sentence. */
  readonly reason: string;
}

/** What one viewer may know at one moment. Built field by field, never by taking things out of a state. */
export interface View<S extends SeatView = SeatView> {
  readonly game: string;
  readonly viewer: Viewer;
  /** The chart state in dotted form, such as `hand.trick.playing`. */
  readonly phase: string;
  /** Indexed by seat; the same for every viewer. */
  readonly seats: readonly S[];
  /** Who is still to decide, ascending. */
  readonly awaiting: readonly Seat[];
  /** What the viewer's own seat is asked; null when it is not asked. */
  readonly question: Question | null;
  readonly result: Result | null;
}
