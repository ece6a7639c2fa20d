// Small sets as bits of one number: slots of a row, suits among tricks. Rules and playouts ask them millions of times.
import type { Random } from '../../chance/random.ts';

/** How many bits are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The number of the lowest bit that is set; at least one must be. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** The numbers of the bits that are set, ascending. */
export function bitsIn(bits: number): number[] {
  const numbers: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) numbers.push(lowestBit(rest));
  return numbers;
}

/** The number of one of the bits that are set, each equally likely; at least one must be. */
export function randomBit(bits: number, random: Random): number {
  let rest = bits;
  for (let skipped = random.below(countBits(bits)); skipped > 0; skipped -= 1) rest &= rest - 1;
  return lowestBit(rest);
}
