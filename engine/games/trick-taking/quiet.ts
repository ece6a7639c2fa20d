// Which moves of Trick-Taking may be taken back without asking: those by which no card leaves a hand or a deck ("Who knows what").
import type { Happening } from './types.ts';

/**
 * - `escaped`, `trick-taken`, `hat-passed`, `choosing`: the trick, the Repertoires and the hat are open to everybody. Where
 *   cards are drawn after it, `drew` makes it a move that is not quiet.
 * - `chose`: a hand for the Ultimate Trick is secret until all have chosen (`hands-open`).
 * - `passed`: passing is open to everybody who is asked in the last part, whatever they hold.
 *
 * Whoever leads or takes a turn shows a card of a hand that only they knew. In the Ultimate Trick others might have reckoned
 * out which cards those are; with Phantom Shuffle they are not meant to, so turns there are not quiet either.
 */
const QUIET: readonly Happening['type'][] = [
  'escaped',
  'trick-taken',
  'hat-passed',
  'choosing',
  'chose',
  'passed',
];

/** Whether what happened with a move told nobody anything new. */
export function isQuiet(happenings: readonly Happening[]): boolean {
  return happenings.every(({ type }) => QUIET.includes(type));
}
