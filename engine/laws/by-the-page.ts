// A rules page against its game: a second reading of what is refused, and a second playing of what a move leads to.
import type { Random } from '../chance/random.ts';
import { clone } from '../core/clone.ts';
import type { AnyMove, AnyState } from '../core/game.ts';
import type { Seat } from '../core/seat.ts';
import { firstDifference } from './difference.ts';
import type { GamePromise } from './module.ts';
import { begin, nextRandomMove, type Playing } from './trial.ts';

/** A rules page as it was read a second time. */
export interface SecondReading<State extends AnyState, Move extends AnyMove> {
  /** One state in so many is looked at. */
  readonly oneIn: number;
  /** Through whose eyes it is looked at. */
  seats(state: State, random: Random): Iterable<Seat>;
  /** Who is asked, ascending; left out where the moves say enough. */
  asked?(state: State): readonly Seat[];
  /** Well-formed moves, good and bad. */
  attempts(state: State, seat: Seat, random: Random): Iterable<Move>;
  /** The code with which a well-formed move is refused; null when it is legal. */
  refused(state: State, seat: Seat, move: Move): string | null;
}

/** The reasons for which moves are refused. */
export function movesAreByThePage<State extends AnyState, Move extends AnyMove>(
  reading: SecondReading<State, Move>,
): GamePromise {
  return {
    says: 'a move is refused for the reason that a second reading of the page gives',

    check(trial) {
      const playing = begin(trial);
      let compared = 0;
      for (let next = nextRandomMove(playing); next; next = nextRandomMove(playing)) {
        if (playing.random.below(reading.oneIn) === 0) compared += compareRefusals(playing, reading);
        const { session } = playing;
        if (reading.refused(session.state as State, next.seat, next.move as Move) !== null)
          return playing.broken('page', `the page refuses ${JSON.stringify(next)}`);
        session.accept(next.seat, next.move);
      }
      compared += compareRefusals(playing, reading);
      return { games: 1, compared };
    },
  };
}

/** Looks at moves of all kinds; answers at how many. */
function compareRefusals<State extends AnyState, Move extends AnyMove>(
  { session, random, broken }: Playing,
  reading: SecondReading<State, Move>,
): number {
  const state = session.state as State;
  const asked = reading.asked?.(state);
  const awaiting = session.game.awaiting(state) as Seat[];
  if (asked && asked.join() !== awaiting.join())
    broken('page', `${awaiting.join()} are asked, by the page ${asked.join()}`);
  let compared = 0;
  for (const seat of reading.seats(state, random)) {
    for (const move of reading.attempts(state, seat, random)) {
      const said = session.explain(seat, move)?.code ?? null;
      const read = reading.refused(state, seat, move);
      if (said !== read)
        broken(
          'page',
          `${JSON.stringify(move)} of seat ${seat} is ${said ?? 'legal'}, and by the page ${read ?? 'legal'}`,
        );
      compared += 1;
    }
  }
  return compared;
}

/** A rules page as it is played a second time. */
export interface SecondPlaying<State extends AnyState, Move extends AnyMove> {
  /** The state that a legal move of `seat` leads to; null where chance on the way hides it. `after`: where the game came to. */
  played(before: State, seat: Seat, move: Move, after: State): State | null;
  /** What of a state is compared. */
  comparable(state: State): object;
}

/** What every move of every game leads to. */
export function movesDoAsThePageSays<State extends AnyState, Move extends AnyMove>({
  played,
  comparable,
}: SecondPlaying<State, Move>): GamePromise {
  return {
    says: 'a move leads to where the page leads when it is played a second time',

    check(trial) {
      const playing = begin(trial);
      const { session, broken } = playing;
      let compared = 0;
      for (let next = nextRandomMove(playing); next; next = nextRandomMove(playing)) {
        const before = clone(session.state) as State;
        session.accept(next.seat, next.move);
        const after = session.state as State;
        const other = played(before, next.seat, next.move as Move, after);
        if (other === null) continue;
        const difference = firstDifference(comparable(after), comparable(other));
        if (difference)
          broken('page', `${JSON.stringify(next)} leads elsewhere by the page, at "${difference}"`);
        compared += 1;
      }
      return { games: 1, compared };
    },
  };
}
