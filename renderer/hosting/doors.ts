// Who waits at the doors of a host's tables while the host is elsewhere. Pure.
import type { Hosting } from '../../engine/protocol/network.ts';
import type { AppState } from '../store/state.ts';

export interface DoorElsewhere {
  readonly table: string;
  /** Who has waited longest. */
  readonly request: Hosting['requests'][number];
  /** How many more wait, at whichever door. */
  readonly others: number;
}

/** The first who waits at a door that the screen does not show by itself; null when nobody does. */
export function doorElsewhere({
  doors,
  place,
  link,
}: Pick<AppState, 'doors' | 'place' | 'link'>): DoorElsewhere | null {
  // What cannot be answered is not asked.
  if (link !== 'connected') return null;
  const waiting = Object.entries(doors)
    .filter(([table]) => place.at !== 'table' || place.id !== table)
    .flatMap(([table, requests]) => requests.map((request) => ({ table, request })));
  const [first] = waiting;
  return first ? { ...first, others: waiting.length - 1 } : null;
}
