// The sentences of SAM: every event has one, but for what shows by what comes next.
import { expect, test } from 'vitest';
import { describe as words } from './describe.ts';
import type { Battle, BattleSide, Event, Place } from './types.ts';
import { names, say, wasSaid } from './words.testing.ts';

const side = (
  seat: number,
  card: string,
  given: Partial<BattleSide<string, Place>> & { readonly face: number; readonly value: number },
): BattleSide<string, Place> => ({
  seat,
  at: 'F1',
  card,
  suit: 0,
  faceCards: 0,
  twos: [],
  twosAdd: 0,
  ...given,
});

const battle = (
  attacker: BattleSide<string, Place>,
  defender: BattleSide<string, Place>,
  winner: Battle['winner'],
  challenge: Battle['challenge'] = null,
): Battle<string, Place> => ({ attacker, defender, wasDown: false, winner, challenge });

/** One of every event, and of every shape that one can have. */
const EVENTS: {
  readonly [Type in Event['type']]: readonly (readonly [Extract<Event, { type: Type }>, string])[];
} = {
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
  declared: [
    [
      {
        type: 'declared',
        seat: 0,
        attacker: { at: 'F1', card: '8c' },
        twos: [],
        drawn: '6h',
        points: 6,
        cost: 10,
      },
      'Ada attacks with the 8 of Clubs and draws the 6 of Hearts: 6 points, and it costs 10.',
    ],
    [
      {
        type: 'declared',
        seat: 0,
        attacker: { at: 'F1', card: '5h' },
        twos: [
          { at: 'F2', card: '2h' },
          { at: 'B1', card: '2s' },
        ],
        drawn: 'Kc',
        points: 13,
        cost: 5,
      },
      'Ada attacks with the 5 of Hearts, helped by the 2 of Hearts and the 2 of Spades, and draws the King of Clubs: 13 points, and it costs 5.',
    ],
  ],
  paid: [
    [
      {
        type: 'paid',
        seat: 0,
        cards: [
          { at: 'F2', card: '5h' },
          { at: 'B1', card: '3s' },
        ],
        points: 11,
        cost: 10,
      },
      'Ada flips down the 5 of Hearts and the 3 of Spades to pay: 11 points, and it costs 10.',
    ],
  ],
  fizzled: [
    [
      { type: 'fizzled', seat: 0, attacker: { at: 'F1', card: '8c' }, why: 'stopped' },
      'Ada stops the attack with the 8 of Clubs: it comes to nothing.',
    ],
    [
      { type: 'fizzled', seat: 0, attacker: { at: 'F1', card: '8c' }, why: 'cannot-pay' },
      'The attack of Ada with the 8 of Clubs comes to nothing: no face-up cards could pay for it.',
    ],
  ],
  targeted: [
    [
      { type: 'targeted', seat: 0, at: 'F1', target: 1, on: 'B3', card: null },
      'The target is a face-down card of Ben (back right).',
    ],
    [
      { type: 'targeted', seat: 0, at: 'F1', target: 1, on: 'B3', card: 'Td' },
      'The target is the 10 of Diamonds of Ben.',
    ],
  ],
  boosted: [
    [{ type: 'boosted', seat: 1, twos: [] }, 'Ben adds no two.'],
    [
      { type: 'boosted', seat: 1, twos: [{ at: 'B1', card: '2d' }] },
      'Ben adds the 2 of Diamonds in defence.',
    ],
  ],
  'turned-up': [
    [
      { type: 'turned-up', seat: 1, at: 'B3', card: 'Td' },
      'The target is turned up: Ben has the 10 of Diamonds there.',
    ],
  ],
  fought: [
    [
      {
        type: 'fought',
        battle: battle(
          side(0, 'Jh', { face: 11, value: 11 }),
          side(1, 'Qc', { face: 12, faceCards: -2, value: 10 }),
          'attacker',
        ),
      },
      'Ada attacks with the Jack of Hearts, 11; Ben defends with the Queen of Clubs, 12 − 2 (higher face card) = 10: the attack succeeds.',
    ],
    [
      {
        type: 'fought',
        battle: battle(
          side(0, '8d', { face: 8, suit: -2, twos: ['F2'], twosAdd: 2, value: 8 }),
          side(1, 'Td', { face: 10, suit: 2, twos: ['F2', 'F3'], twosAdd: 4, value: 16 }),
          'defender',
        ),
      },
      'Ada attacks with the 8 of Diamonds, 8 − 2 (Diamond) + 2 (a two) = 8; Ben defends with the 10 of Diamonds, 10 + 2 (Diamond) + 4 (two twos) = 16: the attack fails.',
    ],
    [
      {
        type: 'fought',
        battle: battle(
          side(0, 'Ks', { face: 13, value: 13 }),
          side(1, 'Jd', { face: 11, suit: 2, value: 13 }),
          null,
          'rps',
        ),
      },
      'Ada attacks with the King of Spades, 13; Ben defends with the Jack of Diamonds, 11 + 2 (Diamond) = 13: equal, so a challenge decides.',
    ],
    [
      {
        type: 'fought',
        battle: battle(
          side(0, '2s', { face: 2, twos: ['F2', 'F3', 'B1'], twosAdd: 6, value: 8 }),
          side(1, '8h', { face: 8, value: 8 }),
          null,
          'coin',
        ),
      },
      'Ada attacks with the 2 of Spades, 2 + 6 (three twos) = 8; Ben defends with the 8 of Hearts, 8: equal, so a coin decides.',
    ],
  ],
  threw: [
    [
      { type: 'threw', attacker: 0, defender: 1, throws: ['paper', 'rock'], winner: 'attacker' },
      'Ada throws paper, Ben rock: Ada wins the challenge.',
    ],
    [
      { type: 'threw', attacker: 0, defender: 1, throws: ['scissors', 'rock'], winner: 'defender' },
      'Ada throws scissors, Ben rock: Ben wins the challenge.',
    ],
    [
      { type: 'threw', attacker: 0, defender: 1, throws: ['rock', 'rock'], winner: null },
      'Ada throws rock, Ben rock: the same, so again.',
    ],
    [
      { type: 'threw', attacker: 0, defender: 1, throws: [1, 4], winner: 'attacker' },
      'Ada throws one finger, Ben 4 fingers: 5 is odd, and Ada wins the challenge.',
    ],
    [
      { type: 'threw', attacker: 0, defender: 1, throws: [3, 5], winner: 'defender' },
      'Ada throws 3 fingers, Ben 5 fingers: 8 is even, and Ben wins the challenge.',
    ],
  ],
  coin: [
    [
      { type: 'coin', attacker: 0, defender: 1, face: 'heads', winner: 'attacker' },
      'The coin shows heads, which is for Ada: the attack succeeds.',
    ],
    [
      { type: 'coin', attacker: 0, defender: 1, face: 'tails', winner: 'defender' },
      'The coin shows tails, which is for Ben: the attack fails.',
    ],
  ],
  destroyed: [[{ type: 'destroyed', seat: 1, at: 'F1', card: 'Qc' }, 'Ben loses the Queen of Clubs.']],
  fell: [
    [
      {
        type: 'fell',
        seat: 0,
        cards: [
          { at: 'F1', card: '5h' },
          { at: 'F2', card: '2c' },
        ],
      },
      'Ada has to flip down the 5 of Hearts and the 2 of Clubs.',
    ],
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
      'For too long no card was destroyed, so the cards left are counted: Ada wins with 4.',
    ],
    [
      { type: 'ended', winners: [1], scores: [1, 3, 3], sums: [5, 31, 30], reason: 'stall' },
      'For too long no card was destroyed. Of those with 3 cards left, Ben wins by the highest sum of face values, 31.',
    ],
    [
      { type: 'ended', winners: [0, 2], scores: [1, 0, 1], sums: [9, 0, 9], reason: 'stall' },
      'For too long no card was destroyed. Ada and Cleo share the victory: one card each, and the same sum of face values, 9.',
    ],
  ],
};

test.for(Object.values(EVENTS).flat())('%j', ([event, sentence]) => {
  const told = words.event(say, event as Event, names, 'watcher');
  expect(told).toBe(sentence);
  expect(wasSaid(told)).toBe(true);
});

test.for([
  [[1], [2, 4, 4], 'Of those with 4 cards left, Ben wins by the highest sum of face values.'],
  [[0, 1], [4, 4, 0], 'Ada and Ben share the victory: 4 cards each, and the same sum of face values.'],
] as const)('a result alone knows no sums: %j', ([winners, scores, end]) => {
  const result = { winners, scores, reason: 'stall' };
  expect(words.result(say, result, names)).toBe(`For too long no card was destroyed. ${end}`);
});
