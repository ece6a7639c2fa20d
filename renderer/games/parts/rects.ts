// Rectangles beside, around and between others, as every table cuts its window up.
import { cornerSize } from '../../stage/frame.ts';
import type { Size } from '../../stage/game-stage.ts';
import type { Rect } from './row.ts';

/** Boxes beside each other, from the left: clockwise as they are seen from the near edge. */
export function inRow({ left, top, width, height }: Rect, count: number, gap: number): Rect[] {
  const each = (width - (count - 1) * gap) / Math.max(1, count);
  return Array.from({ length: count }, (_, index) => ({
    left: left + index * (each + gap),
    top,
    width: each,
    height,
  }));
}

/** From the ornament in one far corner to that in the other. */
export function besideCorners({ width, height }: Size): { left: number; width: number } {
  const corner = Math.round(cornerSize(width, height)) + 2;
  return { left: corner, width: width - 2 * corner };
}

/** The smallest rectangle around some. */
export function boundsOf(boxes: readonly Rect[]): Rect {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Larger by so much on every side. */
export function grown({ left, top, width, height }: Rect, by: number): Rect {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}
