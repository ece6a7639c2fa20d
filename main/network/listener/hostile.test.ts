// A short siege of a real host; the long one is in tests/network/long.
import { expect, test } from 'vitest';
import { besiege } from './siege.testing.ts';

test('a host that hostile clients besiege neither fails nor changes, and who plays there notices nothing', async () => {
  const siege = await besiege(5_000, 1);
  expect(siege.complaints).toEqual([]);
  expect(siege.crashed).toBe(false);
  expect(siege.exitCode).toBe(0);
  expect(siege.sent).toBeGreaterThanOrEqual(5_000);
  expect(siege.games).toBeGreaterThan(0);
  expect(siege.quiet[1]).toBe(siege.quiet[0]);
});
