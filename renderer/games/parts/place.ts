// Placements over rectangles: how every game lays a picture on its table.
import type { Picture, Placement } from '../../stage/game-stage.ts';
import type { Rect, Spot } from './row.ts';

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
