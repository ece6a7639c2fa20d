// Where everything lies on Trick-Taking's table, for one view and one size of window. Pure.
import { rankIn } from '../../../engine/games/trick-taking/cards.ts';
import type { TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import { facePicture } from '../../stage/cards/card.ts';
import type { Placement, Size } from '../../stage/game-stage.ts';
import { around, place } from '../parts/place.ts';
import { type Rect, rowIn } from '../parts/row.ts';
import { handTarget, trickTarget } from './draft.ts';
import { TABLE } from './paint/cloth.ts';
import { silkOf } from './paint/colours.ts';

/** Everything that is to be seen. */
export function layout(view: TrickTakingView, size: Size): Placement[] {
  const { width, height } = size;
  const hand = { left: 20, top: height * 0.7, width: width - 40, height: height * 0.25 };
  const trick = { left: 20, top: height * 0.25, width: width - 40, height: height * 0.3 };
  const played = view.trick.stacks.flatMap(({ cards }) => cards.map(({ card }) => card));
  return [
    place('table', TABLE, { left: 0, top: 0, width, height }, {}),
    ...cardsIn(trick, played, trickTarget),
    ...cardsIn(hand, view.hand, handTarget),
  ];
}

function cardsIn(room: Rect, codes: readonly string[], targetOf: (code: string) => string): Placement[] {
  const row = rowIn(codes.length, room, { fits: [[1, 0.4]], most: room.height });
  return codes.map((code, index) =>
    place(
      `card:${code}`,
      facePicture(silkOf(code), rankIn(code)),
      around(row.cards[index] ?? { x: 0, y: 0 }, row.cardWidth, row.cardHeight),
      { z: 100 + index, lift: 0.2, target: targetOf(code) },
    ),
  );
}
