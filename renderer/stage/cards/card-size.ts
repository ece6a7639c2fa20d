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
