// Cards that would go back to another's hand after what is being composed: each waits there, open, not yet arrived.
import type { Placement } from '../../stage/game-stage.ts';
import { around, place } from '../parts/place.ts';
import { fanOf } from './hands.ts';
import { cardFace, CARD_PROPORTION } from './paint/card.ts';
import { cardId, LAYER, type Table } from './table.ts';

/** How much of such a card can be seen. */
const NOT_YET = 0.85;

export function returningPlacements(table: Table): Placement[] {
  const { view, shown } = table;
  const others = shown.returning.filter(({ to }) => to !== view.viewer);
  return others.map(({ card, to }, index) => {
    const count = (view.seats[to]?.cards ?? 0) + others.filter((other) => other.to === to).length;
    const spot = fanOf(table, to, count)[count - 1 - index] ?? { x: 0, y: 0, width: 40 };
    const box = around(spot, spot.width, spot.width * CARD_PROPORTION);
    return place(cardId(card), cardFace(card, table.words), box, {
      z: LAYER.ghost + index,
      lift: 0.7,
      alpha: NOT_YET,
      halo: 'targeted',
    });
  });
}
