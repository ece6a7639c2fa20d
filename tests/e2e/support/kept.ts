// A table that is there before the program starts, as a scenario lays it down, and bots that play what the scenario says.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seat } from '../../../engine/core/seat.ts';
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

/**
 * Keeps the table of a scenario in a new folder, with its first moves made.
 * @returns the folder, which is the caller's to remove
 */
export async function keepTable(scenario: Scenario, seats: readonly SeatRecord[], made = 0): Promise<string> {
  const { game, options, seed, setup, decks, moves } = scenario;
  const header: JournalHeader = {
    format: JOURNAL_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats: [...seats],
    options: { ...options },
    seed,
    setup: { ...setup },
    decks: decks.map((deck) => [...deck]),
  };
  const session = openHeader(game, header, 'compiled');
  const entries = moves.slice(0, made).map(([seat, move], index): JournalEntry => {
    const { refusal } = session.accept(seat, move);
    if (refusal) throw new Error(`Move ${index} of the scenario is refused: ${refusal.code}.`);
    const n = index + 1;
    const read = { ...(move as { type: string }) };
    return { n, at: AT + n, kind: 'move', seat, move: read, id: `kept-${n}`, check: checkOf(session.state) };
  });
  const folder = mkdtempSync(join(tmpdir(), 'parlor-kept-'));
  prepareFolder(folder);
  const storage = sqliteStorage(openDatabase(folder, Date.now).database);
  await storage.create(KEPT_TABLE, header, AT);
  if (entries.length > 0) await storage.append(KEPT_TABLE, entries);
  storage.close();
  return folder;
}

/** Bots that make the moves of a scenario, each seat its own in their order, but for those that are made already. */
export function scriptedBots({ moves }: Scenario, made = 0): StartWorker {
  const left = Map.groupBy(moves.slice(made), ([seat]) => seat);
  return (hear) => {
    const seatOf = new Map<string, Seat>();
    return {
      post(message) {
        if (message.type === 'seat') seatOf.set(message.key, message.seat);
        if (message.type !== 'choose') return;
        const { key, request } = message;
        const next = left.get(seatOf.get(key) ?? -1)?.shift();
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
    };
  };
}
