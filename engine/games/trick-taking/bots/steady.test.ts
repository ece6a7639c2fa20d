// The steady bot at the table: always legal, the same after a restart, within its budget, and better than chance.
import { describe, expect, test } from 'vitest';
import { playedBy, sharesOf, shareWon, testThinking } from '../../../bots/thinking.testing.ts';
import { allSeats } from '../../../core/seat.ts';
import { trickTakingBots } from '../bot.ts';
import { trickTaking } from '../index.ts';
import type { Options } from '../types.ts';
import { steady } from './steady.ts';

const thinking = { game: trickTaking, kind: steady };

testThinking(
  thinking,
  trickTakingBots,
  {
    tables: [false, true].map((phantomShuffle) => ({ seats: 3, options: { phantomShuffle }, seed: 6 })),
    steps: 30,
    fewest: 20,
  },
  { seats: 2, options: {}, seed: 8, mostAsked: 1, fewest: 10 },
);

const options: Partial<Options>[] = [
  {},
  { phantomShuffle: true },
  { sleightOfHand: true },
  { phantomShuffle: true, sleightOfHand: true },
];

/** Whole games take seconds where other programs have the processor. */
const timeout = 60_000;

test.for([2, 3, 4])('%i steady players: no move is refused, and the game ends', { timeout }, (seats) => {
  options.forEach((given, seed) => {
    const table = { seats, options: given, seed };
    const shares = sharesOf(playedBy(thinking, allSeats(seats), table, seed === 0 ? 60 : 10));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });
});

describe('against random players, under any options and from every seat', () => {
  test.for([
    { seats: 2, games: 40, least: 0.8 },
    { seats: 4, games: 16, least: 0.6 },
  ])('wins most of the games with $seats players', { timeout }, ({ seats, games, least }) => {
    expect(shareWon(thinking, { seats, games, options }, 40)).toBeGreaterThan(least);
  });
});
