// What a guest's page shows: at the door, asking, in before the game, or why the table cannot be seen. Pure.
import { isGuest } from '../../store/network.ts';
import type { AppState } from '../../store/state.ts';

export type GuestScene =
  /** Nobody has answered yet. */
  | 'connecting'
  /** A code is to be typed. */
  | 'code'
  /** Who is there, and which seats are free. */
  | 'door'
  | 'asking'
  /** In; the game has not begun. */
  | 'lobby'
  | 'elsewhere'
  | 'closed'
  /** On the way to a table. */
  | 'coming';

/** The scene of a guest's page; a table that is shown has a screen of its own. */
export function sceneOf(
  state: Pick<AppState, 'role' | 'away' | 'place' | 'link' | 'guest' | 'company' | 'onItsWay'>,
): GuestScene {
  const { place, guest, company, onItsWay, link } = state;
  const isKnown = company !== null && guest !== null && guest.table === company.table;
  if (place.at === 'table') {
    if (guest?.table === place.id && guest.standing === 'elsewhere') return 'elsewhere';
    if (guest?.table === place.id && guest.standing === 'closed') return 'closed';
    return company?.table === place.id && !company.begun ? 'lobby' : 'coming';
  }
  if (isKnown && guest.standing === 'closed') return 'closed';
  if (isKnown && guest.standing === 'asking') return 'asking';
  if (isKnown && guest.standing !== 'removed') return 'door';
  // Whoever has scanned a code need not see the form in which it would be typed.
  const isLed = place.at === 'guest' && place.keys !== null;
  if (isLed && (link === 'connecting' || onItsWay?.what === 'knock')) return 'connecting';
  // Straight back to the one seat that there is a pass for.
  if (place.at === 'guest' && onItsWay?.what === 'come-back') return 'connecting';
  return isGuest(state) || link === 'lost' ? 'code' : 'connecting';
}
