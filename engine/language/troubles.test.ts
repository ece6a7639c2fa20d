// The words for troubles: each is a sentence, with what it was given in it.
import { expect, test } from 'vitest';
import { TROUBLES } from '../protocol/trouble.ts';
import { english } from './catalogue.ts';
import { sayIn } from './say.ts';
import { troubleSentence } from './troubles.ts';

const say = sayIn(english, 'en-GB');
/** Of every fact that any of them needs. */
const facts = {
  host: 2,
  guest: 3,
  game: 'poker',
  played: 3,
  known: 4,
  entry: 6,
  seats: 8,
  min: 3,
  max: 5,
  seat: 2,
  bot: 'cheat',
  place: 'options.speed',
  seconds: 5,
  why: 'refused',
  address: '192.168.1.20:4848',
  file: 'evening.parlor',
  move: 12,
  most: 16,
  name: 'Ada',
  into: 'Ben',
  games: 3,
};

test.for(TROUBLES)('%s is said in whole sentences', (code) => {
  expect(troubleSentence(say, { code, facts })).toMatch(/^[A-Z“].*\.$/u);
});

test.for([
  ['table-of-unknown-game', /“poker”/],
  ['table-of-other-rules', /version 3.*version 4/],
  ['table-damaged', /at entry 6,/],
  ['no-such-game', /“poker”/],
  ['wrong-seats', /3 to 5 players, not for 8/],
  ['no-such-bot', /“cheat” for seat 2/],
  ['wrong-setup', /options\.speed/],
  ['file-illegal-move', /^Move 12 in “evening\.parlor”/],
  ['file-differs', /^Move 12 in “evening\.parlor”/],
  ['file-forged', /“evening\.parlor”.*up to move 12:/],
  ['names-met', /^Ada and Ben .* in 3 games, so they are two people/],
  ['file-too-large', /“evening\.parlor”.*16 MB/],
  ['unreachable', /open at 192\.168\.1\.20:4848:/],
] as const)('%s says what it is about', ([code, what]) => {
  expect(troubleSentence(say, { code, facts })).toMatch(what);
});

test('a game is named by its title where it has one', () => {
  const sentence = (game: string): string =>
    troubleSentence(say, { code: 'file-other-rules', facts: { ...facts, game } });
  expect(sentence('magic-trick')).toMatch(/rules of “Magic Trick”,/);
  expect(sentence('poker')).toMatch(/rules of “poker”,/);
});

test('a record that is damaged in its first line has no number to name', () => {
  const sentence = troubleSentence(say, { code: 'table-damaged', facts: { entry: 0 } });
  expect(sentence).toMatch(/from its beginning,/);
});
