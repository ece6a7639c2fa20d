// What is painted on Trick-Taking's table can be read, and stands out from the velvet.
import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { COLOURS } from '../../../../engine/games/trick-taking/types.ts';
import { CHALK, FOLD, GOLD, INK, ON_SILK, PARCHMENT, RIM, SILK } from '../../../stage/cards/palette.ts';
import { BRASS } from '../../../stage/paint/gilt.ts';
import { CLOTH } from './cloth.ts';
import { SILK_OF } from './colours.ts';

/** What must be read, and what must only be seen. */
const [READ, SEEN] = [4.5, 3];

test.for(COLOURS)('rank and symbol stand out from %s, wherever the cloth folds', (colour) => {
  const silk = SILK_OF[colour];
  for (const ground of [SILK[silk], FOLD[silk].light, FOLD[silk].shade])
    expect(wcagContrast(ON_SILK[silk], ground)).toBeGreaterThanOrEqual(READ);
});

test.for([
  ['words on parchment', INK, [PARCHMENT]],
  ['a rank on polished brass', INK, BRASS],
  ['what the hat says', CHALK, [INK]],
] as const)('%s can be read', ([, ink, grounds]) => {
  for (const ground of grounds) expect(wcagContrast(ink, ground)).toBeGreaterThanOrEqual(READ);
});

test.for([
  ['the edge of a card', RIM],
  ['parchment', PARCHMENT],
  ['the edge of the hat', GOLD],
] as const)('%s stands out from the velvet', ([, edge]) => {
  for (const ground of [CLOTH.lit, CLOTH.dark])
    expect(wcagContrast(edge, ground)).toBeGreaterThanOrEqual(SEEN);
});
