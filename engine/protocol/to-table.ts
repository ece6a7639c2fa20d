// What a window says to its own host: a closed union, parsed at the edge and trusted inside.
import { z } from 'zod';
import { idSchema, MOST_ID_CHARACTERS, MOST_SEATS, nameSchema, seatSchema } from './fields.ts';
import { guestMessages, helloSchema } from './from-guest.ts';
import { historyRequests } from './history.ts';
import { keptRequests } from './kept.ts';
import { rememberSchema } from './settings.ts';

const person = z.strictObject({ kind: z.literal('person'), name: nameSchema });
const bot = z.strictObject({
  kind: z.literal('bot'),
  name: nameSchema,
  bot: z.string().max(MOST_ID_CHARACTERS),
});
/** A seat for whoever comes over the network. */
const open = z.strictObject({ kind: z.literal('open') });

/** Who shall sit where when a table is opened. */
export const seatRequestSchema = z.discriminatedUnion('kind', [person, bot, open]);
export type SeatRequest = z.infer<typeof seatRequestSchema>;

/** The longest time for a lost guest to come back before the host may let a bot play, in milliseconds. */
export const MOST_GRACE_MS = 3_600_000;
const ADDRESS_CHARACTERS = 200;

export const toTableSchema = z.discriminatedUnion('type', [
  helloSchema,
  ...guestMessages,
  /**
   * Opens a table: the game, who sits where, options; `gathers` when it waits for guests before it begins. The guests of
   * the table `after` come along, each to the seat of their name.
   */
  z.strictObject({
    type: z.literal('open'),
    id: idSchema,
    game: z.string().max(MOST_ID_CHARACTERS),
    seats: z.array(seatRequestSchema).min(1).max(MOST_SEATS),
    options: z.record(z.string(), z.unknown()),
    gathers: z.boolean().optional(),
    after: idSchema.optional(),
  }),
  /** The person at `seat` is at the screen: shows their view. Answered with a view, also when another is called now. */
  z.strictObject({ type: z.literal('lift'), id: idSchema, table: idSchema, seat: seatSchema }),

  /** Opens a table to the network, or takes it off; answered with `hosting`. So are all of these that follow. */
  z.strictObject({ type: z.literal('host'), id: idSchema, table: idSchema, on: z.boolean() }),
  /**
   * How guests are dealt with: whether each is asked about, and how long a lost one is waited for. With `newCode` the
   * table gets another join code; whoever has come in stays, and comes back with their pass.
   */
  z.strictObject({
    type: z.literal('manners'),
    id: idSchema,
    table: idSchema,
    asks: z.boolean().optional(),
    graceMs: z.int().min(0).max(MOST_GRACE_MS).optional(),
    newCode: z.literal(true).optional(),
  }),
  /** The game begins: nobody is waited for any more. */
  z.strictObject({ type: z.literal('begin'), id: idSchema, table: idSchema }),
  /** Lets somebody who asks in, or not. */
  z.strictObject({
    type: z.literal('admit'),
    id: idSchema,
    table: idSchema,
    request: idSchema,
    yes: z.boolean(),
  }),
  /**
   * Sends a guest away; their pass is worth nothing any more. Once the game has begun their seat is played by a bot of
   * the kind `bot`, or without it at the screen.
   */
  z.strictObject({
    type: z.literal('remove'),
    id: idSchema,
    table: idSchema,
    guest: idSchema,
    bot: z.string().max(MOST_ID_CHARACTERS).optional(),
  }),
  /** Somebody else at a seat: a person at this screen, a bot, or whoever comes (only before the game has begun). */
  z.strictObject({
    type: z.literal('sit'),
    id: idSchema,
    table: idSchema,
    seat: seatSchema,
    who: z.discriminatedUnion('kind', [
      /** Without a name the seat keeps the one it has. */
      z.strictObject({ kind: z.literal('person'), name: nameSchema.optional() }),
      z.strictObject({
        kind: z.literal('bot'),
        name: nameSchema.optional(),
        bot: z.string().max(MOST_ID_CHARACTERS),
      }),
      open,
    ]),
  }),
  /** A ticket for the device that shall play a seat; answered with `ticket`. */
  z.strictObject({ type: z.literal('invite'), id: idSchema, table: idSchema, seat: seatSchema }),

  /** Begins or stops to look for tables on the network; answered with `found`, again with every change. */
  z.strictObject({ type: z.literal('look'), id: idSchema, on: z.boolean() }),
  /**
   * Goes to another host: from now on what a guest may say is carried there, and its answers come back. Answered with `away`.
   * A table that was found by name may be asked for by any of its addresses.
   */
  z.strictObject({
    type: z.literal('reach'),
    id: idSchema,
    address: z.string().min(1).max(ADDRESS_CHARACTERS),
  }),
  /** Comes back from another host. */
  z.strictObject({ type: z.literal('part'), id: idSchema }),
  /** Forgets a table elsewhere at which one had a seat. */
  z.strictObject({ type: z.literal('forget'), id: idSchema, table: idSchema }),

  ...keptRequests,
  ...historyRequests,
  rememberSchema,
]);
export type ToTable = z.infer<typeof toTableSchema>;
