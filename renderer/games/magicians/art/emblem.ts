// What a picture on a poster is made of: a sky, and flat shapes before it, in a square of 100 by 100.
import type { Shape } from '../../parts/drawn/shape.ts';

/** The colour that the sky behind a picture is printed in. */
export type Sky = 'crimson' | 'forest' | 'azure' | 'plum' | 'amber' | 'midnight' | 'smoke';

/** The picture of one card, back to front. Its main shape is to be told at 28 px. */
export interface Emblem {
  readonly sky: Sky;
  /** Rays of light behind the picture, as on posters of the time; left out for a plain sky. */
  readonly rays?: true;
  readonly shapes: readonly Shape[];
}

/** The pictures of some cards, by code; each is made when it is first shown, because home opens before any card is. */
export type Emblems = Readonly<Record<string, () => Emblem>>;
