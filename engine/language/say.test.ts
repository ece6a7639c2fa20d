// The words for numbers: one and many, and a minus sign that is one.
import { expect, test } from 'vitest';
import { english } from './catalogue.ts';
import { sayIn } from './say.ts';

const say = sayIn(english, 'en-GB');

test.for([
  [-12, '\u221212', '\u221212 points', '\u221212'],
  [-1, '\u22121', '\u22121 point', '\u22121'],
  [0, '0', '0 points', '+0'],
  [1, '1', '1 point', '+1'],
  [3, '3', '3 points', '+3'],
] as const)('%i points', ([points, number, score, signed]) => {
  expect(say('table.number', { value: points })).toBe(number);
  expect(say('magic-trick.rules.score.points', { points })).toBe(score);
  expect(say('table.magic-trick.score.signed', { points })).toBe(signed);
  expect(`${number} ${say('magic-trick.stage.points', { count: points })}`).toBe(score);
});
