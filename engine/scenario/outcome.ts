// What a scenario came to, as it is printed: one plain object with its keys in a fixed order.
import type { Say } from '../language/say.ts';
import { allSeats, WATCHER, type Seat } from '../core/seat.ts';
import type { Result, View } from '../core/view.ts';
import type { AnyState } from '../core/game.ts';
import type { AnyGame, Session } from '../session/session.ts';
import type { RefusedMove } from './run.ts';
import { HOST, type Onlooker } from './scenario.ts';

/** What is printed of a moment. The order of the keys is part of the contract. */
export interface Outcome {
  readonly status: Status;
  readonly awaiting: readonly Seat[];
  /** Accepted moves so far. */
  readonly version: number;
  readonly phase: string;
  readonly result: Result | null;
  readonly refused: { readonly index: number; readonly code: string; readonly reason: string } | null;
  readonly view: View | HostView;
}

export type Status = 'playing' | 'over';

/** What the host sees: what every view shows to everybody, and the whole state as the engine holds it. */
export interface HostView extends Omit<View, 'viewer' | 'question'> {
  readonly viewer: typeof HOST;
  readonly state: AnyState;
}

/** How a moment looks to `onlooker`; sentences are made with `say`. */
export function outcomeOf(
  session: Session,
  refused: RefusedMove | null,
  onlooker: Onlooker,
  say: Say,
): Outcome {
  const { game, state } = session;
  return {
    status: statusOf(game, state),
    awaiting: game.awaiting(state),
    version: session.moves,
    phase: state.phase,
    result: resultOf(game, state, say),
    refused: refused && {
      index: refused.index,
      code: refused.refusal.code,
      reason: game.describe.refusal(say, refused.refusal, mayHearAll(refused, onlooker) ? 'mover' : 'others'),
    },
    view: onlooker === HOST ? hostView(game, state) : (game.viewFor(state, onlooker) as View),
  };
}

/** Whether the facts of a refusal may be told: they are the mover's own. */
function mayHearAll(refused: RefusedMove, onlooker: Onlooker): boolean {
  return onlooker === HOST || onlooker === refused.seat;
}

/** Whether a game goes on. */
export function statusOf(game: AnyGame, state: AnyState): Status {
  return game.compiled.isFinal(state.phase) ? 'over' : 'playing';
}

/** What seats are called where nobody has a name: by their number, from 0, as everywhere in scenarios. */
export function seatNames(seats: number): string[] {
  return allSeats(seats).map((seat) => `Seat ${seat}`);
}

/** How a game ended, its reason as a sentence that names seats by their number; null while it goes on. */
export function resultOf(game: AnyGame, state: AnyState, say: Say): Result | null {
  const result = game.result(state);
  if (!result) return null;
  const names = seatNames(state.seats);
  return {
    winners: result.winners,
    scores: result.scores,
    reason: game.describe.result(say, result, names),
  };
}

function hostView(game: AnyGame, state: AnyState): HostView {
  const { phase, seats, awaiting, result } = game.viewFor(state, WATCHER) as View;
  return { game: game.id, viewer: HOST, phase, seats, awaiting, result, state };
}
