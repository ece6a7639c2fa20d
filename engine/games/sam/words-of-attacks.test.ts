// The sentences of SAM about an attack: from its declaration to what becomes of the cards.
import { expect, test } from 'vitest';
import { describe as words } from './describe.ts';
import type { Battle, BattleSide, Event, Place } from './types.ts';
import { names, say, wasSaid, type OfAnAttack, type Told } from './words.testing.ts';

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

/** One of every event of an attack, and of every shape that one can have. */
const EVENTS: Told<OfAnAttack> = {
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
};

test.for(Object.values(EVENTS).flat())('%j', ([event, sentence]) => {
  const told = words.event(say, event as Event, names, 'watcher');
  expect(told).toBe(sentence);
  expect(wasSaid(told)).toBe(true);
});
