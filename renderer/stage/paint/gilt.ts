// Gilding: ornament and rules as raised gold leaf, lit from the left above.
import type { Brush } from './brush.ts';
import type { Ornament } from './ornament.ts';

/** Gold from the light into the shadow. */
const LEAF = ['#fff0bf', '#e7bd62', '#a87a2c', '#e0b45a', '#7c5820'] as const;

/** A gradient of gold leaf between two points. */
export function goldLeaf(brush: Brush, x0: number, y0: number, x1: number, y1: number): CanvasGradient {
  const leaf = brush.createLinearGradient(x0, y0, x1, y1);
  LEAF.forEach((tone, index) => leaf.addColorStop(index / (LEAF.length - 1), tone));
  return leaf;
}

/** Polished brass from the light into the shadow; ink on it has a contrast of more than 4.5 to 1 everywhere. */
export const BRASS = ['#fff0bd', '#e9bd5c', '#f6d88c', '#c99a3c'] as const;

/** Brass that is engraved with something, between two points. */
export function polished(brush: Brush, x0: number, y0: number, x1: number, y1: number): CanvasGradient {
  const metal = brush.createLinearGradient(x0, y0, x1, y1);
  BRASS.forEach((tone, index) => metal.addColorStop(index / (BRASS.length - 1), tone));
  return metal;
}

/** Draws an ornament gilded, its left upper corner at `(x, y)`; a negative scale mirrors it to the other side of there. */
export function gild(
  brush: Brush,
  { path, width, height }: Ornament,
  at: { x: number; y: number; scaleX: number; scaleY: number },
): void {
  const shape = new Path2D(path);
  const draw = (dx: number, dy: number, style: string | CanvasGradient): void => {
    brush.save();
    brush.translate(at.x + dx, at.y + dy);
    brush.scale(at.scaleX, at.scaleY);
    brush.fillStyle = style;
    brush.fill(shape);
    brush.restore();
  };
  const depth = Math.max(0.6, Math.abs(at.scaleX) * 1.1);
  draw(depth, depth * 1.3, 'rgba(2, 3, 10, 0.7)');
  // The light falls from the left above, whichever way the ornament is turned.
  const [left, right] = at.scaleX > 0 ? [0, width] : [width, 0];
  const [top, bottom] = at.scaleY > 0 ? [0, height] : [height, 0];
  draw(0, 0, goldLeaf(brush, left, top, right, bottom));
}
