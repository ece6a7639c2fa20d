// The pennant that hangs over the upper left of a card, where it shows in a fan: the level as a figure, and as stars.
import { placed, polygon, star } from '../../parts/drawn/draw.ts';
import { CHALK, INK } from '../../../stage/cards/palette.ts';
import { GILT, type Kind, LOOK_OF, STAR_GOLD } from './kinds.ts';
import type { Part } from '../../parts/drawn/parts.ts';
import { PHASE_SIGN } from './phase-signs.ts';

/** The pennant on a card of 100 by 140: its left edge, its width, and how high its figure stands. */
const PENNANT = { left: 4, width: 26, figure: 27 } as const;

/** Where the figure is written: its middle, and the size of its face. */
export const FIGURE = {
  x: PENNANT.left + PENNANT.width / 2,
  y: 4.5 + PENNANT.figure / 2,
  size: 1.28 * PENNANT.figure,
} as const;

/** Where stars stand, in columns and lines of their own; each card has as many as its level. */
const STARS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-0.5, 0],
    [0.5, 0],
  ],
  3: [
    [-0.5, 0],
    [0.5, 0],
    [0, 0.87],
  ],
  4: [
    [-0.5, 0],
    [0.5, 0],
    [-0.5, 0.95],
    [0.5, 0.95],
  ],
  5: [
    [-0.5, 0],
    [0.5, 0],
    [0, 0.87],
    [-0.5, 1.74],
    [0.5, 1.74],
  ],
};

const STAR_LINES: Readonly<Record<number, number>> = { 1: 0, 2: 0, 3: 0.87, 4: 0.95, 5: 1.74 };
/** From one star to the next. */
const PITCH = 9.6;
const FIRST_STAR = PENNANT.figure + 9;

/** How far down a pennant hangs, in the lengths of a card 100 wide; a card without a level has a short one. */
export function pennantFoot(level: number | null): number {
  return level === null ? 30 : FIRST_STAR + (STAR_LINES[level] ?? 0) * PITCH + 9;
}

/**
 * The cloth of a pennant with its stars, over which the figure is written, in the lengths of a card 100 wide. Sabotage has the
 * mask of its phase, and a Magician's own card nothing.
 */
export function pennantOf(kind: Kind, level: number | null): readonly Part[] {
  if (kind === 'identity') return [];
  const { left, width } = PENNANT;
  const foot = pennantFoot(level);
  const [right, middle] = [left + width, left + width / 2];
  const cloth = polygon([left, 2], [right, 2], [right, foot], [middle, foot - 3.5], [left, foot]);
  const stars = (STARS[level ?? 0] ?? []).map(([column, line]) =>
    star(middle + column * PITCH * 1.16, FIRST_STAR + line * PITCH, 5.4, 2.3),
  );
  const sign =
    level === null ? placed(PHASE_SIGN.dirtyTrick, { x: left + 2, y: 3.5, scale: 0.22 }) : stars.join('');
  return [
    { d: cloth, line: GILT, width: 3.2 },
    { d: cloth, fill: LOOK_OF[kind].pennant, line: INK, width: 1 },
    { d: sign, fill: level === null ? CHALK : STAR_GOLD, evenOdd: true },
  ];
}
