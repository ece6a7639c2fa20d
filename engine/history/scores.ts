// What the scores of a game say: there are games whose scores tell no more than who won.
import { GAMES_WITH_WORDS, words } from '../games/words.ts';

/** What the scores of a game count; null where they say nothing, and in a game that nobody here knows. */
export function scoresOf(game: string): 'points' | 'cards' | null {
  const known = GAMES_WITH_WORDS.find((id) => id === game);
  return known === undefined ? null : words[known].scores;
}
