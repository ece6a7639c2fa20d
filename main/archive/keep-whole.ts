// Keeps a whole table that was played elsewhere: in another table, or in a file.
import type { Storage, WholeTable } from '../storage/port.ts';
import { SEATS_NOTE, seatsNote } from '../table/seats-note.ts';
import { movesLeft, seatsAfter } from './standing.ts';

/** Keeps it, with the note that lists tell its seats and moves by. Rejects when it could not be kept; then nothing of it is. */
export async function keepWhole(storage: Storage, table: WholeTable): Promise<void> {
  const { id, header, entries } = table;
  await storage.keep(table);
  const note = seatsNote(seatsAfter(header, entries), entries.length, movesLeft(entries).length);
  // Of what one seat saw there are no entries. The table is there also where its note could not be kept.
  if (entries.length > 0) await storage.note(SEATS_NOTE, id, note).catch(() => undefined);
}
