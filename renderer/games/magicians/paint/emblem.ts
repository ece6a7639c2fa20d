// The picture of a card on a canvas: its sky with rays of light, and its flat shapes within a thin unprinted line.
import type { Emblem, Sky } from '../art/emblem.ts';
import { rays } from '../../parts/drawn/draw.ts';
import { SKY_OF } from '../art/inks.ts';
import { paintShapes } from '../../parts/drawn/print.ts';
import { widthOf } from '../../parts/drawn/shape.ts';
import type { Box, Brush } from '../../../stage/paint/brush.ts';

/** How wide the unprinted line around a picture is, in the units of its square. */
export const KEY_LINE = 2.2;
/** How many rays there are, and how far they reach, in the units of the square. */
const [RAYS, REACH] = [14, 160];
/** The rays around the middle of the picture, in its square. */
export const RAYS_PATH = rays(50, 50, 0, REACH, RAYS, 6);

/** Lays the sky into a box; a picture with rays has them around the middle of its own square. */
export function paintSky(
  brush: Brush,
  { sky, rays: hasRays }: Pick<Emblem, 'rays'> & { readonly sky: Sky },
  [left, top, width, height]: Box,
  [x, y, size]: Square,
): void {
  const { light, dark, ray } = SKY_OF[sky];
  const reach = Math.hypot(width, height) * 0.62;
  const glow = brush.createRadialGradient(x + size / 2, y + size / 2, 0, x + size / 2, y + size / 2, reach);
  glow.addColorStop(0, light);
  glow.addColorStop(0.25, light);
  glow.addColorStop(1, dark);
  brush.fillStyle = glow;
  brush.fillRect(left, top, width, height);
  if (hasRays !== true) return;
  within(brush, [x, y, size], () => {
    brush.globalAlpha *= 0.5;
    brush.fillStyle = ray;
    brush.fill(new Path2D(RAYS_PATH));
  });
}

/** The upper left corner of a square, and how long its sides are. */
export type Square = readonly [x: number, y: number, size: number];

/** Paints the shapes of a picture into a square. */
export function paintEmblem(brush: Brush, { sky, shapes }: Emblem, square: Square): void {
  within(brush, square, () => {
    brush.lineJoin = 'round';
    brush.lineCap = 'round';
    const paths = shapes.map(({ d }) => new Path2D(d));
    brush.strokeStyle = SKY_OF[sky].key;
    shapes.forEach((shape, index) => {
      brush.lineWidth = widthOf(shape) + 2 * KEY_LINE;
      brush.stroke(paths[index]!);
    });
    paintShapes(brush, shapes, paths);
  });
}

/** Paints in a square of 100 by 100. */
export function within(brush: Brush, [x, y, size]: Square, paint: () => void): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(size / 100, size / 100);
  paint();
  brush.restore();
}
