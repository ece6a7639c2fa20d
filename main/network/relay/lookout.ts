// Looks for tables of other hosts while some window wants to know of them; one look for all windows.
import type { FoundTable } from '../../../engine/protocol/network.ts';
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import type { Client } from '../../table/client.ts';
import type { Addresses, StartLooking } from '../contract.ts';

export interface Lookout {
  /** Tells a window what is found, now and with every change. */
  join(client: Client): void;
  leave(client: Client): void;
  /** All addresses of the machine that was found at `address`; none when nobody was. */
  othersOf(address: string): readonly string[];
}

export interface LookoutParts {
  readonly startLooking: StartLooking;
  readonly addresses: Addresses;
  readonly isOwn: (table: string) => boolean;
  readonly log: (line: string) => void;
}

type Found = Extract<ToClient, { type: 'found' }>;

const NOTHING: Found = { type: 'found', tables: [], isDeaf: false };

/** Nobody looks yet. */
export function createLookout({ startLooking, addresses, isOwn, log }: LookoutParts): Lookout {
  const watching = new Set<Client>();
  let found = NOTHING;
  let stop: (() => void) | null = null;

  const onFound = (tables: readonly FoundTable[], isDeaf: boolean): void => {
    found = { type: 'found', tables: tables.filter(({ id }) => !isOwn(id)), isDeaf };
    for (const client of watching) client.send(found);
  };

  return {
    join(client) {
      // What was found before may be gone by now.
      if (!stop) found = NOTHING;
      client.send(found);
      watching.add(client);
      stop ??= startLooking({ addresses, onFound, log });
    },
    leave(client) {
      if (!watching.delete(client) || watching.size > 0) return;
      stop?.();
      stop = null;
    },
    othersOf: (address) => found.tables.find((table) => table.addresses.includes(address))?.addresses ?? [],
  };
}
