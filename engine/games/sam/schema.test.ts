// Moves from outside: what is no move says so in words that help, and one choice is always written in one way.
import { expect, test } from 'vitest';
import { sam } from './index.ts';

const ANY = 'must be arrange, flip, swap, attack, pay, stop, target, boost, throw, place, move or done';
const NO_CARD = 'is no card of this game';
const UNKNOWN = 'is not known here';
const NO_PLACE = 'must be one of F1, F2, F3, B1, B2, B3';
const NO_LIST = 'must be a list of places';
const FINGERS = 'must be a whole number from 1 to 5';
const BACK = ['2c', '2d', '2h'];

test.for([
  [null, 'the move', ANY],
  [{}, 'type', ANY],
  [{ type: 'summon', at: 'F1' }, 'type', ANY],
  [{ type: 'done', phase: 'summon' }, 'phase', UNKNOWN],
  [{ type: 'flip' }, 'at', NO_PLACE],
  [{ type: 'flip', at: 'F4' }, 'at', NO_PLACE],
  [{ type: 'flip', at: 'f1' }, 'at', NO_PLACE],
  [{ type: 'flip', at: 0 }, 'at', NO_PLACE],
  [{ type: 'swap', at: '__proto__' }, 'at', NO_PLACE],
  [{ type: 'arrange', front: ['Kh', 'Qh'], back: BACK }, 'front', 'must name 3 cards, left to right'],
  [{ type: 'arrange', front: ['Kh', 'Qh', null], back: BACK }, 'front.2', NO_CARD],
  [{ type: 'arrange', front: ['Kh', 'Qh', '10h'], back: BACK }, 'front.2', NO_CARD],
  [{ type: 'arrange', front: ['Kh', 'Qh', 'Th'] }, 'back', 'must be a list of cards'],
  [{ type: 'attack', with: 'F1' }, 'boosts', NO_LIST],
  [{ type: 'attack', with: 'F1', boosts: ['F2', 'B4'] }, 'boosts.1', NO_PLACE],
  [{ type: 'attack', with: 'F1', boosts: [], on: { seat: 1, at: 'F1' } }, 'on', UNKNOWN],
  [{ type: 'pay', flip: [] }, 'flip', 'must name at least one place'],
  [{ type: 'pay', flip: 'F1' }, 'flip', NO_LIST],
  [{ type: 'boost' }, 'with', NO_LIST],
  [{ type: 'target', seat: 7, at: 'F1' }, 'seat', 'must be a seat'],
  [{ type: 'target', seat: '1', at: 'F1' }, 'seat', 'must be a seat'],
  [{ type: 'target', seat: 1 }, 'at', NO_PLACE],
  [{ type: 'throw' }, 'the move', 'must name either a sign or fingers'],
  [{ type: 'throw', sign: 'rock', fingers: 1 }, 'the move', 'must name either a sign or fingers'],
  [{ type: 'throw', sign: 'well' }, 'sign', 'must be rock, paper or scissors'],
  [{ type: 'throw', fingers: 0 }, 'fingers', FINGERS],
  [{ type: 'throw', fingers: 6 }, 'fingers', FINGERS],
  [{ type: 'throw', fingers: 2.5 }, 'fingers', FINGERS],
  [{ type: 'throw', fingers: '2' }, 'fingers', FINGERS],
  [{ type: 'move', from: 'F1' }, 'to', NO_PLACE],
])('%o is malformed at %s', ([move, place, problem]) => {
  expect(sam.parseMove(move)).toEqual({
    move: null,
    refusal: { code: 'malformed', facts: { place, problem } },
  });
});

test.for([
  ['attack', { with: 'B1' }, 'boosts'],
  ['pay', {}, 'flip'],
  ['boost', {}, 'with'],
] as const)('a set of places is written in one order: %s', ([type, more, key]) => {
  const { move } = sam.parseMove({ type, ...more, [key]: ['B3', 'F2', 'F1'] });
  expect(move).toEqual({ type, ...more, [key]: ['F1', 'F2', 'B3'] });
});
