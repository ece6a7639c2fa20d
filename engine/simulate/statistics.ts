// Numbers about many numbers: means with their 95 % interval, and percentiles.

/** A mean, and the interval that holds the true one in 95 of 100 such samples; null where two values are not reached. */
export interface Estimate {
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** How many values. */
  readonly n: number;
}

/** Gathers values without keeping them. */
export interface Sample {
  add(value: number): void;
  estimate(): Estimate;
}

/** Standard errors to each side of a mean that make 95 % (normal approximation). */
const ERRORS_FOR_95_PERCENT = 1.96;

/** An empty sample. Welford's method: the spread is not lost where values are large and close together. */
export function sample(): Sample {
  let n = 0;
  let mean = 0;
  let squares = 0;
  return {
    add(value) {
      n += 1;
      const off = value - mean;
      mean += off / n;
      squares += off * (value - mean);
    },
    estimate() {
      if (n === 0) return { mean: null, low: null, high: null, n };
      if (n === 1) return { mean: rounded(mean), low: null, high: null, n };
      const reach = ERRORS_FOR_95_PERCENT * Math.sqrt(squares / (n - 1) / n);
      return { mean: rounded(mean), low: rounded(mean - reach), high: rounded(mean + reach), n };
    },
  };
}

/** Times in milliseconds that half, 95 % and 99 % of all are not above, and the longest; null where there are none. */
export interface Percentiles {
  readonly p50: number | null;
  readonly p95: number | null;
  readonly p99: number | null;
  readonly max: number | null;
}

/** Percentiles by nearest rank. */
export function percentiles(values: readonly number[]): Percentiles {
  const ascending = Float64Array.from(values).sort();
  const at = (share: number): number | null => {
    const value = ascending[Math.max(0, Math.ceil(share * ascending.length) - 1)];
    return value === undefined ? null : rounded(value);
  };
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

/** To four digits after the point: enough to compare, short enough to read. */
export function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** The mean of some values; there must be at least one. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
