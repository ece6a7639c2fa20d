// Fills a data folder with games: the released ones again and again, with other ids, names and times.
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { recordOf } from '../../../engine/history/record-of.ts';
import { parseJournal } from '../../../engine/journal/file.ts';
import type { Journal } from '../../../engine/journal/journal.ts';
import { openDatabase } from '../../../main/storage/open-database.ts';
import type { WholeTable } from '../../../main/storage/port.ts';
import { sqliteStorage } from '../../../main/storage/sqlite.ts';

const FIXTURES = fileURLToPath(new URL('../../fixtures/journals/', import.meta.url));
/** Of a hundred games so many are of each kind. */
const SHARES = { 'trick-taking-1': 40, 'magic-trick-1': 30, 'magicians-1': 28, 'sam-1': 2 } as const;
/** One of so many is not finished. */
const UNFINISHED_EVERY = 20;
const NAMES = ['Ada', 'Grace', 'Robin', 'Zoë', 'Ben', 'Dora', 'Émile', 'Fay', 'Greta', 'Hans'];
/** So many tables are written in one commit. */
const AT_ONCE = 250;
const HOUR_MS = 3_600_000;

/** The game with a number: one of the released ones with other names and times, every now and then only half of it. */
function gameWith(number: number, journals: readonly Journal[], now: number): WholeTable {
  // Without a divisor in common with a hundred, so that the kinds of games come mixed.
  const journal = journals[(number * 37) % journals.length] as Journal;
  const at = now - number * HOUR_MS;
  const nameAt = (seat: number): string => NAMES[(number * 7 + seat * 3) % NAMES.length] as string;
  const seats = journal.header.seats.map((record, seat) => ({ ...record, name: nameAt(seat) }));
  const isUnfinished = number % UNFINISHED_EVERY === 0;
  const half = journal.entries.slice(0, Math.floor(journal.entries.length / 2));
  // What a seat entry says would put everywhere the same person there.
  const entries = (isUnfinished ? half : journal.entries).map((entry) =>
    entry.kind === 'seat' ? { ...entry, occupant: { ...entry.occupant, name: nameAt(entry.seat) } } : entry,
  );
  const id = `game-${number}`;
  const { game } = journal.header;
  const moves = entries.filter(({ kind }) => kind === 'move').length;
  const record =
    isUnfinished || !journal.result
      ? null
      : recordOf({ table: id, game, since: at - HOUR_MS, at, moves, seats }, journal.result);
  return {
    id,
    header: { ...journal.header, seats },
    entries,
    title: number % 50 === 1 ? `Evening ${number}` : '',
    since: at - HOUR_MS,
    at,
    record,
  };
}

/** Fills a new data folder with so many games; how long that took, in milliseconds. */
export async function fill(data: string, games: number): Promise<number> {
  const journals = Object.entries(SHARES).flatMap(([name, share]) => {
    const journal = parseJournal(readFileSync(join(FIXTURES, `${name}.parlor`), 'utf8'));
    return Array.from({ length: share }, () => journal);
  });
  mkdirSync(data, { recursive: true });
  const storage = sqliteStorage(openDatabase(data, Date.now).database);
  const begun = performance.now();
  const now = Date.now();
  for (let from = 0; from < games; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, games - from) }, (_, index) => from + index);
    await Promise.all(numbers.map((number) => storage.keep(gameWith(number, journals, now))));
  }
  storage.close();
  return performance.now() - begun;
}
