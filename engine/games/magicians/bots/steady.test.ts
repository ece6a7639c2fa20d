// The steady bot at the table: always legal, the same after a restart, within its budget, and better than chance.
import { describe, expect, test } from 'vitest';
import { playedBy, sharesOf, shareWon, testThinking } from '../../../bots/thinking.testing.ts';
import { allSeats } from '../../../core/seat.ts';
import { magiciansBots } from '../bot.ts';
import { magicians } from '../index.ts';
import type { Options, State } from '../types.ts';
import { steady } from './steady.ts';

const thinking = { game: magicians, kind: steady };

testThinking(
  thinking,
  magiciansBots,
  { tables: [2, 4].map((seats) => ({ seats, options: {}, seed: 6 })), steps: 30, fewest: 20 },
  { seats: 2, options: {}, seed: 8, mostAsked: 1, fewest: 10 },
);

const options: Partial<Options>[] = [
  {},
  { mulligan: 'until' },
  { floor: true, stage: 'lenient' },
  { goal: 40 },
];

test.for([2, 4, 7])(
  '%i steady players: no move is refused, and the game ends in fewer than 25 turns each',
  (seats) => {
    options.forEach((given, seed) => {
      const table = { seats, options: given, seed };
      const session = playedBy(thinking, allSeats(seats), table, seed === 0 ? 200 : 10);
      expect(sharesOf(session).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      expect((session.state as State).turnsDone / seats).toBeLessThan(25);
    });
  },
);

describe('against random players, under any options and from every seat', () => {
  test.for([
    { seats: 2, games: 40, least: 0.75 },
    { seats: 4, games: 16, least: 0.6 },
  ])('wins most of the games with $seats players', ({ seats, games, least }) => {
    expect(shareWon(thinking, { seats, games, options }, 60)).toBeGreaterThan(least);
  });
});
