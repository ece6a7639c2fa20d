// Tests of the buckets: how many are taken, and how many are kept.
import { expect, test } from 'vitest';
import { createBuckets } from './buckets.ts';

test('a bucket gives its burst, then what it gains, and never more than its burst', () => {
  let now = 0;
  const buckets = createBuckets({ burst: 3, perSecond: 2, most: 10 }, () => now);
  const taken = (): number => {
    let count = 0;
    while (buckets.take('a')) count += 1;
    return count;
  };
  expect(buckets.wait('a')).toBe(0);
  expect(taken()).toBe(3);
  expect(buckets.wait('a')).toBe(500);
  now += 1_000;
  expect(taken()).toBe(2);
  now += 100_000;
  expect(taken()).toBe(3);
  expect(buckets.wait('b')).toBe(0);
});

test('the one that was taken from longest ago is forgotten', () => {
  const buckets = createBuckets({ burst: 1, perSecond: 1, most: 2 }, () => 0);
  for (const key of ['a', 'b', 'c', '__proto__']) expect(buckets.take(key)).toBe(true);
  expect(buckets.take('__proto__')).toBe(false);
  expect(buckets.take('c')).toBe(false);
  expect(buckets.take('a')).toBe(true);
});
