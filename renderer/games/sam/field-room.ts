// One player's field as a place: the mat with two rows of three, the front row towards the middle of the table, and the name plate.
import { CARD_PROPORTION } from '../../stage/cards/card-size.ts';
import { PLACES, type Place } from '../../../engine/games/sam/types.ts';
import { grown } from '../parts/rects.ts';
import type { Rect } from '../parts/row.ts';

export interface FieldRoom {
  /** All of it. */
  readonly box: Rect;
  readonly plate: Rect;
  /** The felt that the rows lie on. */
  readonly mat: Rect;
  /** Where the card of a place lies while there are two rows. */
  readonly cells: Readonly<Record<Place, Rect>>;
  /** Where up to three cards lie once the rows have collapsed, from the left of the window. */
  readonly row: readonly Rect[];
  /** All of each row. */
  readonly rows: { readonly front: Rect; readonly back: Rect };
  /** Where rows are named, in the margin of the mat. */
  readonly labels: { readonly front: Rect; readonly back: Rect };
  /** How the names of rows stand: upright where there is no width for them, and not at all where they are too long for that. */
  readonly named: 'lying' | 'upright' | 'not';
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
  /** How high a card is at most, in px. */
  readonly most?: number;
}

/** The height of a plate, in px at usual text size. */
export const PLATE_HEIGHT = 23;
/** Cards lower than this, in px, are drawn as counters. */
const LOWEST_CARD = 56;
/** How much wider than high a counter is at most. */
const TILE = 1.3;
/** How wide the margin is in which rows are named, in px at usual text size. */
const MARGIN = { lying: 48, upright: 17, not: 0 } as const;
/** Rows as high as this, in px at usual text size, have names that lie, and lower ones than that none. */
const [ROOMY, LOW] = [84, 46];
/** The smallest side of what is pressed by a finger, in px. */
export const TOUCH = 44;
/** How wide a plate is at least where there is room, in px at usual text size. */
const WIDE_PLATE = 170;
/** In a row. */
const IN_ROW = 3;

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
  const row = (room.height - 12) / 2;
  const isNarrow = row < ROOMY * text || room.width < ROOMY * 4 * text;
  const named = row < LOW * text ? 'not' : isNarrow ? 'upright' : 'lying';
  const margin = Math.round(MARGIN[named] * text);
  const pad = Math.max(2, Math.round(Math.min(room.height * 0.025, 7 * text)));
  const gap = Math.max(2, Math.round(Math.min(room.height * 0.03, 8 * text)));
  const beside = margin > 0 ? margin + gap : 0;
  const inner = { width: room.width - 2 * pad - beside, height: room.height - 2 * pad };
  const { width, height, isTile } = cellIn(inner, gap, how.most ?? Infinity);
  const wide = IN_ROW * width + (IN_ROW - 1) * gap;
  const high = 2 * height + gap;
  const mat = {
    left: room.left + (room.width - (wide + beside + 2 * pad)) / 2,
    top: room.top + (room.height - (high + 2 * pad)) / 2,
    width: wide + beside + 2 * pad,
    height: high + 2 * pad,
  };
  const left = mat.left + pad + beside;
  const top = mat.top + pad;
  const rowAt = (index: number): Rect => ({
    left,
    top: top + index * (height + gap),
    width: wide,
    height,
  });
  const [front, back] = isOpposite ? [rowAt(1), rowAt(0)] : [rowAt(0), rowAt(1)];
  const slots = (row: Rect): Rect[] =>
    Array.from({ length: IN_ROW }, (_, index) => ({
      left: row.left + index * (width + gap),
      top: row.top,
      width,
      height,
    }));
  const cells = [...slots(front), ...slots(back)];
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
    row: slots(front),
    rows: { front: grown(front, gap / 2), back: grown(back, gap / 2) },
    labels: { front: labelIn(front), back: labelIn(back) },
    named,
    isTile,
    isOpposite,
    isLarge,
    close: isLarge ? { left: plate.left + plate.width + 6, top: plate.top, width: shut, height: shut } : null,
    text,
  };
}

/** How large a card is of which six lie in two rows. */
function cellIn(
  { width, height }: Pick<Rect, 'width' | 'height'>,
  gap: number,
  most: number,
): { readonly width: number; readonly height: number; readonly isTile: boolean } {
  const high = Math.max(1, Math.floor(Math.min(most, (height - gap) / 2)));
  const wide = Math.max(1, Math.floor((width - (IN_ROW - 1) * gap) / IN_ROW));
  const cardWide = Math.min(wide, Math.floor(high / CARD_PROPORTION));
  if (cardWide * CARD_PROPORTION >= LOWEST_CARD)
    return { width: cardWide, height: Math.round(cardWide * CARD_PROPORTION), isTile: false };
  return {
    width: Math.min(wide, Math.round(high * TILE)),
    height: Math.min(high, Math.round(wide * CARD_PROPORTION)),
    isTile: true,
  };
}
