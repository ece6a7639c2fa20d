// Every court card has a figure of its own, drawn within its box, and kept away from the index.
import { expect, test } from 'vitest';
import { CODES } from '../../../../engine/games/sam/cards.ts';
import { COURT_BOX, COURT_RANKS, INDEX_BOX } from './court.ts';
import { courtOf } from './courts.ts';

const ranks: readonly string[] = COURT_RANKS;
const COURTS = CODES.filter((code) => ranks.includes(code[0]!));

/** The radii, tilt and flags of an arc, which are no places. */
const BENT = /A[\d.]+[ ,][\d.]+[ ,]-?[\d.]+[ ,][01][ ,][01][ ,]/g;

/** Every place in path data, the controls of curves and the ends of arcs included. */
function placesOf(d: string): { x: number; y: number }[] {
  return [...d.replaceAll(BENT, 'L').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
}

test('twelve cards have a figure, and no other', () => {
  expect(CODES.filter((code) => courtOf(code) !== null)).toEqual(COURTS);
  expect(COURTS).toHaveLength(12);
});

test('no two figures are alike, and each is drawn once', () => {
  const drawn = COURTS.map((code) =>
    courtOf(code)!
      .shapes.map(({ d }) => d)
      .join('|'),
  );
  expect(new Set(drawn).size).toBe(COURTS.length);
  for (const code of COURTS) expect(courtOf(code)).toBe(courtOf(code));
});

test.for(COURTS)('%s is made of whole path data', (code) => {
  for (const { d } of courtOf(code)!.shapes) expect(d).toMatch(/^M[\d\s.,MLHVCSQTAZ-]+$/);
});

test.for(COURTS)('%s rises from the lower edge of its box, and its bust lies within the box', (code) => {
  const { shapes, bust } = courtOf(code)!;
  expect(shapes.some(({ d }) => placesOf(d).some(({ y }) => y >= COURT_BOX.height))).toBe(true);
  expect(Math.min(bust.left, bust.top)).toBeGreaterThanOrEqual(0);
  expect(bust.left + bust.size).toBeLessThanOrEqual(COURT_BOX.width);
  expect(bust.top + bust.size).toBeLessThanOrEqual(COURT_BOX.height);
});

test.for(COURTS)('%s has nothing under the index', (code) => {
  for (const { d } of courtOf(code)!.shapes.filter(({ fill }) => fill !== undefined))
    for (const { x, y } of placesOf(d)) expect(x < INDEX_BOX.width && y < INDEX_BOX.height).toBe(false);
});
