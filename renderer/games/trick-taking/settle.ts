// How what is left over settles: cards that are put together for a turn are laid by hand, the hat turns over slowly.
import type { Placement, Timing } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { goesFar, SETTLE, settleLight } from '../parts/settle.ts';
import { byHand } from '../parts/timing.ts';

/** How far the way of a card bends, as a part of it. */
const ARC = 0.1;
const HAT: Timing = { ...byHand(TIMES.turnLarge), turn: TIMES.turnLarge };

export function settle(from: Placement | undefined, to: Placement | undefined): Timing {
  const light = settleLight(from, to);
  if (light) return light;
  if (!from || !to) return SETTLE;
  if (to.id === 'hat') return from.picture.key === to.picture.key ? SETTLE : HAT;
  return to.picture.side !== null && goesFar(from, to) ? byHand(TIMES.play, ARC) : SETTLE;
}
