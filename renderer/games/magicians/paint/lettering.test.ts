// Words are fitted into as few lines as read best, squeezed before they are made small, and never cut.
import { beforeEach, expect, test } from 'vitest';
import { notingBrush } from '../../../stage/paint/brush.testing.ts';
import { facesFor } from '../../../stage/paint/faces.ts';
import { fitted, LEAST, type Lettered } from './lettering.ts';

/** Each letter is 0.62 of the size wide here. */
let brush = notingBrush([]);
beforeEach(() => void (brush = notingBrush([])));

function fit(text: string, width: number, height: number, lines = 2): Lettered {
  const { rank: font } = facesFor('house');
  return fitted(brush, text, { width, height }, { font, most: 24, lines, leading: 1 });
}

test('a short word is as large as it may be, and not squeezed', () => {
  expect(fit('Style', 100, 30)).toEqual({ lines: ['Style'], size: 24, squeeze: 1, step: 24 });
});

test('two words that do not fit beside each other stand below each other', () => {
  expect(fit('Simple Misdirection', 100, 40).lines).toEqual(['Simple', 'Misdirection']);
});

test('a long word is squeezed', () => {
  const { lines, size, squeeze } = fit('Straightjacket', 100, 30);
  expect(lines).toEqual(['Straightjacket']);
  expect(squeeze).toBeLessThan(1);
  expect(size).toBeGreaterThanOrEqual(LEAST);
});

test.for([20, 60, 200])('whatever it says, it fits into %d px with all its letters', (width) => {
  for (const text of [
    'Style',
    'Goldfish Bowl Trick',
    'Donaudampfschifffahrtsgesellschaft',
    'a b c d e f g',
  ]) {
    const { lines, size, squeeze } = fit(text, width, 26, 3);
    expect(lines.join(' ')).toBe(text);
    expect(size).toBeGreaterThanOrEqual(LEAST);
    for (const line of lines) expect(line.length * 0.62 * size * squeeze).toBeLessThanOrEqual(width + 0.01);
  }
});
