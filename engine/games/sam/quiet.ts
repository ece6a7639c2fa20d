// Which moves of SAM may be taken back without asking: those that turn no card up and draw none ("Who knows what").
import type { Happening } from './types.ts';

/**
 * - `arranged`: nobody else knows how; the first draw for the order follows only when all have arranged (`ordered`).
 * - `flipped` down, `paid`, `fell`: the cards lay face up.
 * - `targeted`, `boosted`, `fought`, `destroyed`, `collapsed`, `out`: a battle between cards that lie face up is open to
 *   everybody. A target that lies face down is turned up before values are compared (`turned-up`).
 * - `points-lost`, `done`, `fizzled`, `moved`, `turn`: who moves face-down cards shows places and no faces.
 *
 * A throw tells nothing before its counterpart; with that comes `threw`. New cards and draws are never quiet.
 */
const QUIET: readonly Happening['type'][] = [
  'arranged',
  'turn',
  'points-lost',
  'done',
  'paid',
  'fizzled',
  'targeted',
  'boosted',
  'fought',
  'destroyed',
  'fell',
  'collapsed',
  'moved',
  'out',
];

/** Whether what happened with a move told nobody anything new. */
export function isQuiet(happenings: readonly Happening[]): boolean {
  return happenings.every((happening) =>
    happening.type === 'flipped' ? !happening.up : QUIET.includes(happening.type),
  );
}
