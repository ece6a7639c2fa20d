// The journal of a table: how it was set up, and every entry since. Append-only; the game is what replaying it gives.
import { z } from 'zod';
import { MOST_ID_CHARACTERS } from '../protocol/fields.ts';

/** Raised when the shape of the file changes. */
export const JOURNAL_FORMAT = 1;

/** Who sits at a seat, as the journal keeps it. */
export const seatRecordSchema = z.strictObject({
  /** Empty while a seat is open. */
  name: z.string(),
  /** An open seat waits for whoever comes; no game begins with one. */
  kind: z.enum(['person', 'bot', 'open']),
  bot: z.string().nullable(),
});
export type SeatRecord = z.infer<typeof seatRecordSchema>;

/** How a table was set up: together with the moves it decides everything. */
export const journalHeaderSchema = z.strictObject({
  format: z.literal(JOURNAL_FORMAT),
  game: z.string(),
  rulesVersion: z.int(),
  seats: z.array(seatRecordSchema),
  options: z.record(z.string(), z.unknown()),
  /** Hidden from everybody until the game is over. */
  seed: z.string(),
  setup: z.record(z.string(), z.unknown()),
  decks: z.array(z.array(z.string())),
});
export type JournalHeader = z.infer<typeof journalHeaderSchema>;

const numbered = {
  /** 1, 2, 3 ...: the version of the table after this entry. */
  n: z.int().positive(),
  /** Milliseconds since 1970, stamped by the host. */
  at: z.number(),
};

/** The closed kinds of entry. */
export const journalEntrySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...numbered,
    kind: z.literal('move'),
    seat: z.int(),
    move: z.looseObject({ type: z.string() }),
    /** The client's id of the move, by which a second sending is known. */
    id: z.string(),
    /** The first 16 hexadecimal digits of the state's fingerprint after the move. */
    check: z.string(),
  }),
  /** `seat` takes back the newest moves until the entry `to` is the newest left; 0 for the start. */
  z.strictObject({ ...numbered, kind: z.literal('undo'), to: z.int().nonnegative(), seat: z.int() }),
  z.strictObject({ ...numbered, kind: z.literal('seat'), seat: z.int(), occupant: seatRecordSchema }),
  z.strictObject({ ...numbered, kind: z.literal('end'), reason: z.enum(['over', 'closed']) }),
]);
export type JournalEntry = z.infer<typeof journalEntrySchema>;

/** How a finished game ended, as its file says it. */
export const journalResultSchema = z.strictObject({
  winners: z.array(z.int().nonnegative()),
  scores: z.array(z.number()),
  reason: z.string(),
});

/** A whole journal, as a `.parlor` file holds it. */
export const journalSchema = z.strictObject({
  parlor: z.literal('journal'),
  /** The id of the table where it was written; left out where there was none. */
  table: z.string().min(1).max(MOST_ID_CHARACTERS).optional(),
  header: journalHeaderSchema,
  entries: z.array(journalEntrySchema),
  /** Of a finished game. It adds nothing to the moves, so that a file that was tampered with is found out. */
  result: journalResultSchema.optional(),
});
export type Journal = z.infer<typeof journalSchema>;
