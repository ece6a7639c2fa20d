// Over the top of a stack: its rank where it is not the printed one, how it takes part, the crown, and whose turn an Escape is.
import { rankIn } from '../../../engine/games/trick-taking/cards.ts';
import type { StackView } from '../../../engine/games/trick-taking/types.ts';
import type { Placement } from '../../stage/game-stage.ts';
import { countPicture } from '../parts/count.ts';
import { around, place } from '../parts/place.ts';
import type { Rect } from '../parts/row.ts';
import { WINNING, WOULD_WIN } from '../parts/seals.ts';
import {
  CANNOT_WIN,
  ESCAPE_PROPORTION,
  escapeSeal,
  matchSign,
  PLATE_PROPORTION,
  rankPlate,
} from './paint/marks.ts';
import { cardId, type Table } from './table.ts';

/** The sizes of marks, in widths of a card, and the least, in px. */
const MARK = { rank: 0.5, match: 0.27, crown: 0.3, escape: 0.26 } as const;
const LEAST_MARK = 15;
/** Where the colour's symbol begins on a face, in widths: a rank plate ends there, and is so wide at least, in px. */
const SYMBOL_AT = 0.535;
const LEAST_PLATE = 24;
/** On cards from this width on, in px, stands how a rank comes about; and how high a line is at usual text size. */
const SUMMED = 84;
const SUM = 18;
/** Under cards from this width on, in px, stands that they cannot win; how far that reaches beyond them, and over their edge. */
const SAID = 62;
const BEYOND = 4;
const FOOT = 5;
/** Faces from this width on have words at their foot. */
const WORDED = 80;

/** The top of a stack as it lies: marks lie on it. */
export interface Topmost {
  readonly stack: StackView;
  readonly index: number;
  readonly x: number;
  readonly y: number;
  /** The layer of marks. */
  readonly z: number;
}

/** All marks of a stack. */
export function markPlacements(table: Table, top: Topmost): Placement[] {
  return [
    ...rankPlacements(table, top),
    ...partPlacement(table, top),
    ...escapePlacement(table, top),
    ...crownPlacement(table, top),
  ];
}

function topOf({ stack }: Topmost): string {
  return stack.cards[0]?.card ?? '';
}

/** The left upper corner of the card, and how large a mark on it is. */
function measured({ trick }: Table, { x, y }: Topmost) {
  return {
    left: x - trick.width / 2,
    upper: y - trick.height / 2,
    sizeOf: (part: number): number => Math.round(Math.max(LEAST_MARK, trick.width * part)),
  };
}

/** Over the printed rank, which counts only together with what lies beneath; the colour stays to be seen. */
function rankPlacements(table: Table, top: Topmost): Placement[] {
  const { trick, words, places } = table;
  const { stack, z } = top;
  const card = topOf(top);
  const { rank } = stack;
  const printed = rankIn(card);
  if (rank === printed) return [];
  const { left, upper } = measured(table, top);
  const on = cardId(card);
  const width = Math.round(Math.max(LEAST_PLATE, trick.width * MARK.rank));
  const height = Math.round(width * PLATE_PROPORTION);
  const box: Rect = {
    left: Math.max(0, left + trick.width * SYMBOL_AT - width),
    top: upper + trick.width * 0.35 - height / 2,
    width,
    height,
  };
  const plate = rankPlate(words('table.number', { value: rank }), stack.owner === null);
  const placed = place(`rank:${card}`, plate, box, { z, on });
  if (trick.width < SUMMED) return [placed];
  const said = words('trick-taking.stage.sum', {
    printed,
    way: rank > printed ? 'more' : 'less',
    change: Math.abs(rank - printed),
  });
  const sum = { left: box.left, top: box.top + height - 3, width, height: SUM * places.text };
  return [placed, place(`sum:${card}`, countPicture(said), sum, { z: z - 0.01, on })];
}

/** That it leads, or matches; the Ultimate Trick Card leads, though it cannot win. */
function partPlacement(table: Table, top: Topmost): Placement[] {
  const { trick, shown } = table;
  const lead = shown.trick.stacks[0]?.cards[0]?.card;
  const part = top.stack.owner === null ? 'lead' : top.stack.match;
  if (part === null || lead === undefined) return [];
  const { left, upper, sizeOf } = measured(table, top);
  const size = sizeOf(MARK.match);
  // Above what is said on that edge.
  const isSaid = top.stack.owner === null && trick.width >= SAID;
  // Where words stand at the foot of a face it lies beside the sign of the effect, else on the edge below it.
  const at =
    trick.width < WORDED
      ? { x: left + trick.width - size * 0.36, y: upper + trick.height - size * (isSaid ? 0.82 : 0.22) }
      : { x: left + trick.width - size * 0.46, y: upper + trick.width * 0.84 };
  const on = cardId(topOf(top));
  return [place(`match:${topOf(top)}`, matchSign(part, lead), around(at, size, size), { z: top.z, on })];
}

/** On each Escape that still takes, in their order. */
function escapePlacement(table: Table, top: Topmost): Placement[] {
  const { view, trick, words } = table;
  const code = topOf(top);
  const at = view.escapes.findIndex(({ card }) => card === code);
  if (at < 0) return [];
  const { left, upper, sizeOf } = measured(table, top);
  const height = Math.max(20, sizeOf(MARK.escape));
  const isOne = view.escapes.length === 1;
  const width = Math.round(height * (isOne ? 1 : ESCAPE_PROPORTION));
  const box: Rect = {
    left: left - height * 0.2,
    top: upper + trick.height - height * 0.72,
    width,
    height,
  };
  const value = isOne ? null : words('table.number', { value: at + 1 });
  const on = cardId(code);
  return [place(`escaping:${code}`, escapeSeal(value, at === 0), box, { z: top.z + 0.03, on })];
}

/** A crown on what wins, and one struck out on what leads and cannot. */
function crownPlacement(table: Table, top: Topmost): Placement[] {
  const { trick, shown } = table;
  const { stack, index, z } = top;
  const isWinning = shown.trick.winning === index;
  if (!isWinning && stack.owner !== null) return [];
  const { left, upper, sizeOf } = measured(table, top);
  const size = sizeOf(MARK.crown);
  const box = around({ x: left + trick.width - size * 0.5, y: upper + size * 0.2 }, size, size);
  const on = cardId(topOf(top));
  if (isWinning) return [place('winning', shown.isPreview ? WOULD_WIN : WINNING, box, { z: z + 0.02, on })];
  const struck = place('cannot-win', CANNOT_WIN, box, { z: z + 0.02, on });
  if (trick.width < SAID) return [struck];
  const said = table.words('trick-taking.stage.cannot-win');
  const high = SUM * table.places.text;
  const foot = {
    left: left - BEYOND,
    top: upper + trick.height - FOOT,
    width: trick.width + 2 * BEYOND,
    height: high,
  };
  return [struck, place('cannot-win:said', countPicture(said), foot, { z: z - 0.01, on })];
}
