// Sentences are broken where words end, into as few lines as there is room for, and evenly.
import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

/** Every letter is one wide. */
const measure = (text: string): number => text.length;

test.for([
  ['Turn the hat over.', 18, ['Turn the hat over.']],
  ['Turn the hat over.', 17, ['Turn the', 'hat over.']],
  ['Under a card: its rank rises.', 20, ['Under a card:', 'its rank rises.']],
  ['one', 3, ['one']],
] as const)('"%s" in a width of %d', ([text, width, lines]) => {
  expect(linesOf(text, width, measure)).toEqual(lines);
});

test('a word that is too wide is not broken', () => {
  expect(linesOf('a metamorphosis', 12, measure)).toBeNull();
});

test('nothing is lost, and no line is too wide', () => {
  const text = 'Play up to two more cards this turn, each with its own effect.';
  for (let width = 8; width <= text.length; width += 1) {
    const lines = linesOf(text, width, measure) ?? [];
    expect(lines.join(' ')).toBe(text);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
  }
});
