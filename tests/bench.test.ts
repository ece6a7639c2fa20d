// The benchmarks do what they measure; how fast, only they themselves say.
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../main/host.testing.ts';
import { measureArchive } from './bench/archive.ts';
import { startHosted } from './bench/network/hosted.ts';
import { startRound } from './bench/network/round.ts';

test('a host with many kept games is asked for all of them', async () => {
  const lines: string[] = [];
  await measureArchive((line) => lines.push(line), ['--games', '40', '--times', '2']);
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.join('\n')).not.toMatch(/NaN|Infinity/u);
});

const folder = temporaryFolder();
afterAll(() => folder.remove());

test('tables of guests are played at', async () => {
  const hosted = await startHosted(folder.data, folder.rendererRoot);
  let moves = 0;
  const round = await startRound({
    hosted,
    count: 2,
    everyMs: 5,
    games: ['magic-trick', 'sam'],
    measured: () => void (moves += 1),
  });
  try {
    await expect.poll(() => moves, { timeout: 30_000 }).toBeGreaterThan(20);
    // A game of Magic Trick is over after some hundred moves, and its players go on to the next table.
    await expect.poll(() => round.ended(), { timeout: 30_000 }).toBeGreaterThan(0);
  } finally {
    round.stop();
    hosted.owner.close();
    await hosted.child.end();
  }
});
