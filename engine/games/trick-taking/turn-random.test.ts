// Turns at random: any legal one may come out, no other, and none is too rare.
import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../chance/fast.ts';
import { CONJURE, effectOf } from './cards.ts';
import { canStillWin } from './challenge.ts';
import { chancesOf } from './chances.testing.ts';
import { lay } from './table.testing.ts';
import { winnerOf } from './trick.ts';
import { randomTurn } from './turn-random.ts';
import { randomTable, type Wanted } from './turn-tables.testing.ts';
import { legalTurns } from './turn.ts';
import { NOBODY, type Play, type State } from './types.ts';

/** Lists longer than this are passed over. */
const MOST_TURNS = 150;
/** A turn is at most this many times rarer than the average. */
const RAREST = 64;

/** The legal turns, sorted; null where there are too many to look at. */
function listed(state: State): string[] | null {
  const turns: Play[][] = [];
  for (const turn of legalTurns(state, 0)) {
    turns.push(turn);
    if (turns.length > MOST_TURNS) return null;
  }
  return turns.map((turn) => JSON.stringify(turn)).sort();
}

const table = (seed: number, given: Partial<Wanted>): State =>
  randomTable(
    {
      phase: seed % 2 === 0 ? 'trick.turns' : 'ultimate.turns',
      hand: 1 + (seed % 5),
      trick: 1 + (seed % 6),
      ...given,
    },
    fastRandom(seed),
  );

describe('outside the challenge', () => {
  test('exactly the legal turns come out, and none is much rarer than the others', () => {
    let looked = 0;
    for (let seed = 0; seed < 300; seed += 1) {
      const state = table(seed, { conjures: seed % 3 === 0 ? 1 : 0 });
      const legal = listed(state);
      if (legal === null) continue;
      looked += 1;
      const chances = chancesOf(state);
      expect([...chances.keys()].sort(), `table ${seed}`).toEqual(legal);
      expect(1 / Math.min(...chances.values()) / legal.length).toBeLessThan(RAREST);
    }
    expect(looked).toBeGreaterThan(200);
  });

  test('without a Conjure all are equally likely', () => {
    const plain = Array.from({ length: 40 }, (_, seed) => table(seed, {})).filter(
      ({ hands }) => !hands[0]!.some((card) => effectOf(card) === CONJURE),
    );
    expect(plain.length).toBeGreaterThan(10);
    for (const chances of plain.map(chancesOf))
      for (const chance of chances.values()) expect(chance).toBeCloseTo(1 / chances.size, 10);
  });
});

describe('in the challenge', () => {
  test('exactly the winning turns come out, and null where there is none', () => {
    const found = { none: 0, some: 0 };
    for (let seed = 0; seed < 200; seed += 1) {
      const state = table(seed, { phase: 'ultimate.challenge', conjures: seed % 3 === 0 ? 1 : 0 });
      const legal = listed(state);
      // Who is winning is not asked.
      if (legal === null || legal.length > 12 || winnerOf(state.trick, state.hat) === 0) continue;
      const random = fastRandom(seed);
      if (legal.length === 0) {
        found.none += 1;
        expect(randomTurn(state, 0, random), `table ${seed}`).toBeNull();
        continue;
      }
      found.some += 1;
      const drawn = new Set<string>();
      for (let i = 0; i < 2000; i += 1) drawn.add(JSON.stringify(randomTurn(state, 0, random)));
      expect([...drawn].sort(), `table ${seed}`).toEqual(legal);
    }
    expect(found.none).toBeGreaterThan(20);
    expect(found.some).toBeGreaterThan(20);
  });

  test('none is found where only a long search would find one, since somebody waits', () => {
    const state = lay({
      seats: 2,
      hands: ['C1 C2 C6 S5 V1 V4 V6', 'E3'],
      trick: [
        [NOBODY, 'M4'],
        [1, 'M2 S7 S4 S2'],
        [1, 'M1 S1'],
        [1, 'I1'],
        [0, 'E7'],
      ],
      phase: 'ultimate.challenge',
      tricksDone: 7,
      hat: 'low',
      turn: 0,
    });
    expect(canStillWin(state, 0, 1)).toBe(true);
    expect(randomTurn(state, 0, fastRandom(1))).toBeNull();
  });
});
