// The back of a card: silk woven with a sign, large in the middle. Where the sign is a suit's, any strip of it tells the suit.
import { type Box, type Brush, fillRounded, inset, shape, strokeRounded } from '../paint/brush.ts';
import { cornerOf, HAIRLINE } from './card-size.ts';
import { FOLD, GOLD, ON_SILK, RIM, SILK, type Silk } from './palette.ts';
import { laySilk } from './silk.ts';
import { SYMBOL } from './symbols.ts';

/** Below this width, in px, a back has no pattern. */
const SMALL_BACK = 40;
/** Symbols of the pattern in a line. */
const IN_LINE = 5;

/** What a back is woven of. */
export interface Weave {
  readonly silk: Silk;
  /** Path data in a square of 100 by 100. */
  readonly sign: string;
  readonly ink: string;
  /** The fine lines along its edge. */
  readonly rule: string;
}

export function paintBack(brush: Brush, silk: Silk, width: number, height: number): void {
  const ink = ON_SILK[silk];
  paintWoven(brush, { silk, sign: SYMBOL[silk], ink, rule: silk === 'R' ? GOLD : `${ink}8c` }, width, height);
}

export function paintWoven(brush: Brush, weave: Weave, width: number, height: number): void {
  const { silk, sign, ink, rule } = weave;
  const rim = Math.max(1.5, width / 30);
  const whole: Box = [0, 0, width, height];
  fillRounded(brush, whole, cornerOf(width), RIM);
  strokeRounded(brush, inset(whole, 0.5), cornerOf(width), HAIRLINE, 1);
  const ground = inset(whole, rim);
  laySilk(brush, silk, ground, cornerOf(width) - rim / 2);
  if (width >= SMALL_BACK) {
    paintDamask(brush, weave, ground);
    strokeRounded(
      brush,
      inset(ground, width / 34),
      cornerOf(width) * 0.55,
      rule,
      Math.max(0.75, width / 110),
    );
    paintMedallion(brush, silk, width / 2, height / 2, 0.335 * width, rule);
  }
  shape(brush, sign, width / 2, height / 2, (width >= SMALL_BACK ? 0.44 : 0.56) * width, ink);
  paintCorners(brush, weave, width, height, rim);
}

/** The symbol, small, again and again, tone on tone; every other line by half a step to the side. */
function paintDamask(brush: Brush, { silk, sign }: Weave, [left, top, width, height]: Box): void {
  const pitch = width / IN_LINE;
  const lines = Math.ceil(height / (pitch * 0.72)) + 1;
  brush.save();
  brush.beginPath();
  brush.roundRect(left, top, width, height, width / 16);
  brush.clip();
  for (let line = 0; line < lines; line += 1) {
    const shift = line % 2 === 0 ? 0.5 : 0;
    for (let column = 0; column <= IN_LINE; column += 1) {
      const [x, y] = [left + (column + shift) * pitch, top + line * pitch * 0.72];
      shape(brush, sign, x + width / 90, y + width / 90, pitch * 0.56, FOLD[silk].shade);
      shape(brush, sign, x, y, pitch * 0.56, FOLD[silk].light);
    }
  }
  brush.restore();
}

/** A calm ground with a scalloped edge. */
function paintMedallion(brush: Brush, silk: Silk, x: number, y: number, radius: number, rule: string): void {
  const scallops = 20;
  brush.beginPath();
  for (let index = 0; index < scallops; index += 1) {
    const [from, to] = [index, index + 1].map((step) => (step * 2 * Math.PI) / scallops) as [number, number];
    const middle = (from + to) / 2;
    if (index === 0) brush.moveTo(x + Math.cos(from) * radius, y + Math.sin(from) * radius);
    brush.quadraticCurveTo(
      x + Math.cos(middle) * radius * 1.16,
      y + Math.sin(middle) * radius * 1.16,
      x + Math.cos(to) * radius,
      y + Math.sin(to) * radius,
    );
  }
  brush.closePath();
  brush.fillStyle = SILK[silk];
  brush.fill();
  brush.strokeStyle = rule;
  brush.lineWidth = Math.max(0.75, radius / 34);
  brush.stroke();
  brush.beginPath();
  brush.arc(x, y, radius * 0.93, 0, 2 * Math.PI);
  brush.lineWidth = Math.max(0.5, radius / 60);
  brush.stroke();
}

/** The symbol in every corner, on a ground without pattern. */
function paintCorners(
  brush: Brush,
  { silk, sign, ink }: Weave,
  width: number,
  height: number,
  rim: number,
): void {
  const size = Math.max(0.19 * width, Math.min(13, 0.32 * width));
  const [dx, dy] = [rim + size * 0.78, rim + size * 0.8];
  for (const [x, y] of [
    [dx, dy],
    [width - dx, dy],
    [dx, height - dy],
    [width - dx, height - dy],
  ] as const) {
    if (width >= SMALL_BACK) {
      brush.beginPath();
      brush.arc(x, y, size * 0.7, 0, 2 * Math.PI);
      brush.fillStyle = SILK[silk];
      brush.fill();
    }
    shape(brush, sign, x, y, size, ink);
  }
}
