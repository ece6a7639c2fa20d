// Fields of one size in two lines that face each other, where nobody's hand is on the screen and nobody is favoured.
import { inRow } from '../parts/rects.ts';
import type { Rect } from '../parts/row.ts';
import { fieldIn, type FieldRoom } from './field-room.ts';

/** How the fields of all lie where nobody is favoured: some along the far edge, the rest along the near one. */
interface Facing {
  readonly fields: readonly FieldRoom[];
  /** What is left of the near line at both its ends. */
  readonly left: Rect;
  readonly right: Rect;
}

/**
 * Fields of one size in two lines that face each other, as large as they can be: clockwise from the left of the near line.
 * @param aside how much width is left at least at each end of the near line, in px
 */
export function facing(room: Rect, players: number, gap: number, text: number, aside: number): Facing {
  const height = (room.height - 2 * gap) / 2;
  const widthFor = (near: number): number =>
    Math.min(
      (room.width - (players - near - 1) * 2 * gap) / (players - near),
      (room.width - 2 * (aside + 2 * gap) - (near - 1) * 2 * gap) / near,
    );
  const nears = Array.from({ length: Math.floor(players / 2) }, (_, index) => index + 1);
  const near = nears.reduce((best, one) => (widthFor(one) > widthFor(best) ? one : best));
  // No wider than it makes use of.
  const most = { left: 0, top: 0, width: widthFor(near), height };
  const { mat, plate } = fieldIn(most, { text, isOpposite: true });
  const width = Math.min(most.width, Math.max(mat.width, plate.width) + 2);
  const far = players - near;
  const line = (count: number, top: number): Rect[] => {
    const whole = count * width + (count - 1) * 2 * gap;
    return inRow({ left: room.left + (room.width - whole) / 2, top, width: whole, height }, count, 2 * gap);
  };
  const nearTop = room.top + height + 2 * gap;
  const farBoxes = line(far, room.top);
  const [first, ...others] = line(near, nearTop);
  const end = others.at(-1) ?? first ?? most;
  const start = first ?? most;
  const rightFrom = end.left + width + 2 * gap;
  return {
    fields: [
      fieldIn(start, { text, isOpposite: false, isTagged: true }),
      ...farBoxes.map((box) => fieldIn(box, { text, isOpposite: true, isTagged: true })),
      ...others.toReversed().map((box) => fieldIn(box, { text, isOpposite: false, isTagged: true })),
    ],
    left: { left: room.left, top: nearTop, width: start.left - 2 * gap - room.left, height },
    right: { left: rightFrom, top: nearTop, width: room.left + room.width - rightFrom, height },
  };
}
