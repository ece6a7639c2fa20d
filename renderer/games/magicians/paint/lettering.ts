// Playbill lettering: words fitted into a box in one or two lines, squeezed where they must be, and never cut.
import type { Box, Brush } from '../../../stage/paint/brush.ts';
import { linesOf } from '../../../stage/paint/lines.ts';

/** Nothing is written smaller, in px. */
export const LEAST = 12;
/** How far letters are squeezed before they are made smaller, as a part of their width. */
const SQUEEZED = 0.74;

export interface Lettered {
  readonly lines: readonly string[];
  /** Of the face, in px. */
  readonly size: number;
  /** How much narrower than usual the letters are: 1 not at all. */
  readonly squeeze: number;
  /** From one line to the next, in px. */
  readonly step: number;
}

/** What words are set in. */
export interface Setting {
  readonly font: (size: number) => string;
  /** The largest size, in px. */
  readonly most: number;
  /** How many lines there may be. */
  readonly lines: number;
  /** From one line to the next, in sizes of the face. */
  readonly leading: number;
}

/**
 * How words fit best into a width and a height, in px. They are squeezed as far as it takes rather than cut or written
 * smaller than can be read.
 */
export function fitted(
  brush: Brush,
  text: string,
  { width, height }: { readonly width: number; readonly height: number },
  { font, most, lines, leading }: Setting,
): Lettered {
  const widthAt = (size: number) => (part: string) => {
    brush.font = font(size);
    return brush.measureText(part).width;
  };
  const measure = (part: string): number => widthAt(100)(part) / 100;
  let best: Lettered | null = null;
  for (let count = 1; count <= lines; count += 1) {
    const broken = brokenInto(text, count, measure);
    if (!broken) continue;
    const widest = Math.max(...broken.map(measure), 0.01);
    const tall = Math.max(LEAST, Math.min(most, height / (leading * count)));
    const size = Math.max(LEAST, Math.min(tall, width / (widest * SQUEEZED)));
    // Measured anew: a face that may not become too small is wider there than its large letters say.
    const squeeze = Math.min(1, width / Math.max(...broken.map(widthAt(size)), 0.01));
    const lettered = { lines: broken, size, squeeze, step: size * leading };
    if (!best || worth(lettered) > worth(best)) best = lettered;
  }
  return best!;
}

/** Large letters are worth more than wide ones, but squeezed ones are hard to read. */
function worth({ size, squeeze }: Lettered): number {
  return size * squeeze;
}

/** The words in exactly so many lines, as even as they get; null where there are not enough words. */
export function brokenInto(
  text: string,
  count: number,
  measure: (part: string) => number,
): readonly string[] | null {
  const whole = measure(text);
  for (let width = whole / count; width <= whole; width += whole / 40) {
    const lines = linesOf(text, width, measure);
    if (lines && lines.length <= count) return lines.length === count ? lines : null;
  }
  return null;
}

/** Writes fitted words into the middle of a box. */
export function letter(
  brush: Brush,
  { lines, size, squeeze, step }: Lettered,
  [left, top, width, height]: Box,
  font: (size: number) => string,
  style: string,
): void {
  brush.save();
  brush.font = font(size);
  brush.fillStyle = style;
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
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
