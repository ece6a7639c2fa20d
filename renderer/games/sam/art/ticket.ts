// An ace: a ticket of admission, with a notched edge, a stub that can be torn off, and its suit in a sunburst.
import type { Suit } from '../../../../engine/games/sam/types.ts';
import { INK } from '../../../stage/cards/palette.ts';
import type { Box } from '../../../stage/paint/brush.ts';
import { circle, polygon, rays, star } from '../../parts/drawn/draw.ts';
import type { Part } from '../../parts/drawn/parts.ts';
import { TONES } from './inks.ts';
import { signAt } from './suits.ts';

/** How far apart the notches along the edges are, about, and how deep. */
const [NOTCH, DEEP] = [6.4, 1.7];

/** The outline of a ticket: small half rounds bitten out along its upper and its lower edge, and large ones at its sides. */
function ticketOf([left, top, width, height]: Box, stub: number): string {
  const [right, bottom] = [left + width, top + height];
  const count = Math.round(width / NOTCH);
  const step = width / count;
  const flat = (step - 2 * DEEP) / 2;
  const along = (direction: 1 | -1): string =>
    `h${direction * flat}a${DEEP} ${DEEP} 0 0 0 ${direction * 2 * DEEP} 0h${direction * flat}`.repeat(count);
  const bite = (y: number, direction: 1 | -1): string =>
    `V${y - direction * 4}A4 4 0 0 0 ${direction === 1 ? right : left} ${y + direction * 4}`;
  return `M${left} ${top}${along(1)}${bite(stub, 1)}V${bottom}${along(-1)}${bite(stub, -1)}Z`;
}

/**
 * A ticket in a box. What is written on it is the reader's `A` elsewhere: here are sun, suit and ornament.
 * @param stub where it is torn off, from the top
 */
export function ticketIn(suit: Suit, box: Box, stub: number, isSmall = false): Part[] {
  const [left, top, width, height] = box;
  const { band, dark, light } = TONES[suit];
  const middle = left + width / 2;
  const high = stub - top;
  const centre = top + high / 2;
  const sun = Math.min(width, high) / 2 - 5;
  const dashes = Array.from({ length: Math.floor((width - 12) / 5) }, (_, index) => {
    const x = left + 7 + index * 5;
    return `M${x} ${stub}H${x + 2.6}`;
  }).join('');
  const parts: Part[] = [
    { d: ticketOf(box, stub), fill: light, line: INK, width: 1.2 },
    { d: dashes, line: INK, width: 0.9 },
    { d: rays(middle, centre, sun * 0.5, sun * 1.08, 18, 5), fill: dark },
    { d: circle(middle, centre, sun * 0.74), fill: light, line: band, width: 1.8 },
    { d: circle(middle, centre, sun * 0.66), line: band, width: 0.7 },
    ...signAt(suit, middle, centre, sun * 0.9),
  ];
  if (isSmall) return parts;
  const inner = polygon(
    [left + 4, top + 5],
    [left + width - 4, top + 5],
    [left + width - 4, stub - 4],
    [left + 4, stub - 4],
  );
  const corners = [
    [left + 9, top + 10],
    [left + width - 9, top + 10],
    [left + 9, stub - 9],
    [left + width - 9, stub - 9],
  ].map(([x, y]) => star(x!, y!, 3.2, 1.3));
  const foot = (stub + top + height) / 2;
  const stubStars = [-1, 1].map((side) => star(middle + side * (width / 2 - 10), foot, 3.4, 1.4)).join('');
  return [...parts, { d: inner, line: band, width: 0.7 }, { d: corners.join('') + stubStars, fill: band }];
}
