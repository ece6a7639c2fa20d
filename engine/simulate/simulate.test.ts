// Simulations: repeatable, fair in seats, and honest about illegal moves.
import { describe, expect, test } from 'vitest';
import type { BotKind } from '../bots/bot.ts';
import { bots } from '../bots/registry.ts';
import { fastRandom } from '../chance/fast.ts';
import type { AnyMove } from '../core/game.ts';
import { SetupError } from '../core/errors.ts';
import type { View } from '../core/view.ts';
import { magicTrick } from '../games/magic-trick/index.ts';
import type { MagicTrickView } from '../games/magic-trick/types.ts';
import { trickTaking } from '../games/trick-taking/index.ts';
import { simulate, type Simulation, type SimulationReport } from './simulate.ts';

/** Answers from its view alone: sorts as it lies, else one of the choices that are open, by `pick`. */
function answer(view: View | null, pick: (count: number) => number): AnyMove {
  const { question, toSort } = view as MagicTrickView;
  if (toSort) return { type: 'arrange', order: toSort.cards } as AnyMove;
  const open = (question?.choices ?? []).filter((choice) => choice.refusal === null);
  const choice = open[pick(open.length)];
  return { type: choice?.move ?? 'none', ...(choice?.at === null ? {} : { slot: choice?.at }) };
}

const kind = (
  id: string,
  choose: (view: View | null, random: ReturnType<typeof fastRandom>) => AnyMove,
): BotKind => ({
  id,
  seat({ seed }) {
    const random = fastRandom(seed);
    let seen: View | null = null;
    return {
      see: (view) => {
        seen = view;
      },
      choose: () => choose(seen, random),
    };
  },
});
const first = kind('first', (view) => answer(view, () => 0));
const chancy = kind('chancy', (view, random) => answer(view, (count) => random.below(count)));
const cheat = kind('cheat', () => ({ type: 'pass' }));

const play = (given: Partial<Simulation>): SimulationReport => {
  let time = 0;
  return simulate({
    game: magicTrick,
    seats: 4,
    kinds: [first, chancy],
    options: {},
    deals: 6,
    seed: 'simulate',
    rotate: true,
    steps: 1,
    now: () => {
      time += 1;
      return time;
    },
    ...given,
  });
};

describe('a simulation', () => {
  test('gives the same numbers for the same seed, others for another', () => {
    expect(play({})).toEqual(play({}));
    expect(play({ seed: 'other' }).perSeat).not.toEqual(play({}).perSeat);
  });

  test('shares out one victory a game, and plays as many hands as seats', () => {
    const report = play({});
    const wins = (rows: readonly { wins: number }[]) => rows.reduce((sum, row) => sum + row.wins, 0);
    expect(wins(report.perSeat)).toBeCloseTo(6, 3);
    expect(wins(report.perBot)).toBeCloseTo(6, 3);
    expect(report.hands).toBe(24);
    expect(report.perSeat.map((row) => row.score.n)).toEqual([6, 6, 6, 6]);
    expect(report.perBot.map((row) => [row.score.n, row.scorePerHand?.n])).toEqual([
      [6, 24],
      [6, 24],
    ]);
    expect(report.illegalMoves).toBe(0);
  });

  test('a hand is worth a fourth of a game of four', () => {
    for (const row of play({}).perSeat)
      expect((row.scorePerHand?.mean ?? 0) * 4).toBeCloseTo(row.score.mean ?? 0, 2);
  });

  test('the difference is that of the means, hand by hand', () => {
    const { perBot, differences } = play({});
    const [one, other] = perBot.map((row) => row.scorePerHand?.mean ?? 0);
    expect(differences).toHaveLength(1);
    expect(differences[0]).toMatchObject({ bot: 'first', against: 'chancy', scorePerHand: { n: 24 } });
    expect(differences[0]?.scorePerHand?.mean).toBeCloseTo((one ?? 0) - (other ?? 0), 3);
  });

  test('speaks of hands only where the game scores them', () => {
    expect(play({ deals: 1 }).notes.join(' ')).toContain('scorePerHand');
    const kinds = bots['trick-taking'].filter(({ id }) => id === 'random');
    const report = play({ game: trickTaking, seats: 2, kinds, deals: 2 });
    expect(report).toMatchObject({ hands: 0, illegalMoves: 0, perBot: [{ scorePerHand: null }] });
    expect(report.perSeat.map((row) => row.scorePerHand)).toEqual([null, null]);
    expect(report.notes.join(' ')).not.toMatch(/scorePerHand|by hand/);
  });

  test('one kind alone differs from nobody', () => {
    expect(play({ kinds: [chancy], deals: 1 })).toMatchObject({
      bots: ['chancy', 'chancy', 'chancy', 'chancy'],
      perBot: [{ bot: 'chancy', places: 4 }],
      differences: [],
    });
  });

  test.for([
    [true, [2, 2, 2]],
    [false, [1, 1, 1]],
  ] as const)('rotate %s: how many kinds sit in each seat over three games', ([rotate, kindsInSeat]) => {
    const seen: Set<string>[] = [new Set(), new Set(), new Set()];
    const watched = (of: BotKind): BotKind => ({
      id: of.id,
      seat(at) {
        seen[at.seat]?.add(of.id);
        return of.seat(at);
      },
    });
    play({ seats: 3, kinds: [watched(first), watched(chancy)], deals: 3, rotate });
    expect(seen.map((ids) => ids.size)).toEqual(kindsInSeat);
  });

  test('counts illegal moves and goes on', () => {
    const report = play({ kinds: [chancy, chancy, chancy, cheat], deals: 1 });
    expect(report.illegalMoves).toBeGreaterThan(10);
    expect(report.illegalSamples[0]).toMatch(/^deal 0, after move \d+, seat 3 \(cheat\): wrong-move$/);
    expect(report.perSeat[0]?.score.n).toBe(1);
  });

  test('refuses wrong options', () => {
    expect(() => play({ options: { memory: 'all' } })).toThrow(SetupError);
  });
});
