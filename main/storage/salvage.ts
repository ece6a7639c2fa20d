// Saves what can still be read out of a damaged database, and fills in from a backup what is missing there or shorter.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { playerNames } from './player-names.ts';
import type { Row } from './rows.ts';

/** How many games there are now, by where they come from. */
export interface Saved {
  /** Out of the damaged database. */
  readonly saved: number;
  /** Those of the backup that were not in it, or not as far. */
  readonly backup: number;
}

/** So many rows in a row may be lost before the rest is taken for lost as well: more than stand in a page of the file. */
const MOST_LOST = 300;

/**
 * Saves games, and what stands beside them, into a new database; in one transaction. A game ends before its first entry that
 * is in neither.
 * @param damaged whose rows count where both have one; null for nothing
 * @param backup a sound database of this or an older version; null for none
 */
export function saveInto(
  into: DatabaseSync,
  damaged: DatabaseSync | null,
  backup: DatabaseSync | null,
): Saved {
  const first = sourceOf(damaged);
  const second = sourceOf(backup);
  const names = playerNames(into);
  const putGame = into.prepare(
    `INSERT INTO games (id, header, game, names, created_at, played_at, over, called, deleted_at)
     VALUES (?, ?, ?, '', ?, ?, ?, ?, ?)`,
  );
  const putEntry = into.prepare('INSERT INTO entries (table_id, n, entry) VALUES (?, ?, ?)');
  const putRecord = into.prepare('INSERT INTO records (table_id, ended_at, record) VALUES (?, ?, ?)');
  const putSight = into.prepare('INSERT INTO sights (table_id, sight) VALUES (?, ?)');
  const putNote = into.prepare('INSERT OR IGNORE INTO notes (kind, key, note) VALUES (?, ?, ?)');
  let saved = 0;
  let broughtBack = 0;

  const save = (id: string): void => {
    const game = first.games.get(id) ?? second.games.get(id);
    if (!game) return;
    const entries = joined(first.entries(id), second.entries(id));
    const sight = first.sight(id) ?? second.sight(id);
    const last = entries.at(-1);
    const isOver = sight !== null || entries.some(({ kind }) => kind === 'end');
    const isWhole = first.games.has(id) && entries.every(({ isFirst }) => isFirst);
    const playedAt = isWhole || !last ? numberOf(game, 'played_at') : last.at;
    putGame.run(
      id,
      String(game['header']),
      gameIn(game),
      numberOf(game, 'created_at'),
      playedAt,
      isOver ? 1 : 0,
      typeof game['called'] === 'string' ? game['called'] : '',
      typeof game['deleted_at'] === 'number' ? game['deleted_at'] : null,
    );
    for (const { n, text } of entries) putEntry.run(id, n, text);
    const record = first.record(id) ?? second.record(id);
    if (isOver && record) putRecord.run(id, numberOf(record, 'ended_at'), String(record['record']));
    if (sight !== null) putSight.run(id, sight);
    names.seat(id);
    if (isWhole) saved += 1;
    else broughtBack += 1;
  };

  into.exec('BEGIN IMMEDIATE');
  try {
    for (const id of new Set([...first.games.keys(), ...second.games.keys()])) save(id);
    for (const { notes } of [first, second]) {
      for (const { kind, key, note } of notes) putNote.run(String(kind), String(key), String(note));
    }
    into.exec('COMMIT');
  } catch (error) {
    if (into.isTransaction) into.exec('ROLLBACK');
    throw error;
  }
  return { saved, backup: broughtBack };
}

interface EntryRow {
  readonly n: number;
  readonly text: string;
  readonly kind: unknown;
  readonly at: number;
}

/** What can be read of a database. */
interface Source {
  readonly games: ReadonlyMap<string, Row>;
  readonly notes: readonly Row[];
  entries(table: string): ReadonlyMap<number, EntryRow>;
  record(table: string): Row | null;
  sight(table: string): string | null;
}

function sourceOf(database: DatabaseSync | null): Source {
  const games = new Map<string, Row>();
  for (const row of stepping(database, 'rowid', 'games WHERE rowid > ?')()) {
    if (typeof row['id'] === 'string' && isObject(row['header'])) games.set(row['id'], row);
  }
  const entries = stepping(database, 'n', 'entries WHERE table_id = ? AND n > ?');
  const record = prepared(database, 'SELECT ended_at, record FROM records WHERE table_id = ?');
  const sight = prepared(database, 'SELECT sight FROM sights WHERE table_id = ?');
  return {
    games,
    notes: readable(prepared(database, 'SELECT kind, key, note FROM notes')),
    entries: (table) =>
      new Map(
        entries(table)
          .flatMap(entryIn)
          .map((entry) => [entry.n, entry] as const),
      ),
    record: (table) => readable(record, table)[0] ?? null,
    sight(table) {
      const [row] = readable(sight, table);
      return row ? String(row['sight']) : null;
    },
  };
}

/** The entries of both without a gap from the first on. */
function joined(
  first: ReadonlyMap<number, EntryRow>,
  second: ReadonlyMap<number, EntryRow>,
): (EntryRow & { readonly isFirst: boolean })[] {
  const entries: (EntryRow & { readonly isFirst: boolean })[] = [];
  for (let n = 1; ; n += 1) {
    const entry = first.get(n) ?? second.get(n);
    if (!entry) return entries;
    entries.push({ ...entry, isFirst: first.has(n) });
  }
}

/** Rows up to the first that cannot be read. */
function readable(statement: StatementSync | null, ...given: readonly string[]): Row[] {
  const rows: Row[] = [];
  try {
    if (statement) for (const row of statement.iterate(...given)) rows.push(row);
  } catch {
    // The rest is lost.
  }
  return rows;
}

/** Reads rows in the order of a number, and steps over those that cannot be read. */
function stepping(
  database: DatabaseSync | null,
  by: string,
  from: string,
): (...given: readonly string[]) => Row[] {
  const statement = prepared(database, `SELECT ${by} AS place, * FROM ${from} ORDER BY ${by}`);
  if (!statement) return () => [];
  return (...given) => {
    const rows: Row[] = [];
    let after = 0;
    let lost = 0;
    while (lost < MOST_LOST) {
      try {
        for (const row of statement.iterate(...given, after)) {
          after = Number(row['place']);
          lost = 0;
          rows.push(row);
        }
        return rows;
      } catch {
        after += 1;
        lost += 1;
      }
    }
    return rows;
  };
}

/** Null where there is no such table, or none that can be read. */
function prepared(database: DatabaseSync | null, sql: string): StatementSync | null {
  try {
    return database?.prepare(sql) ?? null;
  } catch {
    return null;
  }
}

function entryIn(row: Row): EntryRow[] {
  const text = String(row['entry']);
  try {
    const { n, kind, at } = JSON.parse(text) as { n?: unknown; kind?: unknown; at?: unknown };
    return typeof n === 'number' && n === row['n'] ? [{ n, text, kind, at: Number(at) || 0 }] : [];
  } catch {
    return [];
  }
}

function isObject(text: unknown): boolean {
  try {
    const value: unknown = JSON.parse(String(text));
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

function gameIn(row: Row): string {
  const { game } = JSON.parse(String(row['header'])) as { game?: unknown };
  return typeof game === 'string' ? game : '';
}

function numberOf(row: Row, column: string): number {
  const value = row[column];
  return typeof value === 'number' ? value : 0;
}
