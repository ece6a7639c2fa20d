// What the table says of a game, and that an unknown one is no accident.
import { expect, test } from 'vitest';
import { refuse } from '../../engine/core/refusal.ts';
import { english } from '../../engine/language/catalogue.ts';
import { sayIn } from '../../engine/language/say.ts';
import { play } from '../games/magic-trick/played.testing.ts';
import type { Moment } from '../store/state.ts';
import { speechOf } from './speech.ts';

const say = sayIn(english, 'en-GB');

test('speaks in the words of a game', () => {
  const refusal = refuse('must-follow-suit', { suit: 'G', holds: 2 });
  expect(speechOf(say, 'magic-trick')?.refusal(refusal)).toMatch(/^You must follow green/);
});

test.for(['chess', 'toString'])('has no words for %s', (game) => {
  expect(speechOf(say, game)).toBeNull();
});

test('a question names the person only where several share the screen, and calls them by name before', () => {
  const speech = speechOf(say, 'magic-trick');
  const asked = play({ seats: 4, viewer: 1 }).find(({ view }) => view.question !== null);
  if (!speech || !asked) throw new Error('Nobody is asked.');
  const seats = ['Ada', 'Bea', 'Cid', 'Dot'].map((name) => ({ name, kind: 'person' as const, bot: null }));
  const alone: Moment = { version: 1, view: asked.view, seats, holds: [1], curtain: null, bottom: 1 };
  const shared: Moment = { ...alone, holds: [0, 1] };
  expect(speech.question(alone)).toBe(speech.asked(alone));
  expect(speech.question(shared)).toBe(`Bea: ${speech.asked(alone)}`);
  expect(speech.asked(shared)).toBe(speech.asked(alone));
  expect(speech.saying({ kind: 'curtain', seat: 2 }, shared)).toBe('Hand the screen to Cid.');
});
