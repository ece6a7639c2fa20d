// Test code: what is painted for SAM side by side, to be looked at; `build/draw-sheet.mjs` makes a picture of the page.
import { CODES } from '../../../../engine/games/sam/cards.ts';
import { asked, drawSheet, type Shown } from '../../parts/drawn/sheet.testing.ts';
import { backPicture, CARD_PROPORTION, facePicture, peekPicture } from './cards.ts';
import { CLOTH } from './cloth.ts';
import { coinPicture, POINT } from './coins.ts';
import { EMPTY_PLACE, matPicture } from './mat.ts';
import { pursePicture } from './purse.ts';
import { coveredPicture, throwPicture } from './throws.ts';

const width = Number(asked.get('width') ?? 104);

/** `?only=Td,As` shows some, `?proportion=0.8` counters. */
function cards(): Shown[] {
  const height = width * Number(asked.get('proportion') ?? CARD_PROPORTION);
  const only = asked.get('only');
  const codes = only === null ? CODES : only.split(',');
  return [
    ...codes.map((code) => facePicture(code)),
    ...codes.slice(-4).map((code) => peekPicture(code)),
    backPicture(),
  ].map((picture) => ({ picture, width, height }));
}

/** `?kind=things`: what lies and happens on the table beside cards. */
function things(): Shown[] {
  return [
    ...(['rock', 'paper', 'scissors', 1, 2, 3, 4, 5] as const).flatMap((thrown) => throwPicture(thrown)),
    throwPicture('scissors', 'right'),
    coveredPicture(),
    coinPicture('heads'),
    coinPicture('tails'),
    POINT,
    ...[0, 1, 3, 5, 9, 14, 26].map(pursePicture),
  ].map((picture) => ({ picture, width, height: width }));
}

/** `?kind=mats`: what cards lie on. */
function mats(): Shown[] {
  const states = [
    { isOpposite: false, isLit: false },
    { isOpposite: true, isLit: false },
    { isOpposite: false, isLit: true },
    { isOpposite: false, isLit: false, isCollapsed: true },
  ];
  return [
    ...states.map((mat) => ({ picture: matPicture(mat), width: 4 * width, height: 3.2 * width })),
    { picture: EMPTY_PLACE, width, height: CARD_PROPORTION * width },
  ];
}

const kinds: Readonly<Record<string, () => Shown[]>> = { cards, things, mats };
await drawSheet((kinds[asked.get('kind') ?? 'cards'] ?? cards)(), CLOTH.lit);
