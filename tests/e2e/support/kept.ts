// A table that is there before the program starts, as a scenario lays it down, and bots that play what the scenario says.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../../../engine/games/registry.ts';
import {
  JOURNAL_FORMAT,
  type JournalEntry,
  type JournalHeader,
  type SeatRecord,
} from '../../../engine/journal/journal.ts';
import { checkOf, openHeader } from '../../../engine/journal/replay.ts';
import { parseScenario, type Scenario } from '../../../engine/scenario/scenario.ts';
import type { StartWorker } from '../../../main/bots/line.ts';
import { prepareFolder } from '../../../main/storage/data-folder.ts';
import { openDatabase } from '../../../main/storage/open-database.ts';
import { sqliteStorage } from '../../../main/storage/sqlite.ts';

/** Leads to the table that is kept, after `#table=`. */
export const KEPT_TABLE = 'evening';
const AT = Date.UTC(2026, 0, 1);

/** A scenario from a file beside the test; `at` is the test's `import.meta.url`. */
export function scenarioIn(file: string, at: string): Scenario {
  return parseScenario(JSON.parse(readFileSync(new URL(file, at), 'utf8')), games);
}

export const person = (name: string): SeatRecord => ({ name, kind: 'person', bot: null });
export const bot = (name: string): SeatRecord => ({ name, kind: 'bot', bot: 'random' });

/** A table of a scenario, with its first moves made. */
export interface KeptTable {
  /** Leads to the table, after `#table=`. */
  readonly id: string;
  readonly scenario: Scenario;
  readonly seats: readonly SeatRecord[];
  readonly made: number;
}

/**
 * Keeps tables in a new folder.
 * @returns the folder, which is the caller's to remove
 */
export async function keepTables(tables: readonly KeptTable[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-kept-'));
  prepareFolder(folder);
  const storage = sqliteStorage(openDatabase(folder, Date.now).database);
  for (const { id, scenario, seats, made } of tables) {
    const { header, entries } = journalOf(scenario, seats, made);
    await storage.create(id, header, AT);
    if (entries.length > 0) await storage.append(id, entries);
  }
  storage.close();
  return folder;
}

/** Keeps the one table of a scenario. */
export function keepTable(scenario: Scenario, seats: readonly SeatRecord[], made = 0): Promise<string> {
  return keepTables([{ id: KEPT_TABLE, scenario, seats, made }]);
}

function headerOf(
  { game, options, seed, setup, decks }: Scenario,
  seats: readonly SeatRecord[],
): JournalHeader {
  return {
    format: JOURNAL_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats: [...seats],
    options: { ...options },
    seed,
    setup: { ...setup },
    decks: decks.map((deck) => [...deck]),
  };
}

function journalOf(
  scenario: Scenario,
  seats: readonly SeatRecord[],
  made: number,
): { readonly header: JournalHeader; readonly entries: readonly JournalEntry[] } {
  const header = headerOf(scenario, seats);
  const session = openHeader(scenario.game, header, 'compiled');
  const entries = scenario.moves.slice(0, made).map(([seat, move], index): JournalEntry => {
    const { refusal } = session.accept(seat, move);
    if (refusal) throw new Error(`Move ${index} of the scenario is refused: ${refusal.code}.`);
    const n = index + 1;
    const read = { ...(move as { type: string }) };
    return { n, at: AT + n, kind: 'move', seat, move: read, id: `kept-${n}`, check: checkOf(session.state) };
  });
  return { header, entries };
}

/** Bots that make the moves of a scenario, each seat its own in their order, but for those that are made already. */
export function scriptedBots(scenario: Scenario, made = 0): StartWorker {
  return scriptedTables([{ id: KEPT_TABLE, scenario, made }]);
}

/** The same for several tables, each with a scenario of its own. */
export function scriptedTables(tables: readonly Omit<KeptTable, 'seats'>[]): StartWorker {
  const left = new Map<string, Scenario['moves'][number][]>(
    tables.flatMap(({ id, scenario, made }) =>
      [...Map.groupBy(scenario.moves.slice(made), ([seat]) => seat)].map(
        ([seat, moves]) => [`${id}/${seat}`, moves] as const,
      ),
    ),
  );
  return (hear) => ({
    post(message) {
      if (message.type !== 'choose') return;
      const { key, request } = message;
      const next = left.get(key)?.shift();
      // As a worker would, after the one who asks has gone on.
      setImmediate(() => {
        hear({ type: 'begun', request });
        hear(
          next
            ? { type: 'chose', request, move: next[1] }
            : { type: 'failed', request, what: 'the scenario has no more moves for it' },
        );
      });
    },
    terminate: () => Promise.resolve(),
  });
}
