// The face of a card: a lithographed poster of the time around 1900. Its picture stands in the frame of its kind, the level
// hangs over its upper left, the name is set at its foot in a playbill face.
import { emblemOf } from '../art/index.ts';
import { cornerOf } from '../../../stage/cards/card-size.ts';
import { CHALK, INK } from '../../../stage/cards/palette.ts';
import {
  type Box,
  type Brush,
  figure,
  fillRounded,
  inset,
  strokeRounded,
} from '../../../stage/paint/brush.ts';
import type { Faces } from '../../../stage/paint/faces.ts';
import { paintEmblem, paintSky, type Square } from './emblem.ts';
import { frameOf, squareIn } from './frames.ts';
import { GILT, type Kind, LOOK_OF } from './kinds.ts';
import { fitted, LEAST, letter, type Setting } from './lettering.ts';
import { paintParts } from '../../parts/drawn/parts.ts';
import { FIGURE, pennantFoot, pennantOf } from './pennant.ts';
import { kindOf, levelOf, type PrintedWords } from './words.ts';

export interface Poster {
  readonly code: string;
  readonly words: PrintedWords;
  /** How much shows at its left, as a part of its width. */
  readonly strip: number;
}

/** Below these widths, in px, a card does not bear its name, not a line of what it does, and not the word for its kind. */
const [NAMELESS, SILENT, KINDLESS] = [76, 88, 100];

export function paintPoster(
  brush: Brush,
  { code, words, strip }: Poster,
  width: number,
  height: number,
  faces: Faces,
): void {
  const kind = kindOf(code);
  fillRounded(brush, [0, 0, width, height], cornerOf(width), LOOK_OF[kind].ground);
  const rim = Math.max(1.5, 0.035 * width);
  const isNamed = width >= NAMELESS && strip === 1;
  const foot = !isNamed ? rim : writeFoot(brush, words, kind, width, height, faces);
  const scale = width / 100;
  const box: Box = [rim / scale, rim / scale, 100 - (2 * rim) / scale, (height - foot - rim) / scale];
  brush.save();
  brush.scale(scale, scale);
  paintPicture(brush, code, box, strip);
  brush.restore();
  paintLevel(brush, code, kind, width, faces);
  if (isNamed && width >= KINDLESS && words.kind !== null)
    paintKind(brush, words.kind, LOOK_OF[kind].pennant, { foot: height - foot, width }, faces);
  strokeRounded(brush, inset([0, 0, width, height], 0.5), cornerOf(width), INK, 1);
}

/** How high a label is, in sizes of its face, and which part of it lies below the picture. */
const [LABEL, BELOW] = [1.34, 0.36];

/** The size of the word for a kind, in px. */
const kindSize = (width: number): number => Math.max(LEAST, 0.068 * width);

/** The word for a kind on a label over the lower edge of the picture. */
function paintKind(
  brush: Brush,
  word: string,
  style: string,
  { foot, width }: { readonly foot: number; readonly width: number },
  faces: Faces,
): void {
  const size = kindSize(width);
  const fit = fitted(brush, word, { width: 0.84 * width, height: size }, kindIn(faces, size));
  brush.font = faces.label(fit.size);
  const wide = brush.measureText(word).width * fit.squeeze + size;
  const high = size * LABEL;
  const box: Box = [(width - wide) / 2, foot - high * (1 - BELOW), wide, high];
  fillRounded(brush, inset(box, -1), high / 2, GILT);
  fillRounded(brush, box, high / 2, style);
  letter(brush, fit, box, faces.label, CHALK);
}

const kindIn = (faces: Faces, most: number): Setting => ({ font: faces.label, most, lines: 1, leading: 1 });

function paintPicture(brush: Brush, code: string, box: Box, strip: number): void {
  const emblem = emblemOf(code);
  const isFanned = strip < 1;
  const square = isFanned
    ? squareInStrip(box, strip, pennantFoot(levelOf(code)))
    : squareIn(kindOf(code), box);
  const frame = frameOf(kindOf(code), box);
  brush.save();
  brush.beginPath();
  brush.rect(...box);
  brush.clip();
  paintSky(brush, emblem, box, square);
  // In a strip there is no room beside the frame.
  if (isFanned) paintParts(brush, frame);
  paintEmblem(brush, emblem, square);
  brush.restore();
  if (!isFanned) paintParts(brush, frame);
}

/** The square of a picture in what shows of a fanned card, below its pennant. */
function squareInStrip([left, top, , height]: Box, strip: number, pennant: number): Square {
  const wide = strip * 100 - left - 1;
  const size = Math.min(wide, top + height - pennant - 4);
  return [left + (wide - size) / 2, (pennant + top + height - size) / 2, size];
}

function paintLevel(brush: Brush, code: string, kind: Kind, width: number, faces: Faces): void {
  const level = levelOf(code);
  const scale = width / 100;
  brush.save();
  brush.scale(scale, scale);
  paintParts(brush, pennantOf(kind, level));
  brush.restore();
  if (level === null) return;
  const at = { x: FIGURE.x * scale, y: FIGURE.y * scale };
  figure(brush, String(level), at, faces.rank(FIGURE.size * scale), CHALK);
}

/** Writes the name, and the line of what the card does; gives how high they stand, in px. */
function writeFoot(
  brush: Brush,
  { title, kind: word, does }: PrintedWords,
  kind: Kind,
  width: number,
  height: number,
  faces: Faces,
): number {
  const { ink } = LOOK_OF[kind];
  const wide = 0.92 * width;
  const left = (width - wide) / 2;
  const head = word !== null && width >= KINDLESS ? kindSize(width) * LABEL * BELOW : 0;
  const high = Math.max(2 * LEAST, 0.25 * width);
  const name = fitted(brush, title, { width: wide, height: high }, titleIn(faces, width));
  const line =
    does === null || width < SILENT
      ? null
      : fitted(brush, does, { width: wide, height: 0.36 * width }, lineIn(faces, width));
  const told = line ? line.lines.length * line.step + 0.03 * width : 0.02 * width;
  const titled = line ? name.lines.length * name.step + 0.02 * width : high;
  const top = height - titled - told;
  letter(brush, name, [left, top, wide, titled], faces.rank, ink);
  if (line) letter(brush, line, [left, top + titled, wide, told - 0.03 * width], faces.label, ink);
  return titled + told + head;
}

const titleIn = (faces: Faces, width: number): Setting => ({
  font: faces.rank,
  most: 0.16 * width,
  lines: 2,
  leading: 1.02,
});

const lineIn = (faces: Faces, width: number): Setting => ({
  font: faces.label,
  most: Math.max(LEAST, 0.082 * width),
  lines: 3,
  leading: 1.16,
});
