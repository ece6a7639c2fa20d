// Sentences for what could not be done.
import { GAMES_WITH_WORDS } from '../games/words.ts';
import type { TroubleCode } from '../protocol/trouble.ts';
import type { Facts, Say } from './say.ts';

/** What could not be done: a host's trouble, or something that it said and this page cannot read. */
export interface Trouble {
  readonly code: TroubleCode | 'unreadable';
  readonly facts: Facts;
}

/** The sentence of a trouble. */
export function troubleSentence(say: Say, { code, facts }: Trouble): string {
  return say(`trouble.${code}`, withTitle(say, facts));
}

/** Facts name a game by its id; people know it by its title, unless this copy does not have it. */
function withTitle(say: Say, facts: Facts): Facts {
  const known = GAMES_WITH_WORDS.find((id) => id === facts['game']);
  return known ? { ...facts, game: say(`${known}.title`) } : facts;
}
