// What is printed on the cards of Magicians can be read, and cards stand out from the table.
import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { CHALK, INK, RIM } from '../../../stage/cards/palette.ts';
import type { Ink } from '../../parts/drawn/shape.ts';
import type { Sky } from '../art/emblem.ts';
import { INK_OF } from '../../parts/drawn/inks.ts';
import { SKY_OF } from '../art/inks.ts';
import { CLOTH } from './cloth.ts';
import { type Kind, LOOK_OF, STAR_GOLD } from './kinds.ts';

/** What must be read, and what must only be seen. */
const [READ, SEEN] = [4.5, 3];

test.for(Object.keys(LOOK_OF) as Kind[])(
  'name and line, level and stars can be read on a card of the kind %s',
  (kind) => {
    const { ground, ink, pennant } = LOOK_OF[kind];
    expect(wcagContrast(ink, ground)).toBeGreaterThanOrEqual(READ);
    expect(wcagContrast(CHALK, pennant)).toBeGreaterThanOrEqual(READ);
    expect(wcagContrast(STAR_GOLD, pennant)).toBeGreaterThanOrEqual(SEEN);
  },
);

test('the edge of a back stands out from the dusk', () => {
  for (const ground of [CLOTH.lit, CLOTH.dark])
    expect(wcagContrast(RIM, ground)).toBeGreaterThanOrEqual(SEEN);
});

test.for(Object.keys(SKY_OF) as Sky[])(
  'a picture before the sky %s stands out: by its ink line, or by the line around it',
  (sky) => {
    const { light, dark, key } = SKY_OF[sky];
    for (const ground of [light, dark])
      expect(Math.max(wcagContrast(INK, ground), wcagContrast(key, ground))).toBeGreaterThanOrEqual(SEEN);
  },
);

/** On these, features are drawn in ink. */
const SKINS: readonly Ink[] = ['skin', 'tan', 'paper'];

test.for(SKINS)('a face of the colour %s has features that can be seen', (skin) => {
  expect(wcagContrast(INK, INK_OF[skin])).toBeGreaterThanOrEqual(READ);
});
