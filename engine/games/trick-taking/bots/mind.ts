// What all ways of thinking share while one question is answered.
import type { Random } from '../../../chance/random.ts';
import type { Seat } from '../../../core/seat.ts';
import type { State } from '../types.ts';
import type { Effort } from './effort.ts';
import type { Thumb } from './thumb.ts';

export interface Mind {
  /** Who is asked. */
  readonly seat: Seat;
  /** By card: what it is worth in an Ultimate hand. */
  readonly worth: readonly number[];
  readonly thumb: Thumb;
  readonly effort: Effort;
  readonly random: Random;
  /** A state that could be the real one; not to be changed. */
  deal(random: Random): State;
}

/** Whether the Ultimate hands can be counted from what is missing in the Repertoires: every deal is then the same. */
export function isOpen({ options, inUltimate }: State): boolean {
  return !options.phantomShuffle && inUltimate.includes(true);
}
