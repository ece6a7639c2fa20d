// The sentences of Magic Trick: every refusal explains itself, every question says who is asked for what.
import { expect, test } from 'vitest';
import { english } from '../../language/catalogue.ts';
import { sayIn } from '../../language/say.ts';
import { describe as words } from './describe.ts';
import { example } from './example.testing.ts';
import { magicTrick } from './index.ts';
import type { Happening } from './types.ts';

const say = sayIn(english, 'en-GB');
const names = ['Ada', 'Ben', 'Cleo', 'Dov'];

test.for([
  ['must-follow-suit', { suit: 'G', holds: 2 }, 'You must follow green: you still hold 2 green cards.'],
  ['must-follow-suit', { suit: 'G', holds: 1 }, 'You must follow green: you still hold one green card.'],
  ['empty-slot', { slot: 3 }, 'There is no card in place 4: choose another.'],
  ['play-first', {}, 'Play to the trick first: the sleeve comes right after your card.'],
  [
    'sleeve-filled',
    { card: 'K1' },
    'The black 1 is up your sleeve already, and it stays there for the hand.',
  ],
  [
    'not-ascending',
    { slot: 1, card: 'G2', before: 'R3' },
    'Ranks must never fall: the green 2 in place 2 is lower than the red 3 before it.',
  ],
  [
    'not-the-row',
    { needed: 14, given: 13, cards: ['K0'] },
    'This is not the row to sort, whose 14 cards are to be named once each; look at black 0.',
  ],
  [
    'wrong-move',
    { type: 'play', possible: ['sleeve', 'pass'] },
    'That cannot be done now, only putting a card up the sleeve or leaving the sleeve as it is.',
  ],
  ['no-equal', { rank: '3' }, 'No other card has the rank 3, so this one keeps its place.'],
  ['rows-first', {}, 'First the rows are sorted.'],
  ['not-your-turn', { awaiting: ['2'] }, 'It is not your turn: wait until you are asked.'],
  ['game-over', {}, 'The game is over: no more moves can be made.'],
  ['stale', {}, 'The table has moved on: look again and choose anew.'],
] as const)('%s', ([code, facts, sentence]) => {
  expect(words.refusal(say, { code, facts })).toBe(sentence);
});

test.for([
  [
    'not-ascending',
    { slot: 1, card: 'G2', before: 'R3' },
    'Ranks must never fall: the card in place 2 is lower than the one before it.',
  ],
  [
    'not-the-row',
    { needed: 14, given: 13, cards: ['K0'] },
    'This is not the row to sort, whose 14 cards are to be named once each.',
  ],
  ['must-follow-suit', { suit: 'G', holds: 1 }, 'You must follow green: you still hold one green card.'],
] as const)('others hear of %s without the cards that only the sorter knows', ([code, facts, sentence]) => {
  expect(words.refusal(say, { code, facts }, 'others')).toBe(sentence);
});

test('questions, for who is asked and for who waits', () => {
  const game = example({ unsorted: true, hold: { 1: 'G5 K1', 2: 'G7' }, lack: { 3: 'G' } });
  const ask = (viewer: number | 'watcher') => words.question(say, game.view(viewer), names);
  expect(ask(0)).toBe('Sort the row of Ben: cards of equal rank may change places.');
  for (const seat of [0, 1]) game.sorts(seat);
  expect(ask(0)).toBe('Cleo and Dov are sorting.');
  game.sorts(2);
  expect(ask(0)).toBe('Dov is sorting.');
  game.sorts(3);
  expect(ask(1)).toBe('You lead: play any card. Trump is red.');
  expect(ask('watcher')).toBe('Ben is to play.');
  expect(game.tries(1, { type: 'play', slot: game.slotOf(1, 'G5') })).toBeNull();
  expect(ask(1)).toBe('Choose a card for your sleeve: its rank is how many tricks you bid.');
  expect(ask(2)).toBe('Ben may put a card up the sleeve.');
  expect(game.tries(1, { type: 'pass' })).toBeNull();
  expect(ask(2)).toBe('Your turn: you must follow green.');
  game.plays(2, 'G7');
  expect(ask(3)).toBe('Your turn: you hold no green, so play any card. Trump is red.');
});

test('the deal is told with the card that stays out', () => {
  const told = (game: ReturnType<typeof example>) =>
    magicTrick
      .eventsFor(game.session.opening as Happening[], 0)
      .map((event) => words.event(say, event, names, 0));
  expect(told(example({ dealer: 2 }))).toEqual(['Hand 1: Cleo deals.']);
  expect(told(example({ seats: 3, drop: ['O', 'K'], removed: 'P3' }))).toEqual([
    'Hand 1: Ada deals; the purple 3 stays out.',
  ]);
});
