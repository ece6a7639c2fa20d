// Whole games over a disk that fails again and again. The faults are put before the calls of the system by libfiu (Debian's
// package fiu-utils); without it these tests are skipped.
import { expect, test } from 'vitest';
import { GAME_IDS } from '../../engine/games/registry.ts';
import { canFail, playOverBadDisk } from '../kills.testing.ts';

const FAULTS = [
  { 'posix/io/sync/fsync': 0.1, 'posix/io/sync/fdatasync': 0.1 },
  { 'posix/io/rw/pwrite': 0.05 },
  { 'posix/io/rw/pwrite': 0.02, 'posix/io/rw/pwrite/reduce': 0.2, 'posix/io/sync/fdatasync': 0.05 },
] as const;

const rows = GAME_IDS.flatMap((game) =>
  FAULTS.map((faults) => [game, Object.keys(faults).join(', '), faults] as const),
);

test.skipIf(!canFail()).for(rows)(
  '%s is played to its end while the disk fails in %s',
  { timeout: 600_000 },
  async ([game, , faults]) => {
    expect(await playOverBadDisk(game, faults, 23)).toBeGreaterThan(0);
  },
);
