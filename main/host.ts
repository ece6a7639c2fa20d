// Puts a host together: storage, tables, bots and listener, over one data folder. Shells and tests start it here.
import { availableParallelism } from 'node:os';
import { createLine, type BotBudget, type StartWorker } from './bots/line.ts';
import { seatBots } from './bots/seating.ts';
import { leaveWord, takeWordBack, type Shown } from './listener/control.ts';
import { openListener } from './listener/listener.ts';
import { logged } from './problem.ts';
import { prepareFolder } from './storage/data-folder.ts';
import { lockFolder } from './storage/lock.ts';
import { openDatabase } from './storage/open-database.ts';
import { sqliteStorage } from './storage/sqlite.ts';
import { createReception } from './table/reception.ts';
import { createTables } from './table/tables.ts';

/** What a host is given; nothing in it reaches for the world by itself. */
export interface HostSetup {
  /** The data folder; made if need be. */
  readonly data: string;
  /** A port on 127.0.0.1, 0 for any; null for the first free one from 4747 on. */
  readonly port: number | null;
  /** The folder of the built renderer. */
  readonly rendererRoot: string;
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
  /** Lines for the person at the terminal and for the log; never a secret. */
  readonly log: (line: string) => void;
  /** A second start asks for the window: brings it forward, false when there is none to bring. */
  readonly show: () => Promise<boolean>;
}

/** A running host. */
export interface Host {
  readonly port: number;
  /** A new address with a token for one use. */
  newAddress(): string;
  /** Ends cleanly: everything that was accepted is kept. */
  close(): Promise<void>;
}

/** Bots think in so many threads at most; the host itself needs one too. */
const MOST_LINES = 3;

/**
 * Starts a host; null when another one has the data folder.
 * @throws Problem for people: a folder, database or port that cannot be used
 */
export async function startHost(setup: HostSetup): Promise<Host | null> {
  const { data, clock, randomBytes, log } = setup;
  prepareFolder(data);
  const lock = lockFolder(data);
  if (!lock) return null;
  const undo: (() => void | Promise<void>)[] = [() => lock.release()];
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
    const { database, notice } = openDatabase(data, clock);
    const storage = sqliteStorage(database);
    undo.push(() => storage.close());
    if (notice) log(notice);

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
    });
    const reception = createReception({
      tables,
      program: setup.program,
      clock,
      log,
      seatBots: (table) => seatBots({ lineFor, paceMs: setup.botPaceMs, clock, log }, table),
    });
    undo.push(() => reception.close());

    const show = async (): Promise<Shown> => ({ shown: await setup.show(), address: listener.newAddress() });
    const { port, rendererRoot } = setup;
    const listener = await openListener({ port, rendererRoot, reception, clock, randomBytes, show });
    undo.push(() => listener.close());
    leaveWord(data, { port: listener.port, secret: listener.controlSecret });
    undo.push(() => takeWordBack(data));

    return { port: listener.port, newAddress: listener.newAddress, close: unwind };
  } catch (error) {
    await unwind();
    throw error;
  }
}
