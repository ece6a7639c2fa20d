// How long ago something was.
import { expect, test } from 'vitest';
import { agoOf } from './ago.ts';

/** Local time, as a reader has it. */
const at = (...when: [number, number, number, number, number]): number => new Date(...when).getTime();
const NOW = at(2026, 11, 1, 13, 30);

test.for([
  ['this moment', NOW, 'minutes', 0],
  ['a clock that is ahead', NOW + 5_000_000, 'minutes', 0],
  ['a minute', at(2026, 11, 1, 13, 29), 'minutes', 1],
  ['nearly an hour', at(2026, 11, 1, 12, 31), 'minutes', 59],
  ['an hour', at(2026, 11, 1, 12, 30), 'hours', 1],
  ['this morning', at(2026, 11, 1, 0, 10), 'hours', 13],
  ['late yesterday', at(2026, 10, 30, 23, 50), 'days', 1],
  ['the day before', at(2026, 10, 29, 23, 50), 'days', 2],
  ['four weeks', at(2026, 10, 3, 13, 30), 'days', 28],
  ['a summer', at(2026, 6, 20, 12, 0), 'months', 4],
  ['two years', at(2024, 10, 20, 12, 0), 'years', 2],
] as const)('%s', ([, when, unit, count]) => {
  expect(agoOf(when, NOW)).toEqual({ unit, count });
});

test('just before midnight, minutes later it is still minutes', () => {
  expect(agoOf(at(2026, 10, 30, 23, 50), at(2026, 11, 1, 0, 10))).toEqual({ unit: 'minutes', count: 20 });
});
