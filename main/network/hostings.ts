// All tables of a host towards the network: which are open, by what code each is found, and who may come in.
import type { Keys } from '../../engine/protocol/from-guest.ts';
import { PROTOCOL_VERSION } from '../../engine/protocol/version.ts';
import type { RandomBytes } from '../listener/secrets.ts';
import { logged } from '../problem.ts';
import type { Storage } from '../storage/port.ts';
import type { Client } from '../table/client.ts';
import { createQueue } from '../table/queue.ts';
import type { Table } from '../table/table.ts';
import type { Trouble } from '../table/trouble.ts';
import { newCode } from './codes.ts';
import type { GuestClient, Network, ReceiveGuest } from './contract.ts';
import { createGuesses } from './guesses.ts';
import { findByKeys } from './finding.ts';
import { goOn } from './go-on.ts';
import { createHosting, type Hosting } from './hosting.ts';
import { createLan } from './lan.ts';
import { keptRecords, type HostingRecord } from './record.ts';
import { turnOff, turnOn } from './turning.ts';

export interface HostingsParts {
  readonly storage: Storage;
  readonly table: (id: string) => Table | Trouble;
  readonly network: Network;
  readonly rendererRoot: string;
  readonly program: string;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
  readonly log: (line: string) => void;
  readonly windows: (table: string) => readonly Client[];
  readonly everyWindow: () => readonly Client[];
  readonly onSeats: (table: string) => Promise<void>;
  readonly onVisitors: (table: string) => void;
  /** Which tables are open to the network has changed. */
  readonly onListChanged: () => void;
  /** Receives the guests of the second listener. */
  readonly receive: ReceiveGuest;
}

export interface Hostings {
  /** A table towards the network; made when it is first asked for. */
  of(table: string): Hosting;
  /** Whether a table waits for guests. */
  gathers(table: string): boolean;
  /** The same by what is kept alone, for lists: no table is brought back from its journal for it. */
  isKnownToGather(table: string): boolean;
  isOn(table: string): boolean;
  /** Whether others play at a table, or will, each on a device of their own: open to the network, waiting, or left for a while. */
  isForGuests(table: string): boolean;
  /** A table that was just opened waits for guests. */
  gather(table: string): Promise<void>;
  /** The guests of a table come along to the next one, which takes its place on the network. */
  goOn(before: string, after: string): Promise<void>;
  /** Opens a table to the network or takes it off; a trouble when that cannot be done. */
  turn(table: string, on: boolean): Promise<Trouble | null>;
  /** A table was deleted: it is taken off the network until it is brought back. */
  putAway(table: string): Promise<void>;
  /** A table was brought back: one that was on the network is there again, as it was. A trouble when that cannot be done. */
  bringBack(table: string): Promise<Trouble | null>;
  /** The table that a guest's connection has come to last, or was taken along to. */
  whereIs(client: GuestClient): Hosting | null;
  /** A connection comes to a table; it has been seen off where it was before. */
  bring(client: GuestClient, hosting: Hosting): void;
  /** Does something where a guest is, in its turn, also where they are taken along while that is waited for. False: nowhere. */
  inTurn(client: GuestClient, task: (there: Hosting) => Promise<void> | void): Promise<boolean>;
  /** The table that a key opens, as somebody at `from` says it. */
  find(keys: Keys, from: string): Hosting | Trouble;
  /** Opens again what was open when the program ended. */
  resume(): Promise<void>;
  /** Has of a table that is off the network, and that nobody is at, no more at hand than what is kept of it. */
  letGo(table: string): void;
  /** A table is no more what it was: its guests come back by themselves. */
  clear(table: string): void;
  isVisited(table: string): boolean;
  /** Tells a window who waits at the doors of all tables that are open. */
  tellDoors(window: Client): void;
  close(): Promise<void>;
}

const GRACE_MS = 60_000;
/** Tables come, fill and go in bursts; who looks for one hears of it a moment later: milliseconds. */
const ANNOUNCE_MS = 50;

export function createHostings(parts: HostingsParts): Hostings {
  const { storage, clock, log, randomBytes } = parts;
  const kept = keptRecords(storage);
  const all = new Map<string, Hosting>();
  /** By their ids: a table that was let go of is another object when somebody comes back to it. */
  const places = new WeakMap<GuestClient, string>();
  const guesses = createGuesses(clock);
  const queue = createQueue();
  const lan = createLan({
    network: parts.network,
    rendererRoot: parts.rendererRoot,
    receive: parts.receive,
    clock,
    log,
    onHeard() {
      for (const hosting of all.values()) if (hosting.settings.on) hosting.tell();
    },
  });

  const codes = (): string[] =>
    [...kept.values(), ...[...all.values()].map(({ settings }) => settings)].map(({ code }) => code);

  const freshCode = (): string => {
    const code = newCode(randomBytes);
    return codes().includes(code) ? freshCode() : code;
  };

  /** A table of which nothing is kept, or nothing that can be read: while seats are open it still waits for guests. */
  const fresh = (id: string): HostingRecord => ({
    on: false,
    begun: !hasOpenSeats(parts.table(id)),
    asks: true,
    graceMs: GRACE_MS,
    code: freshCode(),
    port: 0,
    awaitsReturn: false,
    movedTo: null,
    guests: [],
  });

  const announce = (): void => {
    lan.announce(
      [...all.values()].flatMap(({ id, settings }) => {
        const table = settings.on ? parts.table(id) : null;
        if (!table || 'code' in table) return [];
        return {
          id,
          game: table.game.id,
          names: table.seats.map(({ name }) => name).filter((name) => name !== ''),
          free: table.seats.filter(({ kind }) => kind === 'open').length,
          begun: settings.begun,
          program: parts.program,
          protocol: PROTOCOL_VERSION,
        };
      }),
    );
  };

  let announcing: NodeJS.Timeout | null = null;
  const announceSoon = (): void => {
    announcing ??= setTimeout(() => {
      announcing = null;
      announce();
    }, ANNOUNCE_MS).unref();
  };

  const of = (id: string): Hosting => {
    const there = all.get(id);
    if (there) return there;
    const hosting = createHosting(
      {
        id,
        storage,
        clock,
        randomBytes,
        table: () => parts.table(id),
        windows: () => parts.windows(id),
        everyWindow: parts.everyWindow,
        freshCode,
        network: lan.waysTo,
        onSeats: () => parts.onSeats(id),
        onVisitors: () => parts.onVisitors(id),
        onChanged: announceSoon,
      },
      kept.get(id) ?? fresh(id),
    );
    kept.delete(id);
    all.set(id, hosting);
    return hosting;
  };

  /** Where the guests of a table are now: there, or at the one that they went on to. */
  const follow = (hosting: Hosting): Hosting => {
    const passed = new Set([hosting]);
    for (let there = hosting; ; passed.add(there)) {
      const { movedTo } = there.settings;
      const next = movedTo === null ? there : of(movedTo);
      // What is kept may be anything: a way round leads nowhere.
      if (passed.has(next)) return there;
      there = next;
    }
  };

  const inTurn: Hostings['inTurn'] = async (client, task) => {
    const id = places.get(client);
    if (id === undefined) return false;
    const there = of(id);
    return there.queue(async () => {
      if (places.get(client) !== id) return inTurn(client, task);
      await task(there);
      return true;
    });
  };

  const bring: Hostings['bring'] = (client, hosting) => void places.set(client, hosting.id);

  const keptOf = (table: string): HostingRecord | undefined => all.get(table)?.record() ?? kept.get(table);

  const awaitReturn = (hosting: Hosting, awaitsReturn: boolean): Promise<void> =>
    hosting.queue(async () => {
      hosting.settings = { ...hosting.settings, awaitsReturn };
      await hosting.keep().catch((error: unknown) => {
        log(`That table ${hosting.id} was on the network could not be kept: ${logged(error)}`);
      });
    });

  const isAnyOn = (): boolean => [...all.values()].some(({ settings }) => settings.on);

  return {
    of,
    gathers: (table) => !of(table).settings.begun,
    isKnownToGather: (table) => (all.get(table)?.settings ?? kept.get(table))?.begun === false,
    isOn: (table) => (all.get(table)?.settings ?? kept.get(table))?.on === true,
    isForGuests(table) {
      const record = keptOf(table);
      return (
        record !== undefined &&
        (record.on || !record.begun || record.guests.some(({ seat }) => seat !== null))
      );
    },
    async gather(table) {
      const hosting = of(table);
      hosting.settings = { ...hosting.settings, begun: false };
      try {
        await hosting.keep();
      } catch (error) {
        // It waits all the same, and after a restart as long as seats are open.
        log(`That table ${table} waits for guests could not be kept: ${logged(error)}`);
      }
    },
    // In the turn of each table too: nobody comes in, sits down or goes meanwhile. Never the other way round.
    goOn: (before, after) =>
      queue(() =>
        of(before).queue(() =>
          of(after).queue(() => goOn(of(before), of(after), freshCode(), { bring, log })),
        ),
      ),
    turn: (id, on) =>
      queue(() =>
        of(id).queue(async () => {
          const hosting = of(id);
          if (hosting.settings.on === on && (lan.port !== null) === on) return null;
          const trouble = await (on ? turnOn(hosting, lan, isAnyOn, log) : turnOff(hosting, lan, isAnyOn));
          if (trouble) return trouble;
          parts.onListChanged();
          hosting.tell();
          return null;
        }),
      ),
    async putAway(id) {
      if (!this.isOn(id)) return;
      await this.turn(id, false);
      await awaitReturn(of(id), true);
    },
    async bringBack(id) {
      if ((all.get(id)?.settings ?? kept.get(id))?.awaitsReturn !== true) return null;
      await awaitReturn(of(id), false);
      const table = parts.table(id);
      return 'code' in table || table.info().status === 'over' ? null : this.turn(id, true);
    },
    whereIs(client) {
      const id = places.get(client);
      return id === undefined ? null : of(id);
    },
    bring,
    inTurn,
    find: (keys, from) =>
      findByKeys(
        {
          all: () => [...all.values()],
          known: (table) => (all.has(table) || kept.has(table) ? follow(of(table)) : undefined),
        },
        guesses,
        keys,
        from,
      ),
    async resume() {
      const were = [...kept].filter(([, record]) => record.on);
      for (const [id] of were) {
        const table = parts.table(id);
        const isOver = !('code' in table) && table.info().status === 'over';
        const hosting = of(id);
        hosting.settings = { ...hosting.settings, on: false };
        if (!('code' in table)) dropGhosts(hosting, table);
        if ('code' in table || isOver) {
          await hosting.keep().catch(() => undefined);
          continue;
        }
        const trouble = await this.turn(id, true);
        if (trouble)
          log(`Table ${id} could not be opened to the network again: ${JSON.stringify(trouble.facts)}`);
        else log(`Table ${id} is open to the network again, as it was before: port ${lan.port ?? 0}.`);
      }
    },
    clear(table) {
      const hosting = all.get(table);
      if (!hosting) return;
      for (const { client } of hosting.roster.guests) client?.hangUp();
    },
    letGo(id) {
      const hosting = all.get(id);
      // Whoever waits in its turn will act on this very object.
      if (!hosting?.queue.isIdle || hosting.settings.on) return;
      if (hosting.isVisited() || hosting.outside.size > 0) return;
      all.delete(id);
      kept.set(id, hosting.record());
    },
    isVisited: (table) => all.get(table)?.isVisited() ?? false,
    tellDoors(window) {
      for (const hosting of all.values()) if (hosting.settings.on) hosting.tellDoor(window);
    },
    // Not switched off: at the next start they are open again.
    close() {
      if (announcing) clearTimeout(announcing);
      return lan.close();
    },
  };
}

function hasOpenSeats(table: Table | Trouble): boolean {
  return !('code' in table) && table.seats.some(({ kind }) => kind === 'open');
}

/** Whoever was to be let in when the program ended, and is not at the table: their pass has never come to them. */
function dropGhosts({ roster }: Hosting, { seats }: Table): void {
  const ghosts = roster.guests.filter(
    ({ seat }) => seat !== null && (seats[seat]?.kind ?? 'open') === 'open',
  );
  for (const ghost of ghosts) roster.drop(ghost);
}
