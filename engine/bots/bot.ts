// The contract of a bot: it sees what its seat sees, remembers what it likes, and chooses a move inside a budget.
import type { AnyEvent, AnyMove } from '../core/game.ts';
import type { Seat } from '../core/seat.ts';
import type { View } from '../core/view.ts';

/** How long a bot may think. Tests, `simulate` and resume fix the steps, so that a choice can be repeated. */
export interface Budget {
  /** Steps of search at most; 1 or more. */
  readonly steps: number;
  /** Asked now and then; true: answer at once with the best so far. */
  shouldStop(): boolean;
}

/** A bot at one seat of one table. Its choices are a function of the views and events it was shown, its seed and its budget. */
export interface BotPlayer<V extends View, Event extends AnyEvent, Move extends AnyMove> {
  /** A view of its seat and the events that led to it; every one, in order. */
  see(view: V, events: readonly Event[]): void;
  /** A move that answers the question of the last view seen. */
  choose(budget: Budget): Move;
}

/** A kind of bot for one game. */
export interface BotKind<
  V extends View = View,
  Event extends AnyEvent = AnyEvent,
  Move extends AnyMove = AnyMove,
> {
  /** Such as `random` or `steady`. */
  readonly id: string;
  /** Seats a new player that has seen nothing. */
  seat(at: { readonly seat: Seat; readonly seed: number }): BotPlayer<V, Event, Move>;
}
