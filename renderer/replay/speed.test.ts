// How fast a replay goes, and that nothing flies for whoever wants no flights.
import { expect, test } from 'vitest';
import { REPLAY_SPEEDS, type ReplaySpeed } from '../../engine/settings/replay.ts';
import type { Motion } from '../stage/contract.ts';
import { lookAt, motionAt, speedBeside } from './speed.ts';

test.for<[ReplaySpeed, Motion, Motion]>([
  ['slow', 'normal', 'slow'],
  ['steady', 'slow', 'normal'],
  ['quick', 'normal', 'brisk'],
  ['at-once', 'normal', 'off'],
  ['slow', 'off', 'off'],
  ['quick', 'off', 'off'],
  ['slow', 'fades', 'fades'],
  ['at-once', 'fades', 'off'],
])('%s with the motion %s moves as %s', ([speed, motion, moves]) => {
  expect(motionAt(speed, { motion })).toBe(moves);
});

test('each speed looks less long than the one before, and there is an end either way', () => {
  const pauses = REPLAY_SPEEDS.map(lookAt);
  expect(pauses).toEqual(pauses.toSorted((one, other) => other - one));
  expect(new Set(pauses).size).toBe(REPLAY_SPEEDS.length);
  expect(speedBeside('slow', -1)).toBe('slow');
  expect(speedBeside('slow', 1)).toBe('steady');
  expect(speedBeside('at-once', 1)).toBe('at-once');
});
