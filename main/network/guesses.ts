// A guard against guessing join codes: how often somebody may be wrong, and how often all together.
import { createBuckets } from './buckets.ts';
import { remoteOf } from './remote.ts';

export interface Guesses {
  /**
   * Whether a code from this address is looked at now: 0, or whole seconds to wait. Asked before it is looked at, so that
   * the right one is told apart no sooner. Tickets and passes are too long to be guessed: who brings one need not wait.
   */
  mayTry(from: string): number;
  /** A code, ticket or pass from this address was wrong. */
  wrong(from: string): void;
}

/** Ten slips of a finger at once, then one each six seconds: to try every code from one address takes some 36 years. */
const BURST = 10;
const PER_SECOND = 1 / 6;
/** All addresses together: somebody with many of them is no faster than this, and needs some six years. */
const BURST_OF_ALL = 60;
const PER_SECOND_OF_ALL = 1;
/** Addresses that are remembered: more than can be wrong in the minute that a full burst takes to come back. */
const MOST_REMEMBERED = 256;
const ALL = 'all';

/** A guard for all tables of a host. @param clock milliseconds */
export function createGuesses(clock: () => number): Guesses {
  const each = createBuckets({ burst: BURST, perSecond: PER_SECOND, most: MOST_REMEMBERED }, clock);
  const all = createBuckets({ burst: BURST_OF_ALL, perSecond: PER_SECOND_OF_ALL, most: 1 }, clock);
  return {
    mayTry: (from) => Math.ceil(Math.max(each.wait(remoteOf(from)), all.wait(ALL)) / 1000),
    wrong(from) {
      each.take(remoteOf(from));
      all.take(ALL);
    },
  };
}
