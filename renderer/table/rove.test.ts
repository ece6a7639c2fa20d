// Where arrows, pages, Home and End lead among things that stand one after the other.
import { expect, test } from 'vitest';
import { ARROWS, PAGES, rove, SIDEWAYS } from './rove.ts';

test.for([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 1, 2],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
] as const)('%s from %i leads to %i of three', ([key, from, to]) => {
  expect(rove(key, from, 3, ARROWS)).toBe(to);
});

test('other keys are left to the browser', () => {
  expect(rove('Tab', 0, 3, ARROWS)).toBeNull();
});

test('up and down are left to what lies below tabs and pages', () => {
  for (const keys of [SIDEWAYS, PAGES]) {
    expect(rove('ArrowRight', 1, 3, keys)).toBe(2);
    expect(rove('ArrowLeft', 1, 3, keys)).toBe(0);
    expect(rove('ArrowDown', 1, 3, keys)).toBeNull();
    expect(rove('ArrowUp', 1, 3, keys)).toBeNull();
  }
});

test('pages are turned by the keys of pages', () => {
  expect(rove('PageDown', 1, 3, PAGES)).toBe(2);
  expect(rove('PageUp', 1, 3, PAGES)).toBe(0);
  expect(rove('PageDown', 1, 3, SIDEWAYS)).toBeNull();
});
