// Rectangles, and rows of cards in them: in one line or two, as large as they fit.
import { CARD_PROPORTION } from '../../stage/cards/card.ts';

/** A rectangle in CSS px, by its left upper corner. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A row of cards, in one line or two. */
export interface Row {
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** From one card to the next. */
  readonly step: number;
  /** How much of a card shows beside the next one, as a part of its width. */
  readonly strip: number;
  /** The centre of each card, slot 0 first. */
  readonly cards: readonly Spot[];
}

/** How cards may lie: in so many lines, and how much of one shows at least beside the next, as a part of its width. */
export type Fit = readonly [lines: number, tight: number];

/** The strip of a card that shows its corner index, as a part of its width. */
export const INDEX_STRIP = 0.42;

export interface RowHow {
  readonly fits: readonly Fit[];
  /** The height of a card, at most. */
  readonly most: number;
  readonly gap?: number;
  readonly align?: 'left' | 'centre' | 'right';
  /** Begins at the top of the room instead of lying in its middle. */
  readonly top?: boolean;
}

/** Lays cards into a rectangle, as large as one of the fits lets them be. */
export function rowIn(count: number, room: Rect, how: RowHow): Row {
  const gap = how.gap ?? 4;
  let best = { cardWidth: 0, lines: 1, value: 0 };
  for (const [lines, tight] of how.fits) {
    const inLine = Math.ceil(count / lines);
    const byHeight = Math.min(how.most, (room.height - (lines - 1) * gap) / lines) / CARD_PROPORTION;
    const cardWidth = Math.floor(Math.min(byHeight, room.width / (1 + (inLine - 1) * tight)));
    // A card of which little is seen must be so much larger.
    const strip = inLine > 1 ? Math.min(cardWidth, (room.width - cardWidth) / (inLine - 1)) : cardWidth;
    const value = Math.sqrt(cardWidth * strip);
    if (value > best.value) best = { cardWidth, lines, value };
  }
  const { lines } = best;
  const cardWidth = Math.max(best.cardWidth, 8);
  const cardHeight = Math.round(cardWidth * CARD_PROPORTION);
  const inLine = Math.ceil(count / lines);
  const step = inLine > 1 ? Math.min(cardWidth + gap, (room.width - cardWidth) / (inLine - 1)) : 0;
  const used = cardWidth + step * (inLine - 1);
  const spare = room.width - used;
  const left = room.left + (how.align === 'left' ? 0 : how.align === 'right' ? spare : spare / 2);
  const spareHeight = room.height - lines * cardHeight - (lines - 1) * gap;
  const top = room.top + (how.top === true ? 0 : spareHeight / 2);
  const cards = Array.from({ length: count }, (_, i) => ({
    x: left + cardWidth / 2 + (i % inLine) * step,
    y: top + cardHeight / 2 + Math.floor(i / inLine) * (cardHeight + gap),
  }));
  const strip = inLine > 1 ? Math.min(1, step / cardWidth) : 1;
  return { cardWidth, cardHeight, step, strip, cards };
}
