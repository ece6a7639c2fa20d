// The six cards before they are arranged: in hand, and where they are about to lie.
import { type Place, PLACES } from '../../../engine/games/sam/types.ts';
import type { Placement } from '../../stage/game-stage.ts';
import { around, place } from '../parts/place.ts';
import { rowIn } from '../parts/row.ts';
import { handTarget, placeTarget } from './draft.ts';
import { facePicture, peekPicture } from './paint/index.ts';
import { cardId, LAYER, roomOf, type Table } from './table.ts';

/** Between cards, in px at usual text size. */
const GAP = 6;
/** How far a card is lifted that is held, as a part of its height. */
const LIFTED = 0.08;

export function handPlacements(table: Table): Placement[] {
  const { view, bottom, places, shown } = table;
  if (view.hand.length === 0 || view.viewer !== bottom) return [];
  const { at = {}, held = null } = shown.arranging ?? {};
  const room = roomOf(table, bottom);
  const row = rowIn(view.hand.length, places.hand, {
    fits: [
      [1, 1],
      [2, 1],
    ],
    most: room.cells.F1.height,
    gap: Math.round(GAP * places.text),
  });
  return view.hand.map((code, index) => {
    const laid = PLACES.find((each: Place) => at[each] === code);
    const isHeld = held === code;
    const spot = row.cards[index] ?? { x: 0, y: 0 };
    const box = laid ? room.cells[laid] : around(spot, row.cardWidth, row.cardHeight);
    const isLegal = shown.targets.has(handTarget(code));
    return place(
      cardId(code),
      // What is laid lies face down, and its owner knows what it is.
      laid ? peekPicture(code) : facePicture(code),
      { ...box, top: box.top - (isHeld ? box.height * LIFTED : 0) },
      {
        z: LAYER.card + 40 + index + (isHeld ? 20 : 0),
        lift: isHeld ? 0.9 : laid ? 0.04 : 0.3,
        halo: isHeld ? 'selected' : isLegal ? 'legal' : null,
        target: laid ? placeTarget(bottom, laid) : handTarget(code),
      },
    );
  });
}
