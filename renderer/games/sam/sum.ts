// What an attack costs: the drawn card, what is paid, and whether both reach the cost.
import type { Placement } from '../../stage/game-stage.ts';
import { faceValue, parseCard } from '../../../engine/games/sam/cards.ts';
import { place } from '../parts/place.ts';
import type { Rect } from '../parts/row.ts';
import { CARD_PROPORTION, EMPTY_PLACE, facePicture } from './paint/index.ts';
import { sumPicture } from './signs/sum.ts';
import { cardId, LAYER, type Table } from './table.ts';

/** How high the drawn card is at most, in px at usual text size. */
const CARD = 150;

/** Where the card lies that is drawn for an attack, and where the sum stands. */
export function sumRects(
  { left, top, width, height }: Rect,
  text: number,
): { readonly card: Rect; readonly sum: Rect } {
  const high = Math.min(height, CARD * text, width * 0.32 * CARD_PROPORTION);
  const wide = Math.round(high / CARD_PROPORTION);
  const from = left + wide + 8 * text;
  return {
    card: { left, top: top + (height - high) / 2, width: wide, height: high },
    sum: { left: from, top, width: left + width - from, height },
  };
}

export function sumPlacements({ places, shown, words }: Table): Placement[] {
  const { strike, reachedBy } = shown;
  if (!strike) return [];
  const { card, sum } = sumRects(places.money, places.text);
  const { drawn, points, cost } = strike;
  const number = (value: number): string => words('table.number', { value });
  const face = drawn === null ? 0 : faceValue(parseCard(drawn));
  const paid = (points ?? 0) - face;
  const picture = sumPicture({
    points: points === null ? '?' : number(points),
    from:
      drawn === null
        ? [words('sam.stage.to-draw'), words('sam.stage.to-draw.short')]
        : paid > 0
          ? [
              words('sam.stage.drawn-and-paid', { drawn: face, paid }),
              words('sam.stage.drawn-and-paid.short', { drawn: face, paid }),
            ]
          : [words('sam.stage.drawn')],
    cost: number(cost),
    costs: [words('sam.stage.cost'), words('sam.stage.cost.short')],
    is: points === null ? 'open' : points >= cost ? 'met' : 'short',
    verdict:
      points === null
        ? reachedBy === null
          ? []
          : [
              words('sam.stage.reached-by', { count: reachedBy }),
              words('sam.stage.reached-by.short', { count: reachedBy }),
            ]
        : [points >= cost ? words('sam.stage.met') : words('sam.stage.missing', { missing: cost - points })],
    text: places.text,
  });
  return [
    // The card itself: it goes to the discards when the attack is over.
    drawn === null
      ? place('drawn', EMPTY_PLACE, card, { z: LAYER.money })
      : place(cardId(drawn), facePicture(drawn), card, { z: LAYER.money + 2, lift: 0.3 }),
    place('sum', picture, sum, { z: LAYER.money }),
  ];
}
