// Quantiles of what was measured, and how they are printed.

/** The value below which a share of all values lies. @param share 0 to 1 */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('Nothing was measured.');
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;
}

/** The middle and the slow end of a list of times. */
export interface Quantiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export function quantilesOf(values: readonly number[]): Quantiles {
  return { p50: quantile(values, 0.5), p95: quantile(values, 0.95), p99: quantile(values, 0.99) };
}

/** Such as `p50 0.61 ms, p95 1.20 ms, p99 2.31 ms`. */
export function inMs({ p50, p95, p99 }: Quantiles): string {
  return `p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;
}
