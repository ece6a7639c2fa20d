// Which moves of Magicians may be taken back without asking: those by which no card leaves a hand or the deck ("Who knows what").
import type { Happening } from './types.ts';

/**
 * - `skipped`: a phase is asked about also where nothing can be played, so that skipping tells nothing of the hand.
 * - `prestige`: points follow from cards in play. The turn has to stay with its player, who has cards to discard: the next
 *   one would draw (`turn`, `drew`).
 * - `discarded` from play, where those cards lay open.
 *
 * What is played or discarded from a hand is shown. To keep a hand before the first turn tells of the next players, too:
 * who of them is asked holds no level 1 Trick, and who is passed over holds one.
 */
export function isQuiet(happenings: readonly Happening[]): boolean {
  return happenings.every((happening) => {
    switch (happening.type) {
      case 'skipped':
      case 'prestige':
        return true;
      case 'discarded':
        return happening.from === 'play';
      default:
        return false;
    }
  });
}
