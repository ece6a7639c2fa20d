// What the table has room for: a panel for every player, the own hand, and the centre where the trick lies.
import type { Rect } from '../parts/row.ts';

/** Where one player's things are. */
export interface Panel {
  readonly plate: Rect;
  /** The backs of a hand that is not open, as a fan. */
  readonly fan: Rect;
  readonly deck: Rect;
  /** The Repertoire. */
  readonly pile: Rect;
}

/** How the trick lies: in front of whom it belongs to, around the hat, or in lines in the order of play. */
export type Arrangement = 'around' | 'lines';

export interface Places {
  /** By place, counted clockwise from the viewer, who is 0; where nobody's hand lies open, all are of one size. */
  readonly panels: readonly Panel[];
  /** The own hand, open. */
  readonly hand: Rect;
  /** How many lines a large hand may lie in. */
  readonly handLines: number;
  /** What is common: the trick and the hat. */
  readonly centre: Rect;
  readonly arrangement: Arrangement;
  /** How high a card of the trick is at most, in px. */
  readonly largest: number;
  /** How much of a card that lies under another shows at least, in px: what a mouse or a finger can hit. */
  readonly strip: number;
  /** The own Repertoire laid open, while the Ultimate hand is chosen. */
  readonly open: Rect;
  /** How high the line under hands and piles is that says what they are, in px; 0 where there is no room for it. */
  readonly label: number;
  /** How wide the hat is at least, in px: however many cards lie around it, it decides who wins. */
  readonly hat: number;
  /** The Ultimate Trick Card while it lies face down, apart from all else, and its name. */
  readonly ultimate: Rect;
  readonly ultimateName: Rect | null;
  /** How much larger text is than at 100 % in a usual window. */
  readonly text: number;
}

/** What lies beside a fan of backs, right of it: the deck, then the Repertoire. */
export function beside(fan: Rect, gap: number, pile: { width: number; height: number }, bottom: number) {
  const top = bottom - pile.height;
  const deck = { left: fan.left + fan.width + gap, top, ...pile };
  return { fan, deck, pile: { ...deck, left: deck.left + pile.width + gap } };
}
