// The place in the address: `#new`, `#table=ID`, `#rules=GAME/CHAPTER`, nothing for home; so that reload and "back" do what they say.
import { GAMES_WITH_WORDS } from '../../engine/games/words.ts';
import type { Place } from '../store/state.ts';

const TABLE = '#table=';
const SETUP = '#new';
const RULES = '#rules=';

/** The place that a hash names; home when it names none. */
export function parsePlace(hash: string): Place {
  if (hash === SETUP) return { at: 'setup' };
  if (hash.startsWith(TABLE) && hash.length > TABLE.length) {
    const id = decoded(hash.slice(TABLE.length));
    if (id !== null) return { at: 'table', id };
  }
  if (hash.startsWith(RULES)) {
    const [game = '', chapter = ''] = hash.slice(RULES.length).split('/').map(decoded);
    // Rules of a game that nobody knows are nowhere.
    if (game && GAMES_WITH_WORDS.some((known) => known === game))
      return { at: 'rules', game, chapter: chapter || null };
  }
  return { at: 'home' };
}

/** Null when the text is not what `encodeURIComponent` makes, such as in an address that was cut off. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The hash of a place. */
export function formatPlace(place: Place): string {
  switch (place.at) {
    case 'home':
      return '';
    case 'setup':
      return SETUP;
    case 'table':
      return TABLE + encodeURIComponent(place.id);
    case 'rules': {
      const chapter = place.chapter === null ? '' : `/${encodeURIComponent(place.chapter)}`;
      return RULES + encodeURIComponent(place.game) + chapter;
    }
  }
}
