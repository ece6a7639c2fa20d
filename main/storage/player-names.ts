// Who sits at the tables that are kept: names by which they are found, and names that are written anew.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { z } from 'zod';
import { journalHeaderSchema, seatRecordSchema } from '../../engine/journal/journal.ts';

/** Holds for the text of an entry that puts somebody at a seat; an index has them. In a text within JSON the marks are escaped. */
export const SEAT_ENTRY = `instr(entry, '"kind":"seat"') > 0`;

const seatEntrySchema = z.object({ seat: z.int(), occupant: seatRecordSchema });

/** The names of seats as a person reads them and looks for them. */
export function namesLine(seats: readonly { readonly name: string }[]): string {
  return seats
    .map(({ name }) => name)
    .filter((name) => name !== '')
    .join(', ');
}

export interface PlayerNames {
  /** Writes down who sits at a table now, after its header and the entries that changed that. What cannot be read is left. */
  seat(table: string): void;
  /**
   * Writes `to` for a name wherever it stands in what is kept of finished games, also of deleted ones: the header, the entries
   * about seats, what is remembered, what one seat saw, and the notes. Answers in how many games.
   */
  renameInFinished(name: string, to: string): number;
}

/** The names in a database; what is written is part of the transaction that is open. */
export function playerNames(database: DatabaseSync): PlayerNames {
  const selectHeader = database.prepare('SELECT header FROM games WHERE id = ?');
  const selectSeats = database.prepare(
    `SELECT n, entry FROM entries WHERE table_id = ? AND ${SEAT_ENTRY} ORDER BY n`,
  );
  const selectNotes = database.prepare('SELECT kind, note FROM notes WHERE key = ?');
  const selectRecord = database.prepare('SELECT record FROM records WHERE table_id = ?');
  const selectSight = database.prepare('SELECT sight FROM sights WHERE table_id = ?');
  const putNames = database.prepare('UPDATE games SET names = ? WHERE id = ?');
  const putHeader = database.prepare('UPDATE games SET header = ? WHERE id = ?');
  const putEntry = database.prepare('UPDATE entries SET entry = ? WHERE table_id = ? AND n = ?');
  const putRecord = database.prepare('UPDATE records SET record = ? WHERE table_id = ?');
  const putSight = database.prepare('UPDATE sights SET sight = ? WHERE table_id = ?');
  const putNote = database.prepare('UPDATE notes SET note = ? WHERE kind = ? AND key = ?');
  const selectNamed = database.prepare(
    `SELECT id FROM games WHERE over = 1 AND (
       instr(header, :quoted) > 0
       OR EXISTS (SELECT 1 FROM entries WHERE table_id = id AND ${SEAT_ENTRY} AND instr(entry, :quoted) > 0)
       OR EXISTS (SELECT 1 FROM records WHERE table_id = id AND instr(record, :quoted) > 0)
       OR EXISTS (SELECT 1 FROM sights WHERE table_id = id AND instr(sight, :quoted) > 0))`,
  );

  const seat = (table: string): void => {
    const header = journalHeaderSchema.safeParse(parsed(selectHeader.get(table)?.['header']));
    if (!header.success) return;
    const seats: { readonly name: string }[] = [...header.data.seats];
    for (const { entry } of selectSeats.all(table)) {
      const read = seatEntrySchema.safeParse(parsed(entry));
      if (read.success && read.data.seat in seats) seats[read.data.seat] = read.data.occupant;
    }
    putNames.run(namesLine(seats), table);
  };

  const renameIn = (table: string, name: string, to: string): boolean => {
    let isChanged = false;
    const rewrite = (statement: StatementSync, text: unknown, ...where: (string | number)[]): void => {
      const value = parsed(text);
      if (value === undefined) return;
      const written = JSON.stringify(renamed(value, name, to));
      if (written === JSON.stringify(value)) return;
      isChanged = true;
      statement.run(written, ...where);
    };
    rewrite(putHeader, selectHeader.get(table)?.['header'], table);
    for (const { n, entry } of selectSeats.all(table)) rewrite(putEntry, entry, table, Number(n));
    rewrite(putRecord, selectRecord.get(table)?.['record'], table);
    rewrite(putSight, selectSight.get(table)?.['sight'], table);
    for (const { kind, note } of selectNotes.all(table)) rewrite(putNote, note, String(kind), table);
    if (isChanged) seat(table);
    return isChanged;
  };

  return {
    seat,
    renameInFinished: (name, to) =>
      selectNamed.all({ quoted: JSON.stringify(name) }).filter(({ id }) => renameIn(String(id), name, to))
        .length,
  };
}

/** The same value with another name at every `name`, and in every list of `names`: nothing else of a game is one. */
function renamed(value: unknown, name: string, to: string): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => renamed(each, name, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, unknown]) => {
      if (key === 'name' && each === name) return [key, to];
      if (key === 'names' && Array.isArray(each)) {
        return [key, each.map((one: unknown) => (one === name ? to : one))];
      }
      return [key, renamed(each, name, to)];
    }),
  );
}

/** A text as the JSON that it is; undefined where it is none. */
function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
