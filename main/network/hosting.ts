// One table and who comes to it over the network: its guests, those who ask, and what everybody is told of one another.
import type { Seat } from '../../engine/core/seat.ts';
import type { Company, Hosting as HostingMessage } from '../../engine/protocol/network.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import type { RandomBytes } from '../listener/secrets.ts';
import type { Storage } from '../storage/port.ts';
import type { Client } from '../table/client.ts';
import { createQueue, type Queue } from '../table/queue.ts';
import type { SeatChange, Table } from '../table/table.ts';
import type { Trouble } from '../table/trouble.ts';
import { companionsOf, graceLeft } from './companions.ts';
import type { GuestClient } from './contract.ts';
import { keepRecord, type HostingRecord } from './record.ts';
import { createRoster, type Guest, type Roster } from './roster.ts';

/** What is kept, without the guests. */
export type HostingSettings = Omit<HostingRecord, 'guests'>;

/** Somebody who knows the table and has not been let in. */
export interface Outsider {
  /** The address they come from. */
  readonly from: string;
  /** A seat that they have a ticket for. */
  readonly ticket: Seat | null;
}

/** Somebody who asks to be let in. */
export interface SeatWish {
  readonly client: GuestClient;
  readonly name: string;
  /** Null: wants to watch. */
  readonly seat: Seat | null;
  /** What the client calls its request. */
  readonly id: string;
}

export interface HostingParts {
  readonly id: string;
  readonly storage: Storage;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
  /** The table, brought back from its journal if need be. */
  readonly table: () => Table | Trouble;
  /** The host's own windows at the table. */
  readonly windows: () => readonly Client[];
  /** All windows of the host, wherever they are: somebody may come to the door of a table that nobody is at. */
  readonly everyWindow: () => readonly Client[];
  /** A join code that no table has. */
  readonly freshCode: () => string;
  /** How the table is reached; null while it is not open. */
  readonly network: (settings: HostingSettings) => HostingMessage['network'];
  /** Who plays which seat has changed, or the game has begun: windows hold other seats, and other bots play. */
  readonly onSeats: () => Promise<void>;
  /** A guest has come or gone. */
  readonly onVisitors: () => void;
  /** What is announced may be another. */
  readonly onChanged: () => void;
}

/** The state of one table towards the network; what may be done with it is in the files beside. */
export interface Hosting {
  readonly id: string;
  readonly queue: Queue;
  readonly parts: HostingParts;
  readonly roster: Roster;
  readonly outside: Map<GuestClient, Outsider>;
  /** By id. */
  readonly wishes: Map<string, SeatWish>;
  /** The seats of tickets that have not been used, by their digests. */
  readonly tickets: Map<string, Seat>;
  settings: HostingSettings;
  /** What is to be kept of it. */
  record(): HostingRecord;
  /** Keeps that. Rejects when that could not be done. */
  keep(): Promise<void>;
  /** Tells everybody who is there and who is not. */
  tell(): void;
  /** Tells one client who is there; windows of the host hear the rest too. */
  tellOne(client: Client, isWindow: boolean): void;
  /** Tells a window of the host who waits at the door, also one that is not at the table. */
  tellDoor(window: Client): void;
  /** Shows the table to a guest, once the game has begun. */
  show(guest: Guest): Promise<void>;
  /** Puts others at seats. Rejects when that could not be kept. */
  reseat(changes: readonly SeatChange[]): Promise<void>;
  /** A guest cannot be heard any more: the others are told, and again when nobody has to wait for them. */
  lose(guest: Guest, hasLeft: boolean): void;
  /** Whether a guest is there now. */
  isVisited(): boolean;
}

/** A table towards the network, as it was kept. */
export function createHosting(parts: HostingParts, kept: HostingRecord): Hosting {
  const { id, storage, clock } = parts;
  const { guests, ...settings } = kept;
  const roster = createRoster(guests, parts.randomBytes, clock());
  const outside = new Map<GuestClient, Outsider>();
  const wishes = new Map<string, SeatWish>();
  /** What tells the others that nobody has to wait for a guest any more. */
  const waits = new WeakMap<Guest, NodeJS.Timeout>();

  const company = (table: Table): Company => ({
    type: 'company',
    table: id,
    game: table.header.game,
    options: table.header.options,
    seats: companionsOf(table.seats, roster.guests),
    watchers: roster.guests.filter(({ seat, client }) => seat === null && client !== null).length,
    begun: hosting.settings.begun,
  });

  const forWindows = (): HostingMessage => {
    const now = clock();
    return {
      type: 'hosting',
      table: id,
      network: parts.network(hosting.settings),
      requests: [...wishes].map(([wish, { client, name, seat }]) => ({
        id: wish,
        name,
        seat,
        from: outside.get(client)?.from ?? '',
      })),
      guests: roster.guests
        // A watcher who has gone is nobody that anybody waits for.
        .filter(({ seat, client }) => seat !== null || client !== null)
        .map((guest) => ({
          id: guest.id,
          name: guest.name,
          seat: guest.seat,
          isLost: guest.client === null,
          hasLeft: guest.client === null && guest.hasLeft,
          graceLeftMs: graceLeft(guest, hosting.settings.graceMs, now),
        })),
    };
  };

  const hosting: Hosting = {
    id,
    queue: createQueue(),
    parts,
    roster,
    outside,
    wishes,
    tickets: new Map(),
    settings,
    record: () => ({
      ...hosting.settings,
      guests: roster.guests.map(({ id: guest, seat, name, digest, earlier }) => ({
        id: guest,
        seat,
        name,
        digest,
        earlier: [...earlier],
      })),
    }),
    keep: () => keepRecord(storage, id, hosting.record()),
    tell() {
      const guests = roster.guests.flatMap(({ client }) => client ?? []);
      const there = [...outside.keys(), ...guests, ...parts.windows()];
      // A table that nobody is at stays on the disk: brought back, it would be in memory for good.
      if (there.length > 0) {
        const table = parts.table();
        if ('code' in table) return;
        const told = company(table);
        for (const client of there) client.send(told);
      }
      const facts = forWindows();
      for (const window of parts.everyWindow()) window.send(facts);
      parts.onChanged();
    },
    tellOne(client, isWindow) {
      const table = parts.table();
      if ('code' in table) return;
      client.send(company(table));
      if (isWindow) client.send(forWindows());
    },
    tellDoor: (window) => window.send(forWindows()),
    async show({ client, seat }) {
      const table = parts.table();
      if (!client || !hosting.settings.begun || 'code' in table) return;
      await table.join(client, seat === null ? [] : [seat]);
    },
    async reseat(changes) {
      const table = parts.table();
      if ('code' in table) throw new Error(`Table ${id} cannot be reached: ${table.code}.`);
      if (changes.length === 0) return;
      await table.reseat(changes);
      await parts.onSeats();
    },
    lose(guest, hasLeft) {
      guest.client = null;
      guest.lostAt = clock();
      guest.hasLeft = hasLeft;
      parts.onVisitors();
      hosting.tell();
      if (guest.seat === null || hasLeft) return;
      const { lostAt } = guest;
      clearTimeout(waits.get(guest));
      const wait = setTimeout(() => {
        // Whoever came back meanwhile is waited for anew when they are lost again.
        if (guest.lostAt === lostAt) hosting.tell();
      }, hosting.settings.graceMs);
      waits.set(guest, wait.unref());
    },
    isVisited: () => roster.guests.some(({ client }) => client !== null),
  };
  return hosting;
}

/** Tells a guest how they stand. @param id the request that it answers */
export function standing(
  table: string,
  id: string | null,
  how: Extract<ToClient, { type: 'guest' }>['standing'],
  seat: Seat | null = null,
): ToClient {
  return { type: 'guest', table, id, standing: how, seat };
}
