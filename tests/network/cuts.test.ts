// Links that are cut at every step of the protocol while guests play: at the end every screen and the journal say the same, and
// every move is there once. `long/cuts.test.ts` does so for longer, with every game to its end.
import { expect, test, vi } from 'vitest';
import { fastRandom } from '../../engine/chance/fast.ts';
import { MOMENTS_OF_COMING, MOMENTS_OF_PLAY, type Moment } from './disturb.ts';
import { momentsFor, playRound } from './rounds.ts';

// Coming back after a cut takes its time, the more so on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const NAMES_OF_PLAY = Object.keys(MOMENTS_OF_PLAY);

test('a whole game of three guests, a bot and a watcher, cut at every moment', async () => {
  const random = fastRandom(1);
  const each = Math.ceil(NAMES_OF_PLAY.length / 3);
  const result = await playRound({
    game: 'magic-trick',
    seats: 4,
    devices: 3,
    watchers: 1,
    seed: 1,
    random,
    moments: momentsFor(3, each, random),
    mostBetween: 2,
    toTheEnd: true,
  });
  expect(result.wrong).toEqual([]);
  expect(new Set(result.done)).toEqual(new Set(NAMES_OF_PLAY));
  expect(result.isOver).toBe(true);
  // A cut that nobody noticed would be none.
  expect(result.sentAgain).toBeGreaterThan(3);
});

test.for(['trick-taking', 'magicians', 'sam'])('three guests at %s, each cut four times', async (game) => {
  const random = fastRandom(2);
  const result = await playRound({
    game,
    seats: 3,
    devices: 3,
    seed: 2,
    random,
    moments: momentsFor(3, 4, random),
    mostBetween: 1,
    toTheEnd: false,
  });
  expect(result.wrong).toEqual([]);
});

test('guests who are cut at every moment of coming in are all seated, and play', async () => {
  const moments: Moment[] = Object.entries(MOMENTS_OF_COMING).map(([name, blows]) => ({ name, blows }));
  const lists: Moment[][] = [[], [], [], []];
  for (const [index, moment] of moments.entries()) lists[index % lists.length]?.push(moment);
  const result = await playRound({
    game: 'magic-trick',
    seats: 4,
    devices: 4,
    seed: 3,
    random: fastRandom(3),
    moments: lists,
    mostBetween: 0,
    toTheEnd: false,
  });
  expect(result.wrong).toEqual([]);
});
