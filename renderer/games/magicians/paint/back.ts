// The back of the Trick Deck: red silk, woven with a magician's wand and star in gold.
import { paintWoven, type Weave } from '../../../stage/cards/back.ts';
import { GOLD } from '../../../stage/cards/palette.ts';
import type { Brush } from '../../../stage/paint/brush.ts';
import { polygon, star } from '../../parts/drawn/draw.ts';

/** A wand with a star at its tip. */
export const WAND = star(66, 32, 33, 13.5, 5, 20) + polygon([8, 86], [44, 45], [53, 53], [17, 95]);

const WEAVE: Weave = { silk: 'R', sign: WAND, ink: GOLD, rule: GOLD };

export function paintBack(brush: Brush, width: number, height: number): void {
  paintWoven(brush, WEAVE, width, height);
}
