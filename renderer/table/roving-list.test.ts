// Where arrows, Home and End lead inside a list.
import { expect, test } from 'vitest';
import { rove } from './roving-list.tsx';

test.for([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 1, 2],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
] as const)('%s from %i leads to %i of three', ([key, from, to]) => {
  expect(rove(key, from, 3)).toBe(to);
});

test('other keys are left to the browser', () => {
  expect(rove('Tab', 0, 3)).toBeNull();
});
