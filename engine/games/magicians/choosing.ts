// Choosing so many cards of a list: all the ways, and one at random.
import type { Random } from '../../chance/random.ts';

/** Every choice of `count` of `from`, lazily, each once and in the order of the list. `count` is 1 to all of them. */
export function* combinations<T>(from: readonly T[], count: number, start = 0): Generator<T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let first = start; first <= from.length - count; first += 1)
    for (const rest of combinations(from, count - 1, first + 1)) yield [from[first]!, ...rest];
}

/** One choice of `count` of `from`, each equally likely, in the order of the list. */
export function randomCombination<T>(from: readonly T[], count: number, random: Random): T[] {
  const chosen: T[] = [];
  // Each is taken with the chance that so many of those that are left have to be.
  for (let at = 0; at < from.length; at += 1)
    if (random.below(from.length - at) < count - chosen.length) chosen.push(from[at]!);
  return chosen;
}
