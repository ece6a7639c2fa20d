// The back of Trick-Taking's cards: black silk, woven with the top hat in gold.
import { paintWoven, type Weave } from '../../../stage/cards/back.ts';
import { GOLD } from '../../../stage/cards/palette.ts';
import type { Brush } from '../../../stage/paint/brush.ts';
import { HAT } from '../../parts/marks.ts';

const WEAVE: Weave = { silk: 'K', sign: HAT, ink: GOLD, rule: GOLD };

export function paintBack(brush: Brush, width: number, height: number): void {
  paintWoven(brush, WEAVE, width, height);
}
