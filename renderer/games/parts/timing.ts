// Times of steps, as every table's animation writes them.
import type { Placement, Timing } from '../../stage/game-stage.ts';

/** At an even pace, in ms at normal speed. */
export const timed = (delay: number, duration: number): Timing => ({ delay, duration });

/** Picked up and laid down; its way bends by `arc`, as a part of it. */
export const byHand = (duration: number, arc = 0): Timing => ({ delay: 0, duration, ease: 'hand', arc });

export const AT_ONCE: Timing = { delay: 0, duration: 0 };

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** What was played before the last card glows no more. */
export function withoutGlow(placement: Placement): Placement {
  return placement.halo === 'played' ? { ...placement, halo: null } : placement;
}
