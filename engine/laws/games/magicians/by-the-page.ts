// The page of Magicians against the game: what is refused, and what comes of a move.
import type { Move, State } from '../../../games/magicians/types.ts';
import * as page from '../../by-the-page.ts';
import { attempts } from './attempts.ts';
import { playedByThePage } from './second-playing.ts';
import { refusedByThePage } from './second-reading.ts';

export const movesAreByThePage = page.movesAreByThePage<State, Move>({
  oneIn: 8,
  seats: ({ turn, seats }) => [turn, (turn + 1) % seats],
  attempts,
  refused: refusedByThePage,
});

export const movesDoAsThePageSays = page.movesDoAsThePageSays<State, Move>({
  played: (before, _seat, move, after) => playedByThePage(before, move, after),
  comparable,
});

/** A state without chance, and without the order of cards where it means nothing. */
function comparable({ chance: _chance, random: _random, randomTaken: _taken, ...state }: State): object {
  const sorted = (cards: readonly number[]): number[] => cards.toSorted((one, other) => one - other);
  return {
    ...state,
    discard: sorted(state.discard),
    hands: state.hands.map(sorted),
    tricks: state.tricks.map(sorted),
    support: state.support.map(sorted),
  };
}
