// Name plates of brass: who plays there, how many cards are left, for how many turns nothing was risked.
import type { Seat } from '../../../engine/core/seat.ts';
import type { Placement } from '../../stage/game-stage.ts';
import { CROWN } from '../parts/marks.ts';
import { place } from '../parts/place.ts';
import { platePicture } from '../parts/plate.ts';
import type { FieldRoom } from './field-room.ts';
import { CARD, HOURGLASS } from './signs/marks.ts';
import { isLit, LAYER, seatOf, type Table } from './table.ts';

/** From so many idle turns in a row on they are told. */
const IDLE = 2;
/** A narrower plate, in px at usual text size, does not tell of how many. */
const NARROW = 190;

export function platePlacement(table: Table, seat: Seat, room: FieldRoom): Placement {
  const { view, input, words } = table;
  const { cards, idle, out } = seatOf(table, seat);
  const lit = isLit(table, seat) && view.result === null;
  const count = { sign: CARD, value: words('table.number', { value: cards }), word: '' };
  const isNarrow = room.plate.width < NARROW * room.text;
  const turns = isNarrow ? words('table.number', { value: idle }) : words('sam.stage.idle', { idle });
  const waits = { sign: HOURGLASS, value: turns, word: '' };
  const picture = platePicture({
    name: input.seats[seat]?.name ?? '',
    marks: view.result?.winners.includes(seat) === true ? [CROWN] : [],
    // Across the mat of who is out there stands why nothing is counted.
    figures: out ? [] : [...(idle >= IDLE && view.result === null ? [waits] : []), count],
    turn: lit,
    ...(view.result === null && view.turn !== null ? { pointed: view.turn === seat } : {}),
    small: true,
    text: room.text,
  });
  return place(`plate:${seat}`, picture, room.plate, { z: LAYER.plate, shade: out ? 0.4 : 0 });
}
