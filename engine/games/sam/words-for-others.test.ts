// What others hear of a refused move in SAM: the rule, and nothing of cards that may lie face down.
import { expect, test } from 'vitest';
import { describe as words } from './describe.ts';
import { say } from './words.testing.ts';

const HIDDEN = { at: 'B2', on: 'B3', card: 'Kh', cards: ['Kh'], cost: 13, points: 5, worth: 4, missing: 7 };

test.for([
  ['not-your-cards', 'strange'],
  ['empty-place', ''],
  ['flipped-before', ''],
  ['too-dear', ''],
  ['flipped-already', ''],
  ['face-up', ''],
  ['idle', ''],
  ['face-down', ''],
  ['no-target', ''],
  ['bad-boost', 'no-two'],
  ['bad-payment', 'too-little'],
  ['out-of-reach', 'row'],
  ['occupied', ''],
  ['same-place', ''],
] as const)('others hear of %s, but not with which card', ([code, problem]) => {
  const sentence = words.refusal(say, { code, facts: { ...HIDDEN, problem } }, 'others');
  expect(sentence).toMatch(/^[A-Z].*\.$/u);
  expect(sentence).not.toMatch(/King|Hearts|13|back|undefined|NaN/u);
});
