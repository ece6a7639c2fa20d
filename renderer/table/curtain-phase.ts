// Where the curtain is: up, falling, down, or rising; from whether somebody is called and how long cloth takes to move.
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../engine/core/seat.ts';
import type { Motion } from '../stage/contract.ts';

export type CurtainPhase = 'up' | 'falling' | 'down' | 'rising';

interface CurtainTimes {
  /** How long what was done last is left in sight before it falls. */
  readonly pause: number;
  /** How long it falls or rises. */
  readonly move: number;
}

/** In milliseconds; the style sheet's animations are as long. */
const TIMES: Readonly<Record<Motion, CurtainTimes>> = {
  off: { pause: 0, move: 0 },
  fades: { pause: 500, move: 80 },
  brisk: { pause: 250, move: 190 },
  normal: { pause: 500, move: 350 },
  slow: { pause: 900, move: 630 },
};

/**
 * @param called for whom it is to be down; null: it is to be up
 * @param arrived what `called` was when it last came to rest
 */
export function phaseOf(called: Seat | null, arrived: Seat | null): CurtainPhase {
  if (called === null) return arrived === null ? 'up' : 'rising';
  return arrived === null ? 'falling' : 'down';
}

/** The phase now, and a way to hurry what moves. A curtain that is to be down from the beginning does not fall. */
export function useCurtainPhase(called: Seat | null, motion: Motion): [CurtainPhase, () => void] {
  const [arrived, setArrived] = useState(called);
  const { pause, move } = TIMES[motion];
  const ms = called === null ? move : pause + move;
  const arrive = useCallback(() => setArrived(called), [called]);
  useEffect(() => {
    if (arrived === called) return undefined;
    const timer = window.setTimeout(arrive, ms);
    return () => window.clearTimeout(timer);
  }, [arrived, called, ms, arrive]);
  return [phaseOf(called, ms === 0 ? called : arrived), arrive];
}
