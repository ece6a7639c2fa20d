// For tests: whole games on a storage that fails now and then, and what has to hold afterwards.
import { expect } from 'vitest';
import { fastRandom } from '../../engine/chance/fast.ts';
import type { GameId } from '../../engine/games/registry.ts';
import type { JournalHeader } from '../../engine/journal/journal.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import { quietHostings } from '../network/hostings.testing.ts';
import {
  createPerson,
  nothingTold,
  playedIn,
  scriptOf,
  type ScriptedMove,
  type Told,
} from '../scripted.testing.ts';
import { failing, type Failing, type Faults } from '../storage/failing.testing.ts';
import { openDatabase, openInMemory } from '../storage/open-database.ts';
import type { Storage } from '../storage/port.ts';
import { sqliteStorage } from '../storage/sqlite.ts';
import { temporaryFolder } from '../host.testing.ts';
import { prepareFolder } from '../storage/data-folder.ts';
import { createReception } from './reception.ts';
import { createTables } from './tables.ts';

/** The same game at every table, under an id of its own. */
function bytesFrom(seed: number): (count: number) => Uint8Array {
  let calls = 0;
  return (count) => new Uint8Array(count).fill(seed + (count < 32 ? (calls += 1) : 0));
}

/** A host over a storage, with one window. */
function hostOver(storage: Storage, seed: number, hear: (message: ToClient) => void) {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const tables = createTables({
    storage,
    clock: () => 1000,
    randomBytes: bytesFrom(seed),
    log,
    onListChanged: () => reception.tellTables(),
    onFailed: (table) => reception.clear(table),
  });
  const reception = createReception({
    tables,
    program: '0.0.0',
    clock: () => 1000,
    log,
    hostings: quietHostings(),
    abroad: { visitor: () => ({ hear: () => false, gone: () => {} }), elsewhere: () => [], close: () => {} },
    archive: {
      hear: () => Promise.resolve(),
      branch: () => Promise.resolve({ code: 'no-such-table', facts: {} }),
      gone: () => {},
    },
    history: { hear: () => Promise.resolve() },
    memory: { all: () => ({}), keep: () => true, close: () => {} },
    notices: () => [],
    onGreeted: () => {},
    seatBots: () => () => {},
  });
  return { visitor: reception.receive({ send: (message) => hear(structuredClone(message)) }), lines };
}

interface Played {
  readonly told: Told;
  readonly script: readonly ScriptedMove[];
  readonly lines: readonly string[];
}

/** Plays a game as far as it goes; `until` looks at every question. */
async function play(
  game: GameId,
  seed: number,
  storage: Storage,
  plain: Storage,
  told = nothingTold(),
  goesOn: (version: number) => boolean = () => true,
): Promise<Played> {
  let script: readonly ScriptedMove[] | null = null;
  const madeScript = (): readonly ScriptedMove[] => {
    script ??= scriptOf(plain.table(told.table as string)?.header as JournalHeader, seed);
    return script;
  };
  const lines = await new Promise<string[]>((resolve, reject) => {
    /** What the person says is heard in its turn, and not within what they hear. */
    const hear = (message: ToClient): void => {
      try {
        person.hear(message);
      } catch (error) {
        reject(error);
      }
      if (told.isOver) resolve(host.lines);
    };
    const host = hostOver(storage, seed, hear);
    const person = createPerson({
      told,
      game,
      script: madeScript,
      say: (message) => void setImmediate(() => void host.visitor.hear(message)),
      onQuestion(version) {
        if (goesOn(version)) return true;
        resolve(host.lines);
        return false;
      },
    });
    person.begin();
  });
  return { told, script: madeScript(), lines };
}

/** The journal is the script, to the end, and each acknowledgement holds. */
function check(storage: Storage, { told, script }: Played, isLate = false): void {
  const { readable } = storage.tables();
  const [first] = readable.filter(({ id }) => id === told.table);
  // One that was kept although the disk had said no stands there empty.
  expect(readable.filter(({ id, version }) => id !== told.table && (version > 0 || !isLate))).toEqual([]);
  const { moves, ids, end } = playedIn(storage.entries(told.table as string));
  expect(moves).toEqual(script);
  expect(end).toBe('over');
  expect(ids).toEqual(script.map((_, version) => `m${version}`));
  expect(new Set(ids).size).toBe(ids.length);
  for (const [id, n] of told.accepted) expect(ids[n - 1]).toBe(id);
  expect(first).toMatchObject({ over: true, version: script.length + 1 });
  expect(storage.records().map(({ table }) => table)).toEqual([told.table]);
}

/** Some calls of every method that is called: the first and the last, and others by chance. */
function chosen(calls: Failing['calls'], seed: number): Faults {
  const random = fastRandom(seed);
  return Object.fromEntries(
    [...calls].map(([method, count]) => {
      const some = Array.from({ length: 12 }, () => 1 + random.below(count));
      return [method, [...new Set([1, count, ...some])]];
    }),
  );
}

/**
 * Plays a game undisturbed and again with faults, and finds the same.
 * @param isLate what fails was written all the same
 */
export async function playOverFaults(game: GameId, isLate: boolean): Promise<void> {
  const seed = 11;
  const plain = sqliteStorage(openInMemory());
  const counted = failing(plain, {});
  const undisturbed = await play(game, seed, counted.storage, plain);
  check(plain, undisturbed);
  expect(undisturbed.lines).toEqual([]);
  expect(undisturbed.told.accepted.size).toBe(undisturbed.script.length);

  const other = sqliteStorage(openInMemory());
  const faults = chosen(counted.calls, seed);
  // Read only when a table is fetched again, which nobody does in an undisturbed game.
  const faulty = failing(other, { ...faults, table: [1, 3, 4], entries: [2, 4, 5] }, isLate);
  const disturbed = await play(game, seed, faulty.storage, other);
  check(other, disturbed, isLate);
  expect(disturbed.script).toEqual(undisturbed.script);
  // As many as there are; some of the last may come too late.
  expect(faulty.failed()).toBeGreaterThan(15);
  expect(disturbed.told.troubles).toContain('move-not-kept');
  expect(disturbed.told.troubles).toContain('table-not-read');
}

/** Plays a game whose disk is full in the middle of it, and has room again later. */
export async function playOverFullDisk(game: GameId): Promise<void> {
  const folder = temporaryFolder();
  prepareFolder(folder.data);
  const seed = 5;
  const { database } = openDatabase(folder.data, () => 0);
  const storage = sqliteStorage(database);
  const limit = (pages: number): void => {
    database.exec(`PRAGMA max_page_count = ${pages}`);
  };
  const told = nothingTold();
  await play(game, seed, storage, storage, told, (version) => version < 8);
  limit(Number(database.prepare('PRAGMA page_count').get()?.['page_count']));
  let isFull = true;
  const played = await play(game, seed, storage, storage, told, () => {
    // Some moves still find room in what there is; then some are refused, and then there is room.
    if (isFull && told.troubles.length > 5) {
      isFull = false;
      limit(1_000_000);
    }
    return true;
  });
  expect(told.troubles.filter((code) => code === 'move-not-kept').length).toBeGreaterThan(5);
  expect(isFull).toBe(false);
  check(storage, played);
  storage.close();
  folder.remove();
}
