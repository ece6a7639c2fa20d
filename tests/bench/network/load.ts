// How busy the machine was, without which a time says little.
import { availableParallelism, loadavg } from 'node:os';

/** Such as `load average 1.9 on 2 cores`. */
export function load(): string {
  return `load average ${loadavg()[0]?.toFixed(1) ?? '?'} on ${availableParallelism()} cores`;
}
