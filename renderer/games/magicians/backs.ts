// The hand of another from behind, at a theatre.
import type { Seat } from '../../../engine/core/seat.ts';
import type { Placement } from '../../stage/game-stage.ts';
import { COUNT_HEIGHT, countPicture } from '../parts/count.ts';
import { place } from '../parts/place.ts';
import type { Rect } from '../parts/row.ts';
import type { Hall } from './hall.ts';
import { backPicture, CARD_PROPORTION } from './paint/cards.ts';
import { backId, LAYER, type Table } from './table.ts';

/** Most backs that show of a hand in a small theatre. */
const BACKS = 3;
/** How wide one of them is at most, as a part of the room for all. */
const WIDEST_BACK = 0.62;

/** A hand from behind: a few backs, and how many they are. */
export function backPlacements({ view, words }: Table, seat: Seat, hall: Hall): Placement[] {
  const count = view.seats[seat]?.cards ?? 0;
  const room = hall.backs;
  if (!room || hall.isOwn) return [];
  const high = Math.min(room.height, 64 * hall.text, room.width * WIDEST_BACK * CARD_PROPORTION);
  const wide = Math.round(high / CARD_PROPORTION);
  const figure = Math.min(room.height, Math.round(COUNT_HEIGHT * 0.94 * hall.text));
  const counted = Math.round(Math.min(figure * 1.3, room.width * 0.7));
  const isHigh = room.height > 2 * figure;
  const shownBacks = Math.min(BACKS, count);
  const length = isHigh ? room.width : Math.max(wide, room.width - counted);
  const step = Math.min(wide * 0.5, Math.max(2, (length - wide) / (BACKS - 1)));
  const left = isHigh ? room.left + (room.width - wide - step * (BACKS - 1)) / 2 : room.left;
  const top = room.top + (room.height - high) / 2;
  const box: Rect = isHigh
    ? {
        left: left + wide + step * (BACKS - 1) - counted,
        top: top + high - figure,
        width: counted,
        height: figure,
      }
    : {
        left: room.left + room.width - counted,
        top: room.top + (room.height - figure) / 2,
        width: counted,
        height: figure,
      };
  return [
    ...Array.from({ length: shownBacks }, (_, index) =>
      place(
        backId(seat, index),
        backPicture(),
        { left: left + index * step, top, width: wide, height: high },
        { z: LAYER.back + index, lift: 0.08 },
      ),
    ),
    place(`held:${seat}`, countPicture(words('table.number', { value: count })), box, { z: LAYER.back + 10 }),
  ];
}
