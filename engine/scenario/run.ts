// Plays a scenario move by move, up to its end or to the first move that is refused.
import type { AnyMove } from '../core/game.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/seat.ts';
import { openSession, type Executor, type Session } from '../session/session.ts';
import type { Scenario } from './scenario.ts';

/** The move that a scenario stopped at. */
export interface RefusedMove {
  readonly index: number;
  /** Whose move it was. */
  readonly seat: Seat;
  readonly refusal: Refusal;
}

/** One moment of a scenario: its start, after an accepted move, or at the refused one (then the state is that before it). */
export interface Moment {
  /** The same session in every moment; it goes on when the next moment is asked for. */
  readonly session: Session;
  /** The move that led here; null at the start and at a refusal. */
  readonly made: { readonly seat: Seat; readonly move: AnyMove } | null;
  readonly refused: RefusedMove | null;
}

/**
 * The moments of a scenario, each played when it is asked for.
 * @throws SetupError naming the place, at the start or when a list does not fit the shuffle that a move leads to
 */
export function* playScenario(scenario: Scenario, executor: Executor): Generator<Moment, void, undefined> {
  const session = openSession(scenario, executor);
  yield { session, made: null, refused: null };
  for (const [index, [seat, move]] of scenario.moves.entries()) {
    const answer = session.accept(seat, move);
    if (answer.refusal) {
      yield { session, made: null, refused: { index, seat, refusal: answer.refusal } };
      return;
    }
    yield { session, made: { seat, move: answer.move }, refused: null };
  }
}

/** The last moment of a scenario. @throws SetupError */
export function lastMoment(scenario: Scenario, executor: Executor): Moment {
  let last: Moment | null = null;
  for (const moment of playScenario(scenario, executor)) last = moment;
  if (last === null) throw new Error('A scenario has at least its start.');
  return last;
}
