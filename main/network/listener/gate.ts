// Counts who is here: how many at once in all and from one address, and how fast they come.
import { createBuckets } from '../buckets.ts';
import { remoteOf } from '../remote.ts';

/** Lets somebody in from an address: the answer, called once, lets them out again; null when there are too many. */
export type Gate = (address: string) => (() => void) | null;

export interface GateLimits {
  readonly all: number;
  readonly ofOne: number;
  /** How many of one at once, and a second; null for any number. */
  readonly arrivals: { readonly burst: number; readonly perSecond: number } | null;
}

/** Addresses whose arrivals are remembered, some 100 bytes each. */
const MOST_REMEMBERED = 4096;

/** A gate that nobody has gone through yet. @param clock milliseconds */
export function createGate({ all, ofOne, arrivals }: GateLimits, clock: () => number): Gate {
  const rates = arrivals && createBuckets({ ...arrivals, most: MOST_REMEMBERED }, clock);
  const here = new Map<string, number>();
  let total = 0;

  return (address) => {
    const remote = remoteOf(address);
    const count = here.get(remote) ?? 0;
    if (total >= all || count >= ofOne || rates?.take(remote) === false) return null;
    total += 1;
    here.set(remote, count + 1);
    let isOut = false;
    return () => {
      if (isOut) return;
      isOut = true;
      total -= 1;
      const left = (here.get(remote) ?? 1) - 1;
      if (left > 0) here.set(remote, left);
      else here.delete(remote);
    };
  };
}
