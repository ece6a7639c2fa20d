// How sure one may be of a share of wins.

/** Standard errors to each side that make 95 % (normal approximation). */
const ERRORS_FOR_95_PERCENT = 1.96;

/** Where the true share lies in 95 of 100 such cases, from 0 to 1. */
export interface LikelyShare {
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson's interval: it stays within 0 and 1 and is fair with few games, where the share itself promises too much.
 * All of it where there was no game.
 */
export function likelyShare(wins: number, games: number): LikelyShare {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const square = ERRORS_FOR_95_PERCENT ** 2;
  const middle = share + square / (2 * games);
  const reach = ERRORS_FOR_95_PERCENT * Math.sqrt((share * (1 - share)) / games + square / (4 * games ** 2));
  const whole = 1 + square / games;
  return {
    low: wins === 0 ? 0 : Math.max(0, (middle - reach) / whole),
    high: wins === games ? 1 : Math.min(1, (middle + reach) / whole),
  };
}
