// What a game is called whose id came over the network. Pure.
import { GAMES_WITH_WORDS } from '../../../engine/games/words.ts';
import type { Say } from '../../../engine/language/say.ts';

/** The title of a game; one that this copy does not know is named by its id. */
export function gameTitle(say: Say, game: string): string {
  const known = GAMES_WITH_WORDS.find((id) => id === game);
  return known ? say(`${known}.title`) : game;
}
