// Completions against a plain search, and the fairness of what is drawn.
import { expect, test } from 'vitest';
import { momentsOf } from '../../../bots/random-game.testing.ts';
import { fastRandom } from '../../../chance/fast.ts';
import { WATCHER } from '../../../core/seat.ts';
import { magicTrick } from '../index.ts';
import { SUITS } from '../types.ts';
import { completionsOf } from './completions.ts';
import { hiddenIn, type Hidden } from './hidden.ts';

/** The plain search: every card of the right suit in every open slot, row after row; knows nothing of bounds. */
function everyCompletion(
  shown: { suit: string; rank: number | null }[][],
  unseen: Map<string, number[]>,
): string[] {
  const slots = shown.flatMap((row, owner) => row.map((slot) => ({ ...slot, owner })));
  const found: string[] = [];
  const ranks: number[] = [];
  const go = (index: number): void => {
    if (index === slots.length) {
      found.push(slots.flatMap(({ rank }, i) => (rank === null ? [ranks[i]] : [])).join(''));
      return;
    }
    const { suit, rank, owner } = slots[index]!;
    const before = index > 0 && slots[index - 1]!.owner === owner ? ranks[index - 1]! : 0;
    const choices =
      rank === null ? (unseen.get(suit) ?? []).filter((each) => !taken(suit, each, index)) : [rank];
    for (const choice of choices) {
      if (choice < before) continue;
      ranks[index] = choice;
      go(index + 1);
    }
  };
  const taken = (suit: string, rank: number, before: number): boolean =>
    slots.some((slot, i) => i < before && slot.rank === null && slot.suit === suit && ranks[i] === rank);
  go(0);
  return found;
}

/** Moments with some uncertainty, but not too much for the plain search. */
function openMoments(): { hidden: Hidden; plain: string[] }[] {
  const cases: { hidden: Hidden; plain: string[] }[] = [];
  for (const seats of [3, 4, 5])
    for (const { view } of momentsOf(magicTrick, seats, { memory: 'sorter' }, seats, [0, WATCHER])) {
      if (view.phase !== 'hand.trick.playing' || view.trick.length > 0 || view.tricksPlayed < 2) continue;
      const hidden = hiddenIn(view);
      if (completionsOf(hidden).total > 60) continue;
      const unseen = new Map<string, number[]>();
      SUITS.forEach((letter, suit) => {
        unseen.set(
          letter,
          hidden.unseen.flatMap((suits, rank) => (suits & (1 << suit) ? [rank] : [])),
        );
      });
      cases.push({
        hidden,
        plain: everyCompletion(
          view.rows.map((row) => [...row]),
          unseen,
        ),
      });
    }
  return cases;
}

const moments = openMoments();

const asText = (ranks: number[][]): string => ranks.flat().join('');

test('as many completions as a plain search finds, and the same share of each rank in each slot', () => {
  expect(Math.max(...moments.map(({ plain }) => plain.length))).toBeGreaterThan(30);
  for (const { hidden, plain } of moments) {
    const completions = completionsOf(hidden);
    expect(completions.total).toBe(plain.length);
    completions
      .marginals()
      .flat()
      .forEach((shares, slot) => {
        shares.forEach((share, rank) => {
          const count = plain.filter((ranks) => Number(ranks[slot]) === rank).length;
          expect(share).toBeCloseTo(count / plain.length, 10);
        });
      });
  }
});

test('each completion is drawn equally often', () => {
  const { hidden, plain } = moments.find(({ plain: { length } }) => length >= 20 && length <= 60)!;
  const completions = completionsOf(hidden);
  const random = fastRandom(7);
  const draws = 100 * plain.length;
  const counts = new Map(plain.map((ranks) => [ranks, 0]));
  for (let i = 0; i < draws; i += 1) {
    const drawn = asText(completions.sample(random));
    counts.set(drawn, counts.get(drawn)! + 1);
  }
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
  const freedom = plain.length - 1;
  // Four standard deviations above its mean; a draw that favours anything is far beyond.
  expect(chiSquare).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
  expect(counts.size).toBe(plain.length);
});
