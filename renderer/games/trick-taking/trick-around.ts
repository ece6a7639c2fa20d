// A trick around the hat: each player's stacks lie before them, those of the near and of the far edge on both sides of it.
import type { Rect, Spot } from '../parts/row.ts';
import {
  ABOVE,
  APART,
  BELOW,
  type Bounds,
  largestThat,
  lengthOf,
  type Lot,
  type Scale,
  type TrickRoom,
} from './trick-room.ts';

type Side = 'near' | 'left' | 'far' | 'right';

/** By players, on which side of the hat the stacks of each place lie. */
const SIDES: Readonly<Record<number, readonly Side[]>> = {
  2: ['near', 'far'],
  3: ['near', 'left', 'right'],
  4: ['near', 'left', 'far', 'right'],
};
/** Room is kept for so many stacks of everybody beside the hat, so that cards keep their size while most tricks grow. */
const KEPT = 2;
/** The hat's width and height, in widths of a card, and at most in px; and the part of the height it may take in any case. */
const HAT = 1.4;
const LARGEST_HAT = 190;
const MOST_OF = 0.42;
/** Between the hat and what lies beside it, and between two players' stacks at a corner, in px. */
const BESIDE_HAT = 18;
const CORNER = 14;
/** How much of the room that is left over lies between the edge and the rows along it. */
const [BEHIND, BEHIND_ALONE] = [0.25, 0.4];
/** How far the columns of a side lie from its edge at most, in widths of a card. */
const INSET = 0.4;

/** A stack, or room that is kept for the next one of a player: where it begins, from the edge it is counted from. */
interface Laid {
  readonly lot: Lot;
  readonly line: number;
  readonly offset: number;
  /** Left of the hat, in a row that passes it. */
  readonly isLeft: boolean;
}

/** The stacks of one side. */
interface Block {
  readonly laid: readonly Laid[];
  readonly lines: number;
  /** How far it reaches from where its offsets begin. */
  readonly reach: number;
}

const NOTHING: Block = { laid: [], lines: 0, reach: 0 };

export function layAround(bounds: Bounds): TrickRoom {
  return largestThat(bounds, (scale) => layWith(scale, bounds));
}

function layWith(scale: Scale, bounds: Bounds): TrickRoom | null {
  const { centre, players, lots } = bounds;
  const sides = SIDES[players] ?? [];
  const kept = sides.map((side, place) => keptFor(lots, place, isRow(side) ? KEPT : 1));
  const of = (side: Side): readonly Lot[] => kept[sides.indexOf(side)] ?? [];
  const column = hatColumn(scale, bounds);
  const pitch = lineOf(scale) + APART;
  const lines = Math.floor((centre.height + APART) / pitch);
  if (!column || lines < 1) return null;
  const [left, right] = [inColumns(scale, of('left'), lines), inColumns(scale, of('right'), lines)];
  const beside = Math.max(left.reach, right.reach);
  const free = centre.width / 2 - column.width / 2 - BESIDE_HAT;
  const most = free - (beside > 0 ? beside + CORNER : 0);
  const [near, far] = [inRows(scale, of('near'), most), inRows(scale, of('far'), most)];
  if (!near || !far || most < 0 || near.lines + far.lines > lines) return null;

  const at = new Map<Lot, Spot>();
  const put = (lot: Lot, start: number, line: number, top: number): void => {
    const x = start + lengthOf(scale, lot) - scale.width / 2;
    at.set(lot, { x, y: top + line * pitch + ABOVE * scale.width + scale.height / 2 });
  };
  const [middle, rows] = [centre.left + centre.width / 2, near.lines + far.lines];
  const spare = centre.height - rows * pitch + APART;
  const beyond = column.width / 2 + BESIDE_HAT;
  for (const [block, isNear] of [
    [far, false],
    [near, true],
  ] as const) {
    const behind = spare * (rows === block.lines ? BEHIND_ALONE : BEHIND);
    const high = block.lines * pitch - APART;
    const top = isNear ? centre.top + centre.height - behind - high : centre.top + behind;
    for (const { lot, line, offset, isLeft } of block.laid) {
      const start = isLeft ? middle - beyond - offset - lengthOf(scale, lot) : middle + beyond + offset;
      put(lot, start, isNear ? block.lines - 1 - line : line, top);
    }
  }
  const passing = Math.max(near.reach, far.reach);
  for (const [block, isLeft] of [
    [left, true],
    [right, false],
  ] as const) {
    const inset = Math.max(0, Math.min((free - passing - CORNER - block.reach) / 2, scale.width * INSET));
    const top = centre.top + (centre.height - block.lines * pitch + APART) / 2;
    for (const { lot, line, offset } of block.laid) {
      const from = inset + offset;
      const start = isLeft ? centre.left + from : centre.left + centre.width - from - lengthOf(scale, lot);
      put(lot, start, line, top);
    }
  }
  const { lead } = column;
  return {
    ...scale,
    hat: column.hat,
    tops: lots.map((lot) => at.get(lot) ?? lead),
    next: kept.map((all) => {
      const first = all.find((lot) => !lots.includes(lot));
      return (first && at.get(first)) ?? null;
    }),
    captions: lots.map(() => null),
  };
}

/** How high a line of stacks is with its marks, in px. */
function lineOf({ width, height }: Scale): number {
  return height + (ABOVE + BELOW) * width;
}

function isRow(side: Side): boolean {
  return side === 'near' || side === 'far';
}

/** The stacks of a place, and room for so many at least. */
function keptFor(lots: readonly Lot[], place: number, least: number): Lot[] {
  const own = lots.filter((lot) => lot.place === place);
  const more = Math.max(0, least - own.length);
  return [...own, ...Array.from({ length: more }, () => ({ place, count: 1 }))];
}

/** The hat, and under it the Ultimate Trick Card where that leads. */
function hatColumn(
  scale: Scale,
  { centre, lots, hat: least }: Bounds,
): { readonly width: number; readonly hat: Rect; readonly lead: Spot } | null {
  const middle = centre.left + centre.width / 2;
  const lead = lots.find(({ place }) => place === null);
  const below = lead ? lineOf(scale) + APART : 0;
  const wished = Math.max(least, Math.min(LARGEST_HAT, HAT * scale.width));
  const size = Math.round(Math.min(wished, centre.height - below));
  if (size < Math.min(least, centre.height * MOST_OF)) return null;
  const top = centre.top + (centre.height - size - below) / 2;
  const length = lead ? lengthOf(scale, lead) : scale.width;
  return {
    width: below > 0 ? Math.max(size, length) : size,
    hat: { left: middle - size / 2, top, width: size, height: size },
    lead: {
      x: middle + length / 2 - scale.width / 2,
      y: top + size + APART + ABOVE * scale.width + scale.height / 2,
    },
  };
}

/** Rows that pass the hat: the first stack left of it, the second right of it, and so on outwards; as few as there can be. */
function inRows(scale: Scale, lots: readonly Lot[], most: number): Block | null {
  if (lots.length === 0) return NOTHING;
  for (let lines = 1; lines <= lots.length; lines += 1) {
    const inLine = Math.ceil(lots.length / lines);
    const ends = new Map<string, number>();
    const laid = lots.map((lot, index): Laid => {
      const line = Math.floor(index / inLine);
      const isLeft = (index % inLine) % 2 === 0;
      const wing = `${line} ${isLeft}`;
      const offset = ends.get(wing) ?? 0;
      ends.set(wing, offset + lengthOf(scale, lot) + APART);
      return { lot, line, offset, isLeft };
    });
    const reach = Math.max(...ends.values()) - APART;
    if (reach <= most) return { laid, lines, reach };
  }
  return null;
}

/** Columns along a side, the first one at the edge. */
function inColumns(scale: Scale, lots: readonly Lot[], most: number): Block {
  const lines = Math.min(most, lots.length);
  let [reach, offset] = [0, 0];
  const laid = lots.map((lot, index): Laid => {
    const line = index % lines;
    if (line === 0) offset = reach;
    reach = Math.max(reach, offset + lengthOf(scale, lot) + APART);
    return { lot, line, offset, isLeft: true };
  });
  return { laid, lines, reach: Math.max(0, reach - APART) };
}
