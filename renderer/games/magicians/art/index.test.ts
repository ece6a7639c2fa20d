// Every card of both decks has a picture of its own, drawn well inside its square.
import { expect, test } from 'vitest';
import { CODES } from '../../../../engine/games/magicians/cards.ts';
import { IDENTITIES } from '../../../../engine/games/magicians/types.ts';
import { emblemOf, PICTURED } from './index.ts';

const ALL = [...IDENTITIES, ...CODES];

test('all cards of both decks have a picture, and nothing else has', () => {
  expect(PICTURED.toSorted()).toEqual(ALL.toSorted());
});

test('no two cards share a picture', () => {
  const drawn = ALL.map((code) =>
    emblemOf(code)
      .shapes.map(({ d }) => d)
      .join('|'),
  );
  expect(new Set(drawn).size).toBe(ALL.length);
});

test.for(ALL)('the picture of %s is made of whole path data', (code) => {
  for (const { d } of emblemOf(code).shapes) expect(d).toMatch(/^M[\d\s.,MLHVCSQTAZ-]+$/);
});

/** Radii, tilt, the two flags, and where it ends. */
const ARC = /^[\d.]+[ ,][\d.]+[ ,]-?[\d.]+[ ,][01][ ,][01][ ,]-?[\d.]+[ ,]-?[\d.]+\s*$/;

test.for(ALL)('every arc in the picture of %s is one', (code) => {
  for (const { d } of emblemOf(code).shapes)
    for (const [, arc] of d.matchAll(/A([^A-Z]*)/g)) expect(arc).toMatch(ARC);
});
