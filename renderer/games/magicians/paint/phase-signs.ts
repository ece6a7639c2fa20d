// The signs of the seven phases and of a disturbed theatre, as path data in a square of 100 by 100; holes are cut by the
// even-odd rule.
import type { Phase } from '../../../../engine/games/magicians/types.ts';
import { block, circle, placed, polygon, star } from '../../parts/drawn/draw.ts';

const CARD = block(-19, -27, 38, 54, 6);

export const PHASE_SIGN: Readonly<Record<Phase, string>> = {
  // A card that comes from a deck.
  draw:
    block(6, 28, 44, 62, 6) +
    block(14, 36, 28, 46, 3) +
    placed(CARD, { x: 73, y: 46, turn: 14, scale: 1.02 }) +
    polygon([40, 2], [66, 2], [66, -4], [84, 8], [66, 20], [66, 14], [40, 14]),
  // Two hands that shake: those who help are taken on. A crate below, for what they bring.
  management:
    circle(50, 17, 15) +
    'M24 60C24 42 34 35 50 35C66 35 76 42 76 60Z' +
    block(8, 64, 84, 34, 4) +
    polygon([20, 72], [80, 72], [80, 78], [20, 78]) +
    polygon([20, 84], [80, 84], [80, 90], [20, 90]),
  // A mask with a crooked look.
  dirtyTrick:
    'M2 24C20 14 36 20 50 30C64 20 80 14 98 24C101 54 92 76 74 78C61 78 57 66 50 60C43 66 39 78 26 78C8 76 -1 54 2 24Z' +
    'M14 36L42 50C38 60 20 60 14 36ZM86 36L58 50C62 60 80 60 86 36Z',
  // A wand, and stars out of its tip.
  newTrick:
    polygon([6, 88], [56, 38], [66, 48], [16, 98]) +
    star(70, 30, 29, 12, 5, 18) +
    star(28, 24, 15, 5, 4) +
    star(88, 76, 13, 4.5, 4),
  // A glass that is drunk in the break.
  intermission:
    'M12 6H88C88 38 76 54 57 58V84H78V96H22V84H43V58C24 54 12 38 12 6Z' +
    'M25 18C26 24 27 28 29 32H71C73 28 74 24 75 18Z',
  // A medal on its ribbon.
  prestige:
    polygon([14, 0], [40, 0], [54, 34], [36, 44]) +
    polygon([86, 0], [60, 0], [50, 24], [64, 44]) +
    circle(50, 68, 31) +
    star(50, 68, 21, 8.5, 5),
  // The curtain falls.
  finale:
    block(0, 2, 100, 12, 3) +
    'M4 18H46V98H38C38 92 34 92 34 98H26C26 92 22 92 22 98H14C14 92 10 92 10 98H4Z' +
    'M96 18H54V98H62C62 92 66 92 66 98H74C74 92 78 92 78 98H86C86 92 90 92 90 98H96Z',
};

/** Who is disturbed and earns nothing: a horn that is blown into the show. */
export const DISTURBED =
  'M4 38H22L62 12C66 10 69 12 69 16V84C69 88 66 90 62 88L22 62H4Z' +
  polygon([78, 26], [96, 12], [101, 20], [83, 33]) +
  polygon([80, 45], [101, 45], [101, 55], [80, 55]) +
  polygon([78, 74], [83, 67], [101, 80], [96, 88]);
