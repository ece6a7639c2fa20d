// Names that do not fit are cut so that they can still be told apart.
import { expect, test } from 'vitest';
import { shortened } from './head-and-tail.ts';

const upTo = (most: number) => (text: string) => Array.from(text).length <= most;

test.for([
  ['Ada', 3, 'Ada'],
  ['Maximiliane von Wolkenstein42', 11, 'Maximil…n42'],
  ['Maximiliane von Wolkenstein43', 11, 'Maximil…n43'],
  ['Maximiliane von Wolkenstein42', 5, 'M…n42'],
  ['Maximiliane von Wolkenstein42', 4, 'Max…'],
  ['Jean Paul Richter', 9, 'Jean…ter'],
  ['🎩🎩🎩🎩🎩🎩🎩🎩1', 6, '🎩🎩…🎩🎩1'],
] as const)('%s in %i letters', ([name, most, shown]) => {
  expect(shortened(name, upTo(most))).toBe(shown);
});
