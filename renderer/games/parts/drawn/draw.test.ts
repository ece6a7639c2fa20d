// Forms brought to other places: each command of path data moves, turns and mirrors with the rest.
import { expect, test } from 'vitest';
import { block, both, mirrored, placed, star } from './draw.ts';

test.for([
  ['moved', 'M0 0L10 0H20V30Z', { x: 5, y: -1 }, 'M5 -1L15 -1L25 -1L25 29Z'],
  ['scaled', 'M1 2Q3 4 5 6', { scale: 2 }, 'M2 4Q6 8 10 12'],
  ['turned a quarter', 'M10 0C20 0 30 0 40 5', { turn: 90 }, 'M0 10C0 20 0 30 -5 40'],
  ['mirrored', 'M10 0H20', { flip: true }, 'M-10 0L-20 0'],
  ['with more points than commands', 'M0 0L1 1 2 2', { x: 1 }, 'M1 0L2 1L3 2'],
  ['an arc, scaled', 'M0 0A5 5 0 0 1 10 0', { scale: 3 }, 'M0 0A15 15 0 0 1 30 0'],
  [
    'an arc, mirrored, which then bends the other way',
    'M0 0A5 5 0 0 1 10 0',
    { flip: true },
    'M0 0A5 5 0 0 0 -10 0',
  ],
] as const)('a form is %s', ([, path, where, expected]) => {
  expect(placed(path, where)).toBe(expected);
});

test('a form mirrored twice is as it was', () => {
  const form = star(30, 40, 20, 8);
  expect(mirrored(mirrored(form))).toBe(placed(form, {}));
});

test('both is the form and its mirror image', () => {
  expect(both('M10 0L20 5Z')).toBe('M10 0L20 5ZM90 0L80 5Z');
});

test('a block with round corners ends where it began', () => {
  expect(block(0, 0, 10, 6, 2)).toBe(
    'M2 0H8A2 2 0 0 1 10 2V4A2 2 0 0 1 8 6H2A2 2 0 0 1 0 4V2A2 2 0 0 1 2 0Z',
  );
});
