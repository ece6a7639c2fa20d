// A card's form goes by its size, keys tell pictures apart, and a back tells nothing.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CODES } from '../../../../engine/games/sam/cards.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { type Mark, NotedPath, notingBrush } from '../../../stage/paint/brush.testing.ts';
import { facesFor } from '../../../stage/paint/faces.ts';
import { rankOf } from '../art/printed.ts';
import { WANDS } from '../art/back.ts';
import { backPicture, CARD_PROPORTION, facePicture, isPeek, peekPicture } from './cards.ts';

beforeEach(() => void vi.stubGlobal('Path2D', NotedPath));
afterEach(() => void vi.unstubAllGlobals());

function marksOf(picture: Picture, width: number, height = width * CARD_PROPORTION): Mark[] {
  const marks: Mark[] = [];
  picture.paint(notingBrush(marks), width, height, facesFor('house'));
  return marks;
}

const textsOf = (...of: Parameters<typeof marksOf>): string[] =>
  marksOf(...of).flatMap(({ what, of: text }) => (what === 'text' ? [text] : []));

test.for([
  [300, 420, 2],
  [100, 140, 2],
  [99, 139, 1],
  [60, 84, 1],
  [34, 48, 1],
  [60, 48, 1],
  [46, 36, 1],
] as const)('a card of %d by %d px says its rank %d times', ([width, height, times]) => {
  for (const code of CODES)
    expect(textsOf(facePicture(code), width, height).filter((text) => text === rankOf(code))).toHaveLength(
      times,
    );
});

test('an own card that lies face down is a back with its rank on it', () => {
  const back = marksOf(backPicture(), 90).map(({ of }) => of);
  expect(back).toContain(WANDS);
  for (const code of CODES) {
    const marks = marksOf(peekPicture(code), 90).map(({ of }) => of);
    expect(marks).toEqual(expect.arrayContaining(back));
    expect(textsOf(peekPicture(code), 90)).toEqual([rankOf(code)]);
  }
});

test('a back has nothing to read on it', () => {
  for (const width of [20, 34, 60, 300]) expect(textsOf(backPicture(), width)).toEqual([]);
});

test('each picture has a key of its own, and all backs have one', () => {
  const keys = [
    ...CODES.map((code) => facePicture(code).key),
    ...CODES.map((code) => peekPicture(code).key),
    backPicture().key,
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => isPeek({ key } as Picture))).toHaveLength(CODES.length);
});
