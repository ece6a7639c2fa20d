// The sentences of SAM: every event has one, but for what shows by what comes next.
import { expect, test } from 'vitest';
import { describe as words } from './describe.ts';
import type { Event } from './types.ts';
import { names, say, wasSaid, type OfAnAttack, type Told } from './words.testing.ts';

/** One of every event that is no part of an attack, and of every shape that one can have. */
const EVENTS: Told<Exclude<Event['type'], OfAnAttack>> = {
  dealt: [[{ type: 'dealt' }, 'Six cards each are dealt, to be laid face down in two rows of three.']],
  arranged: [[{ type: 'arranged', seat: 1 }, 'Ben has arranged the cards.']],
  reshuffled: [
    [{ type: 'reshuffled', count: 31 }, 'The deck is empty: the 31 discards are shuffled into a new one.'],
    [{ type: 'reshuffled', count: 1 }, 'The deck is empty: the one discard is the new one.'],
  ],
  ordered: [
    [
      {
        type: 'ordered',
        draws: [
          { seat: 0, card: '9d', round: 0 },
          { seat: 1, card: '6s', round: 0 },
          { seat: 2, card: 'Ah', round: 0 },
        ],
        order: [2, 0, 1],
        set: 4,
        last: false,
      },
      'Set 4: Ada draws the 9 of Diamonds, Ben the 6 of Spades and Cleo the Ace of Hearts. The order of play is Cleo, Ada and Ben.',
    ],
    [
      {
        type: 'ordered',
        draws: [
          { seat: 0, card: '8c', round: 0 },
          { seat: 1, card: '7c', round: 0 },
          { seat: 2, card: '8d', round: 0 },
          { seat: 0, card: 'Tc', round: 1 },
          { seat: 2, card: 'Td', round: 1 },
          { seat: 0, card: '2d', round: 2 },
          { seat: 2, card: 'Jh', round: 2 },
        ],
        order: [2, 0, 1],
        set: 1,
        last: false,
      },
      'Set 1: Ada draws the 8 of Clubs, Ben the 7 of Clubs and Cleo the 8 of Diamonds; a tie, so again Ada draws the 10 of Clubs and Cleo the 10 of Diamonds; a tie, so again Ada draws the 2 of Diamonds and Cleo the Jack of Hearts. The order of play is Cleo, Ada and Ben.',
    ],
    [
      {
        type: 'ordered',
        draws: [
          { seat: 0, card: '9d', round: 0 },
          { seat: 2, card: '6s', round: 0 },
        ],
        order: [0, 2],
        set: 7,
        last: true,
      },
      'Two are left and draw a last time. Ada draws the 9 of Diamonds and Cleo the 6 of Spades: Ada moves first, and from here on the two alternate.',
    ],
    [
      {
        type: 'ordered',
        draws: [
          { seat: 0, card: '9d', round: 0 },
          { seat: 1, card: 'Qs', round: 0 },
        ],
        order: [1, 0],
        set: 1,
        last: true,
      },
      'Ada draws the 9 of Diamonds and Ben the Queen of Spades: Ben moves first, and from here on the two alternate.',
    ],
  ],
  turn: [[{ type: 'turn', seat: 2, turn: 17, points: 5 }, 'It is the turn of Cleo.']],
  flipped: [
    [
      { type: 'flipped', seat: 0, at: 'F1', card: '4c', up: true, change: -2, points: 3 },
      'Ada flips up the 4 of Clubs for 2 points; 3 are left.',
    ],
    [
      { type: 'flipped', seat: 0, at: 'F1', card: '3c', up: true, change: -1, points: 1 },
      'Ada flips up the 3 of Clubs for one point; 1 is left.',
    ],
    [
      { type: 'flipped', seat: 0, at: 'F1', card: '2c', up: true, change: 0, points: 0 },
      'Ada flips up the 2 of Clubs for nothing; 0 are left.',
    ],
    [
      { type: 'flipped', seat: 0, at: 'F1', card: 'Kd', up: false, change: 13, points: 18 },
      'Ada flips down the King of Diamonds for 13 points, which makes 18.',
    ],
  ],
  swapped: [
    [
      { type: 'swapped', seat: 0, at: 'B2', card: 'Ah', fresh: null },
      'Ada swaps a face-down card (back middle): the Ace of Hearts goes to the discards, and a new card takes its place.',
    ],
    [
      { type: 'swapped', seat: 0, at: 'B2', card: 'Ah', fresh: '2s' },
      'Ada swaps a face-down card (back middle): the Ace of Hearts goes to the discards, and the 2 of Spades takes its place.',
    ],
  ],
  'points-lost': [
    [{ type: 'points-lost', seat: 1, lost: 4 }, '4 unused Summon points of Ben are lost.'],
    [{ type: 'points-lost', seat: 1, lost: 1 }, 'One unused Summon point of Ben is lost.'],
  ],
  done: [
    [{ type: 'done', seat: 0, phase: 'summon' }, ''],
    [{ type: 'done', seat: 0, phase: 'attack' }, 'Ada does not attack.'],
    [{ type: 'done', seat: 0, phase: 'movement' }, ''],
  ],
  'heart-replaced': [
    [
      { type: 'heart-replaced', seat: 1, at: 'F1', fresh: null },
      'A Heart is replaced: Ben has a new card face down in its place.',
    ],
    [
      { type: 'heart-replaced', seat: 1, at: 'F1', fresh: 'As' },
      'A Heart is replaced: Ben has the Ace of Spades face down in its place.',
    ],
  ],
  placed: [
    [{ type: 'placed', seat: 1, at: 'F2', fresh: null }, 'Ben lays a new card face down (front middle).'],
    [
      { type: 'placed', seat: 1, at: 'F2', fresh: 'As' },
      'Ben lays the Ace of Spades face down (front middle).',
    ],
  ],
  collapsed: [
    [
      { type: 'collapsed', seat: 1 },
      'A row of Ben is empty: the field has collapsed, and all of it is front row.',
    ],
  ],
  rose: [[{ type: 'rose', seat: 1 }, 'Ben has four cards again: the field has two rows as before.']],
  moved: [
    [
      { type: 'moved', seat: 0, from: 'F1', to: 'B3', swapped: false },
      'Ada moves a face-down card (front left to back right).',
    ],
    [
      { type: 'moved', seat: 0, from: 'F1', to: 'B3', swapped: true },
      'Ada exchanges two face-down cards (front left, back right).',
    ],
  ],
  out: [[{ type: 'out', seat: 1 }, 'Ben has no card left and is out.']],
  ended: [
    [
      { type: 'ended', winners: [2], scores: [0, 0, 3], sums: null, reason: 'last-one-in' },
      'Cleo wins: nobody else has a card left.',
    ],
    [
      { type: 'ended', winners: [0], scores: [4, 3, 3], sums: [20, 30, 40], reason: 'stall' },
      'Ada wins after too many quiet turns without a destroyed card: 4 cards left, the most.',
    ],
    [
      { type: 'ended', winners: [1], scores: [1, 3, 3], sums: [5, 31, 30], reason: 'stall' },
      'Ben wins after too many quiet turns without a destroyed card: of those with 3 cards left by the highest sum of face values, 31.',
    ],
    [
      { type: 'ended', winners: [0, 2], scores: [1, 0, 1], sums: [9, 0, 9], reason: 'stall' },
      'Ada and Cleo share the victory after too many quiet turns without a destroyed card: one card each, and the same sum of face values, 9.',
    ],
  ],
};

test.for(Object.values(EVENTS).flat())('%j', ([event, sentence]) => {
  const told = words.event(say, event as Event, names, 'watcher');
  expect(told).toBe(sentence);
  expect(wasSaid(told)).toBe(true);
});

test.for([
  [[1], [2, 4, 4], 'Ben wins', 'of those with 4 cards left by the highest sum of face values.'],
  [[0, 1], [4, 4, 0], 'Ada and Ben share the victory', '4 cards each, and the same sum of face values.'],
] as const)('a result alone knows no sums: %j', ([winners, scores, who, why]) => {
  const result = { winners, scores, reason: 'stall' };
  expect(words.result(say, result, names)).toBe(
    `${who} after too many quiet turns without a destroyed card: ${why}`,
  );
});
