// A host without a door: storage, tables and bots over one data folder. What carries the clients' words is put before it.
import { availableParallelism } from 'node:os';
import { english } from '../engine/language/catalogue.ts';
import { noticeSentence } from '../engine/language/notices.ts';
import { sayIn } from '../engine/language/say.ts';
import { createLine, type BotBudget, type StartWorker } from './bots/line.ts';
import { seatBots } from './bots/seating.ts';
import { createArchive } from './archive/archive.ts';
import { createHistory } from './history/history.ts';
import { watched } from './history/watched.ts';
import { logged } from './problem.ts';
import { createOpening, type Opening } from './opened/opening.ts';
import { openMemory, type Memory } from './remembered/remembered.ts';
import { keepBackups } from './storage/keep-backups.ts';
import { openFolder } from './storage/open-folder.ts';
import { sqliteStorage } from './storage/sqlite.ts';
import { createReception, screenSeats, type Reception } from './table/reception.ts';
import { createTables } from './table/tables.ts';
import type { Network } from './network/contract.ts';
import { createHostings, type Hostings } from './network/hostings.ts';
import { receiveGuests } from './network/receive-guest.ts';
import { createAbroad } from './network/relay/abroad.ts';

/** What the tables are given; nothing in it reaches for the world by itself. */
export interface CoreSetup {
  /** The data folder; made if need be. */
  readonly data: string;
  /** The version of the program. */
  readonly program: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly randomBytes: (count: number) => Uint8Array;
  /** Starts a worker for bots. */
  readonly botWorker: StartWorker;
  readonly botBudget: BotBudget;
  /** A bot moves no sooner than this after its question: milliseconds. */
  readonly botPaceMs: number;
  /** The network, which nothing is heard on before somebody opens a table to it or looks for one. */
  readonly network: Network;
  /** The folder of the built pages, for guests. */
  readonly rendererRoot: string;
  /** What windows have remembered; left out where the data folder keeps it. */
  readonly memory?: Memory | undefined;
  /** Lines for the person at the terminal and for the log; never a secret. */
  readonly log: (line: string) => void;
}

/** Tables that can be played at as soon as somebody is received. */
export interface Core {
  readonly reception: Reception;
  /** Brings in files that the system has the program open; as `open` of the opening. */
  readonly openFiles: Opening['open'];
  /** Adds what has to be ended before the tables are: the newest first. */
  beforeEnd(step: () => void | Promise<void>): void;
  /** Ends cleanly: everything that was accepted is kept. */
  close(): Promise<void>;
}

/** Bots think in so many workers at most; the host itself needs a core too. */
const MOST_LINES = 3;

/**
 * Opens the tables of a data folder; null when another program has it.
 * @throws Problem for people: a folder or database that cannot be used
 */
export async function startCore(setup: CoreSetup): Promise<Core | null> {
  const { data, program, clock, randomBytes, log } = setup;
  const folder = openFolder(data, clock);
  if (!folder) return null;
  const undo: (() => void | Promise<void>)[] = [() => folder.release()];
  const unwind = async (): Promise<void> => {
    for (const step of undo.splice(0).toReversed()) {
      try {
        await step();
      } catch (error) {
        // The others are undone all the same, most of all the lock.
        log(`Something could not be ended cleanly: ${logged(error)}`);
      }
    }
  };
  try {
    const { storage, changes } = watched(sqliteStorage(folder.database));
    undo.push(() => storage.close());
    if (folder.isKept) {
      const { database, notices } = folder;
      const isUrgent = notices.some(({ code }) => code === 'set-aside' || code === 'brought-back');
      const backups = keepBackups({ database, folder: data, clock, log, isUrgent });
      undo.push(() => backups.close());
    }
    for (const notice of folder.notices) log(noticeSentence(sayIn(english, 'en-GB'), notice));

    const lines = Array.from({ length: Math.min(MOST_LINES, Math.max(1, availableParallelism() - 1)) }, () =>
      createLine(setup.botWorker, setup.botBudget),
    );
    undo.push(async () => {
      await Promise.all(lines.map((line) => line.close()));
    });
    const lineFor = (seat: number) => lines[seat % lines.length] as (typeof lines)[number];

    const tables = createTables({
      storage,
      clock,
      randomBytes,
      log,
      onListChanged: () => reception.tellTables(),
      onFailed: (table) => reception.clear(table),
      isHosted: (table) => hostings.isOn(table),
      gathers: (table) => hostings.isKnownToGather(table),
    });
    const abroad = createAbroad({
      storage,
      startLooking: setup.network.startLooking,
      addresses: setup.network.addresses,
      program,
      clock,
      log,
      isOwn: (table) => hostings.isOn(table),
    });
    undo.push(() => abroad.close());
    const hostings: Hostings = createHostings({
      storage,
      table: (id) => tables.get(id),
      network: setup.network,
      rendererRoot: setup.rendererRoot,
      program,
      clock,
      randomBytes,
      log,
      windows: (table) => reception.windowsAt(table),
      everyWindow: () => reception.windows(),
      onSeats: (table) => reception.seatAnew(table),
      onVisitors: (table) => reception.visitorsChanged(table),
      onListChanged: () => reception.tellTables(),
      receive: receiveGuests({ hostings: () => hostings, program, clock, log }),
    });
    undo.push(() => hostings.close());
    const archive = createArchive({
      storage,
      tables,
      clock,
      randomBytes,
      log,
      isHosted: (table) => hostings.isOn(table),
      gathers: (table) => hostings.isKnownToGather(table),
      isForGuests: (table) => hostings.isForGuests(table),
      screenSeats(id) {
        const table = tables.get(id);
        return 'code' in table ? [] : screenSeats(table, hostings);
      },
      async putOut(table) {
        await hostings.putAway(table);
        reception.clear(table);
      },
      broughtBack: (table) => hostings.bringBack(table),
      onListChanged: () => reception.tellTables(),
    });
    const memory = setup.memory ?? openMemory(data, log);
    undo.push(() => memory.close());
    const reception = createReception({
      tables,
      program,
      clock,
      log,
      hostings,
      abroad,
      archive,
      history: createHistory({ storage, changes, clock, log }),
      memory,
      notices: () => folder.notices,
      onGreeted: (window) => opening.greet(window),
      seatBots: (table) => seatBots({ lineFor, paceMs: setup.botPaceMs, clock, log }, table),
    });
    undo.push(() => reception.close());
    const opening = createOpening({ archive, windows: () => reception.windows(), clock, log });
    await hostings.resume();
    return { reception, openFiles: opening.open, beforeEnd: (step) => void undo.push(step), close: unwind };
  } catch (error) {
    await unwind();
    throw error;
  }
}
