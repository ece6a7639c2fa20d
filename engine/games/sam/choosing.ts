// Ways to choose: subsets and orders of a few things, all of them, and one at random.
import type { Random } from '../../chance/random.ts';

/** Every subset, lazily, each once and in the order of the list, the empty one first. */
export function* subsets<T>(things: readonly T[]): Generator<T[]> {
  for (let chosen = 0; chosen < 1 << things.length; chosen += 1)
    yield things.filter((_, index) => (chosen & (1 << index)) !== 0);
}

/** One subset, each equally likely. */
export function randomSubset<T>(things: readonly T[], random: Random): T[] {
  return things.filter(() => random.below(2) === 1);
}

/** Every order of the things, lazily, each once. */
export function* permutations<T>(things: readonly T[]): Generator<T[]> {
  if (things.length === 0) {
    yield [];
    return;
  }
  for (const [index, first] of things.entries())
    for (const rest of permutations(things.filter((_, at) => at !== index))) yield [first, ...rest];
}
