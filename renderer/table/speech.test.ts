// What the table says of a game, and that an unknown one is no accident.
import { expect, test } from 'vitest';
import { refuse } from '../../engine/core/refusal.ts';
import { english } from '../../engine/language/catalogue.ts';
import { sayIn } from '../../engine/language/say.ts';
import { speechOf } from './speech.ts';

const say = sayIn(english, 'en-GB');

test('speaks in the words of a game', () => {
  const refusal = refuse('must-follow-suit', { suit: 'G', holds: 2 });
  expect(speechOf(say, 'magic-trick')?.refusal(refusal)).toMatch(/^You must follow green/);
});

test.for(['chess', 'toString'])('has no words for %s', (game) => {
  expect(speechOf(say, game)).toBeNull();
});
