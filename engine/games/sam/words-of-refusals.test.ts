// The sentences of SAM: refusals say what is wrong and how to mend it, and tell others nothing of hidden cards.
import { expect, test } from 'vitest';
import { describe as words } from './describe.ts';
import { lay, type Laid, type Table } from './table.testing.ts';
import { say, wasSaid } from './words.testing.ts';

/** Refusals as the rules give them: a table, who tries what there, the code and the sentence. */
type Situation = readonly [
  laid: Laid,
  seat: number,
  move: Readonly<Record<string, unknown>>,
  code: string,
  sentence: string,
];

const flip = (at: string) => ({ type: 'flip', at });
const swap = (at: string) => ({ type: 'swap', at });
const attack = (at: string, ...boosts: string[]) => ({ type: 'attack', with: at, boosts });
const pay = (...at: string[]) => ({ type: 'pay', flip: at });
const target = (seat: number, at: string) => ({ type: 'target', seat, at });
const boost = (...at: string[]) => ({ type: 'boost', with: at });
const move = (from: string, to: string) => ({ type: 'move', from, to });

const SUMMON: Laid = { fields: ['9d (7c) - | (Kh) - 2s', '(3c)'], points: 5 };
const DECLARING: Laid = {
  fields: ['8c (7c) 2s | 9s - 5h', '(3c) - - | (4c)'],
  phase: 'turn.attack.declaring',
};

test.for<Situation>([
  [
    SUMMON,
    0,
    flip('F3'),
    'empty-place',
    'No card lies there (front right): choose a place of yours with a card.',
  ],
  [
    SUMMON,
    0,
    flip('B1'),
    'too-dear',
    'Flipping up the King of Hearts costs 13 points, and you have 5: flip down a face-up card first, or swap this one.',
  ],
  [
    { ...SUMMON, flippedUp: ['F1', 'F2'] },
    0,
    flip('F2'),
    'flipped-before',
    'The 7 of Clubs was flipped up in this turn before, and a card may be flipped up only once a turn: choose another.',
  ],
  [
    { ...SUMMON, flippedDown: ['F1'] },
    0,
    flip('F1'),
    'flipped-before',
    'The 9 of Diamonds was flipped down in this turn before, and a card may be flipped down only once a turn: choose another.',
  ],
  [
    { ...SUMMON, flippedUp: ['F1'] },
    0,
    swap('F2'),
    'flipped-already',
    'You have flipped a card in this turn, and a swap is instead of any flip: go on flipping, or leave Summon.',
  ],
  [
    SUMMON,
    0,
    swap('F1'),
    'face-up',
    'The 9 of Diamonds lies face up, and only face-down cards are swapped or moved: choose one of these.',
  ],
  [
    { fields: ['(9d) - - | (3s)', '(3c) - - | (4c)'], idle: [3, 0] },
    0,
    { type: 'done' },
    'idle',
    'You did not summon, swap or attack in your last three turns, and in this one you could not attack: flip a card up or swap one first.',
  ],
  [
    { ...DECLARING, idle: [3, 0] },
    0,
    { type: 'done' },
    'idle',
    'You did not summon, swap or attack in your last three turns: now declare an attack.',
  ],
  [
    DECLARING,
    0,
    attack('F2'),
    'face-down',
    'The 7 of Clubs lies face down, and only face-up cards attack: choose one of these.',
  ],
  [
    DECLARING,
    0,
    attack('B3'),
    'no-target',
    'The 5 of Hearts lies in your back row, from where only Spades attack: attack with another card.',
  ],
  [
    { fields: ['6s (7c) 9h', '(3c)'], phase: 'turn.attack.declaring' },
    0,
    attack('F1'),
    'no-target',
    'A Spade attacks only over exactly one row, and there the 6 of Spades finds no card of another: attack with another card.',
  ],
  [
    DECLARING,
    0,
    attack('F1', 'F2'),
    'bad-boost',
    'No two lies face up there (front middle): only a two that is face up before the battle can help.',
  ],
  [
    DECLARING,
    0,
    attack('F3', 'F3'),
    'bad-boost',
    'The card that fights (front right) cannot help itself: name other twos, or none.',
  ],
  [
    DECLARING,
    0,
    attack('F1', 'F3', 'F3'),
    'bad-boost',
    'One place is named twice (front right): each two helps once.',
  ],
  [
    { ...SUMMON, phase: 'turn.movement' },
    0,
    move('F1', 'F3'),
    'face-up',
    'The 9 of Diamonds lies face up, and only face-down cards are swapped or moved: choose one of these.',
  ],
  [
    { ...SUMMON, phase: 'turn.movement' },
    0,
    move('F2', 'F2'),
    'same-place',
    'The card lies there already (front middle): choose another place.',
  ],
  [
    { ...SUMMON, turnsDone: 0, phase: 'turn.movement' },
    0,
    attack('F1'),
    'wrong-move',
    'In the very first turn of the game nobody attacks: go on without.',
  ],
  [
    SUMMON,
    0,
    { type: 'stop' },
    'wrong-move',
    'That cannot be done now, only flipping a card, swapping a face-down card or going on.',
  ],
  [SUMMON, 1, flip('F1'), 'not-your-turn', 'It is not your turn: wait until you are asked.'],
])('%j %i %j: %s', ([laid, seat, tried, code, sentence]) => {
  expectRefusal(lay(laid), seat, tried, code, sentence);
});

/** The attacker 8c with a two, drawn for with a 3: 7 are missing. */
const paying = (): Table =>
  lay({ fields: ['8c 2s 5h | 4d (9h) 6c', '(3c) - - | (4c)'], deck: '3s', flippedDown: ['B3'] }).attacks(
    0,
    'F1',
    'F2',
  );

test.for([
  [pay('F1'), 'That card (front left) is attacking and cannot pay: flip down another.'],
  [pay('F2'), 'That two (front middle) helps in the attack and cannot pay: flip down another card.'],
  [
    pay('B3'),
    'That card (back right) was flipped down in this turn before, and may be only once: flip down another.',
  ],
  [
    pay('B2'),
    'That card (back middle) lies face down, and only flipping a face-up card down pays: choose another.',
  ],
  [pay('F3', 'F3'), 'One place is named twice (front right): each card pays once.'],
  [
    pay('F3'),
    '7 points are missing, and these cards bring 5: choose more cards to flip down, or stop the attack.',
  ],
] as const)('a payment %j: %s', ([tried, sentence]) => {
  expectRefusal(paying(), 0, tried, 'bad-payment', sentence);
});

test.for([
  ['F2', '8c - 5h | 4d', 'No card lies there (front middle): pay with face-up cards.'],
  [
    'F3 B1',
    '8c - 9h | 4d',
    'Only 7 points are missing, and these cards bring 13: leave out one that is not needed.',
  ],
] as const)('a payment from %s of %s: %s', ([places, field, sentence]) => {
  const table = lay({ fields: [field, '(3c) - - | (4c)'], deck: '3s' }).attacks(0, 'F1');
  expectRefusal(table, 0, pay(...places.split(' ')), 'bad-payment', sentence);
});

test.for([
  ['F1', target(0, 'F2'), 'That card is your own: name one of another player.'],
  ['F1', target(5, 'F1'), 'Nobody sits there: name a card of another player.'],
  ['F1', target(1, 'F2'), 'No card lies there (front middle): name a place with a card.'],
  [
    'F1',
    target(1, 'B1'),
    'Your 8 of Clubs attacks front rows only, and that card (back left) lies in a back row: name a card in reach.',
  ],
  [
    'F2',
    target(1, 'F1'),
    'Your 3 of Spades attacks over exactly one row: from a front row to a back row, or from a back row to a front row: name a card in reach.',
  ],
] as const)('a target from %s %j: %s', ([at, tried, sentence]) => {
  const table = lay({ fields: ['8c 3s - | (5h)', '(3c) - - | (4c)'], deck: 'Ac' }).attacks(0, at);
  expectRefusal(table, 0, tried, 'out-of-reach', sentence);
});

test('twos in defence', () => {
  const table = lay({ fields: ['8c - - | (5h)', '2c 2h - | (4c)'], deck: 'Ac' })
    .attacks(0, 'F1')
    .aims(0, 1, 'F1');
  expectRefusal(
    table,
    1,
    boost('F1'),
    'bad-boost',
    'The card that fights (front left) cannot help itself: name other twos, or none.',
  );
});

test('the place of a new card', () => {
  const table = lay({ fields: ['3c - - | (5h)', '(4h) (9s) - | (4c)'], deck: 'Ac' })
    .attacks(0, 'F1')
    .aims(0, 1, 'F1');
  expectRefusal(
    table,
    1,
    { type: 'place', at: 'F2' },
    'occupied',
    'The 9 of Spades lies there (front middle): choose an empty place for the new card.',
  );
});

function expectRefusal(table: Table, seat: number, tried: unknown, code: string, sentence: string): void {
  const refusal = table.tries(seat, tried);
  expect(refusal).toMatchObject({ code });
  const told = words.refusal(say, refusal!);
  expect(told).toBe(sentence);
  expect(wasSaid(told)).toBe(true);
}

test.for([
  [
    { problem: 'strange', cards: ['Kh', '2c'] },
    'The King of Hearts is none of your six cards: lay only those.',
  ],
  [{ problem: 'twice', cards: ['Kh'] }, 'The King of Hearts lies in two places: lay each card once.'],
  [{ problem: 'unfinished' }, 'All six cards have to lie in their places: fill both rows.'],
] as const)('cards that are laid: %j', ([facts, sentence]) => {
  expect(words.refusal(say, { code: 'not-your-cards', facts })).toBe(sentence);
});

test.for([
  [
    'bad-payment',
    { problem: 'needless', at: 'F2' },
    'That card (front middle) is of no use: with others the cost is reached without it, or not even with it; flip down another.',
  ],
  [
    'bad-payment',
    { problem: 'too-little', missing: 1, worth: 0 },
    'One point is missing: choose cards to flip down, or stop the attack.',
  ],
  [
    'bad-payment',
    { problem: 'too-much', missing: 1, worth: 6 },
    'Only one point is missing, and these cards bring 6: leave out one that is not needed.',
  ],
  [
    'too-dear',
    { at: 'F1', card: '3c', cost: 1, points: 0, can: 'flip' },
    'Flipping up the 3 of Clubs costs one point, and you have 0: flip down a face-up card first.',
  ],
  [
    'too-dear',
    { at: 'F1', card: 'Kh', cost: 13, points: 5, can: 'swap' },
    'Flipping up the King of Hearts costs 13 points, and you have 5: it can only be swapped.',
  ],
  [
    'too-dear',
    { at: 'F1', card: 'Kh', cost: 13, points: 5, can: 'none' },
    'Flipping up the King of Hearts costs 13 points, and you have 5: choose another card, or leave Summon.',
  ],
  ['same-place', { problem: 'missing', at: 'F1' }, 'Choose the place to which the card is to go.'],
] as const)('%s %j', ([code, facts, sentence]) => {
  expect(words.refusal(say, { code, facts })).toBe(sentence);
});
