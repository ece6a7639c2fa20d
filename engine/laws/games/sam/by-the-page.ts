// The page of SAM against the game: what is refused, and what comes of a move.
import type { Move, State } from '../../../games/sam/types.ts';
import * as page from '../../by-the-page.ts';
import { attempts } from './attempts.ts';
import { playedByThePage } from './second-playing.ts';
import { askedByThePage, refusedByThePage } from './second-reading.ts';

export const movesAreByThePage = page.movesAreByThePage<State, Move>({
  oneIn: 12,
  // Who is asked, and somebody who may not be.
  seats: (state, random) => new Set([...askedByThePage(state), random.below(state.seats)]),
  asked: askedByThePage,
  attempts,
  refused: refusedByThePage,
});

export const movesDoAsThePageSays = page.movesDoAsThePageSays<State, Move>({
  played: playedByThePage,
  comparable,
});

/** A state without chance; once the game is won, without what would count for a next turn. */
function comparable({ chance: _chance, ...state }: State): object {
  return state.ended === null
    ? state
    : { ...state, quiet: 0, turnsDone: 0, acted: false, idle: [], attack: null };
}
