// A wait is counted down in whole seconds and never below none.
import { expect, test } from 'vitest';
import { secondsLeft, waitsOffered } from './wait.ts';

test('what is left of a wait', () => {
  expect(secondsLeft(60_000, 1000, 1000)).toBe(60);
  expect(secondsLeft(60_000, 1000, 1001)).toBe(60);
  expect(secondsLeft(60_000, 1000, 2000)).toBe(59);
  expect(secondsLeft(60_000, 1000, 60_999)).toBe(1);
  expect(secondsLeft(60_000, 1000, 61_000)).toBe(0);
  expect(secondsLeft(0, 1000, 99_000)).toBe(0);
});

test('a wait that was set otherwise can still be seen', () => {
  expect(waitsOffered(60_000)).toEqual([0, 30_000, 60_000, 300_000]);
  expect(waitsOffered(45_000)).toEqual([0, 30_000, 45_000, 60_000, 300_000]);
});
