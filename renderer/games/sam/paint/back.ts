// The back of the deck on a canvas.
import { cornerOf, HAIRLINE } from '../../../stage/cards/card-size.ts';
import { RIM } from '../../../stage/cards/palette.ts';
import {
  type Box,
  type Brush,
  fillRounded,
  inset,
  shape,
  strokeRounded,
} from '../../../stage/paint/brush.ts';
import { GROUND, lattice, THREAD, WANDS } from '../art/back.ts';

/** Below this width, in px, a back has a coarser lattice and no oval. */
const SMALL_BACK = 46;

export function paintBack(brush: Brush, width: number, height: number): void {
  const whole: Box = [0, 0, width, height];
  const breadth = Math.min(width, height);
  fillRounded(brush, whole, cornerOf(width), RIM);
  strokeRounded(brush, inset(whole, 0.5), cornerOf(width), HAIRLINE, 1);
  const ground = inset(whole, Math.max(2, breadth / 22));
  const corner = Math.max(1, cornerOf(width) - breadth / 22);
  fillRounded(brush, ground, corner, GROUND);
  const isSmall = breadth < SMALL_BACK;
  brush.save();
  brush.beginPath();
  brush.roundRect(...ground, corner);
  brush.clip();
  brush.strokeStyle = THREAD;
  brush.globalAlpha = 0.55;
  brush.lineWidth = Math.max(0.75, breadth / 110);
  brush.stroke(new Path2D(lattice(...ground, isSmall ? 4 : 8)));
  brush.restore();
  const [x, y] = [width / 2, height / 2];
  brush.beginPath();
  brush.ellipse(x, y, breadth * 0.3, breadth * 0.36, 0, 0, 2 * Math.PI);
  brush.fillStyle = GROUND;
  brush.fill();
  brush.strokeStyle = THREAD;
  brush.lineWidth = Math.max(1, breadth / 60);
  brush.stroke();
  shape(brush, WANDS, x, y, breadth * 0.4, THREAD);
  if (!isSmall)
    strokeRounded(brush, inset(ground, breadth / 36), corner * 0.6, THREAD, Math.max(0.75, breadth / 110));
}
