// How what is left over settles: cards that go to another place are laid by hand, all else slides or fades.
import type { Placement, Timing } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { goesFar, SETTLE, settleLight } from '../parts/settle.ts';
import { byHand } from '../parts/timing.ts';
import { isPeek } from './paint/index.ts';

/** How far the way of a card bends, as a part of it. */
const ARC = 0.1;

export function settle(from: Placement | undefined, to: Placement | undefined): Timing {
  const light = settleLight(from, to);
  if (light) return light;
  if (!from || !to) return SETTLE;
  const timing = to.picture.side !== null && goesFar(from, to) ? byHand(TIMES.play, ARC) : SETTLE;
  // An own card that has been turned face down is looked at where it lies: it is not turned over for that.
  return isPeek(from.picture) || isPeek(to.picture) ? { ...timing, turn: 0 } : timing;
}
