// What a table of SAM is set up with: options, keys of a scenario, and the deal.
import { describe, expect, test } from 'vitest';
import { SetupError } from '../../core/errors.ts';
import { openSession, type Session } from '../../session/session.ts';
import { CODES, formatCard } from './cards.ts';
import { sam } from './index.ts';
import { lay } from './table.testing.ts';
import type { State } from './types.ts';

interface Given {
  readonly seats?: number;
  readonly options?: unknown;
  readonly setup?: unknown;
  readonly seed?: string;
  readonly decks?: readonly (readonly string[])[];
}

function opened({ seats = 3, options = {}, setup = {}, seed = 'a seed', decks = [] }: Given): Session {
  return openSession({ game: sam, seats, options, setup, seed, decks }, 'compiled');
}

const stateOf = (given: Given): State => opened(given).state as State;

/** The place that an error names; null when there is none. */
function placeOf(make: () => unknown): string | null {
  try {
    make();
    return null;
  } catch (error) {
    if (error instanceof SetupError) return error.place;
    throw error;
  }
}

test('defaults', () => {
  expect(stateOf({}).options).toEqual({ challenge: 'rps', stall: 30 });
});

describe('what is wrong is named', () => {
  test.for([
    [{ seats: 1 }, 'seats'],
    [{ seats: 8 }, 'seats'],
    [{ options: { stall: 9 } }, 'options.stall'],
    [{ options: { stall: 201 } }, 'options.stall'],
    [{ options: { stall: 20.5 } }, 'options.stall'],
    [{ options: { stall: '30' } }, 'options.stall'],
    [{ options: { challenge: 'dice' } }, 'options.challenge'],
    [{ options: { challenges: 'rps' } }, 'options.challenges'],
    [{ setup: { random: 'heads' } }, 'setup.random'],
    [{ setup: { random: ['heads', 'edge'] } }, 'setup.random[1]'],
    [{ setup: { first: 0 } }, 'setup.first'],
    [{ decks: [CODES.slice(1)] }, 'decks[0]'],
    [{ decks: [[...CODES.slice(1), CODES[1]!]] }, 'decks[0]'],
    [{ decks: [[...CODES.slice(1), '1c']] }, 'decks[0]'],
  ] as const)('%j: %s', ([given, place]) => {
    expect(placeOf(() => opened(given))).toBe(place);
  });

  test.for([
    [{ options: { stall: 10 } }],
    [{ options: { stall: 200, challenge: 'coin' }, setup: { random: ['tails', 'heads'] } }],
    [{ seats: 7, options: { challenge: 'odds-evens' } }],
  ])('%j is right', ([given]) => {
    expect(placeOf(() => opened(given as Given))).toBeNull();
  });
});

test('six cards each, one at a time clockwise from seat 0; the rest is the deck', () => {
  const { dealt, deck } = stateOf({ decks: [CODES] });
  expect(dealt.map((cards) => cards.map(formatCard).join(' '))).toEqual([
    '2c 5c 8c Jc Ac 4d',
    '3c 6c 9c Qc 2d 5d',
    '4c 7c Tc Kc 3d 6d',
  ]);
  expect(deck.map(formatCard).toReversed()).toEqual(CODES.slice(18));
});

test('nobody has a card in a field before arranging, and everybody six to arrange', () => {
  const session = opened({ seats: 7 });
  expect(session.state.phase).toBe('arranging');
  expect(sam.awaiting(session.state as State)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  for (const seat of sam.viewFor(session.state as State, 'watcher').seats)
    expect(seat).toMatchObject({ score: 6, cards: 6, arranged: false, field: { F1: null, B3: null } });
});

test('coin results are taken in order, then the seed’s own', () => {
  const table = lay({
    fields: ['5h 6h | (3s)', '5c 6c | (4d)'],
    deck: 'Ac As',
    options: { challenge: 'coin' },
    random: ['tails', 'heads'],
  });
  table.attacks(0, 'F1').aims(0, 1, 'F1').to('turn.movement').leaves(0);
  expect(table.field(0)).toBe('(5h) 6h - (3s)');
  table.attacks(1, 'F2').aims(1, 0, 'F2');
  expect(table.told).toContainEqual(
    expect.objectContaining({ type: 'coin', face: 'heads', winner: 'attacker' }),
  );
  expect(table.state.coinsTaken).toBe(2);
});

test('both faces of the coin come up where nothing is fixed', () => {
  const faces = new Set<string>();
  for (let seed = 0; seed < 40; seed += 1) {
    const { state } = lay({
      fields: ['5h | (3s)', '5c | (4d)'],
      deck: 'Ac',
      options: { challenge: 'coin' },
      seed: `seed ${seed}`,
    })
      .attacks(0, 'F1')
      .aims(0, 1, 'F1');
    faces.add(state.battle!.winner!);
  }
  expect([...faces].sort()).toEqual(['attacker', 'defender']);
});
