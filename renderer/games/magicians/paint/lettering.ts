// Playbill lettering: words fitted into a box in one or two lines, squeezed where they must be, and never cut.
import type { Box, Brush } from '../../../stage/paint/brush.ts';
import { linesOf } from '../../../stage/paint/lines.ts';

/** Nothing is written smaller, in px. */
export const LEAST = 12;
/** How far letters are squeezed before they are made smaller, as a part of their width. */
const SQUEEZED = 0.74;
/** The height of a line, in sizes of its face. */
const LINE = 1.02;

export interface Lettered {
  readonly lines: readonly string[];
  /** Of the face, in px. */
  readonly size: number;
  /** How much narrower than usual the letters are: 1 not at all. */
  readonly squeeze: number;
}

/**
 * How words fit best into a width and a height, in px. They are squeezed as far as it takes rather than cut or written
 * smaller than can be read.
 * @param most the largest size, in px
 * @param lines how many lines there may be
 */
export function fitted(
  brush: Brush,
  text: string,
  { width, height }: { readonly width: number; readonly height: number },
  font: (size: number) => string,
  { most, lines }: { readonly most: number; readonly lines: number },
): Lettered {
  brush.font = font(100);
  const measure = (part: string): number => brush.measureText(part).width / 100;
  let best: Lettered | null = null;
  for (let count = 1; count <= lines; count += 1) {
    const broken = brokenInto(text, count, measure);
    if (!broken) continue;
    const widest = Math.max(...broken.map(measure), 0.01);
    const tall = Math.max(LEAST, Math.min(most, height / (LINE * count)));
    const size = Math.max(LEAST, Math.min(tall, width / (widest * SQUEEZED)));
    const lettered = { lines: broken, size, squeeze: Math.min(1, width / (widest * size)) };
    if (!best || worth(lettered) > worth(best)) best = lettered;
  }
  return best ?? { lines: [text], size: LEAST, squeeze: Math.min(1, width / (measure(text) * LEAST)) };
}

/** Large letters are worth more than wide ones, but squeezed ones are hard to read. */
function worth({ size, squeeze }: Lettered): number {
  return size * squeeze;
}

/** The words in exactly so many lines, as even as they get; null where there are not enough words. */
function brokenInto(
  text: string,
  count: number,
  measure: (part: string) => number,
): readonly string[] | null {
  const whole = measure(text);
  for (let width = whole / count; width <= whole; width += whole / 40) {
    const lines = linesOf(text, width, measure);
    if (lines && lines.length <= count) return lines.length === count ? lines : null;
  }
  return count === 1 ? [text] : null;
}

/** Writes fitted words into the middle of a box. */
export function letter(
  brush: Brush,
  { lines, size, squeeze }: Lettered,
  [left, top, width, height]: Box,
  font: (size: number) => string,
  style: string,
): void {
  brush.save();
  brush.font = font(size);
  brush.fillStyle = style;
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  const step = size * LINE;
  const first = top + (height - step * lines.length) / 2 + step / 2;
  const ink = brush.measureText('H').actualBoundingBoxAscent;
  lines.forEach((line, index) => {
    brush.save();
    brush.translate(left + width / 2, first + index * step + ink / 2);
    brush.scale(squeeze, 1);
    brush.fillText(line, 0, 0);
    brush.restore();
  });
  brush.restore();
}
