// Printed pictures on a canvas.
import type { Brush } from '../../../stage/paint/brush.ts';
import { INK_OF } from './inks.ts';
import { type Shape, widthOf } from './shape.ts';

/** Paints shapes, back to front, in the units of the brush, whose lines shall be round. */
export function paintShapes(
  brush: Brush,
  shapes: readonly Shape[],
  paths: readonly Path2D[] = shapes.map(({ d }) => new Path2D(d)),
): void {
  shapes.forEach((shape, index) => {
    const path = paths[index]!;
    if (shape.fill !== undefined) {
      brush.fillStyle = INK_OF[shape.fill];
      brush.fill(path, shape.evenOdd === true ? 'evenodd' : 'nonzero');
    }
    if (shape.line === undefined) return;
    brush.strokeStyle = INK_OF[shape.line];
    brush.lineWidth = widthOf(shape);
    brush.stroke(path);
  });
}
