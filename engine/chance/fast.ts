// The fast generator: for playouts and bots only, never for dealing at a table.
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { fairBelow, type Random } from './random.ts';

/** A fast generator whose state can be taken out and put back. */
export interface FastRandom extends Random {
  /** Its state: plain numbers. */
  save(): number[];
}

/** A fast generator from a whole number. */
export function fastRandom(seed: number): FastRandom {
  return wrap(xoroshiro128plus(seed));
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
