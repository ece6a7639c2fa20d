// How the table in sight is hosted, for the window of its host; guests and other copies have nothing to host. Pure.
import type { Companion, Hosting } from '../../engine/protocol/network.ts';
import { isGuest } from '../store/network.ts';
import type { AppState, TableState } from '../store/state.ts';
import { companionsOf, guestAt, isVacant, standingOf, type Guest } from './standing.ts';

export interface HostedHere {
  readonly table: string;
  readonly seats: readonly Companion[];
  readonly hosting: Pick<Hosting, 'network' | 'requests' | 'guests'>;
}

/** A table of which nothing was said: it is not open to the network. */
export const NOT_HOSTED: HostedHere['hosting'] = { network: null, requests: [], guests: [] };

/** Null where somebody else is the host. */
export function hostedHere(
  state: AppState,
  { id, latest }: Pick<TableState, 'id' | 'latest'>,
): HostedHere | null {
  if (isGuest(state)) return null;
  const { company, hosting } = state;
  return {
    table: id,
    seats: company?.table === id ? company.seats : companionsOf(latest.seats),
    hosting: hosting?.table === id ? hosting : NOT_HOSTED,
  };
}

/** Guests whose seats nobody plays: they left or their devices cannot be heard, and no bot has come in for them. */
export function lostGuests({ seats, hosting }: Pick<HostedHere, 'seats' | 'hosting'>): Guest[] {
  return seats.flatMap((companion, seat) =>
    isVacant(standingOf(companion)) ? (guestAt(hosting, seat) ?? []) : [],
  );
}

/** How many things wait for the host: people at the door, and seats that nobody plays. */
export function countWaiting(here: Pick<HostedHere, 'seats' | 'hosting'>): number {
  return here.hosting.requests.length + lostGuests(here).length;
}
