// Small helpers over a 2D canvas: everything that is drawn goes through one, whatever renderer shows it.
import { SYMBOL } from '../cards/symbols.ts';
import type { Silk } from '../cards/palette.ts';
import { shortened } from '../../theme/head-and-tail.ts';

export type Brush = CanvasRenderingContext2D;

export function fillRounded(brush: Brush, box: Box, radius: number, style: string | CanvasGradient): void {
  roundedPath(brush, box, radius);
  brush.fillStyle = style;
  brush.fill();
}

export function strokeRounded(brush: Brush, box: Box, radius: number, style: string, line: number): void {
  roundedPath(brush, box, radius);
  brush.strokeStyle = style;
  brush.lineWidth = line;
  brush.stroke();
}

/** Left, top, width, height. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** The box made smaller by `by` on every side. */
export function inset([left, top, width, height]: Box, by: number): Box {
  return [left + by, top + by, width - 2 * by, height - 2 * by];
}

function roundedPath(brush: Brush, [left, top, width, height]: Box, radius: number): void {
  brush.beginPath();
  brush.roundRect(left, top, Math.max(width, 0), Math.max(height, 0), Math.max(radius, 0));
}

/** Draws a colour's symbol in a square around `(x, y)`. */
export function symbol(brush: Brush, silk: Silk, x: number, y: number, size: number, style: string): void {
  shape(brush, SYMBOL[silk], x, y, size, style);
}

/** Draws a shape given as SVG path data in a square of 100 by 100. */
export function shape(brush: Brush, path: string, x: number, y: number, size: number, style: string): void {
  brush.save();
  brush.translate(x - size / 2, y - size / 2);
  brush.scale(size / 100, size / 100);
  brush.fillStyle = style;
  brush.fill(new Path2D(path), 'evenodd');
  brush.restore();
}

/** Writes a number around a point, by its ink, not by its advance: figures of old faces stand uneven in their boxes. */
export function figure(
  brush: Brush,
  text: string,
  at: { x: number; y: number },
  font: string,
  style: string,
): void {
  brush.font = font;
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  brush.fillStyle = style;
  const box = brush.measureText(text);
  const ink = (box.actualBoundingBoxRight - box.actualBoundingBoxLeft) / 2;
  brush.fillText(text, at.x - ink, at.y + (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2);
}

/** The largest font that a line fits into, from the wished size down to a part of it. */
export function fitting(
  brush: Brush,
  text: string,
  width: number,
  font: (size: number) => string,
  sizes: { wished: number; least: number },
): string {
  brush.font = font(sizes.wished);
  const part = width / Math.max(1, brush.measureText(text).width);
  return font(Math.max(sizes.least, Math.min(1, part) * sizes.wished));
}

/** Writes one line, `y` its optical middle, cut in its middle where it would not fit. */
export function write(
  brush: Brush,
  text: string,
  at: { x: number; y: number; width: number; align?: CanvasTextAlign },
  look: { font: string; style: string },
): number {
  brush.font = look.font;
  brush.fillStyle = look.style;
  brush.textAlign = at.align ?? 'left';
  brush.textBaseline = 'alphabetic';
  const measured = brush.measureText('0H');
  const middle = (measured.actualBoundingBoxAscent - measured.actualBoundingBoxDescent) / 2;
  const shown = shortened(text, (part) => brush.measureText(part).width <= at.width);
  brush.fillText(shown, at.x, at.y + middle);
  return brush.measureText(shown).width;
}
