// Receives the clients of a host: hears what each says, brings it to a table, and has bots seated while somebody is there.
import type { Seat } from '../../engine/core/seat.ts';
import type { Notice } from '../../engine/protocol/settings.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import type { ToTable } from '../../engine/protocol/to-table.ts';
import { PROTOCOL_VERSION } from '../../engine/protocol/version.ts';
import { logged } from '../problem.ts';
import type { Memory } from '../remembered/remembered.ts';
import { doAsHost } from '../network/as-host.ts';
import type { Archive } from '../archive/archive.ts';
import type { History } from '../history/history.ts';
import type { Abroad } from '../network/contract.ts';
import type { Hostings } from '../network/hostings.ts';
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
  /** The windows at a table. */
  windowsAt(table: string): readonly Client[];
  /** Somebody is at a table, here or over the network. */
  isVisited(table: string): boolean;
  /** Every window that has said hello, wherever it is. */
  windows(): readonly Client[];
  /** Who plays which seat has changed, or the game has begun: each window gets its seats, and each bot its own. */
  seatAnew(table: string): Promise<void>;
  /** Somebody has come to a table or gone: bots play only while anybody is there. */
  visitorsChanged(table: string): void;
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
  /** The tables towards the network. */
  readonly hostings: Hostings;
  /** What windows may do at other hosts. */
  readonly abroad: Abroad;
  readonly archive: Archive;
  readonly history: History;
  readonly memory: Memory;
  /** What the person should know of how the program found its data. */
  readonly notices: () => readonly Notice[];
  /** A window has said hello, and was welcomed. */
  readonly onGreeted: (window: Client) => void;
}

/** So long a game that is over stays at hand for those whose link was cut while they read its end: milliseconds. */
export const END_KEPT_MS = 60_000;

export const CONSIDER_BURST = 20;
export const CONSIDER_PER_SECOND = 20;

interface Guest {
  readonly client: Client;
  readonly considerPace: Pace;
  greeted: boolean;
  table: Table | null;
  /** The seats it plays at its table; null before it has been shown it. */
  holds: readonly Seat[] | null;
}

/** Bots that sit at a table: who they are, and what sends them away. */
interface Seated {
  readonly bots: string;
  readonly leave: () => void;
}

/** Receives clients for the tables of a host. */
export function createReception(parts: ReceptionParts): Reception {
  const { tables, program, clock, log, hostings, abroad, archive, history, memory } = parts;
  const guests = new Set<Guest>();
  /** By id of the table. */
  const seated = new Map<string, Seated>();

  const standUp = (table: string): void => {
    seated.get(table)?.leave();
    seated.delete(table);
  };

  const at = (table: string): Guest[] => [...guests].filter((guest) => guest.table?.id === table);

  const isVisited = (table: string): boolean => at(table).length > 0 || hostings.isVisited(table);

  /** Otherwise a host that runs for long would have every game at hand that was ever played at it. */
  const letGo = (table: string): void => {
    setTimeout(() => {
      if (isVisited(table)) return;
      const isOff = hostings.isOn(table) ? hostings.turn(table, false) : Promise.resolve();
      void isOff.then(() => {
        if (isVisited(table)) return;
        tables.letGo(table);
        hostings.letGo(table);
      });
    }, END_KEPT_MS).unref();
  };

  /** Bots play only while somebody is there: a table that everybody left stays as it is. */
  const seatBots = (table: Table): void => {
    const isThere = isVisited(table.id);
    if (!isThere && table.info().status === 'over') letGo(table.id);
    const isPlayed = !hostings.gathers(table.id) && isThere;
    const bots = JSON.stringify(table.seats.map(({ kind, bot }) => (kind === 'bot' ? bot : null)));
    if (isPlayed && seated.get(table.id)?.bots === bots) return;
    standUp(table.id);
    if (isPlayed) seated.set(table.id, { bots, leave: parts.seatBots(table) });
  };

  const leave = (guest: Guest): void => {
    const table = guest.table;
    if (!table) return;
    guest.table = null;
    guest.holds = null;
    table.leave(guest.client);
    seatBots(table);
    // Whoever is still there sees the end; nobody else is waited for.
    const isDone = table.info().status === 'over' && at(table.id).length === 0;
    if (isDone && hostings.isOn(table.id)) void hostings.turn(table.id, false);
  };

  /** Seats a window where people of this screen sit; before the game it is told who is there, and shown nothing. */
  const show = async (guest: Guest, table: Table): Promise<void> => {
    if (hostings.gathers(table.id)) return;
    const holds = screenSeats(table, hostings);
    guest.holds = holds;
    await table.join(guest.client, holds);
  };

  const enter = async (guest: Guest, table: Table): Promise<void> => {
    if (guest.table?.id !== table.id) leave(guest);
    guest.table = table;
    await show(guest, table);
    if (guest.table !== table) return;
    hostings.of(table.id).tellOne(guest.client, true);
    seatBots(table);
  };

  const tellAll = (message: ToClient): void => {
    for (const { greeted, client } of guests) if (greeted) client.send(message);
  };

  const answer = async (guest: Guest, message: ToTable): Promise<void> => {
    const { client } = guest;
    if (message.type === 'hello') {
      if (message.protocol !== PROTOCOL_VERSION) {
        return client.send(trouble('protocol-version', null, { host: PROTOCOL_VERSION }));
      }
      guest.greeted = true;
      const list = tables.list();
      client.send({
        type: 'welcome',
        protocol: PROTOCOL_VERSION,
        program,
        role: 'owner',
        tables: list.tables,
        elsewhere: abroad.elsewhere(),
        own: {
          remembered: memory.all(),
          notices: [...parts.notices()],
          unfinished: list.unfinished,
        },
      });
      hostings.tellDoors(client);
      return parts.onGreeted(client);
    }
    if (!guest.greeted) {
      return client.send(trouble('no-hello', message.id));
    }
    switch (message.type) {
      case 'branch': {
        const id = await archive.branch(message);
        if (typeof id !== 'string') return client.send(trouble(id.code, message.id, id.facts));
        const table = tables.get(id);
        if ('code' in table) return client.send(trouble(table.code, message.id, table.facts));
        return enter(guest, table);
      }
      case 'open':
      case 'join': {
        const table = message.type === 'open' ? await tables.open(message) : tables.get(message.table);
        if ('code' in table) return client.send(trouble(table.code, message.id, table.facts));
        if (message.type === 'open' && gathers(message)) await hostings.gather(table.id);
        if (message.type === 'open' && message.after !== undefined) {
          await hostings.goOn(message.after, table.id);
        }
        if (message.type === 'open' && gathers(message)) {
          // Whoever waits for guests opens the table to them; a network that cannot be had is told of.
          const why = await hostings.turn(table.id, true);
          if (why) client.send(trouble(why.code, null, why.facts));
        }
        return enter(guest, table);
      }
      case 'leave':
        leave(guest);
        return client.send({ type: 'tables', ...tables.list() });
      case 'lift':
      case 'move':
      case 'undo':
      case 'agree':
      case 'consider': {
        if (guest.table?.id !== message.table) {
          return client.send(trouble('not-at-table', message.id));
        }
        if (message.type === 'lift') return guest.table.lift(message, client);
        if (message.type === 'move') return guest.table.accept(message, client);
        if (message.type === 'undo') return guest.table.undo(message, client);
        if (message.type === 'agree') return guest.table.agree(message, client);
        if (!guest.considerPace()) {
          return client.send(trouble('too-fast', message.id));
        }
        return guest.table.consider(message, client);
      }
      case 'host':
      case 'manners':
      case 'begin':
      case 'remove':
      case 'sit':
      case 'invite':
        if (guest.table?.id !== message.table) return client.send(trouble('not-at-table', message.id));
        return doAsHost(hostings, client, message);
      case 'admit':
        // From anywhere in the program: guests also come while the host is at home, or at another table.
        return doAsHost(hostings, client, message);
      case 'shelf':
      case 'picture':
      case 'rename':
      case 'copy':
      case 'delete':
      case 'restore':
      case 'replay':
      case 'export':
      case 'import':
        return archive.hear(client, message);
      case 'statistics':
      case 'history':
      case 'export-history':
      case 'merge-name':
      case 'forget-name':
        return history.hear(client, message);
      case 'remember': {
        const { key, value } = message;
        if (memory.keep(key, value)) tellAll({ type: 'remembered', key, value: value ?? null });
        return;
      }
      case 'knock':
      case 'ask':
        // Only at another host, and whoever is not there is nowhere.
        return client.send(trouble('not-at-table', message.id));
      case 'look':
      case 'reach':
      case 'part':
      case 'forget':
        // These were heard by what goes abroad.
        return;
    }
  };

  return {
    receive(client) {
      const traveller = abroad.visitor(client);
      const guest: Guest = {
        client,
        considerPace: createPace(CONSIDER_BURST, CONSIDER_PER_SECOND, clock),
        greeted: false,
        table: null,
        holds: null,
      };
      guests.add(guest);
      return {
        async hear(message) {
          try {
            if (guest.greeted && traveller.hear(message)) return;
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
          traveller.gone();
          archive.gone(client);
          leave(guest);
        },
      };
    },
    tellTables() {
      const isAnybodyThere = [...guests].some(({ greeted }) => greeted);
      // Made once for all: it is read from the disk.
      if (isAnybodyThere) tellAll({ type: 'tables', ...tables.list() });
    },
    clear(table) {
      for (const guest of at(table)) {
        guest.table = null;
        guest.holds = null;
      }
      standUp(table);
      hostings.clear(table);
    },
    windowsAt: (table) => at(table).map(({ client }) => client),
    isVisited,
    windows: () => [...guests].flatMap(({ greeted, client }) => (greeted ? [client] : [])),
    async seatAnew(id) {
      const table = tables.get(id);
      if ('code' in table) return;
      for (const guest of at(id)) {
        const holds = screenSeats(table, hostings);
        if (guest.holds === null) await show(guest, table);
        else if (guest.holds.join() !== holds.join()) {
          guest.holds = holds;
          await table.turn(guest.client, holds);
        }
      }
      seatBots(table);
    },
    visitorsChanged(id) {
      const table = tables.get(id);
      if (!('code' in table)) seatBots(table);
    },
    close() {
      for (const table of seated.keys()) standUp(table);
    },
  };
}

/** The window holds the seats of all people who play at this screen and on no device of their own. */
export function screenSeats(table: Table, hostings: Hostings): Seat[] {
  const { roster } = hostings.of(table.id);
  return table.seats.flatMap(({ kind }, seat) => (kind === 'person' && !roster.at(seat) ? [seat] : []));
}

function gathers({ gathers: waits, seats }: Extract<ToTable, { type: 'open' }>): boolean {
  return waits === true || seats.some(({ kind }) => kind === 'open');
}
