// Receives the clients of a host: hears what each says, brings it to a table, and has bots seated while somebody is there.
import type { Seat } from '../../engine/core/seat.ts';
import type { ToTable } from '../../engine/protocol/to-table.ts';
import { PROTOCOL_VERSION } from '../../engine/protocol/version.ts';
import { logged } from '../problem.ts';
import type { Client } from './client.ts';
import { createPace, type Pace } from './pace.ts';
import type { Table } from './table.ts';
import type { Tables } from './tables.ts';
import { trouble } from './trouble.ts';

/** A client that was received. */
export interface Visitor {
  /** Takes a message that has passed the schema; the answers are sent to the client. */
  hear(message: ToTable): Promise<void>;
  /** The connection is gone. */
  gone(): void;
}

export interface Reception {
  receive(client: Client): Visitor;
  /** Tells everybody which tables can be gone on with. */
  tellTables(): void;
  /** Puts everybody out of a table that is no more. */
  clear(table: string): void;
  /** Sends the bots away. */
  close(): void;
}

export interface ReceptionParts {
  readonly tables: Tables;
  readonly program: string;
  readonly clock: () => number;
  readonly log: (line: string) => void;
  /** Seats the bots of a table; the answer sends them away. */
  readonly seatBots: (table: Table) => () => void;
}

const CONSIDER_BURST = 20;
const CONSIDER_PER_SECOND = 20;

interface Guest {
  readonly client: Client;
  readonly considerPace: Pace;
  greeted: boolean;
  table: Table | null;
}

/** Receives clients for the tables of a host. */
export function createReception(parts: ReceptionParts): Reception {
  const { tables, program, clock, log } = parts;
  const guests = new Set<Guest>();
  /** By id of the table: sends its bots away. */
  const seated = new Map<string, () => void>();

  const standUp = (table: string): void => {
    seated.get(table)?.();
    seated.delete(table);
  };

  /** Bots play only while somebody is there: a table that everybody left stays as it is. */
  const leave = (guest: Guest): void => {
    const table = guest.table;
    if (!table) return;
    guest.table = null;
    table.leave(guest.client);
    if (![...guests].some((other) => other.table?.id === table.id)) standUp(table.id);
  };

  const enter = async (guest: Guest, table: Table): Promise<void> => {
    if (guest.table?.id !== table.id) leave(guest);
    guest.table = table;
    await table.join(guest.client, peopleAt(table));
    if (guest.table === table && !seated.has(table.id)) seated.set(table.id, parts.seatBots(table));
  };

  const answer = async (guest: Guest, message: ToTable): Promise<void> => {
    const { client } = guest;
    if (message.type === 'hello') {
      if (message.protocol !== PROTOCOL_VERSION) {
        return client.send(trouble('protocol-version', null, { host: PROTOCOL_VERSION }));
      }
      guest.greeted = true;
      return client.send({
        type: 'welcome',
        protocol: PROTOCOL_VERSION,
        program,
        role: 'owner',
        tables: tables.list(),
        elsewhere: [],
      });
    }
    if (!guest.greeted) {
      return client.send(trouble('no-hello', message.id));
    }
    switch (message.type) {
      case 'open':
      case 'join': {
        const table = message.type === 'open' ? await tables.open(message) : tables.get(message.table);
        if ('code' in table) return client.send(trouble(table.code, message.id, table.facts));
        return enter(guest, table);
      }
      case 'leave':
        leave(guest);
        return client.send({ type: 'tables', tables: tables.list() });
      case 'lift':
      case 'move':
      case 'consider': {
        if (guest.table?.id !== message.table) {
          return client.send(trouble('not-at-table', message.id));
        }
        if (message.type === 'lift') return guest.table.lift(message, client);
        if (message.type === 'move') return guest.table.accept(message, client);
        if (!guest.considerPace()) {
          return client.send(trouble('too-fast', message.id));
        }
        return guest.table.consider(message, client);
      }
    }
  };

  return {
    receive(client) {
      const guest: Guest = {
        client,
        considerPace: createPace(CONSIDER_BURST, CONSIDER_PER_SECOND, clock),
        greeted: false,
        table: null,
      };
      guests.add(guest);
      return {
        async hear(message) {
          try {
            await answer(guest, message);
            // The connection may have gone while a table was opened for it.
            if (!guests.has(guest)) leave(guest);
          } catch (error) {
            log(`A request failed: ${logged(error)}`);
            const id = 'id' in message ? message.id : null;
            client.send(trouble('host-failed', id));
          }
        },
        gone() {
          guests.delete(guest);
          leave(guest);
        },
      };
    },
    tellTables() {
      const greeted = [...guests].filter((guest) => guest.greeted);
      if (greeted.length === 0) return;
      // Made once for all: it is read from the disk.
      const list = tables.list();
      for (const { client } of greeted) client.send({ type: 'tables', tables: list });
    },
    clear(table) {
      for (const guest of guests) if (guest.table?.id === table) guest.table = null;
      standUp(table);
    },
    close() {
      for (const table of seated.keys()) standUp(table);
    },
  };
}

/** The window holds the seats of all people at the table: they share this screen. */
function peopleAt(table: Table): Seat[] {
  return table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}
