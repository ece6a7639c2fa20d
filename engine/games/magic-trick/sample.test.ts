// Sampled states look, to the viewer they were sampled for, exactly like the real one.
import { describe, expect, test } from 'vitest';
import { momentsOf } from '../../bots/random-game.testing.ts';
import { fastRandom } from '../../chance/fast.ts';
import { canonical } from '../../core/canonical.ts';
import { WATCHER } from '../../core/seat.ts';
import { rankOf } from './cards.ts';
import { magicTrick } from './index.ts';
import type { Options } from './types.ts';

const tables = [3, 4, 5].flatMap((seats) =>
  (['sorter', 'none'] as const).flatMap((memory) =>
    (['own', 'all', 'none'] as const).map((stacks) => ({ seats, memory, stacks })),
  ),
);

describe.for(tables)('$seats players, memory $memory, stacks $stacks', ({ seats, memory, stacks }) => {
  const options: Partial<Options> = { memory, stacks, prestige: seats !== 4 };

  test('a sampled state gives its viewer the same view, byte for byte, at every moment of a game', () => {
    const random = fastRandom(1);
    const phases = new Set<string>();
    for (const { view, events } of momentsOf(magicTrick, seats, options, seats)) {
      phases.add(view.phase);
      const sampled = magicTrick.sampleHidden(view, events, random);
      expect(JSON.stringify(magicTrick.viewFor(sampled, view.viewer))).toBe(JSON.stringify(view));
    }
    expect([...phases].sort()).toEqual(['hand.sorting', 'hand.trick.playing', 'hand.trick.sleeving', 'over']);
  });

  test('a sampled state holds every card once, rises where a row is sorted, and differs from the real one', () => {
    const random = fastRandom(2);
    let moments = 0;
    let different = 0;
    for (const { view, events, state } of momentsOf(magicTrick, seats, options, 10 + seats, [0, WATCHER])) {
      if (view.result) continue;
      const sampled = magicTrick.sampleHidden(view, events, random);
      const cards = (rows: number[][]): number[] => rows.flat().sort((one, other) => one - other);
      expect(cards(sampled.rows)).toEqual(cards(state.rows));
      sampled.rows.forEach((row, owner) => {
        if (!sampled.sorted[owner]) return;
        expect(row.map(rankOf)).toEqual(row.map(rankOf).sort((one, other) => one - other));
      });
      moments += 1;
      if (canonical(sampled.rows) !== canonical(state.rows)) different += 1;
    }
    expect(different / moments).toBeGreaterThan(0.1);
  });
});

test('a sampled state can be played on to the end of the game', () => {
  const random = fastRandom(3);
  let played = 0;
  for (const { view, events } of momentsOf(magicTrick, 4, {}, 4, [2])) {
    if (view.tricksPlayed % 5 !== 1) continue;
    const state = magicTrick.sampleHidden(view, events, random);
    for (let seats = magicTrick.awaiting(state); seats.length > 0; seats = magicTrick.awaiting(state))
      expect(
        magicTrick.compiled.apply(state, seats[0]!, magicTrick.randomMove(state, seats[0]!, random)),
      ).toBe(true);
    expect(magicTrick.result(state)).not.toBeNull();
    played += 1;
  }
  expect(played).toBeGreaterThan(20);
});
