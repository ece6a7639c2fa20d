// What a client says to a host: a closed union, parsed at the edge and trusted inside.
import { z } from 'zod';

const MOST_NAME_CHARACTERS = 40;
const MOST_ID_CHARACTERS = 64;
const MOST_SEATS = 7;

/** Controls, halves of characters, and the marks that turn all that follows; the joiners of scripts and emoji stay. */
const UNFIT_IN_A_NAME = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** A name as it is shown: one line that leaves its surroundings as they are. What does not fit in one is taken out. */
const name = z
  .string()
  .transform((given) => given.replace(/\s+/gu, ' ').replace(UNFIT_IN_A_NAME, '').trim())
  .pipe(z.string().min(1).max(MOST_NAME_CHARACTERS));

const id = z.string().min(1).max(MOST_ID_CHARACTERS);

/** Who shall sit where when a table is opened. */
export const seatRequestSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name }),
  z.strictObject({ kind: z.literal('bot'), name, bot: z.string().max(MOST_ID_CHARACTERS) }),
]);
export type SeatRequest = z.infer<typeof seatRequestSchema>;

export const toTableSchema = z.discriminatedUnion('type', [
  /** First words: `{"type":"hello","protocol":1}` */
  z.strictObject({ type: z.literal('hello'), protocol: z.int() }),
  /** Opens a table: the game, who sits where, options. */
  z.strictObject({
    type: z.literal('open'),
    id,
    game: z.string().max(MOST_ID_CHARACTERS),
    seats: z.array(seatRequestSchema).min(1).max(MOST_SEATS),
    options: z.record(z.string(), z.unknown()),
  }),
  /** Goes to a table, after a start or a cut; answered with a full view. */
  z.strictObject({ type: z.literal('join'), id, table: id }),
  /** Leaves the table; it stays as it is. */
  z.strictObject({ type: z.literal('leave'), id }),
  /** The person at `seat` is at the screen: shows their view. Answered with a view, also when another is called now. */
  z.strictObject({
    type: z.literal('lift'),
    id,
    table: id,
    seat: z
      .int()
      .min(0)
      .max(MOST_SEATS - 1),
  }),
  /** A move: `question` is the id of the question it answers, `id` is unique, so that it is applied exactly once. */
  z.strictObject({
    type: z.literal('move'),
    id,
    table: id,
    question: z.string().max(200),
    move: z.unknown(),
  }),
  /** A partial move: may it go on like that, and how? Changes nothing. */
  z.strictObject({
    type: z.literal('consider'),
    id,
    table: id,
    question: z.string().max(200),
    partial: z.unknown(),
  }),
]);
export type ToTable = z.infer<typeof toTableSchema>;
