// The order of play of the set along the far edge: who moves when, whose turn it is, and whether two take turns for good.
import type { Placement } from '../../stage/game-stage.ts';
import { labelPicture } from '../parts/label.ts';
import { place } from '../parts/place.ts';
import { shortNames } from './short-names.ts';
import { orderPicture } from './signs/order.ts';
import { LAYER, type Table } from './table.ts';

/** How much wider the present plate is than the others where only it has a name. */
const PRESENT = 2.6;
/** Between plates, in px. */
const GAP = 3;
/** How wide a plate is at most, and what tells what they are, in px at usual text size. */
const [WIDEST, TOLD] = [150, 66];
/** What a letter of a plate takes, and what is about its letters, in px at usual text size. */
const [LETTER, ABOUT] = [7.5, 20];

export function stripPlacements({ view, input, places, words }: Table): Placement[] {
  const { order, inOrder, alternating } = view;
  const { strip, isCompact, text } = places;
  if (order.length === 0) return [];
  const told = words(alternating ? 'sam.stage.in-turns' : 'sam.stage.order');
  const short = shortNames(input.seats.map(({ name }) => name));
  const wide = Math.round(TOLD * text);
  const isNow = (index: number): boolean => index === inOrder && view.turn === order[index];
  const whole = Math.min(strip.width - wide - GAP, WIDEST * text * order.length);
  const each = (whole - GAP * (order.length - 1)) / order.length;
  const hasShort =
    isCompact && order.some((seat, index) => each < wideOf(input.seats[seat]?.name ?? '', index) * text);
  const shares = order.map((_, index) => (hasShort && isNow(index) ? PRESENT : 1));
  const part = (whole - GAP * (order.length - 1)) / shares.reduce((sum, share) => sum + share, 0);
  const from = strip.left + (strip.width - whole - wide - GAP) / 2;
  let left = from + wide + GAP;
  return [
    place('set', labelPicture(told, text), { ...strip, left: from, width: wide }, { z: LAYER.strip }),
    ...order.map((seat, index) => {
      const box = { ...strip, left, width: part * (shares[index] ?? 1) };
      left += box.width + GAP;
      const isShort = hasShort && !isNow(index);
      // Half a name tells less than how it begins.
      const name = (isShort ? short[seat] : input.seats[seat]?.name) ?? '';
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
        number: isShort || is === 'out' ? '' : words('table.number', { value: index + 1 }),
        is,
        text,
      });
      return place(`order:${seat}`, picture, box, { z: LAYER.strip });
    }),
  ];
}

/** What a plate needs for a whole name and its number, about, in px at usual text size. */
function wideOf(name: string, index: number): number {
  return (`${index + 1} `.length + Array.from(name).length) * LETTER + ABOUT;
}
