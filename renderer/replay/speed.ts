// How fast a replay goes: how things move, and how long each position is looked at.
import { REPLAY_SPEEDS, type ReplaySpeed } from '../../engine/settings/replay.ts';
import type { Settings } from '../settings/settings.ts';
import type { Motion } from '../stage/contract.ts';

const MOTIONS: Readonly<Record<ReplaySpeed, Motion>> = {
  slow: 'slow',
  steady: 'normal',
  quick: 'brisk',
  'at-once': 'off',
};

/** From one move, once it rests, to the next, in milliseconds. */
const PAUSES: Readonly<Record<ReplaySpeed, number>> = {
  slow: 2000,
  steady: 1000,
  quick: 350,
  'at-once': 150,
};

/** How things move at a speed, for somebody with these settings: who wants no flights gets none. */
export function motionAt(speed: ReplaySpeed, { motion }: Pick<Settings, 'motion'>): Motion {
  const own = MOTIONS[speed];
  if (motion === 'off' || own === 'off') return 'off';
  return motion === 'fades' ? 'fades' : own;
}

/** How long a position is looked at before the next move, in milliseconds. */
export function lookAt(speed: ReplaySpeed): number {
  return PAUSES[speed];
}

/** The next speed up or down; the same at either end. */
export function speedBeside(speed: ReplaySpeed, by: 1 | -1): ReplaySpeed {
  return REPLAY_SPEEDS[REPLAY_SPEEDS.indexOf(speed) + by] ?? speed;
}

/** Whether there is time to hear of each move while it is played. */
export function isHeard(speed: ReplaySpeed): boolean {
  return speed === 'slow' || speed === 'steady';
}
