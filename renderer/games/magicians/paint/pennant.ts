// The pennant that hangs over the upper left of a card, where it shows in a fan: the level as a figure, and as stars.
import { polygon, star } from '../art/draw.ts';
import { CHALK } from '../../../stage/cards/palette.ts';
import { type Kind, LOOK_OF } from './kinds.ts';
import type { Part } from './frames.ts';

/** The pennant on a card of 100 by 140: its left edge, its width, and how far it hangs down. */
export const PENNANT = { left: 4, width: 27, figure: 28 } as const;

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

/** The cloth and the stars of a pennant, in the lengths of a card 100 wide; its figure is written over it. */
export function pennantOf(kind: Kind, level: number): readonly Part[] {
  const { left, width, figure } = PENNANT;
  const { pennant } = LOOK_OF[kind];
  const pitch = 9.6;
  const first = 6 + figure + 3;
  const foot = first + (STAR_LINES[level] ?? 0) * pitch + 9;
  const [right, middle] = [left + width, left + width / 2];
  const cloth = polygon([left, 2], [right, 2], [right, foot], [middle, foot - 3.5], [left, foot]);
  const stars = (STARS[level] ?? []).map(([column, line]) =>
    star(middle + column * pitch * 1.16, first + line * pitch, 5.4, 2.3),
  );
  return [
    { d: cloth, line: '#f4d583', width: 3.2 },
    { d: cloth, fill: pennant, line: '#1c160f', width: 1 },
    { d: stars.join(''), fill: '#ffe08a' },
  ];
}

/** What is written on a pennant. */
export const FIGURE_INK = CHALK;
