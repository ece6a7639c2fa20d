// What comes of looking at a `.parlor` file: what it holds, or where it is damaged.
import type { Journal } from '../../../engine/journal/journal.ts';
import type { Replayed } from '../../../engine/journal/replay.ts';
import type { Sight } from '../../../engine/journal/sight.ts';
import { troubled, type Trouble } from '../../table/trouble.ts';

/** A file that holds what it says. */
export type CheckedFile =
  | { readonly kind: 'journal'; readonly journal: Journal; readonly replayed: Replayed }
  | { readonly kind: 'sight'; readonly sight: Sight };

/** The file cannot be read at a place, such as `entries[3].move`. */
export function damagedAt(place: string): Trouble {
  return troubled('file-damaged', { place: place.slice(0, 120) });
}
