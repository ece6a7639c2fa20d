// The signs of the four suits as solid shapes in a square of 100 by 100, told apart at 14 px by their silhouettes alone.
import type { Suit } from '../../../../engine/games/sam/types.ts';
import { INK } from '../../../stage/cards/palette.ts';
import { placed } from '../../parts/drawn/draw.ts';
import type { Part } from '../../parts/drawn/parts.ts';
import { TONES } from './inks.ts';

export const SUIT_SHAPE: Readonly<Record<Suit, string>> = {
  // Its leaves hang on narrow necks, so that it is not taken for a spade.
  c:
    'M47 64.5L41 64.5A20.3 20.3 0 1 1 40 53C43.6 51 46 46 44.6 40.6A20.3 20.3 0 1 1 55.4 40.6C54 46 56.4 51 60 53' +
    'A20.3 20.3 0 1 1 59 64.5L53 64.5C53.5 82 60 91 70 99H30C40 91 46.5 82 47 64.5Z',
  d: 'M50 -2C59 17 70 34 87 50C70 66 59 83 50 102C41 83 30 66 13 50C30 34 41 17 50 -2Z',
  h: 'M50 98C28 73 2 58 2 32C2 16 14 5 28 5C38 5 46 11 50 21C54 11 62 5 72 5C86 5 98 16 98 32C98 58 72 73 50 98Z',
  s:
    'M50 -2C58 18 99 40 99 65C99 78 89 87 77 87C67 87 58 81 53 73C54 84 57 92 64 99H36C43 92 46 84 47 73' +
    'C42 81 33 87 23 87C11 87 1 78 1 65C1 40 42 18 50 -2Z',
};

/** The fine line inside the sign of a red suit. */
const INLAY: Readonly<Partial<Record<Suit, string>>> = {
  d: 'M50 19C57 31 65 41 74 50C65 59 57 69 50 81C43 69 35 59 26 50C35 41 43 31 50 19Z',
  h: 'M50 82C33 64 13 54 13 33C13 23 20 15 29 15C40 15 46 25 50 37C54 25 60 15 71 15C80 15 87 23 87 33C87 54 67 64 50 82Z',
};

/** A sign smaller than this, in the lengths of a card 100 wide, has no inlay. */
const PLAIN_SIGN = 14;

/** Path data in a square of 100 by 100, brought around a point as large as `size`. */
export function shapeAt(path: string, x: number, y: number, size: number, turn = 0): string {
  return placed(placed(path, { x: -50, y: -50 }), { x, y, scale: size / 100, turn });
}

/** The sign of a suit around a point, in its ink. */
export function signAt(suit: Suit, x: number, y: number, size: number, turn = 0): Part[] {
  const { ink, inlay } = TONES[suit];
  const d = shapeAt(SUIT_SHAPE[suit], x, y, size, turn);
  if (inlay === null) return [{ d, fill: ink }];
  const sign: Part[] = [{ d, fill: ink, line: INK, width: size / 28 }];
  if (size >= PLAIN_SIGN)
    sign.push({ d: shapeAt(INLAY[suit]!, x, y, size, turn), line: inlay, width: size / 26 });
  return sign;
}
