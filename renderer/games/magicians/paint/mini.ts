// A card for a small theatre: nothing but its level, its picture, and the frame of its kind.
import { emblemOf } from '../art/index.ts';
import { cornerOf } from '../../../stage/cards/card-size.ts';
import { CHALK, INK } from '../../../stage/cards/palette.ts';
import { type Box, type Brush, figure, fillRounded, strokeRounded } from '../../../stage/paint/brush.ts';
import type { Faces } from '../../../stage/paint/faces.ts';
import { paintEmblem, paintSky } from './emblem.ts';
import { frameOf } from './frames.ts';
import { LOOK_OF } from './kinds.ts';
import { paintParts } from '../../parts/drawn/parts.ts';
import { kindOf, levelOf } from './words.ts';

/** The plate of the level, as a part of the card's width at least and at most, and as wide as can be read from afar, in px. */
const [BADGE, LARGEST_BADGE, READ] = [0.34, 0.46, 22];

/** @param strip how much of it shows at its left, as a part of its width */
export function paintMini(
  brush: Brush,
  { code, strip }: { readonly code: string; readonly strip: number },
  width: number,
  height: number,
  faces: Faces,
): void {
  const kind = kindOf(code);
  const emblem = emblemOf(code);
  const scale = width / 100;
  const tall = height / scale;
  brush.save();
  brush.beginPath();
  brush.roundRect(0, 0, width, height, cornerOf(width));
  brush.clip();
  brush.scale(scale, scale);
  const box: Box = [1, 1, 98, tall - 2];
  const size = strip === 1 ? 88 : strip * 100 - 4;
  const square = [strip === 1 ? 6 : 2, tall - (strip === 1 ? 8 : 14) - size, size] as const;
  paintSky(brush, emblem, box, square);
  const frame = frameOf(kind, box, true);
  // In a strip there is no room beside the frame.
  if (strip < 1) paintParts(brush, frame);
  paintEmblem(brush, emblem, square);
  if (strip === 1) paintParts(brush, frame);
  brush.restore();
  strokeRounded(brush, [0.5, 0.5, width - 1, height - 1], cornerOf(width), INK, 1);
  const level = levelOf(code);
  if (level === null) return;
  // No larger than it must be to be read, so that the picture is seen first.
  const side = Math.max(width * BADGE, Math.min(width * LARGEST_BADGE, READ));
  const badge: Box = [0, 0, side, side * 1.09];
  fillRounded(brush, badge, cornerOf(width), CHALK);
  fillRounded(brush, [0, 0, badge[2] - 1, badge[3] - 1], cornerOf(width), LOOK_OF[kind].pennant);
  const at = { x: (badge[2] - 1) / 2, y: (badge[3] - 1) / 2 };
  figure(brush, String(level), at, faces.rank(side * 1.09), CHALK);
}
