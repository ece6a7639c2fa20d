// Counts down to when something may be tried again.
import { useEffect, useState } from 'preact/hooks';

const SECOND_MS = 1_000;

/** Whole seconds that are left of `seconds`, counted from when `since` changed last; 0 when it is over. */
export function useCountdown(seconds: number, since: unknown): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * SECOND_MS;
    setLeft(seconds);
    if (seconds <= 0) return undefined;
    const timer = window.setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / SECOND_MS));
      setLeft(now);
      if (now === 0) window.clearInterval(timer);
    }, SECOND_MS);
    return () => window.clearInterval(timer);
  }, [seconds, since]);
  return left;
}
