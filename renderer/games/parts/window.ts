// What kind of window a table is drawn in, and how large text is there.
import type { Size } from '../../stage/game-stage.ts';

/** Wider than high; as low as a phone on its side; or higher than wide. */
export type WindowShape = 'wide' | 'low' | 'tall';

/** A window is wide when it is so many times as wide as it is high. */
const WIDE = 1.1;
/** A window lower than this, in px at usual text size, is low. */
const LOW = 400;

export function shapeOf({ width, height, text }: Size): WindowShape {
  if (width <= height * WIDE) return 'tall';
  return height < LOW * text ? 'low' : 'wide';
}

/** The window whose text is as large as the reader has set it; in larger ones it grows along, but less than the cards. */
const USUAL = { width: 1280, height: 680 };
const GROWTH = 0.65;
const LARGEST = 2.4;
/** A wide window lower than this, in px at usual text size, has room for plates of one line only. */
const SMALL = 520;

/** Text in a wide window: how much larger it is than at 100 % in a usual one, and whether plates have one line only. */
export function wideText({ width, height, text }: Size): { readonly text: number; readonly small: boolean } {
  const larger = Math.max(1, Math.min(width / USUAL.width, height / USUAL.height));
  return { text: text * Math.min(LARGEST, 1 + (larger - 1) * GROWTH), small: height < SMALL * text };
}

/** The same for a high window. */
const USUAL_TALL = { width: 400, height: 740 };
const LARGEST_TALL = 1.6;

/** How much larger text is in a high window than in one of a phone. */
export function tallText({ width, height }: Size): number {
  return Math.min(LARGEST_TALL, Math.max(1, Math.min(width / USUAL_TALL.width, height / USUAL_TALL.height)));
}
