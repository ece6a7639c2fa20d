// Limits how often something may be done by each of many: a bucket for everybody, and few enough of them to be kept.

/** A bucket for each key, full at first, that fills again steadily. */
export interface Buckets {
  /** Milliseconds until one may be taken; 0 when it may now. */
  wait(key: string): number;
  /** Takes one; false when there is none. */
  take(key: string): boolean;
}

export interface BucketLimits {
  /** How many at once. */
  readonly burst: number;
  /** How many each gains a second; more than 0. */
  readonly perSecond: number;
  /** How many buckets are kept; whoever was seen longest ago is forgotten first, and so has a full one again. */
  readonly most: number;
}

/** Buckets for as many as come. @param clock milliseconds */
export function createBuckets({ burst, perSecond, most }: BucketLimits, clock: () => number): Buckets {
  /** Those that are not known to be full, in the order in which they were taken from. */
  const buckets = new Map<string, { readonly left: number; readonly at: number }>();

  const leftIn = (key: string): number => {
    const bucket = buckets.get(key);
    if (!bucket) return burst;
    return Math.min(burst, bucket.left + (Math.max(0, clock() - bucket.at) * perSecond) / 1000);
  };

  return {
    wait: (key) => Math.max(0, Math.ceil(((1 - leftIn(key)) / perSecond) * 1000)),
    take(key) {
      const left = leftIn(key);
      if (left < 1) return false;
      buckets.delete(key);
      buckets.set(key, { left: left - 1, at: clock() });
      for (const oldest of buckets.keys()) {
        if (buckets.size <= most) break;
        buckets.delete(oldest);
      }
      return true;
    },
  };
}
