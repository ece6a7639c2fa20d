// Uneven, but always in the same way: grain and nap shall be the same in every picture of a kind.

/** Numbers from 0 to 1 that look like chance. */
export function unevenly(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
