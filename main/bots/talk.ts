// What the host and the bots' worker say to each other: views and events go in, moves come out, a state never.
import type { AnyEvent } from '../../engine/core/game.ts';
import type { Seat } from '../../engine/core/seat.ts';
import type { View } from '../../engine/core/view.ts';

/** A bot at a seat, as the worker gets to know it. */
export interface BotSeat {
  /** Names this bot at this host. */
  readonly key: string;
  readonly game: string;
  /** The kind of bot. */
  readonly bot: string;
  readonly seat: Seat;
  readonly seed: number;
}

export type ToWorker =
  /** Seats a new bot that has seen nothing, in place of an earlier one of the same key. */
  | ({ readonly type: 'seat' } & BotSeat)
  | { readonly type: 'see'; readonly key: string; readonly view: View; readonly events: readonly AnyEvent[] }
  /** Asks for a move: at most `steps` steps of search, about `ms` milliseconds. */
  | {
      readonly type: 'choose';
      readonly key: string;
      readonly request: number;
      readonly steps: number;
      readonly ms: number;
    }
  | { readonly type: 'forget'; readonly key: string };

export type FromWorker =
  /** It has taken in all that was sent before and begins to think: from here on the time counts. */
  | { readonly type: 'begun'; readonly request: number }
  | { readonly type: 'chose'; readonly request: number; readonly move: unknown }
  | { readonly type: 'failed'; readonly request: number; readonly what: string };
