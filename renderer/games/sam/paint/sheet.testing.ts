// Test code: the deck of SAM side by side, to be looked at; `build/draw-sheet.mjs` makes a picture of the page.
import { CODES } from '../../../../engine/games/sam/cards.ts';
import { asked, drawSheet } from '../../parts/drawn/sheet.testing.ts';
import { backPicture, CARD_PROPORTION, facePicture, peekPicture } from './cards.ts';
import { CLOTH } from './cloth.ts';

const width = Number(asked.get('width') ?? 104);
/** `?proportion=0.8` shows counters. */
const height = width * Number(asked.get('proportion') ?? CARD_PROPORTION);
const only = asked.get('only');
const codes = only === null ? CODES : only.split(',');
const cards = [...codes.map((code) => facePicture(code)), ...codes.slice(-4).map(peekPicture), backPicture()];

await drawSheet(
  cards.map((picture) => ({ picture, width, height })),
  CLOTH.lit,
);
