// Moves and options from outside: what is no move says so in words that help.
import { expect, test } from 'vitest';
import { SetupError } from '../../core/errors.ts';
import { openSession } from '../../session/session.ts';
import { suitLetters } from './cards.ts';
import { magicTrick } from './index.ts';
import type { State } from './types.ts';

test.for([
  [null, 'the move', 'must be arrange, play, sleeve or pass'],
  [[], 'the move', 'must be arrange, play, sleeve or pass'],
  [{}, 'type', 'must be arrange, play, sleeve or pass'],
  [{ type: 'juggle' }, 'type', 'must be arrange, play, sleeve or pass'],
  [{ type: 'play' }, 'slot', 'must be a slot, a whole number from 0 to 13'],
  [{ type: 'play', slot: '3' }, 'slot', 'must be a slot, a whole number from 0 to 13'],
  [{ type: 'play', slot: 1.5 }, 'slot', 'must be a slot, a whole number from 0 to 13'],
  [{ type: 'play', slot: -1 }, 'slot', 'must be a slot, a whole number from 0 to 13'],
  [{ type: 'play', slot: 14 }, 'slot', 'must be a slot, a whole number from 0 to 13'],
  [{ type: 'play', slot: 1, card: 'R7' }, 'card', 'is not known here'],
  [{ type: 'pass', 'a\nb. C': 1 }, '"a\\nb. C"', 'is not known here'],
  [{ type: 'pass', a: 1, b: 2, c: 3, d: 4, e: 5 }, 'a, b, c and 2 more', 'is not known here'],
  [{ type: 'pass', '': 1 }, '""', 'is not known here'],
  [{ type: 'arrange', order: [] }, 'order', 'must name the cards of the row'],
  [{ type: 'arrange', order: ['Z9'] }, 'order.0', 'is no card of this game'],
  [{ type: 'pass', slot: 3 }, 'slot', 'is not known here'],
])('%o is malformed at %s', ([move, place, problem]) => {
  expect(magicTrick.parseMove(move)).toEqual({
    move: null,
    refusal: { code: 'malformed', facts: { place, problem } },
  });
});

test.for([
  [{ seats: 2 }, 'seats'],
  [{ seats: 6 }, 'seats'],
  [{ seats: 3.5 }, 'seats'],
  [{ options: { memory: 'elephant' } }, 'options.memory'],
  [{ options: { stakes: 'all' } }, 'options.stakes'],
  [{ options: JSON.parse('{"__proto__":{"prestige":false}}') }, 'options.__proto__'],
  [{ setup: JSON.parse('{"__proto__":5}') }, 'setup.__proto__'],
  [{ options: 'none' }, 'options'],
  [{ setup: { dealer: 4 } }, 'setup.dealer'],
  [{ setup: { drop: ['O', 'K'] } }, 'setup.drop'],
  [{ seats: 3, setup: { drop: ['R', 'K'] } }, 'setup.drop'],
  [{ seats: 3, setup: { drop: ['K', 'K'] } }, 'setup.drop'],
  [{ seats: 3, setup: { drop: ['K'] } }, 'setup.drop'],
  [{ decks: [['R0']] }, 'decks[0]'],
] as const)('a set-up with %o is refused at %s', ([given, place]) => {
  const open = () =>
    openSession(
      { game: magicTrick, seats: 4, options: {}, setup: {}, seed: 's', ...(given as object) },
      'compiled',
    );
  expect(open).toThrow(SetupError);
  expect(open).toThrow(`${place}: `);
});

test('naming what the seed chooses changes nothing else', () => {
  const open = (setup: object) =>
    openSession({ game: magicTrick, seats: 3, options: {}, setup, seed: 'q1' }, 'compiled').state as State;
  const chosen = open({});
  const drop = suitLetters(chosen.dropped);
  for (const setup of [{ drop }, { dealer: chosen.dealer }, { drop, dealer: chosen.dealer }])
    expect(open(setup)).toEqual(chosen);
});
