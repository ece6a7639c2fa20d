// The sentences of SAM: names, phases, and questions that say who is asked for what, for every pair of eyes.
import { describe, expect, test } from 'vitest';
import { CODES } from './cards.ts';
import { cardWords, coinWords, describe as words, placeWords, suitWords, throwWords } from './describe.ts';
import { dealt, lay, type Laid, type Table } from './table.testing.ts';
import { COIN_FACES, PLACES, SIGNS, SUITS } from './types.ts';
import { names, say, wasSaid } from './words.testing.ts';

test('every card, suit, place, sign and side of the coin has a name of its own', () => {
  const all = [
    ...CODES.map((code) => cardWords(say, code)),
    ...SUITS.map((suit) => suitWords(say, suit)),
    ...PLACES.map((place) => placeWords(say, place)),
    ...SIGNS.map((sign) => throwWords(say, sign)),
    ...COIN_FACES.map((face) => coinWords(say, face)),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(['2c', 'Td', 'Jh', 'As'].map((code) => cardWords(say, code))).toEqual([
    '2 of Clubs',
    '10 of Diamonds',
    'Jack of Hearts',
    'Ace of Spades',
  ]);
  expect([1, 5].map((fingers) => throwWords(say, fingers))).toEqual(['one finger', '5 fingers']);
});

/** What a table says to its seats, in order, and to a watcher. */
function told(table: Table): string[] {
  const sentences = [...table.state.field.keys(), 'watcher' as const].map((viewer) =>
    words.question(say, table.view(viewer), names),
  );
  expect(sentences.filter((sentence) => !wasSaid(sentence) || !/^\p{Lu}.*\.$/u.test(sentence))).toEqual([]);
  return sentences;
}

describe('arranging', () => {
  const table = dealt({ hands: ['2c 3c 4c 5c 6c 7c', '2d 3d 4d 5d 6d 7d', '2h 3h 4h 5h 6h 7h'] });
  const own =
    'Lay your six cards in two rows, unseen by the others. Cards attack from front row to front row; only Spades attack from front to back, or from back to front.';
  test('all at once', () => {
    const watched = 'Ada, Ben and Cleo are arranging their cards.';
    expect(told(table)).toEqual([own, own, own, watched]);
  });
  test('the last', () => {
    table.arranges(0, '2c 3c 4c | 5c 6c 7c').arranges(1, '2d 3d 4d | 5d 6d 7d');
    const watched = 'Cleo is arranging six cards.';
    expect(told(table)).toEqual([watched, watched, own, watched]);
  });
});

describe('Summon', () => {
  test.for<readonly [string, Laid, string, string]>([
    [
      'both',
      { fields: ['9d (7c) - | (2h)', '(3c)'] },
      'You have 5 Summon points: flip a card, or swap one that lies face down, or go on.',
      'Ada has 5 Summon points and may flip or swap cards.',
    ],
    [
      'after a flip no swap',
      { fields: ['9d (7c) - | (2h)', '(3c)'], flippedUp: ['F1'], points: 1 },
      'You have one Summon point: flip another card, or go on.',
      'Ada has one Summon point and may flip or swap cards.',
    ],
    [
      'a swap alone',
      { fields: ['(9d) (7h) - | (Kh)', '(3c)'] },
      'You have 5 Summon points: no card can be flipped for that, but one that lies face down can be swapped, or go on. With no card face up there is no attack.',
      'Ada has 5 Summon points and may flip or swap cards.',
    ],
    [
      'nothing, which others do not hear',
      { fields: ['3h (7h) - | (Kh)', '(3c)'], flippedUp: ['F1'], flippedDown: ['F1'], points: 0 },
      'You have no Summon point: no card can be flipped for that, so go on.',
      'Ada has no Summon point and may flip or swap cards.',
    ],
    [
      'after idle turns, where an attack could follow',
      { fields: ['3h (7h) - | (Kh)', '(3c)'], idle: [3, 0] },
      'You have 5 Summon points: flip a card, or swap one that lies face down, or go on. You did not summon, swap or attack in your last three turns: in this one you must do one of them.',
      'Ada has 5 Summon points and may flip or swap cards. After three turns without a summon, a swap or an attack this one must have one.',
    ],
    [
      'after idle turns, where none could',
      { fields: ['(3h) (7h) - | (Kh)', '(3c)'], idle: [3, 0] },
      'You have 5 Summon points: flip a card, or swap one that lies face down. With no card face up there is no attack. You did not summon, swap or attack in your last three turns: in this one you must do one of them.',
      'Ada has 5 Summon points and may flip or swap cards. After three turns without a summon, a swap or an attack this one must have one.',
    ],
  ])('%s', ([, laid, own, other]) => {
    expect(told(lay(laid))).toEqual([own, other, other]);
  });
});

describe('Attack', () => {
  const fields = ['8c 2s 5h | (4d)', '3h 2h - | (4c)', '(5d)'];
  const declaring = 'turn.attack.declaring';
  test.for<readonly [string, Table, readonly string[]]>([
    [
      'declaring with a two at hand',
      lay({ fields, phase: declaring }),
      [
        'Attack with one of your face-up cards, with or without twos to help it, or go on.',
        'Ada may attack.',
        'Ada may attack.',
      ],
    ],
    [
      'declaring without one, after idle turns',
      lay({ fields: ['8c', '(3h)', '(5d)'], phase: declaring, idle: [3, 0, 0] }),
      [
        'Attack with one of your face-up cards. You did not summon, swap or attack in your last three turns: now you must attack.',
        'Ada may attack. After three turns without a summon, a swap or an attack this one must have one.',
        'Ada may attack. After three turns without a summon, a swap or an attack this one must have one.',
      ],
    ],
    [
      'paying',
      lay({ fields, deck: '6h' }).attacks(0, 'F1'),
      [
        'You drew the 6 of Hearts: 6 points of the 10 that attacking with the 8 of Clubs costs. Flip down cards that bring 4 more, or stop the attack.',
        'Ada drew the 6 of Hearts: 6 of the 10 points that attacking with the 8 of Clubs costs, and may flip cards down to pay.',
        'Ada drew the 6 of Hearts: 6 of the 10 points that attacking with the 8 of Clubs costs, and may flip cards down to pay.',
      ],
    ],
    [
      'the target',
      lay({ fields, deck: 'Ah' }).attacks(0, 'F1'),
      [
        'The attack of your 8 of Clubs is paid for: name its target. 3 cards are in reach.',
        'Ada attacks with the 8 of Clubs and is to name the target.',
        'Ada attacks with the 8 of Clubs and is to name the target.',
      ],
    ],
    [
      'the defence of a card that lies face up',
      lay({ fields, deck: 'Ah' }).attacks(0, 'F1', 'F2').aims(0, 1, 'F1'),
      [
        'Ada attacks the 3 of Hearts of Ben with the 8 of Clubs, helped by the 2 of Spades. Ben may add twos.',
        'Ada attacks your 3 of Hearts with the 8 of Clubs, helped by the 2 of Spades: add face-up twos, or none.',
        'Ada attacks the 3 of Hearts of Ben with the 8 of Clubs, helped by the 2 of Spades. Ben may add twos.',
      ],
    ],
    [
      'the defence of a card that lies face down',
      lay({ fields: [fields[0]!, '(3h) 2h - | (4c)', fields[2]!], deck: 'Ah' })
        .attacks(0, 'F1')
        .aims(0, 1, 'F1'),
      [
        'Ada attacks the face-down card of Ben (front left) with the 8 of Clubs. Ben may add twos.',
        'Ada attacks your face-down card (front left) with the 8 of Clubs: add face-up twos, or none.',
        'Ada attacks the face-down card of Ben (front left) with the 8 of Clubs. Ben may add twos.',
      ],
    ],
    [
      'a Heart that survives',
      lay({ fields: ['3c', '(4h) - - | (4c)', '(5d)'], deck: 'Ah' })
        .attacks(0, 'F1')
        .aims(0, 1, 'F1'),
      [
        'The Heart of Ben has survived: Ben chooses an empty place for a new card.',
        'Your Heart has survived and brings a new card: choose an empty place for it.',
        'The Heart of Ben has survived: Ben chooses an empty place for a new card.',
      ],
    ],
  ])('%s', ([, table, [own, defender, third]]) => {
    expect(told(table)).toEqual([own, defender, third, third]);
  });
});

describe('a challenge', () => {
  const even = (challenge: 'rps' | 'odds-evens'): Table =>
    lay({ fields: ['8c (4h)', '8h (4c)', '(5d)'], deck: 'Ah', options: { challenge } })
      .attacks(0, 'F1')
      .aims(0, 1, 'F1');
  const both = 'The values are equal, so a challenge decides between Ada and Ben. Both are to throw.';
  const ben = 'The values are equal, so a challenge decides between Ada and Ben. Ben is still to throw.';
  const rps = 'throw rock, paper or scissors against';
  const [attacking, defending] = [
    'Win, and the 8 of Hearts is destroyed; lose, and your 8 of Clubs is flipped down.',
    'Win, and the 8 of Clubs is flipped down; lose, and your 8 of Hearts is destroyed.',
  ];
  test('signs, and again', () => {
    const table = even('rps');
    expect(told(table)).toEqual([
      `Equal values: ${rps} Ben, both unseen. ${attacking}`,
      `Equal values: ${rps} Ada, both unseen. ${defending}`,
      both,
      both,
    ]);
    table.makes(0, { type: 'throw', sign: 'rock' });
    expect(told(table)).toEqual([
      ben,
      `Equal values: ${rps} Ada, who has thrown unseen. ${defending}`,
      ben,
      ben,
    ]);
    table.makes(1, { type: 'throw', sign: 'rock' });
    expect(told(table).slice(0, 2)).toEqual([
      `Equal again: ${rps} Ben, both unseen. ${attacking}`,
      `Equal again: ${rps} Ada, both unseen. ${defending}`,
    ]);
  });
  test('fingers: each hears which sums are theirs', () => {
    const table = even('odds-evens');
    const [odd, evens] = [
      'show one to five fingers, unseen. Odd is yours and destroys the 8 of Hearts; even is for Ben and flips your 8 of Clubs down.',
      'show one to five fingers, unseen. Even is yours and flips the 8 of Clubs down; odd is for Ada and destroys your 8 of Hearts.',
    ];
    expect(told(table).slice(0, 2)).toEqual([`Equal values: ${odd}`, `Equal values: ${evens}`]);
    table.makes(0, { type: 'throw', fingers: 3 });
    expect(told(table)[1]).toBe(`Equal values, and Ada has thrown unseen: ${evens}`);
  });
});

describe('Movement', () => {
  test.for([
    [
      '(3c) (4c) (5c) | (6c) 7c 8c',
      'Exchange two of your face-down cards, or end your turn. None of your face-up cards reaches a target, so there is no attack.',
    ],
    ['(3c) 4c - | -', 'Move a face-down card to an empty place, or end your turn.'],
    [
      '(3c) (4c) - | -',
      'Move a face-down card to an empty place, or exchange two of them, or end your turn. With no card face up there is no attack.',
    ],
  ] as const)('with %s', ([field, own]) => {
    const other = 'Ada may move face-down cards.';
    expect(told(lay({ fields: [field, '(9h)'], phase: 'turn.movement' }))).toEqual([own, other, other]);
  });
});

describe('that there is no attack', () => {
  const NONE = /nobody attacks|there is no attack/u;
  test('is said in the very first turn, whatever lies face up', () => {
    const view = lay({ fields: ['9d (7c) - | (2h)', '(3c)'] }).view(0);
    const first = { ...view, turnNumber: 1 };
    expect(words.question(say, first, names)).toMatch(
      /In the very first turn of the game nobody attacks\.$/u,
    );
    expect(words.question(say, view, names)).not.toMatch(NONE);
  });
  test('is not said in Movement after an attack, or where one was left out', () => {
    const attacked = lay({ fields: ['8c (4h) (5h)', '9h 3h'], deck: 'Ah' })
      .attacks(0, 'F1')
      .aims(0, 1, 'F1');
    expect(attacked.phase).toBe('turn.movement');
    expect(words.question(say, attacked.view(0), names)).not.toMatch(NONE);
    const left = lay({ fields: ['8c (4h) (5h)', '9h'], phase: 'turn.movement' });
    expect(words.question(say, left.view(0), names)).not.toMatch(NONE);
  });
});

test('the end is told to everybody', () => {
  const table = lay({ fields: ['8c (4h)', '3h'], deck: 'Ah' })
    .attacks(0, 'F1')
    .aims(0, 1, 'F1');
  expect(table.phase).toBe('over');
  const end = 'Ada wins: nobody else has a card left.';
  expect(told(table)).toEqual([end, end, end]);
});

test.for([
  ['arranging', 'Arranging'],
  ['ordering', 'Order of play'],
  ['turn.summon', 'Summon or Swap'],
  ['turn.attack.declaring', 'Attack'],
  ['turn.attack.paying', 'Attack: paying'],
  ['turn.attack.targeting', 'Attack: the target'],
  ['turn.attack.defending', 'Attack: the defence'],
  ['turn.attack.challenge', 'Challenge'],
  ['turn.attack.hearts', 'A new card'],
  ['turn.movement', 'Movement'],
  ['over', 'The end'],
] as const)('the phase %s is called %s', ([phase, word]) => {
  expect(words.phase(say, { ...lay({ fields: ['3c', '4c'] }).view(), phase })).toBe(word);
});
