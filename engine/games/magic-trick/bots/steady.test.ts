// The steady bot at the table: always legal, the same after a restart, within its budget, and better than chance.
import { describe, expect, test } from 'vitest';
import { playedBy, testThinking, type TestTable } from '../../../bots/thinking.testing.ts';
import { allSeats, type Seat } from '../../../core/seat.ts';
import { magicTrickBots } from '../bot.ts';
import { magicTrick } from '../index.ts';
import type { Happening, Options } from '../types.ts';
import { steady } from './steady.ts';

const thinking = { game: magicTrick, kind: steady };

testThinking(
  thinking,
  magicTrickBots,
  { tables: [{ seats: 4, options: {}, seed: 5 }], steps: 200, fewest: 60 },
  // It asks once for each of the two comparisons that a move may need.
  { seats: 3, options: {}, seed: 8, mostAsked: 2, fewest: 20 },
);

/** Plays a game with the steady bot at `thinkers`; gives the points of every hand, by seat. */
function pointsOfHands(thinkers: readonly Seat[], table: TestTable, steps: number): (readonly number[])[] {
  const hands: (readonly number[])[] = [];
  playedBy(thinking, thinkers, table, steps, (happenings) => {
    for (const happening of happenings as Happening[])
      if (happening.type === 'scored') hands.push(happening.points);
  });
  return hands;
}

const options: Partial<Options>[] = [
  {},
  { memory: 'none', stacks: 'none' },
  { prestige: false, stacks: 'all' },
  { prestige: false, memory: 'none' },
];

/** Whole games take seconds where other programs have the processor. */
const timeout = 60_000;

describe.for([3, 4, 5])('%i players', (seats) => {
  test('all steady: no move is refused, with much or little budget', { timeout }, () => {
    for (let seed = 0; seed < 8; seed += 1) {
      const table = { seats, options: options[seed % 4]!, seed };
      expect(pointsOfHands(allSeats(seats), table, seed < 4 ? 10 : 100)).toHaveLength(seats);
    }
  });

  test('scores over a point a hand more than random players, under any options', { timeout }, () => {
    let lead = 0;
    let hands = 0;
    for (let seed = 0; seed < 4 * seats; seed += 1) {
      const me = seed % seats;
      const table = { seats, options: options[Math.floor(seed / seats)]!, seed };
      for (const points of pointsOfHands([me], table, 50)) {
        const total = points.reduce((sum, each) => sum + each, 0);
        lead += points[me]! - (total - points[me]!) / (seats - 1);
        hands += 1;
      }
    }
    expect(lead / hands).toBeGreaterThan(1);
  });
});
