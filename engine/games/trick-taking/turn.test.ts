// Whole turns: what is legal, listed and refused, against the rules told once more in slow words.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../chance/fast.ts';
import { pick } from '../../chance/random.ts';
import { clone } from '../../core/clone.ts';
import { everyPlay, everyTurn, explainNaively, naiveOf } from './naive.testing.ts';
import { lay } from './table.testing.ts';
import { randomTable, type Wanted } from './turn-tables.testing.ts';
import { explainTurn, legalTurns } from './turn.ts';
import { NOBODY, type Play, type State } from './types.ts';

const PHASES = ['trick.turns', 'ultimate.turns', 'ultimate.challenge'] as const;
/** Tables with more turns to try than this are passed over. */
const MOST_TURNS = 3000;

const byNumber = (one: number, other: number): number => one - other;

/** All cards that a turn at this table could name: the own ones, those in the trick, and one of another. */
function namesAt(state: State): { names: string[]; targets: string[] } {
  const { hands, stacks } = naiveOf(state);
  const targets = [...(hands[0] ?? []), ...stacks.flatMap((stack) => stack.cards.map(({ code }) => code))];
  return { names: [...targets, ...(hands[1] ?? []).slice(0, 1)], targets };
}

/** Tries every turn there is on random tables, and compares which are legal; answers how many tables were small enough. */
function compareAll(wanted: (seed: number) => Wanted, seeds: number): number {
  let compared = 0;
  for (let seed = 0; seed < seeds; seed += 1) {
    const state = randomTable(wanted(seed), fastRandom(seed));
    const { names, targets } = namesAt(state);
    const legal = new Set<string>();
    let tried = 0;
    for (const { turn, code } of everyTurn(state, 0, everyPlay(names, targets))) {
      expect(explainTurn(state, 0, turn)?.code ?? null, `${seed}: ${JSON.stringify(turn)}`).toBe(code);
      if (code === null) legal.add(JSON.stringify(turn));
      tried += 1;
      if (tried > MOST_TURNS) break;
    }
    if (tried > MOST_TURNS) continue;
    compared += 1;
    const listed = [...legalTurns(state, 0)];
    expect(listed.map((turn) => turn.length)).toEqual(listed.map((turn) => turn.length).sort(byNumber));
    const keys = listed.map((turn) => JSON.stringify(turn));
    expect(keys.toSorted(), `the legal turns of table ${seed}`).toEqual([...legal].sort());
  }
  return compared;
}

describe(
  'the list holds every legal turn once, and `explain` refuses all others',
  { timeout: 60_000 },
  () => {
    test.for(PHASES)('in %s, hands of one to four', (phase) => {
      const wanted = (seed: number): Wanted => ({
        phase,
        hand: 1 + (seed % 4),
        trick: 1 + (seed % 6),
        conjures: seed % 2,
        vanishes: seed % 4 > 1 ? 1 : 0,
      });
      expect(compareAll(wanted, 60)).toBeGreaterThan(30);
    });

    test.for([4, 5, 6])('from %i cards in the trick on, to seven and no further', (trick) => {
      const wanted = (seed: number): Wanted => ({
        phase: 'trick.turns',
        hand: 3,
        trick,
        conjures: 1,
        vanishes: seed % 3,
      });
      expect(compareAll(wanted, 25)).toBeGreaterThan(10);
    });

    test('chains of Conjures', () => {
      const wanted = (seed: number): Wanted => ({
        phase: PHASES[seed % 3]!,
        hand: 3,
        trick: 1 + (seed % 3),
        conjures: 2 + (seed % 2),
      });
      expect(compareAll(wanted, 30)).toBeGreaterThan(20);
    });
  },
);

test('any turn at all is refused for the reason of the rules page', () => {
  const wanted = fc.record({
    phase: fc.constantFrom(...PHASES),
    hand: fc.integer({ min: 2, max: 7 }),
    trick: fc.integer({ min: 1, max: 6 }),
    conjures: fc.integer({ min: 0, max: 2 }),
    vanishes: fc.constant(0),
  });
  const codes = new Set<string | null>();
  fc.assert(
    fc.property(wanted, fc.nat(), fc.integer({ min: 1, max: 5 }), (given, seed, length) => {
      const random = fastRandom(seed);
      const state = randomTable(given, random);
      const { names, targets } = namesAt(state);
      const plays = everyPlay(names, targets);
      const turn = Array.from({ length }, () => pick(plays, random));
      const code = explainNaively(state, 0, turn);
      codes.add(code);
      expect(explainTurn(state, 0, turn)?.code ?? null).toBe(code);
    }),
    { numRuns: 2000, seed: 7 },
  );
  for (const code of [
    'not-in-hand',
    'barred',
    'trick-full',
    'no-target',
    'lead-cannot-vanish',
    'vanish-used',
  ])
    expect(codes).toContain(code);
});

const used = (card: string, on?: string): Play =>
  on === undefined ? { card, effect: true } : { card, effect: true, on };
const plain = (card: string): Play => ({ card, effect: false });

describe('refusals of a whole turn', () => {
  const table = lay({
    seats: 2,
    hands: ['C1 C2 E5 I6 M1 V3', 'L7'],
    trick: [[1, 'M3']],
    phase: 'trick.turns',
  });

  test.for([
    ['two cards without a Conjure', [plain('E5'), plain('I6')], 'I6', 1],
    ['a Conjure that is not used', [plain('C1'), plain('I6')], 'I6', 1],
    ['a Conjure that comes too late', [plain('E5'), used('C1'), plain('I6')], 'C1', 1],
    ['three cards after one Conjure', [used('C1'), plain('E5'), plain('I6'), plain('M1')], 'M1', 3],
  ] as const)('too many cards: %s', ([, plays, card, most]) => {
    expect(explainTurn(table, 0, plays)).toEqual({ code: 'too-many-cards', facts: { card, most } });
  });

  test('a conjured Conjure allows two more again', () => {
    const turn = [used('C1'), used('C2'), plain('E5'), plain('I6'), plain('M1')];
    expect(explainTurn(table, 0, turn)).toBeNull();
    expect(explainTurn(table, 0, [...turn, plain('V3')])).toMatchObject({ facts: { card: 'V3', most: 5 } });
  });

  test('what is wrong with a card comes before their number', () => {
    expect(explainTurn(table, 0, [plain('E5'), plain('L7')])).toEqual({
      code: 'not-in-hand',
      facts: { card: 'L7' },
    });
  });

  test('nothing is changed by explaining and listing', () => {
    const before = clone(table);
    explainTurn(table, 0, [used('C1'), used('V3', 'C1'), plain('E5')]);
    expect([...legalTurns(table, 0)].length).toBeGreaterThan(100);
    expect(table).toEqual(before);
  });
});

describe('a turn of the challenge that does not win says what does, and what it reaches', () => {
  const table = (...trick: (readonly [number, string])[]): State =>
    lay({
      seats: 2,
      hands: ['', 'C2 L2 M6 S2 V1'],
      trick: [[NOBODY, 'M3'], ...trick],
      phase: 'ultimate.challenge',
      tricksDone: 7,
      hat: 'high',
      turn: 1,
    });

  test.for([
    ['a match of a lower rank', [plain('M6')], { winner: '0', top: 'L7', rank: 7, reach: 6 }],
    ['what does not match', [plain('S2')], { winner: '0', top: 'L7', rank: 7 }],
    ['all that can be reached', [used('C2'), plain('M6')], { winner: '0', top: 'L7', rank: 7, reach: 6 }],
    ['a blow that is too weak', [used('S2', 'L7')], { winner: '0', top: 'L7', rank: 5 }],
  ] as const)('%s', ([, plays, facts]) => {
    expect(explainTurn(table([0, 'L7']), 1, plays)).toEqual({
      code: 'not-winning',
      facts: { hat: 'high', ...facts },
    });
  });

  test('where nobody is winning', () => {
    expect(explainTurn(table([0, 'E1 S3'], [0, 'C4']), 1, [used('V1', 'E1')])).toEqual({
      code: 'not-winning',
      facts: { hat: 'high', winner: '', top: '', rank: 0 },
    });
  });

  test.for([
    ['the hat turns', [used('M6')]],
    ['a Levitate beneath one’s own', [used('C2'), plain('M6'), used('L2', 'M6')]],
    ['two cards do it together', [used('C2'), used('S2', 'L7'), plain('M6')]],
    ['the other stack vanishes', [used('C2'), used('V1', 'L7'), plain('M6')]],
  ] as const)('legal: %s', ([, plays]) => {
    expect(explainTurn(table([0, 'L7']), 1, plays)).toBeNull();
  });
});
