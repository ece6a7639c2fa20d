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
import { levelOf } from './cards-level.ts';
import { paintEmblem, paintSky, type Square } from './emblem.ts';
import { frameOf } from './frames.ts';
import { type Kind, LOOK_OF } from './kinds.ts';
import { fitted, LEAST, letter } from './lettering.ts';
import { paintParts } from './parts.ts';
import { PENNANT, pennantOf } from './pennant.ts';
import { kindOf, type PrintedWords } from './words.ts';

export interface Poster {
  readonly code: string;
  readonly words: PrintedWords;
}

/** Below this width, in px, a card bears no words. */
const WORDLESS = 88;
/** How high the name stands, and the line of what a card does, in widths of the card. */
const [TITLE, LINE] = [0.27, 0.3];

export function paintPoster(
  brush: Brush,
  { code, words }: Poster,
  width: number,
  height: number,
  faces: Faces,
): void {
  const kind = kindOf(code);
  const look = LOOK_OF[kind];
  fillRounded(brush, [0, 0, width, height], cornerOf(width), look.ground);
  const rim = Math.max(1.5, 0.035 * width);
  const foot = width < WORDLESS ? rim : writeFoot(brush, words, kind, width, height, faces, rim);
  const scale = width / 100;
  const box: Box = [rim / scale, rim / scale, 100 - (2 * rim) / scale, (height - foot - rim) / scale];
  brush.save();
  brush.scale(scale, scale);
  paintPicture(brush, code, kind, box);
  brush.restore();
  paintLevel(brush, code, kind, width, faces);
  strokeRounded(brush, inset([0, 0, width, height], 0.5), cornerOf(width), INK, 1);
}

function paintPicture(brush: Brush, code: string, kind: Kind, box: Box): void {
  const emblem = emblemOf(code);
  const square = squareIn(box, levelOf(code) !== null);
  brush.save();
  brush.beginPath();
  brush.rect(...box);
  brush.clip();
  paintSky(brush, emblem, box, square);
  paintEmblem(brush, emblem, square);
  brush.restore();
  paintParts(brush, frameOf(kind, box));
}

/** Where the picture stands in its frame: beside the pennant where there is one. */
function squareIn([left, top, width, height]: Box, hasLevel: boolean): Square {
  const size = Math.min(width * 0.8, height * 0.84);
  const x = hasLevel
    ? Math.min(left + width - size - 7, left + (width - size) / 2 + 8)
    : left + (width - size) / 2;
  return [x, top + (height - size) * 0.6, size];
}

function paintLevel(brush: Brush, code: string, kind: Kind, width: number, faces: Faces): void {
  const level = levelOf(code);
  if (level === null) return;
  const scale = width / 100;
  brush.save();
  brush.scale(scale, scale);
  paintParts(brush, pennantOf(kind, level));
  brush.restore();
  const at = { x: (PENNANT.left + PENNANT.width / 2) * scale, y: (4 + PENNANT.figure / 2) * scale };
  figure(brush, String(level), at, faces.rank(PENNANT.figure * 1.28 * scale), CHALK);
}

/** Writes name and line; gives how high they stand, in px. */
function writeFoot(
  brush: Brush,
  { title, does }: PrintedWords,
  kind: Kind,
  width: number,
  height: number,
  faces: Faces,
  rim: number,
): number {
  const { ink } = LOOK_OF[kind];
  const wide = width - 2.4 * rim;
  const told = does === null ? 0 : LINE * width;
  const high = Math.max(2 * LEAST, TITLE * width);
  const top = height - high - told - rim * 0.6;
  const left = (width - wide) / 2;
  const fit = fitted(brush, title, { width: wide, height: high }, faces.rank, {
    most: 0.16 * width,
    lines: 2,
  });
  letter(brush, fit, [left, top, wide, high], faces.rank, ink);
  if (does !== null) {
    const sizes = { most: Math.max(LEAST, 0.075 * width), lines: 3 };
    const line = fitted(brush, does, { width: wide, height: told }, faces.label, sizes);
    letter(brush, line, [left, top + high, wide, told], faces.label, ink);
  }
  return high + told + rim * 0.6;
}
