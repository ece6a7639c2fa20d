// The fast generator: for playouts and bots only, never for dealing at a table.
import { xoroshiro128plusFromState, type xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { fairBelow, type Random } from './random.ts';

/** A fast generator whose state can be taken out and put back. */
export interface FastRandom extends Random {
  /** Its state: plain numbers. */
  save(): number[];
}

/** A fast generator from a whole number; neighbouring numbers give unrelated ones. */
export function fastRandom(seed: number): FastRandom {
  // Seeds are often counted 0, 1, 2: taken as they are, their first draws would follow one another too.
  const high = Math.floor(seed / 2 ** 32);
  return wrap(
    xoroshiro128plusFromState([1, 2, 3, 4].map((word) => mixed(mixed(seed + word * GOLDEN) ^ high))),
  );
}

/** 2^32 divided by the golden ratio: steps that fall far apart. */
const GOLDEN = 0x9e3779b9;

/** Spreads each bit over all 32 (the finalizer of MurmurHash3). */
function mixed(bits: number): number {
  let hash = bits | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** A fast generator that goes on where another was saved. */
export function fastRandomFrom(saved: readonly number[]): FastRandom {
  return wrap(xoroshiro128plusFromState(saved));
}

function wrap(generator: ReturnType<typeof xoroshiro128plus>): FastRandom {
  const bits32 = (): number => generator.next();
  return {
    below: (bound) => fairBelow(bound, bits32),
    save: () => [...generator.getState()],
  };
}
