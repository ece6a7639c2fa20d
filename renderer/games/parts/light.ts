// The light on whose turn it is: a pool of it on their things, and the lamps along their side of the table.
import { frameOf } from '../../stage/frame.ts';
import type { Picture, Placement, Size } from '../../stage/game-stage.ts';
import { footlightsLit, type Side } from '../../stage/paint/footlights.ts';
import { STITCHED } from '../../stage/paint/theatre.ts';
import { around, place } from './place.ts';
import type { Rect } from './row.ts';

/** What the light falls on. */
export interface Lit {
  readonly seat: number;
  /** The name plate, which says at which side somebody sits. */
  readonly plate: Rect;
  /** Everything of theirs, from the centre of the first card to that of the last. */
  readonly things: Rect;
  /** How far down the side their lamps burn. */
  readonly lowest: number;
  /** Theirs is the near edge. */
  readonly isNear: boolean;
}

/**
 * Light on somebody's things. Each has a light of its own: one fades as the other comes, and none crosses the table.
 * @param light what it looks like on the cloth of this table
 */
export function pooled({ seat, things }: Lit, light: Picture, z: number): Placement {
  const { left, top, width, height } = things;
  const middle = { x: left + width / 2, y: top + height / 2 };
  return place(`light:${seat}`, light, around(middle, width * 1.25 + 80, height * 1.6 + 90), { z });
}

/**
 * The lamps of somebody's side, burning high.
 * @param isNearOnly a high window has room for those of the near edge only
 */
export function footlights(lit: Lit, size: Size, isNearOnly: boolean, z: number): Placement[] {
  const { seat, plate, isNear, lowest } = lit;
  const side = isNear ? 'near' : isNearOnly ? null : sideOf(plate, size);
  if (side === null) return [];
  const frame = frameOf(size.width, size.height);
  const deep = 6 * frame.bottom;
  const { top } = plate;
  const length = lowest - top;
  const strip: Readonly<Record<Side, Rect>> = {
    near: { left: 0, top: size.height - deep, width: size.width, height: deep },
    far: { left: size.width * 0.2, top: 0, width: size.width * 0.6, height: deep },
    left: { left: 0, top, width: deep, height: length },
    right: { left: size.width - deep, top, width: deep, height: length },
  };
  const picture = footlightsLit(side, side === 'near' ? frame.bottom : frame.side);
  return [place(`footlights:${seat}`, picture, strip[side], { z })];
}

function sideOf({ left, top, width }: Rect, size: Size): Side {
  if (top < size.height * 0.12) return 'far';
  return left + width / 2 < size.width / 2 ? 'left' : 'right';
}

/** The ornament in the cloth, around what is common. */
export function stitched(centre: Rect, size: Size, z: number): Placement {
  const middle = { x: centre.left + centre.width / 2, y: centre.top + centre.height / 2 };
  const room = 2 * Math.min(middle.x, middle.y, size.width - middle.x, size.height - middle.y);
  const side = Math.min(centre.width, centre.height * 1.25, room);
  return place('stitched', STITCHED, around(middle, side, side), { z });
}
