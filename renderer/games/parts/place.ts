// Placements over rectangles: how every game lays a picture on its table, and how far things keep apart there.
import type { Picture, Placement } from '../../stage/game-stage.ts';
import type { Rect, Spot } from './row.ts';

/** Between the frame and what lies in it, in px. */
export const EDGE = 4;
/** Between a plate and what belongs to it, in px. */
export const GAP = 6;
/** How far a legal card of the own hand is raised, and a card that is not is lowered, as a part of its height. */
export const RAISED = 0.07;
export const LOWERED = 0.05;

/** A placement over a rectangle, lying flat, without light. */
export function place(
  id: string,
  picture: Picture,
  { left, top, width, height }: Rect,
  more: Partial<Placement>,
): Placement {
  return {
    id,
    picture,
    x: left + width / 2,
    y: top + height / 2,
    width,
    height,
    rotation: 0,
    z: 0,
    lift: 0,
    shade: 0,
    alpha: 1,
    halo: null,
    target: null,
    ...more,
  };
}

/** The rectangle of this size around a spot. */
export function around({ x, y }: Spot, width: number, height: number): Rect {
  return { left: x - width / 2, top: y - height / 2, width, height };
}
