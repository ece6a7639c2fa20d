// What somebody may say to a host over the network: the whole of what its second listener understands.
import { z } from 'zod';
import { idSchema, nameSchema, seatSchema } from './fields.ts';
import { undoRequests } from './undo.ts';

/** A join code, a ticket or a secret: longer than any of them. */
const keySchema = z.string().min(1).max(64);

/** By what a guest knows a table. */
export const keysSchema = z.discriminatedUnion('by', [
  /** The code that the host shows, however it was typed. */
  z.strictObject({ by: z.literal('code'), code: keySchema }),
  /** A ticket from a QR code for one seat; it works once. */
  z.strictObject({ by: z.literal('ticket'), ticket: keySchema }),
  /** What the host gave to come back with. */
  z.strictObject({ by: z.literal('pass'), table: idSchema, secret: keySchema }),
]);
export type Keys = z.infer<typeof keysSchema>;

/**
 * First words: `{"type":"hello","protocol":5}`; another copy names its version. A later version may say more, and is to
 * be told which one this is: what else stands here is left out.
 */
export const helloSchema = z.object({
  type: z.literal('hello'),
  protocol: z.int(),
  program: z.string().max(40).optional(),
});

const question = z.string().max(200);

export const guestMessages = [
  /** Comes to a table of this host; answered with `company` and `guest`, with a seat's pass also with the view. */
  z.strictObject({ type: z.literal('knock'), id: idSchema, keys: keysSchema }),
  /** Asks for a seat, or to watch (null); answered with `guest`. */
  z.strictObject({
    type: z.literal('ask'),
    id: idSchema,
    table: idSchema,
    seat: seatSchema.nullable(),
    name: nameSchema,
  }),
  /** Goes to a table, or asks once more for its whole view; a guest only to where they have been let in. */
  z.strictObject({ type: z.literal('join'), id: idSchema, table: idSchema }),
  /** Leaves the table; it stays as it is, and so does the pass of a guest. */
  z.strictObject({ type: z.literal('leave'), id: idSchema }),
  /** A move: `question` is the id of the question it answers, `id` is unique, so that it is applied exactly once. */
  z.strictObject({ type: z.literal('move'), id: idSchema, table: idSchema, question, move: z.unknown() }),
  /** A partial move: may it go on like that, and how? Changes nothing. */
  z.strictObject({
    type: z.literal('consider'),
    id: idSchema,
    table: idSchema,
    question,
    partial: z.unknown(),
  }),
  ...undoRequests,
] as const;

export const fromGuestSchema = z.discriminatedUnion('type', [helloSchema, ...guestMessages]);
export type FromGuest = z.infer<typeof fromGuestSchema>;
