// The place in the address: `#new`, `#table=ID`, nothing for home; so that reload and "back" do what they say.
import type { Place } from '../store/state.ts';

const TABLE = '#table=';
const SETUP = '#new';

/** The place that a hash names. */
export function parsePlace(hash: string): Place {
  if (hash === SETUP) return { at: 'setup' };
  if (hash.startsWith(TABLE) && hash.length > TABLE.length) {
    return { at: 'table', id: decodeURIComponent(hash.slice(TABLE.length)) };
  }
  return { at: 'home' };
}

/** The hash of a place. */
export function formatPlace(place: Place): string {
  if (place.at === 'setup') return SETUP;
  return place.at === 'table' ? TABLE + encodeURIComponent(place.id) : '';
}
