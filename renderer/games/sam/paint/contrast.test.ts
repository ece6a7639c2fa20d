// Ranks and suits can be read on what they are printed on, in grey, too; cards stand out from cloth and felt.
import { wcagContrast, wcagLuminance } from 'culori';
import { expect, test } from 'vitest';
import { SUITS } from '../../../../engine/games/sam/types.ts';
import { CHALK, INK, PARCHMENT, RIM } from '../../../stage/cards/palette.ts';
import { GROUND, THREAD } from '../art/back.ts';
import { TONES } from '../art/inks.ts';
import { CLOTH } from './cloth.ts';
import { CARD_BRASS } from './layers.ts';
import { FELT, FELT_LIT } from './mat.ts';

/** What must be read, and what must only be seen. */
const [READ, SEEN] = [4.5, 3];

test.for(SUITS)(
  'the sign of %s can be read on parchment, on brass and on the paper of its pictures',
  (suit) => {
    const { ink, light } = TONES[suit];
    for (const ground of [PARCHMENT, light]) expect(wcagContrast(ink, ground)).toBeGreaterThanOrEqual(READ);
    // On brass it has an ink edge as well.
    for (const ground of CARD_BRASS) expect(wcagContrast(ink, ground)).toBeGreaterThanOrEqual(SEEN);
  },
);

test('ranks can be read on brass', () => {
  for (const ground of CARD_BRASS) expect(wcagContrast(INK, ground)).toBeGreaterThanOrEqual(READ);
});

test('in grey the signs of red suits are lighter than those of black ones, and have a line within', () => {
  const grey = SUITS.map((suit) => wcagLuminance(TONES[suit].ink));
  expect(Math.min(grey[1]!, grey[2]!)).toBeGreaterThan(Math.max(grey[0]!, grey[3]!) + 0.05);
  for (const suit of ['d', 'h'] as const)
    expect(wcagContrast(TONES[suit].inlay!, TONES[suit].ink)).toBeGreaterThanOrEqual(READ);
  for (const suit of ['c', 's'] as const) expect(TONES[suit].inlay).toBeNull();
});

test.for([
  ['cloth', [CLOTH.lit, CLOTH.dark]],
  ['felt', Object.values(FELT)],
  ['felt under the lamp', Object.values(FELT_LIT)],
] as const)('the rim of a back and the paper of a face stand out from %s', ([, grounds]) => {
  for (const ground of grounds)
    for (const edge of [RIM, PARCHMENT]) expect(wcagContrast(edge, ground)).toBeGreaterThanOrEqual(SEEN);
});

test('the wands on a back stand out, and the front row from the back row by its line of chalk', () => {
  expect(wcagContrast(THREAD, GROUND)).toBeGreaterThanOrEqual(READ);
  for (const felt of [FELT, FELT_LIT]) expect(wcagContrast(CHALK, felt.front)).toBeGreaterThanOrEqual(SEEN);
});
