// What the trick's geometry has in common, however it lies: stacks as cards that peep out at the left under one another.
import { CARD_PROPORTION } from '../../stage/cards/card.ts';
import type { Rect, Spot } from '../parts/row.ts';

/** A stack that is to be laid. */
export interface Lot {
  /** Before whom it lies, counted clockwise from the viewer; null: before nobody (the Ultimate Trick Card's). */
  readonly place: number | null;
  /** How many cards it has. */
  readonly count: number;
}

/** Where the trick lies. */
export interface TrickRoom {
  /** The size of a card, and how much of one shows at its left under the next, in px. */
  readonly width: number;
  readonly height: number;
  readonly strip: number;
  readonly hat: Rect;
  /** The centre of the top of each stack, in their order. */
  readonly tops: readonly Spot[];
  /** By place, where the next stack of that player begins: the centre of its top; null where others make room for it. */
  readonly next: readonly (Spot | null)[];
  /** Under each stack, where its owner's name stands; null where it lies before its owner, or where one name stands for several. */
  readonly captions: readonly (Rect | null)[];
}

/** What a trick is laid into. */
export interface Bounds {
  readonly centre: Rect;
  readonly players: number;
  readonly lots: readonly Lot[];
  /** How high a card is at most, in px. */
  readonly largest: number;
  /** How much of a card beneath another shows, where there is room for it, in px. */
  readonly strip: number;
  /** How wide the hat is at least, in px. */
  readonly hat: number;
  /** The height of a line of text, in px. */
  readonly line: number;
}

/** How high marks stand over a card and hang under it, as parts of its width. */
export const ABOVE = 0.12;
export const BELOW = 0.08;
/** Between stacks, in px. */
export const APART = 8;
/** How much of a card beneath shows at least, where room is scarce: its index can still be read, and a press enlarges it. */
const LEAST_STRIP = 15;
/** And as a part of its width. */
const STRIP_PART = 0.3;
/** How much shows at most where there is room: as a part of its width, and in px. */
const WIDE_STRIP = { part: 0.46, most: 44 } as const;
/** Cards are not smaller than this, in px, only to show more of what lies beneath others. */
const COMFORTABLE = 46;
/** No card is smaller, in px, while the index of what lies beneath can be read; and how small both are in the last resort. */
const SMALLEST = 22;
const LAST_RESORT = { strip: 8, width: 10 };

/** A size of card, and what follows from it. */
export interface Scale {
  readonly width: number;
  readonly height: number;
  readonly strip: number;
}

/** How long a stack is. */
export function lengthOf({ width, strip }: Scale, { count }: Lot): number {
  return width + (count - 1) * strip;
}

/** The largest cards for which a way to lay them is found; beneath others less shows before cards become tiny. */
export function largestThat<T>(bounds: Bounds, lay: (scale: Scale) => T | null): T {
  const widest = Math.floor(bounds.largest / CARD_PROPORTION);
  const scaleOf = (width: number, strip: number): Scale => ({
    width,
    height: Math.round(width * CARD_PROPORTION),
    strip: Math.min(width, Math.max(strip, Math.round(width * STRIP_PART))),
  });
  for (const [strip, least] of [
    [bounds.strip, COMFORTABLE],
    [LEAST_STRIP, SMALLEST],
    [LAST_RESORT.strip, LAST_RESORT.width],
  ] as const) {
    for (let width = widest; width >= least; width -= 1) {
      const found = lay(scaleOf(width, strip));
      if (found !== null) return opened(scaleOf(width, strip), lay) ?? found;
    }
  }
  const last = lay({ ...scaleOf(8, 3), strip: 2 });
  if (last === null) throw new Error('The trick has no room at all.');
  return last;
}

/** With as much shown of what lies beneath as there is room for without smaller cards. */
function opened<T>(scale: Scale, lay: (scale: Scale) => T | null): T | null {
  const widest = Math.min(WIDE_STRIP.most, Math.round(scale.width * WIDE_STRIP.part));
  for (let strip = widest; strip > scale.strip; strip -= 1) {
    const found = lay({ ...scale, strip });
    if (found !== null) return found;
  }
  return null;
}
