// The steady bot at the table: always legal, the same after a restart, within its budget, and better than chance.
import { describe, expect, test } from 'vitest';
import { playedBy, sharesOf, shareWon, testThinking } from '../../../bots/thinking.testing.ts';
import { allSeats } from '../../../core/seat.ts';
import { samBots } from '../bot.ts';
import { sam } from '../index.ts';
import type { Options } from '../types.ts';
import { steady } from './steady.ts';

const thinking = { game: sam, kind: steady };

testThinking(
  thinking,
  samBots,
  { tables: [2, 4].map((seats) => ({ seats, options: { stall: 10 }, seed: 6 })), steps: 1, fewest: 100 },
  // It weighs and does not search.
  { seats: 2, options: { stall: 10 }, seed: 8, mostAsked: 0, fewest: 20 },
);

const options: Partial<Options>[] = [{}, { challenge: 'odds-evens' }, { challenge: 'coin' }, { stall: 10 }];

test.for([2, 4, 7])('%i steady players: no move is refused, and somebody is the last one in', (seats) => {
  options.forEach((given, seed) => {
    const session = playedBy(thinking, allSeats(seats), { seats, options: given, seed }, 1);
    expect(sharesOf(session).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(sam.result(session.state as never)).toMatchObject({ reason: 'last-one-in' });
  });
});

describe('against random players, under any options and from every seat', () => {
  test.for([
    { seats: 2, games: 40, least: 0.8 },
    { seats: 4, games: 16, least: 0.8 },
    { seats: 7, games: 7, least: 0.8 },
  ])('wins most of the games with $seats players', ({ seats, games, least }) => {
    expect(shareWon(thinking, { seats, games, options }, 1)).toBeGreaterThan(least);
  });
});
