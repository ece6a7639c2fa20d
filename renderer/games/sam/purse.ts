// The purse: the Summon points of whose turn it is as coins that come and go, and what a flip that is looked at would leave.
import type { Placement } from '../../stage/game-stage.ts';
import { around, place } from '../parts/place.ts';
import type { Rect } from '../parts/row.ts';
import { POINT, pursePicture } from './paint/index.ts';
import { pursePointsPicture } from './signs/purse.ts';
import { LAYER, type Table } from './table.ts';

/** So many coins are shown; more are told by the number alone. */
const COINS = 20;
/** How many lie in a line, or in one of fewer and longer lines where coins are larger so. */
const [IN_LINE, IN_LONG_LINE] = [5, 10];
/** How large a coin is at most, in px at usual text size. */
const COIN_SIZE = 38;
/** How much of the width belongs to the purse, and how wide it is at most, in heights. */
const [PART, WIDEST] = [0.42, 1];
/** How faint a coin is that would go, and one that would come. */
const [GOING, COMING] = [0.28, 0.55];

export function pursePlacements(table: Table): Placement[] {
  const { view, places, words, shown } = table;
  const { money, text } = places;
  const { points } = view;
  if (points === null) return [];
  const { bag, coins } = purseRects(money, text);
  const { leaves } = shown;
  const number = (value: number): string => words('table.number', { value });
  const said = leaves === null ? [number(points)] : [number(points), number(leaves)];
  const there = Math.max(points, leaves ?? 0);
  return [
    place('purse', pursePicture(leaves ?? points), bag, { z: LAYER.money }),
    place('points', pursePointsPicture(said), bag, { z: LAYER.money + 30 }),
    ...coinSpots(coins, text)
      .slice(0, there)
      .map((box, index) => {
        const goes = leaves !== null && index >= leaves;
        const comes = index >= points;
        return place(coinId(index), POINT, box, {
          z: LAYER.money + 1 + index,
          alpha: goes ? GOING : comes ? COMING : 1,
        });
      }),
  ];
}

export const coinId = (index: number): string => `coin:${index}`;

function purseRects(
  { left, top, width, height }: Rect,
  text: number,
): { readonly bag: Rect; readonly coins: Rect } {
  const side = Math.min(height * WIDEST, width * PART);
  const bag = { left, top: top + (height - side) / 2, width: side, height: side };
  const from = left + side + 8 * text;
  return { bag, coins: { left: from, width: left + width - from, top: bag.top, height: side } };
}

/** Where coins lie, line by line from above, the first at the left. */
function coinSpots({ left, top, width, height }: Rect, text: number): Rect[] {
  const sizeIn = (inLine: number): number =>
    Math.floor(Math.min(COIN_SIZE * text, width / (inLine * 1.06), (height * inLine) / COINS));
  const inLine = sizeIn(IN_LONG_LINE) > sizeIn(IN_LINE) ? IN_LONG_LINE : IN_LINE;
  const [size, lines] = [sizeIn(inLine), COINS / inLine];
  const [across, down] = [Math.min(size * 1.08, width / inLine), Math.min(size * 1.08, height / lines)];
  const from = { x: left + size / 2, y: top + (height - down * lines) / 2 + down / 2 };
  return Array.from({ length: COINS }, (_, index) =>
    around(
      { x: from.x + (index % inLine) * across, y: from.y + Math.floor(index / inLine) * down },
      size,
      size,
    ),
  );
}
