// All pictures of the cards, by code.
import { star } from './draw.ts';
import type { Emblem, Emblems } from './emblem.ts';

export const EMBLEMS: Emblems = {};

/** A picture while a card's own is not drawn yet. */
const STAR: Emblem = { sky: 'midnight', rays: true, shapes: [{ d: star(50, 50, 40, 17), fill: 'gold' }] };

/** The picture of a card of either deck. */
export function emblemOf(code: string): Emblem {
  return EMBLEMS[code] ?? STAR;
}
