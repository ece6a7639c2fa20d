// What a table of Magicians is set up with: options, keys of a scenario, and the lists that take the place of chance.
import { describe, expect, test } from 'vitest';
import { SetupError } from '../../core/errors.ts';
import { openSession, type Session } from '../../session/session.ts';
import { CODES } from './cards.ts';
import { magicians } from './index.ts';
import { IDENTITIES, type State } from './types.ts';

interface Given {
  readonly seats?: number;
  readonly options?: unknown;
  readonly setup?: unknown;
  readonly seed?: string;
  readonly decks?: readonly (readonly string[])[];
}

function opened({ seats = 3, options = {}, setup = {}, seed = 'a seed', decks = [] }: Given): Session {
  return openSession({ game: magicians, seats, options, setup, seed, decks }, 'compiled');
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
  expect(stateOf({}).options).toEqual({ goal: 100, mulligan: 'once', floor: false, stage: 'strict' });
});

describe('what is wrong is named', () => {
  test.for([
    [{ seats: 1 }, 'seats'],
    [{ seats: 8 }, 'seats'],
    [{ options: { goal: 19 } }, 'options.goal'],
    [{ options: { goal: 501 } }, 'options.goal'],
    [{ options: { goal: 99.5 } }, 'options.goal'],
    [{ options: { mulligan: 'twice' } }, 'options.mulligan'],
    [{ options: { floor: 'no' } }, 'options.floor'],
    [{ options: { stage: 'severe' } }, 'options.stage'],
    [{ options: { stages: 'strict' } }, 'options.stages'],
    [{ setup: { first: 3 } }, 'setup.first'],
    [{ setup: { first: -1 } }, 'setup.first'],
    [{ setup: { dealer: 0 } }, 'setup.dealer'],
    [{ setup: { identities: ['mentalist', 'professor'] } }, 'setup.identities'],
    [{ setup: { identities: ['mentalist', 'professor', 'mentalist'] } }, 'setup.identities'],
    [{ setup: { identities: ['mentalist', 'professor', 'mentor'] } }, 'setup.identities[2]'],
    [{ setup: { random: [['mentalist']] } }, 'setup.random[0][0]'],
    [{ decks: [CODES.slice(1)] }, 'decks[0]'],
    [{ decks: [[...CODES.slice(1), CODES[1]!]] }, 'decks[0]'],
  ] as const)('%j: %s', ([given, place]) => {
    expect(placeOf(() => opened(given))).toBe(place);
  });
});

test('identities differ, and every one of them comes to every seat', () => {
  const found = [new Set<number>(), new Set<number>()];
  for (let seed = 0; seed < 80; seed += 1) {
    const { identities } = stateOf({ seats: 2, seed: `seed ${seed}` });
    expect(new Set(identities).size).toBe(2);
    for (const [seat, identity] of identities.entries()) found[seat]!.add(identity);
  }
  for (const seen of found) expect(seen.size).toBe(IDENTITIES.length);
});

test('what is given for the seed’s own choice changes nothing else', () => {
  const { first, identities, hands, deck } = stateOf({});
  const again = stateOf({ setup: { first, identities: identities.map((each) => IDENTITIES[each]) } });
  expect(again).toMatchObject({ first, identities, hands, deck });
});

test('five cards each, one at a time clockwise from the first player', () => {
  const deck = [...CODES];
  const { hands } = stateOf({ setup: { first: 1 }, decks: [deck] });
  // A card's number is its place in the list here.
  expect(hands).toEqual([
    [2, 5, 8, 11, 14],
    [0, 3, 6, 9, 12],
    [1, 4, 7, 10, 13],
  ]);
});

describe('a list for a random choice', () => {
  /** Seat 0 begins with this Sabotage card, seat 1 holds five known cards, and the list is used at once. */
  function plays(card: string, ...random: readonly (readonly string[])[]): unknown {
    const own = [card, 'hat-trick', 'inventor', 'engineer', 'parlor'];
    const other = ['old-standby', 'mentor', 'theatre', 'cabaret', 'style'];
    const dealt = own.flatMap((each, round) => [each, other[round]!]);
    const rest = CODES.filter((code) => !dealt.includes(code));
    const session = opened({
      seats: 2,
      setup: { first: 0, identities: ['professor', 'magician'], random },
      decks: [[...dealt, ...rest]],
    });
    session.accept(0, { type: 'skip' });
    session.accept(0, { type: 'sabotage', card, target: 1 });
    return (session.state as State).hands[1];
  }

  test.for(['steal-notebook', 'double-cross'])('%s takes exactly the cards that are named', (card) => {
    const left = ['old-standby', 'theatre', 'cabaret'].map((code) => CODES.indexOf(code));
    expect(plays(card, ['style', 'mentor'])).toEqual(expect.arrayContaining(left));
    expect(plays(card, ['style', 'mentor'])).not.toContain(CODES.indexOf('mentor'));
    expect(plays(card, ['style', 'mentor'])).not.toContain(CODES.indexOf('style'));
  });

  test.for([
    ['too few', ['style']],
    ['too many', ['style', 'mentor', 'theatre']],
    ['none', []],
    ['one that is not there', ['style', 'hat-trick']],
    ['one twice', ['style', 'style']],
  ] as const)('%s is an error when it is used', ([, list]) => {
    expect(placeOf(() => plays('double-cross', list))).toBe('setup.random[0]');
  });
});
