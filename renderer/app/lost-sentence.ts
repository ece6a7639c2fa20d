// What lies over every screen while nothing can be heard. Pure.
import type { MessageKey } from '../../engine/language/catalogue.ts';
import type { Door } from '../connection/door.ts';
import type { AppState } from '../store/state.ts';

/** Why nothing can be heard; null while the host can, and where the page itself says why. */
export function lostSentence(
  state: Pick<AppState, 'link' | 'away' | 'role' | 'guest' | 'place'>,
  door: Door,
): MessageKey | null {
  const { link, away, role, guest, place } = state;
  const isAwayLost = link !== 'lost' && away?.link === 'lost';
  if (link !== 'lost' && !isAwayLost) return null;
  if (!isAwayLost && door === 'closed') return 'table.link.closed';
  if (!isAwayLost && role !== 'guest') return 'table.link.lost';
  if (guest?.standing === 'closed') return null;
  // Nobody has a seat at the door, nor who watches.
  const hasSeat = guest === null ? place.at === 'table' : guest.standing === 'seated' && guest.seat !== null;
  return hasSeat ? 'guest.link.lost' : 'guest.link.lost.door';
}
