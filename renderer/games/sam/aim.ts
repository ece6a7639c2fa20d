// The way of an attack: an arrow of light from the attacker to the card that is aimed at.
import type { Placement } from '../../stage/game-stage.ts';
import { place } from '../parts/place.ts';
import type { Rect } from '../parts/row.ts';
import { AIM } from './signs/aim.ts';
import { cellOf, LAYER, roomOf, type Table } from './table.ts';
import type { Seat } from '../../../engine/core/seat.ts';
import type { Place } from '../../../engine/games/sam/types.ts';

/** How broad the arrow is, in px at usual text size; how far it stays away from the middle of both cards, as a part of their heights. */
const BROAD = 26;
const APART = { from: 0.5, to: 0.34 } as const;

export function aimPlacements(table: Table): Placement[] {
  const { strike, aim } = table.shown;
  const [from, to] = [
    strike && cellIn(table, strike.seat, strike.with),
    aim && table.view.seats[aim.seat] && cellIn(table, aim.seat, aim.at),
  ];
  if (!from || !to) return [];
  const [a, b] = [middleOf(from), middleOf(to)];
  const way = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / way, (b.y - a.y) / way];
  const start = { x: a.x + ux * from.height * APART.from, y: a.y + uy * from.height * APART.from };
  const end = { x: b.x - ux * to.height * APART.to, y: b.y - uy * to.height * APART.to };
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length < BROAD) return [];
  const high = BROAD * table.places.text;
  const box = {
    left: (start.x + end.x) / 2 - length / 2,
    top: (start.y + end.y) / 2 - high / 2,
    width: length,
    height: high,
  };
  return [place('aim', AIM, box, { z: LAYER.aim, rotation: Math.atan2(uy, ux) })];
}

function cellIn(table: Table, seat: Seat, at: Place): Rect | null {
  const room = table.zoomed === seat ? table.places.zoomed : roomOf(table, seat);
  return cellOf(table, seat, at, room);
}

function middleOf({ left, top, width, height }: Rect): { readonly x: number; readonly y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
