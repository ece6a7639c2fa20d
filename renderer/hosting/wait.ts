// How long a lost guest is still waited for, between two messages of the host. Pure.

/**
 * What is left of a wait.
 * @param leftMs as the host said, in milliseconds
 * @param heardAt when it said so
 * @returns whole seconds, rounded up; 0 once the wait is over
 */
export function secondsLeft(leftMs: number, heardAt: number, now: number): number {
  return Math.max(0, Math.ceil((leftMs - (now - heardAt)) / 1000));
}

/** Waits to choose from, in milliseconds; one that was set otherwise stands among them. */
export function waitsOffered(set: number): number[] {
  const offered = [0, 30_000, 60_000, 300_000];
  return offered.includes(set) ? offered : [...offered, set].toSorted((one, other) => one - other);
}
