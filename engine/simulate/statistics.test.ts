// Means, intervals and percentiles against numbers worked out by hand.
import { describe, expect, test } from 'vitest';
import { percentiles, sample } from './statistics.ts';

describe('a sample', () => {
  const of = (...values: readonly number[]) => {
    const gathered = sample();
    for (const value of values) gathered.add(value);
    return gathered.estimate();
  };

  test('of nothing has no mean', () => {
    expect(of()).toEqual({ mean: null, low: null, high: null, n: 0 });
  });

  test('of one value has no interval', () => {
    expect(of(3)).toEqual({ mean: 3, low: null, high: null, n: 1 });
  });

  test('has 1.96 standard errors to each side', () => {
    // Variance 2.5, standard error sqrt(2.5 / 5) = 0.7071.
    expect(of(1, 2, 3, 4, 5)).toEqual({ mean: 3, low: 1.6141, high: 4.3859, n: 5 });
  });

  test('keeps a small spread of large values', () => {
    const { low, high } = of(1e9, 1e9 + 1, 1e9 + 2);
    expect((high ?? 0) - (low ?? 0)).toBeCloseTo((2 * 1.96) / Math.sqrt(3), 3);
  });
});

test('percentiles are values of the sample, by nearest rank', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(percentiles(values)).toEqual({ p50: 100, p95: 190, p99: 198, max: 200 });
  expect(percentiles([7])).toEqual({ p50: 7, p95: 7, p99: 7, max: 7 });
  expect(percentiles([])).toEqual({ p50: null, p95: null, p99: null, max: null });
});
