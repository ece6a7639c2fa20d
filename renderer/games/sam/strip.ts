// The order of play of the set along the far edge: who moves when, whose turn it is, and whether two take turns for good.
import type { Placement } from '../../stage/game-stage.ts';
import { labelPicture } from '../parts/label.ts';
import { place } from '../parts/place.ts';
import { orderPicture } from './signs/order.ts';
import { LAYER, type Table } from './table.ts';

/** How much wider the present plate is than the others where only it has a name. */
const PRESENT = 2.6;
/** Between plates, in px. */
const GAP = 3;
/** How wide a plate is at most, and what tells of the set, in px at usual text size. */
const [WIDEST, SET] = [150, 66];

export function stripPlacements({ view, input, places, words }: Table): Placement[] {
  const { order, inOrder, alternating, set } = view;
  const { strip, isCompact, text } = places;
  if (order.length === 0) return [];
  const told = alternating ? words('sam.stage.in-turns') : words('sam.stage.set', { set });
  const wide = Math.round(SET * text);
  const isNow = (index: number): boolean => index === inOrder && view.turn === order[index];
  const shares = order.map((_, index) => (isCompact && isNow(index) ? PRESENT : 1));
  const whole = Math.min(strip.width - wide - GAP, WIDEST * text * order.length);
  const part = (whole - GAP * (order.length - 1)) / shares.reduce((sum, share) => sum + share, 0);
  const from = strip.left + (strip.width - whole - wide - GAP) / 2;
  let left = from + wide + GAP;
  return [
    place('set', labelPicture(told, text), { ...strip, left: from, width: wide }, { z: LAYER.strip }),
    ...order.map((seat, index) => {
      const box = { ...strip, left, width: part * (shares[index] ?? 1) };
      left += box.width + GAP;
      const whole = input.seats[seat]?.name ?? '';
      // Half a name tells less than how it begins.
      const name = isCompact && !isNow(index) ? (Array.from(whole)[0] ?? '') : whole;
      const is =
        view.seats[seat]?.out === true
          ? 'out'
          : isNow(index)
            ? 'now'
            : index < inOrder && !alternating
              ? 'done'
              : 'ahead';
      const picture = orderPicture({
        name,
        number: isCompact && !isNow(index) ? '' : words('table.number', { value: index + 1 }),
        is,
        text,
      });
      return place(`order:${seat}`, picture, box, { z: LAYER.strip });
    }),
  ];
}
