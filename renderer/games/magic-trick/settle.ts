// How what is left over settles: cards that become legal rise together, two that change places cross.
import type { Placement, Timing } from '../../stage/game-stage.ts';
import { NUDGE } from '../../stage/flight.ts';
import { TIMES } from '../../stage/motion.ts';

/** How far two cards that change places keep apart, as a part of the way. */
const CROSSING = 0.16;

const SETTLE: Timing = { delay: 0, duration: TIMES.settle };
const LIGHT: Timing = { delay: 0, duration: TIMES.light, ease: 'hand' };
/** Both bend to their own left, so one passes above the other. */
const CROSS: Timing = { delay: 0, duration: TIMES.exchange, ease: 'hand', arc: CROSSING };
const AFTERGLOW: Timing = { delay: 0, duration: TIMES.afterglow };

export function settle(from: Placement | undefined, to: Placement | undefined): Timing {
  if (/^(light|footlights)/.test((from ?? to)?.id ?? '')) return LIGHT;
  if (!from || !to) return SETTLE;
  if (from.halo === 'played') return AFTERGLOW;
  const isFar = Math.hypot(to.x - from.x, to.y - from.y) > NUDGE;
  return isFar && to.target?.startsWith('sort:') === true ? CROSS : SETTLE;
}
