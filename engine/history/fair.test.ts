// Tests of how sure one may be of a share of wins.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likelyShare } from './fair.ts';

test('holds the share itself, within 0 and 1, and grows narrower with more games of the same share', () => {
  fc.assert(
    fc.property(
      fc.nat(50),
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 2, max: 20 }),
      (won, more, times) => {
        const games = won + more;
        const { low, high } = likelyShare(won, games);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(won / games);
        expect(high).toBeGreaterThanOrEqual(won / games);
        const many = likelyShare(won * times, games * times);
        expect(many.high - many.low).toBeLessThan(high - low);
      },
    ),
  );
});

test.for([
  // As tables of Wilson's interval have them.
  [7, 10, 0.397, 0.892],
  [0, 5, 0, 0.434],
  [5, 5, 0.566, 1],
  [50, 100, 0.404, 0.596],
  [0, 0, 0, 1],
] as const)('%i of %i', ([won, games, low, high]) => {
  const likely = likelyShare(won, games);
  expect([likely.low.toFixed(3), likely.high.toFixed(3)]).toEqual([low.toFixed(3), high.toFixed(3)]);
});
