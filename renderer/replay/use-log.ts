// The log of a replay as it is drawn: it goes along by steps, and after a leap it follows when one has arrived.
import { useEffect, useState } from 'preact/hooks';
import type { TableState } from '../store/state.ts';

export interface DrawnLog extends Pick<TableState, 'log' | 'undone'> {
  /** The first event of the step that is shown. */
  readonly from: number;
}

/** So many lines come or go in a moment. */
const NEAR = 15;
/** Whoever leaps again sooner, in milliseconds, is on the way; hundreds of lines would hold them up. */
const ARRIVED_MS = 120;

/** @param told a name for the eyes that see it: other eyes read another log */
export function useLog(now: DrawnLog, told: string): DrawnLog {
  const [drawn, setDrawn] = useState({ ...now, told });
  const isNear = told !== drawn.told || Math.abs(now.log.length - drawn.log.length) <= NEAR;
  useEffect(() => {
    const draw = (): void => setDrawn({ ...now, told });
    if (isNear) return draw();
    const timer = window.setTimeout(draw, ARRIVED_MS);
    return () => window.clearTimeout(timer);
  }, [now.log, now.undone, now.from, told, isNear]);
  return isNear ? now : drawn;
}
