// What is written on the velvet can be read, and cards stand out from it, where light falls and where it does not.
import { blend, formatHex, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { CHALK, GOLD, RIM } from '../../stage/cards/palette.ts';
import { GASLIGHT_TONE } from '../../stage/paint/footlights.ts';
import { CLOTH } from './paint/cloth.ts';

/** The cloth as it is at its darkest and at its brightest. */
const GROUNDS = [CLOTH.dark, CLOTH.lit, formatHex(blend([CLOTH.lit, GASLIGHT_TONE])) ?? ''];

test.for(GROUNDS)('on velvet of %s', (ground) => {
  expect(wcagContrast(CHALK, ground), 'a name').toBeGreaterThanOrEqual(4.5);
  expect(wcagContrast(RIM, ground), 'the rim of a card').toBeGreaterThanOrEqual(3);
  expect(wcagContrast(GOLD, ground), 'the border of a spot').toBeGreaterThanOrEqual(3);
});
