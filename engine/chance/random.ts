// The one thing that the rules ask of randomness: a fair number below a bound.

/** A source of fair whole numbers. */
export interface Random {
  /** A fair whole number from 0 to `bound` - 1; `bound` from 1 to 2^31. */
  below(bound: number): number;
}

/**
 * A fair number below `bound` from a source of 32 random bits, by rejection: the numbers left over at the
 * top of the range are thrown away, so that no remainder is likelier than another.
 */
export function fairBelow(bound: number, bits32: () => number): number {
  const limit = 4294967296 - (4294967296 % bound);
  let bits = bits32() >>> 0;
  while (bits >= limit) bits = bits32() >>> 0;
  return bits % bound;
}

/** Shuffles `items` in place (Fisher and Yates), each order equally likely. */
export function shuffleInPlace<T>(items: T[], random: Random): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    const item = items[last] as T;
    items[last] = items[other] as T;
    items[other] = item;
  }
}

/** One of `items`, each equally likely; there must be at least one. */
export function pick<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)] as T;
}
