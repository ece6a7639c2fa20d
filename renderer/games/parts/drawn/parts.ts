// What frames and ornaments are made of, and how they get onto a canvas.
import type { Brush } from '../../../stage/paint/brush.ts';

/** A flat form, in CSS colours, on a card 100 wide. */
export interface Part {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
  readonly evenOdd?: boolean;
}

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
