// The note that says who sits at a table and how many of its entries are no moves, so that a list reads no journals.
import { z } from 'zod';
import type { JournalHeader } from '../../engine/journal/journal.ts';
import type { TableInfo } from '../../engine/protocol/to-client.ts';

/** The kind of note it is kept as; the key is the table's id. */
export const SEATS_NOTE = 'seats';

/**
 * The text of such a note.
 * @param version how many entries there are, `moves` of which are moves that count
 */
export function seatsNote(
  seats: readonly { readonly name: string }[],
  version: number,
  moves: number,
): string {
  return JSON.stringify({ names: seats.map(({ name }) => name), changes: version - moves });
}

const seatedSchema = z.strictObject({ names: z.array(z.string()), changes: z.int().nonnegative() });

/** Who sits at a table and how many moves were made, by its note; by its header where there is none that can be read. */
export function seatedIn(
  note: string | undefined,
  header: JournalHeader,
  version: number,
): Pick<TableInfo, 'names' | 'moves'> {
  try {
    if (note !== undefined) {
      const { names, changes } = seatedSchema.parse(JSON.parse(note));
      return { names, moves: version - changes };
    }
  } catch {
    // It only saves reading the journal.
  }
  return { names: header.seats.map(({ name }) => name), moves: version };
}
