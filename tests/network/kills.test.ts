// `kill -9` of a host while guests play: it is started again over the same folder, its guests come back by themselves at the same
// port, nothing that they were told has been lost, and nothing is there twice.
import { expect, test, vi } from 'vitest';
import { fastRandom } from '../../engine/chance/fast.ts';
import { killMoments, playKilled } from './killed.ts';

// Coming back after a cut takes its time, the more so on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

test('guests whose host is killed around their moves play on', async () => {
  const result = await playKilled({
    game: 'magicians',
    seats: 4,
    devices: 3,
    seed: 11,
    kills: killMoments(2, fastRandom(11)),
    toTheEnd: false,
  });
  expect(result.wrong).toEqual([]);
  expect(result.kills).toBe(2);
});
