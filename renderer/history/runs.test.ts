// Tests of results taken together in runs.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { english } from '../../engine/language/catalogue.ts';
import { sayIn } from '../../engine/language/say.ts';
import { runsOf, stripWords } from './runs.ts';

test('runs make the results again, and no two alike follow one another', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (results) => {
      const runs = runsOf(results);
      expect(runs.flatMap(({ won, length }) => Array.from({ length }, () => won))).toEqual(results);
      for (const [at, { won, length }] of runs.entries()) {
        expect(length).toBeGreaterThan(0);
        expect(runs[at + 1]?.won).not.toBe(won);
      }
    }),
  );
});

test('are said in their order', () => {
  const say = sayIn(english, 'en-GB');
  expect(stripWords(say, [true, true, false, true])).toBe(
    'The last games, the newest at the end: 2 won, 1 lost and 1 won',
  );
});
