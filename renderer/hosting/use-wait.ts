// The seconds that a lost guest is still waited for, counted down while they are in sight.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Guest } from './standing.ts';
import { secondsLeft } from './wait.ts';

const SECOND_MS = 1000;

/** Null for a guest who can be heard; 0 once a bot may play for them. */
export function useWait(guest: Guest | undefined): number | null {
  const leftMs = guest?.graceLeftMs ?? null;
  // Counted from each message anew: the host's clock is the one that holds.
  const heardAt = useMemo(() => Date.now(), [guest]);
  const [, setTicks] = useState(0);
  const left = leftMs === null ? null : secondsLeft(leftMs, heardAt, Date.now());
  const isCounting = left !== null && left > 0;
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = window.setInterval(() => setTicks((ticks) => ticks + 1), SECOND_MS);
    return () => window.clearInterval(timer);
  }, [isCounting]);
  return left;
}
