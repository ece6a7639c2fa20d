// The frame around a card's picture: each kind of card has one of another shape, so that it is told without its colour.
import type { Box } from '../../../stage/paint/brush.ts';
import { block } from '../../parts/drawn/draw.ts';
import { FRAMES } from './frame-shapes.ts';
import { type Kind, LOOK_OF } from './kinds.ts';
import type { Part } from '../../parts/drawn/parts.ts';

/**
 * What lies over a picture that fills `box`, back to front: paper with a window cut out of it, then the frame's ornament.
 * @param box on a card of 100 by 140
 * @param isSmall leaves out what would be lost
 */
export function frameOf(kind: Kind, box: Box, isSmall = false): readonly Part[] {
  const { window, over } = FRAMES[kind](box, isSmall);
  const { ground } = LOOK_OF[kind];
  const [left, top, width, height] = box;
  // A little more than the box: no hair of the sky shall be seen at its edge.
  const mat = block(left - 0.5, top - 0.5, width + 1, height + 1);
  return [{ d: mat + window, fill: ground, evenOdd: true }, ...over];
}

/** How far a picture keeps from the edges of its frame: left, top, right, bottom, in the lengths of a card 100 wide. */
const KEPT: Readonly<Record<Kind, readonly [number, number, number, number]>> = {
  trick: [7, 3, 7, 4],
  assistant: [8, 4, 8, 4],
  helper: [8, 4, 6, 12],
  prop: [9, 8, 9, 7],
  stage: [9, 8, 9, 4],
  trait: [9, 8, 9, 8],
  sabotage: [6, 4, 6, 5],
  identity: [4, 3, 4, 2],
};

/**
 * The square in which the picture of a card stands, low in its frame: its left upper corner and its side.
 * @param box of the frame
 */
export function squareIn(kind: Kind, [left, top, width, height]: Box): readonly [number, number, number] {
  const [west, north, east, south] = KEPT[kind];
  const [wide, high] = [width - west - east, height - north - south];
  const size = Math.min(wide, high);
  return [left + west + (wide - size) / 2, top + north + (high - size) * 0.88, size];
}
