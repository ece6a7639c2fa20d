// The way of an attack: an arrow of light from the attacker to the card that is aimed at.
import type { Seat } from '../../../engine/core/seat.ts';
import type { Place } from '../../../engine/games/sam/types.ts';
import type { Placement } from '../../stage/game-stage.ts';
import { place } from '../parts/place.ts';
import type { Rect, Spot } from '../parts/row.ts';
import { AIM } from './signs/aim.ts';
import { cellOf, LAYER, shownRoomOf, type Table } from './table.ts';

/** How broad the arrow is, and how far from either card it stays, in px at usual text size. */
const [BROAD, APART] = [26, 2];
/** How broad it is at most, as a part of the lower card's height: it passes over what lies between. */
const THIN = 0.5;

export function aimPlacements(table: Table): Placement[] {
  const { strike, aim } = table.shown;
  // Beside a field that is shown large there is no way to be seen.
  if (table.zoomed !== null) return [];
  const [from, to] = [
    strike && cellIn(table, strike.seat, strike.with),
    aim && table.view.seats[aim.seat] && cellIn(table, aim.seat, aim.at),
  ];
  if (!from || !to) return [];
  const [start, end] = endsOf(from, to, APART * table.places.text);
  const way = Math.hypot(end.x - start.x, end.y - start.y);
  const [ux, uy] = [(end.x - start.x) / way, (end.y - start.y) / way];
  if (way < 1) return [];
  const high = Math.min(BROAD * table.places.text, Math.min(from.height, to.height) * THIN);
  const box = {
    left: (start.x + end.x) / 2 - way / 2,
    top: (start.y + end.y) / 2 - high / 2,
    width: way,
    height: high,
  };
  return [place('aim', AIM, box, { z: LAYER.aim, rotation: Math.atan2(uy, ux) })];
}

function cellIn(table: Table, seat: Seat, at: Place): Rect | null {
  return cellOf(table, seat, at, shownRoomOf(table, seat));
}

/** From the edge of one card to the edge of the other, which look to each other; nothing on either of them is covered. */
function endsOf(from: Rect, to: Rect, apart: number): readonly [Spot, Spot] {
  const [a, b] = [middleOf(from), middleOf(to)];
  const down = Math.abs(b.y - a.y) < (from.height + to.height) / 2 ? 0 : Math.sign(b.y - a.y);
  if (down !== 0)
    return [
      { x: a.x, y: a.y + down * (from.height / 2 + apart) },
      { x: b.x, y: b.y - down * (to.height / 2 + apart) },
    ];
  const across = Math.sign(b.x - a.x);
  return [
    { x: a.x + across * (from.width / 2 + apart), y: a.y },
    { x: b.x - across * (to.width / 2 + apart), y: b.y },
  ];
}

function middleOf({ left, top, width, height }: Rect): Spot {
  return { x: left + width / 2, y: top + height / 2 };
}
