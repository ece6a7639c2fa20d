// One player's field as a place: the mat with two rows of three, the front row towards the middle of the table, and the name plate.
import { CARD_PROPORTION } from '../../stage/cards/card-size.ts';
import { PLACES, type Place } from '../../../engine/games/sam/types.ts';
import { around } from '../parts/place.ts';
import { inRow } from '../parts/rects.ts';
import type { Rect } from '../parts/row.ts';

export interface FieldRoom {
  /** All of it. */
  readonly box: Rect;
  readonly plate: Rect;
  /** The felt that the rows lie on. */
  readonly mat: Rect;
  /** Where the card of a place lies while there are two rows. */
  readonly cells: Readonly<Record<Place, Rect>>;
  /** The card in the middle of the one row that is left once the rows have collapsed, and what is between two cards. */
  readonly row: { readonly middle: Rect; readonly gap: number };
  /** Where rows are named, in the margin of the mat. */
  readonly labels: { readonly front: Rect; readonly back: Rect };
  /** How the names of rows stand: upright where there is no width for them, and by their first letters where they are too long for that. */
  readonly named: 'lying' | 'upright' | 'short';
  /** Cards are so low that they are counters with rank and suit, not cards. */
  readonly isTile: boolean;
  /** It lies on the other side: its front row is the lower one. Its left is at the left of the window all the same, so that a place is called alike by all who see it. */
  readonly isOpposite: boolean;
  readonly isLarge: boolean;
  /** The sign that puts it away; null where it is not shown large. */
  readonly close: Rect | null;
  readonly text: number;
}

export interface FieldHow {
  readonly text: number;
  readonly isOpposite: boolean;
  /** Its plate stands elsewhere. */
  readonly plate?: Rect;
  readonly isLarge?: boolean;
  /** Its cards have tags at their lower edges, which need room outside of them. */
  readonly isTagged?: boolean;
}

/** The height of a plate, in px at usual text size. */
export const PLATE_HEIGHT = 23;
/** Cards lower than this, in px, are drawn as counters. */
const LOWEST_CARD = 56;
/** How much wider than high a counter is at most. */
const TILE = 1.3;
/** How wide the margin is in which rows are named, in px at usual text size. */
const MARGIN = { lying: 48, upright: 17, short: 9 } as const;
/** Rows as high as this, in px at usual text size, have names that lie, and lower ones than that first letters. */
const [ROOMY, LOW] = [84, 46];
/** The smallest side of what is pressed by a finger, in px. */
export const TOUCH = 44;
/** How wide a plate is at least where there is room, in px at usual text size. */
const WIDE_PLATE = 170;
/** In a row. */
const IN_ROW = 3;
/** The height of a row that is alone, as a part of its mat's. */
const ALONE = 0.62;
/** How high a tag is, as a part of its card, and its bounds in px; how much of it lies outside of the card. */
const TAG = { part: 0.15, least: 18, most: 30, outside: 0.62 } as const;

/** How high the tag of a card is, and how far below the card's lower edge it ends. */
export function tagOf(cardHeight: number, text: number): { readonly high: number; readonly outside: number } {
  const high = Math.round(Math.min(TAG.most * text, Math.max(TAG.least, cardHeight * TAG.part)));
  return { high, outside: Math.ceil(high * TAG.outside) };
}

/** A field in a box, as large as it fits, in the middle of it. */
export function fieldIn(box: Rect, how: FieldHow): FieldRoom {
  const { text, isOpposite, isLarge = false } = how;
  const shut = isLarge ? TOUCH : 0;
  const plateHeight = how.plate ? 0 : Math.max(Math.round(PLATE_HEIGHT * text), shut);
  const under = how.plate ? 0 : 2;
  const room = {
    ...box,
    top: box.top + plateHeight + under,
    height: box.height - plateHeight - under,
  };
  const high = (room.height - 12) / 2;
  const isNarrow = high < ROOMY * text || room.width < ROOMY * 4 * text;
  const named = high < LOW * text ? 'short' : isNarrow ? 'upright' : 'lying';
  const margin = Math.round(MARGIN[named] * text);
  const pad = Math.max(2, Math.round(Math.min(room.height * 0.025, 7 * text)));
  const gap = Math.max(2, Math.round(Math.min(room.height * 0.03, 8 * text)));
  const tags = how.isTagged === true ? tagOf(high, text).outside : 0;
  const [between, below] = [Math.max(gap, tags), Math.max(pad, tags)];
  const beside = margin + (named === 'short' ? 2 : gap);
  const inner = {
    width: room.width - 2 * pad - beside - (IN_ROW - 1) * gap,
    height: room.height - pad - below - between,
  };
  const { width, height, isTile } = cellIn({ width: inner.width / IN_ROW, height: inner.height / 2 });
  const wide = IN_ROW * width + (IN_ROW - 1) * gap;
  const mat = around(
    { x: room.left + room.width / 2, y: room.top + room.height / 2 },
    wide + beside + 2 * pad,
    2 * height + between + pad + below,
  );
  const left = mat.left + pad + beside;
  const rowAt = (index: number): Rect => ({
    left,
    top: mat.top + pad + index * (height + between),
    width: wide,
    height,
  });
  const [front, back] = isOpposite ? [rowAt(1), rowAt(0)] : [rowAt(0), rowAt(1)];
  const cells = [front, back].flatMap((row) => inRow(row, IN_ROW, gap));
  const labelIn = (row: Rect): Rect => ({ left: mat.left + pad, top: row.top, width: margin, height });
  const plateWide = Math.min(box.width, Math.max(mat.width, WIDE_PLATE * text));
  const plate = how.plate ?? {
    left: box.left + (box.width - plateWide) / 2,
    top: mat.top - under - plateHeight,
    width: plateWide - (shut > 0 ? shut + 6 : 0),
    height: plateHeight,
  };
  return {
    box,
    plate,
    mat,
    cells: Object.fromEntries(PLACES.map((at, index) => [at, cells[index]])) as Record<Place, Rect>,
    row: { middle: aloneIn(mat, pad, gap, isOpposite), gap },
    labels: { front: labelIn(front), back: labelIn(back) },
    named,
    isTile,
    isOpposite,
    isLarge,
    close: isLarge ? { left: plate.left + plate.width + 6, top: plate.top, width: shut, height: shut } : null,
    text,
  };
}

/** The card in the middle of the one row that is left: along the edge of the front row, and larger than in two rows. */
function aloneIn(mat: Rect, pad: number, gap: number, isOpposite: boolean): Rect {
  const { width, height } = cellIn({
    width: (mat.width - 2 * pad - (IN_ROW - 1) * gap) / IN_ROW,
    height: mat.height * ALONE - pad,
  });
  const top = isOpposite ? mat.top + mat.height - pad - height : mat.top + pad;
  return { left: mat.left + (mat.width - width) / 2, top, width, height };
}

/** How large a card is that has so much room: a counter where that is not enough for a card. */
function cellIn(room: Pick<Rect, 'width' | 'height'>): {
  readonly width: number;
  readonly height: number;
  readonly isTile: boolean;
} {
  const [wide, high] = [Math.max(1, Math.floor(room.width)), Math.max(1, Math.floor(room.height))];
  const cardWide = Math.min(wide, Math.floor(high / CARD_PROPORTION));
  if (cardWide * CARD_PROPORTION >= LOWEST_CARD)
    return { width: cardWide, height: Math.round(cardWide * CARD_PROPORTION), isTile: false };
  return {
    width: Math.min(wide, Math.round(high * TILE)),
    height: Math.min(high, Math.round(wide * CARD_PROPORTION)),
    isTile: true,
  };
}
