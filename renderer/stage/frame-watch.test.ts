// When a machine counts as too slow.
import { expect, test } from 'vitest';
import { createFrameWatch } from './frame-watch.ts';

function watching(...frames: number[]): boolean {
  const watch = createFrameWatch();
  let now = 0;
  for (const took of frames) watch.frame((now += took));
  return watch.isSlow;
}

const times = (count: number, took: number): number[] => Array.from({ length: count }, () => took);

test.for([
  ['sixty frames a second', times(60, 16), false],
  ['twelve frames a second', times(60, 83), true],
  ['a few slow frames among many', [...times(10, 80), ...times(50, 16)], false],
  ['too few to tell', times(10, 200), false],
  ['pauses between motions', Array.from({ length: 60 }, (_, i) => (i % 2 ? 16 : 5000)), false],
] as const)('%s', ([, frames, slow]) => {
  expect(watching(...frames)).toBe(slow);
});
