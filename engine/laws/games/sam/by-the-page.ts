// The page against the game: what is allowed and refused is what a second reading of the page does, and so is what comes of it.
import { clone } from '../../../core/clone.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Move, State } from '../../../games/sam/types.ts';
import { firstDifference } from '../../difference.ts';
import type { GamePromise } from '../../module.ts';
import { begin, nextRandomMove, type Playing } from '../../trial.ts';
import { attempts } from './attempts.ts';
import { playedByThePage } from './second-playing.ts';
import { askedByThePage, refusedByThePage } from './second-reading.ts';

/** One state in so many is looked at. */
const ONE_IN = 12;

export const movesAreByThePage: GamePromise = {
  says: 'a move is refused for the reason that a second reading of the page gives',

  check(trial) {
    const playing = begin(trial);
    let compared = 0;
    for (let next = nextRandomMove(playing); next; next = nextRandomMove(playing)) {
      if (playing.random.below(ONE_IN) === 0) compared += compare(playing);
      const { session } = playing;
      if (refusedByThePage(session.state as State, next.seat, next.move as Move) !== null)
        return playing.broken('page', `the page refuses ${JSON.stringify(next)}`);
      session.accept(next.seat, next.move);
    }
    compared += compare(playing);
    return { games: 1, compared };
  },
};

/** Looks at moves of all kinds through the eyes of who is asked and of one who is not; answers how many. */
function compare({ session, random, broken }: Playing): number {
  const state = session.state as State;
  const asked = askedByThePage(state);
  const awaiting = session.game.awaiting(state) as Seat[];
  if (asked.join() !== awaiting.join())
    broken('page', `${awaiting.join()} are asked, by the page ${asked.join()}`);
  let compared = 0;
  for (const seat of new Set([...asked, random.below(state.seats)])) {
    for (const move of attempts(state, seat, random)) {
      const said = session.explain(seat, move)?.code ?? null;
      const read = refusedByThePage(state, seat, move);
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

/** Every move of every game. */
export const movesDoAsThePageSays: GamePromise = {
  says: 'a move leads to where the page leads when it is played a second time',

  check(trial) {
    const playing = begin(trial);
    const { session, broken } = playing;
    let compared = 0;
    for (let next = nextRandomMove(playing); next; next = nextRandomMove(playing)) {
      const before = clone(session.state) as State;
      session.accept(next.seat, next.move);
      const after = session.state as State;
      const other = playedByThePage(before, next.seat, next.move as Move, after);
      if (other === null) continue;
      const difference = firstDifference(comparable(after), comparable(other));
      if (difference)
        broken('page', `${JSON.stringify(next)} leads elsewhere by the page, at "${difference}"`);
      compared += 1;
    }
    return { games: 1, compared };
  },
};

/** A state without chance; once the game is won, without what would count for a next turn. */
function comparable({ chance: _chance, ...state }: State): object {
  return state.ended === null
    ? state
    : { ...state, quiet: 0, turnsDone: 0, acted: false, idle: [], attack: null };
}
