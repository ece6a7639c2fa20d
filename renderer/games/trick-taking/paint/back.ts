// The back of Trick-Taking's cards: black silk with a gold rule, and the top hat in a medallion.
import { cornerOf, HAIRLINE } from '../../../stage/cards/card-size.ts';
import { GOLD, RIM } from '../../../stage/cards/palette.ts';
import { laySilk } from '../../../stage/cards/silk.ts';
import {
  type Box,
  type Brush,
  fillRounded,
  inset,
  shape,
  strokeRounded,
} from '../../../stage/paint/brush.ts';
import { HAT_SIGN } from './hat-shape.ts';

export function paintBack(brush: Brush, width: number, height: number): void {
  const rim = Math.max(1.5, width / 30);
  const whole: Box = [0, 0, width, height];
  fillRounded(brush, whole, cornerOf(width), RIM);
  strokeRounded(brush, inset(whole, 0.5), cornerOf(width), HAIRLINE, 1);
  const ground = inset(whole, rim);
  laySilk(brush, 'K', ground, cornerOf(width) - rim / 2);
  strokeRounded(brush, inset(ground, width / 30), cornerOf(width) * 0.5, GOLD, Math.max(0.75, width / 110));
  shape(brush, HAT_SIGN, width / 2, height / 2, width * 0.56, GOLD);
}
