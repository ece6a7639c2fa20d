// Limits how fast one client may ask: a bucket that holds a burst and fills again steadily.

/** Takes one from the bucket; false when it is empty. */
export type Pace = () => boolean;

/**
 * A bucket that is full at first.
 * @param burst how many at once
 * @param perSecond how many it gains a second
 * @param clock milliseconds
 */
export function createPace(burst: number, perSecond: number, clock: () => number): Pace {
  let left = burst;
  let last = clock();
  return () => {
    const now = clock();
    left = Math.min(burst, left + (Math.max(0, now - last) * perSecond) / 1000);
    last = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
