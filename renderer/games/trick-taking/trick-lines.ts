// A trick in lines, in the order of play: the hat first, then the lead and what came after it, each with its owner's name.
import type { Rect, Spot } from '../parts/row.ts';
import {
  ABOVE,
  APART,
  type Bounds,
  largestThat,
  lengthOf,
  type Lot,
  type Scale,
  type TrickRoom,
} from './trick-room.ts';

/** Room is kept for so many stacks, so that cards keep their size while most tricks grow. */
const KEPT = 3;
/** How wide the hat is, in widths of a card, and how high, in widths of its own. */
const HAT = 1.05;
const HAT_HIGH = 0.96;
/** Between lines, in px. */
const LINE_GAP = 2;
/** Between a card and the name under it, in px: room for the light around the card. */
const UNDER = 4;

export function layInLines(bounds: Bounds): TrickRoom {
  return largestThat(bounds, (scale) => layWith(scale, bounds));
}

function layWith(scale: Scale, { centre, players, lots, line, hat }: Bounds): TrickRoom | null {
  const more = Math.max(1, KEPT - lots.length);
  const all: readonly Lot[] = [...lots, ...Array.from({ length: more }, () => ({ place: 0, count: 1 }))];
  const hatWidth = Math.max(hat, Math.round(scale.width * HAT));
  const hatHeight = Math.min(Math.round(hatWidth * HAT_HIGH), centre.height);
  const above = ABOVE * scale.width;
  const pitch = above + scale.height + UNDER + line + LINE_GAP;
  let [x, row] = [hatWidth + APART, 0];
  const starts = all.map((lot) => {
    const length = lengthOf(scale, lot);
    if (x + length > centre.width) {
      row += 1;
      // A large hat stands beside the next line, too.
      x = row * pitch < hatHeight ? hatWidth + APART : 0;
    }
    const start = { x, row };
    x += length + APART;
    return { ...start, length };
  });
  const isOfOne = (one: number, other: number): boolean =>
    lots[one]?.place === lots[other]?.place && starts[one]?.row === starts[other]?.row;
  const rows = row + 1;
  const isTooLong = starts.some(({ x: start, length }) => start + length > centre.width);
  const high = Math.max(rows * pitch - LINE_GAP, hatHeight);
  if (isTooLong || high > centre.height) return null;

  const top = centre.top + Math.min((centre.height - high) / 2, pitch);
  const spots = starts.map(({ x: start, row: at, length }): Spot => ({
    x: centre.left + start + length - scale.width / 2,
    y: top + at * pitch + above + scale.height / 2,
  }));
  const captions = lots.map((lot, index): Rect | null => {
    const start = starts[index];
    if (!start || lot.place === null || (index > 0 && isOfOne(index - 1, index))) return null;
    // One name under all that lies beside each other in one line.
    let last = index;
    while (last + 1 < lots.length && isOfOne(last, last + 1)) last += 1;
    const end = starts[last] ?? start;
    return {
      left: centre.left + start.x,
      top: top + start.row * pitch + above + scale.height + UNDER,
      width: end.x + end.length - start.x,
      height: line,
    };
  });
  const next = spots[lots.length] ?? { x: centre.left, y: top };
  return {
    ...scale,
    hat: { left: centre.left, top, width: hatWidth, height: hatHeight },
    tops: spots.slice(0, lots.length),
    next: Array.from({ length: players }, () => next),
    captions,
  };
}
