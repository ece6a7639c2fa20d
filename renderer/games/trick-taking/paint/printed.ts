// What is printed on every card, however much of it can be seen.
import type { Effect } from '../../../../engine/games/trick-taking/types.ts';
import { cornerOf } from '../../../stage/cards/card-size.ts';
import { INK, type Silk } from '../../../stage/cards/palette.ts';
import { laySilk } from '../../../stage/cards/silk.ts';
import { type Box, type Brush, strokeRounded } from '../../../stage/paint/brush.ts';

/** The words on cards: the name of each effect, and what it does. */
export interface CardWords {
  word(effect: Effect): string;
  line(effect: Effect): string;
}

/** What is printed on a card. */
export interface Printed {
  readonly effect: Effect;
  readonly rank: string;
  readonly silk: Silk;
  readonly words: CardWords;
}

/** Nothing on a card is written smaller, in px. */
export const LEAST = 12;

/** A band of silk with an ink edge, on a card of that width. */
export function paintBand(brush: Brush, silk: Silk, box: Box, width: number): void {
  const corner = cornerOf(width) * 0.7;
  laySilk(brush, silk, box, corner);
  strokeRounded(brush, box, corner, INK, Math.max(1, width / 110));
}
