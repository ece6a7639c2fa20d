// How what is left over settles: cards that become legal rise together, two that change places cross.
import type { Placement, Timing } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { goesFar, SETTLE, settleLight } from '../parts/settle.ts';

/** How far two cards that change places keep apart, as a part of the way. */
const CROSSING = 0.16;

/** Both bend to their own left, so one passes above the other. */
const CROSS: Timing = { delay: 0, duration: TIMES.exchange, ease: 'hand', arc: CROSSING };

export function settle(from: Placement | undefined, to: Placement | undefined): Timing {
  const light = settleLight(from, to);
  if (light) return light;
  const isSorted = from !== undefined && to?.target?.startsWith('sort:') === true && goesFar(from, to);
  return isSorted ? CROSS : SETTLE;
}
