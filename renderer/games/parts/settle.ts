// How what is left over settles on every table: cards that become legal rise together, light moves on, glow dies down.
import { NUDGE } from '../../stage/flight.ts';
import type { Placement, Timing } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';

export const SETTLE: Timing = { delay: 0, duration: TIMES.settle };
const LIGHT: Timing = { delay: 0, duration: TIMES.light, ease: 'hand' };
const AFTERGLOW: Timing = { delay: 0, duration: TIMES.afterglow };

/** How light settles and what has just been played; null: all else, which is the game's. */
export function settleLight(from: Placement | undefined, to: Placement | undefined): Timing | null {
  if (/^(light|footlights)/.test((from ?? to)?.id ?? '')) return LIGHT;
  if (!from || !to) return SETTLE;
  return from.halo === 'played' ? AFTERGLOW : null;
}

/** Whether something goes far enough to be seen going. */
export function goesFar(from: Placement, to: Placement): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > NUDGE;
}
