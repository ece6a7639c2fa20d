// What a kept game is called, and what can be saved of it.
import { expect, test } from 'vitest';
import { english } from '../../engine/language/catalogue.ts';
import { sayIn } from '../../engine/language/say.ts';
import type { Occupant } from '../../engine/protocol/network.ts';
import { copyTitle, savedEyes, saveWords, wordsFor } from './table-words.ts';

const say = sayIn(english, 'en-GB');
const person = (name: string): Occupant => ({ name, kind: 'person', bot: null });
const bot = (name: string): Occupant => ({ name, kind: 'bot', bot: 'careful' });

test.for([
  ['', ['Ada', 'Ben'], 'SAM with Ada and Ben'],
  ['', [], 'SAM'],
  ['Tuesday', ['Ada'], '“Tuesday”'],
] as const)('called "%s", with %j', ([title, names, expected]) => {
  expect(wordsFor(say, { title, names, game: 'sam' })).toBe(expected);
});

test('a copy is called after what it is a copy of', () => {
  expect(copyTitle(say, { title: '', game: 'sam' })).toBe('Copy of SAM');
  expect(copyTitle(say, { title: 'Tuesday', game: 'sam' })).toBe('Copy of Tuesday');
});

test('a game that this page does not know is named by its id', () => {
  expect(wordsFor(say, { title: '', names: ['Ada'], game: 'poker' })).toBe('poker with Ada');
});

test.for([
  [
    'a finished game',
    { status: 'over', only: null, seats: [person('Ada'), bot('Bo')] },
    null,
    'Save as a file',
  ],
  [
    'what came in a file',
    { status: 'playing', only: 'sight', seats: [person('Ada')] },
    null,
    'Save as a file',
  ],
  [
    'one person among bots',
    { status: 'playing', only: null, seats: [bot('Bo'), person('Ada')] },
    1,
    'Save what Ada saw',
  ],
  [
    'several',
    { status: 'playing', only: null, seats: [person('Ada'), person('Ben')] },
    'watcher',
    'Save what everybody saw',
  ],
  ['bots alone', { status: 'playing', only: null, seats: [bot('Bo')] }, 'watcher', 'Save what everybody saw'],
] as const)('of %s', ([, kept, eyes, saved]) => {
  const game = { ...kept, seats: [...kept.seats] };
  expect(savedEyes(game)).toBe(eyes);
  expect(saveWords(say, game)).toBe(saved);
});
