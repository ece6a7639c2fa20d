// The place in the address: `#new`, `#table=ID`, nothing for home; so that reload and "back" do what they say.
import type { Place } from '../store/state.ts';

const TABLE = '#table=';
const SETUP = '#new';

/** The place that a hash names; home when it names none. */
export function parsePlace(hash: string): Place {
  if (hash === SETUP) return { at: 'setup' };
  if (hash.startsWith(TABLE) && hash.length > TABLE.length) {
    const id = decoded(hash.slice(TABLE.length));
    if (id !== null) return { at: 'table', id };
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
  if (place.at === 'setup') return SETUP;
  return place.at === 'table' ? TABLE + encodeURIComponent(place.id) : '';
}
