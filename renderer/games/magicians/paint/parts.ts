// Frames and ornaments on a canvas.
import type { Brush } from '../../../stage/paint/brush.ts';
import type { Part } from './frames.ts';

/** Paints parts, back to front; lengths are those of the brush. */
export function paintParts(brush: Brush, parts: readonly Part[]): void {
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  for (const { d, fill, line, width = 1, evenOdd } of parts) {
    const path = new Path2D(d);
    if (fill !== undefined) {
      brush.fillStyle = fill;
      brush.fill(path, evenOdd === true ? 'evenodd' : 'nonzero');
    }
    if (line === undefined) continue;
    brush.strokeStyle = line;
    brush.lineWidth = width;
    brush.stroke(path);
  }
}
