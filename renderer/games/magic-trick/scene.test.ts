// What is written on Magic Trick's table can be read, where limelight falls and where it does not.
import { formatHex, blend, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { CHALK, INK, RIM } from '../../stage/cards/palette.ts';
import { LIMELIGHT_TONE } from '../../stage/paint/footlights.ts';
import { PLATE } from '../parts/plate.ts';
import { CLOTH, GHOST, RECESS } from './scene.ts';

/** One over the other, the last on top. */
const layered = (below: string, above: string): string => formatHex(blend([below, above])) ?? '';

/** The cloth as it is at its brightest and at its darkest. */
const GROUNDS = [CLOTH.dark, CLOTH.lit, layered(CLOTH.lit, LIMELIGHT_TONE)];

test.for(['dark', 'lit'] as const)('a %s plate can be read', (state) => {
  const { ground, ink, soft } = PLATE[state];
  for (const tone of ground) {
    expect(wcagContrast(ink, tone)).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(soft, tone)).toBeGreaterThanOrEqual(4.5);
  }
});

test.for(GROUNDS)('on cloth of %s', (ground) => {
  expect(wcagContrast(GHOST, layered(ground, RECESS)), 'what was played').toBeGreaterThanOrEqual(4.5);
  expect(wcagContrast(CHALK, ground), 'a name').toBeGreaterThanOrEqual(4.5);
  expect(wcagContrast(RIM, ground), 'the rim of a card').toBeGreaterThanOrEqual(3);
});

test('the two lines of a focus ring stand out from one another', () => {
  expect(wcagContrast('#ffffff', INK)).toBeGreaterThanOrEqual(3);
});
