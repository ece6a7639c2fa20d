// The signs of the four suits as solid shapes in a square of 100 by 100, told apart at 14 px by their silhouettes alone.
import type { Suit } from '../../../../engine/games/sam/types.ts';
import { INK } from '../../../stage/cards/palette.ts';
import { placed } from '../../parts/drawn/draw.ts';
import type { Part } from '../../parts/drawn/parts.ts';
import { TONES } from './inks.ts';

export const SUIT_SHAPE: Readonly<Record<Suit, string>> = {
  c:
    'M47 62A21.5 21.5 0 1 1 38.5 41.6A21.5 21.5 0 1 1 61.5 41.6A21.5 21.5 0 1 1 53 62' +
    'C54 80 60 92 72 98H28C40 92 46 80 47 62Z',
  d: 'M50 -2C59 17 70 34 87 50C70 66 59 83 50 102C41 83 30 66 13 50C30 34 41 17 50 -2Z',
  h: 'M50 98C28 73 2 58 2 32C2 16 14 5 28 5C38 5 46 11 50 21C54 11 62 5 72 5C86 5 98 16 98 32C98 58 72 73 50 98Z',
  s:
    'M50 0C62 24 97 39 97 62C97 75 87 83 76 83C66 83 58 78 53 69C54 82 60 92 72 98H28C40 92 46 82 47 69' +
    'C42 78 34 83 24 83C13 83 3 75 3 62C3 39 38 24 50 0Z',
};

/** The fine line inside the sign of a red suit. */
const INLAY: Readonly<Partial<Record<Suit, string>>> = {
  d: 'M50 19C57 31 65 41 74 50C65 59 57 69 50 81C43 69 35 59 26 50C35 41 43 31 50 19Z',
  h: 'M50 82C33 64 13 54 13 33C13 23 20 15 29 15C40 15 46 25 50 37C54 25 60 15 71 15C80 15 87 23 87 33C87 54 67 64 50 82Z',
};

/** A sign smaller than this, in the lengths of a card 100 wide, has no inlay. */
const PLAIN_SIGN = 15;

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
