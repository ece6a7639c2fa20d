// The random bot: legal games from views alone, the same for the same seed.
import { describe, expect, test } from 'vitest';
import { magicTrick } from '../games/magic-trick/index.ts';
import { simulate } from '../simulate/simulate.ts';
import { randomBot } from './random.ts';

const play = (seats: number, seed: string) =>
  simulate({
    game: magicTrick,
    seats,
    kinds: [randomBot(magicTrick)],
    options: {},
    deals: 2,
    seed,
    rotate: true,
    steps: 1,
    now: () => 0,
  });

describe('the random bot', () => {
  test.for([3, 4, 5])('plays legal games at %i seats', (seats) => {
    const report = play(seats, 'legal');
    expect(report.illegalMoves).toBe(0);
    expect(report.hands).toBe(2 * seats);
  });

  test('plays the same for the same seed, otherwise for another', () => {
    expect(play(4, 'a')).toEqual(play(4, 'a'));
    expect(play(4, 'a').perSeat).not.toEqual(play(4, 'b').perSeat);
  });

  test('chooses nothing before it has seen anything', () => {
    const player = randomBot(magicTrick).seat({ seat: 0, seed: 1 });
    expect(() => player.choose({ steps: 1, shouldStop: () => false })).toThrow('before it has seen');
  });
});
