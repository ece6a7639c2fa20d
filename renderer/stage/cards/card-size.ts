// The proportions of a playing card.

/** Height over width: 2.5 to 3.5. */
export const CARD_PROPORTION = 1.4;
/** Below this width, in px, a face keeps only what can be read. */
export const SMALL_FACE = 44;
/** The border of a card. */
export const HAIRLINE = '#6f5c3a';

/** The corner of a card of this width. */
export function cornerOf(width: number): number {
  return width / 14;
}

/** A face of which less shows than this part of its width, or of its height, is painted for what does. */
export const FANNED = 0.86;
/** Parts that show are told apart in such steps, so that rows that are nearly alike share pictures. */
const STEP = 0.02;

/** A part of a card that shows, in steps; where nearly all of it does, 1. */
export function shownPart(part: number): number {
  return part >= FANNED ? 1 : Math.floor(part / STEP + 1e-9) * STEP;
}
