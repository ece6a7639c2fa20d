// Which moves of Magic Trick may be taken back without asking: those that show no rank ("Who knows what").
import type { Happening } from './types.ts';

/**
 * - `arranged`: that somebody has sorted is all that the others hear; the order opens with the last row (`sorted`).
 * - `passed`: whoever passes keeps their cards, and nobody sees one.
 * - `trick-taken`: its cards lay open already.
 *
 * A card that is played or goes up the sleeve shows its rank, and the end of a hand shows all of them.
 */
const QUIET: readonly Happening['type'][] = ['arranged', 'passed', 'trick-taken'];

/** Whether what happened with a move told nobody anything new. */
export function isQuiet(happenings: readonly Happening[]): boolean {
  return happenings.every(({ type }) => QUIET.includes(type));
}
