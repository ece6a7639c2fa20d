// What a host says to a client: a closed union. Everything about a game in it went through that viewer's view.
import { z } from 'zod';
import { historyAnswers } from './history.ts';
import { keptAnswers, undoneSchema } from './kept.ts';
import {
  awaySchema,
  companySchema,
  foundSchema,
  guestSchema,
  hostingSchema,
  occupantSchema,
  passSchema,
  seatElsewhereSchema,
  ticketSchema,
} from './network.ts';
import { broughtSchema, noticeSchema, rememberedNewsSchema, rememberedSchema } from './settings.ts';
import { troubleSchema } from './trouble.ts';
import { backSchema, undoingSchema } from './undo.ts';

const fact = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
export const refusalSchema = z.strictObject({ code: z.string(), facts: z.record(z.string(), fact) });

const place = z.union([z.number(), z.string(), z.null()]);
const choice = z.strictObject({ move: z.string(), at: place, refusal: refusalSchema.nullable() });

/** A table in a list. */
export const tableInfoSchema = z.strictObject({
  id: z.string(),
  game: z.string(),
  names: z.array(z.string()),
  status: z.enum(['playing', 'over']),
  version: z.int(),
  /** When it was last played at, in milliseconds since 1970. */
  at: z.number(),
  /** How many moves were made; the version counts other entries too. */
  moves: z.int(),
  /** It is open to the network. */
  isHosted: z.boolean(),
  /** It waits for guests, and the game has not begun. */
  gathers: z.boolean(),
  /** What a person called it; empty for nothing. */
  title: z.string(),
});
export type TableInfo = z.infer<typeof tableInfoSchema>;

export const toClientSchema = z.discriminatedUnion('type', [
  /** First words: `{"type":"welcome","protocol":5,"program":"0.1.0","role":"owner","tables":[],"elsewhere":[]}` */
  z.strictObject({
    type: z.literal('welcome'),
    protocol: z.int(),
    program: z.string(),
    /** The host's own window, or somebody on the network, who is told of no tables. */
    role: z.enum(['owner', 'guest']),
    tables: z.array(tableInfoSchema),
    elsewhere: z.array(seatElsewhereSchema),
    /** Of the window's own host alone. */
    own: z
      .strictObject({
        /** What windows had it remember. */
        remembered: rememberedSchema,
        /** What its person should know. */
        notices: z.array(noticeSchema),
        /** How many tables can be continued; `tables` are the last played of them. */
        unfinished: z.int(),
      })
      .optional(),
  }),
  /** The tables that can be continued, after a change. */
  z.strictObject({
    type: z.literal('tables'),
    tables: z.array(tableInfoSchema),
    /** How many there are; `tables` are the last played of them. */
    unfinished: z.int(),
  }),
  /** A whole view and the events that led to it; after joining, reloading or a cut, `past` tells the game so far. */
  z.strictObject({
    type: z.literal('view'),
    table: z.string(),
    /** Numbers journal entries; orders views. */
    version: z.int(),
    seats: z.array(occupantSchema),
    /** The seats that are played from here; several where people share a screen. */
    holds: z.array(z.int()),
    /** The seat whose person is called to lift the curtain; while it is down the view is the watcher's. Null: it is up. */
    curtain: z.int().nullable(),
    view: z.looseObject({ game: z.string() }),
    events: z.array(z.looseObject({ type: z.string() })),
    /**
     * Every event of the game so far as this viewer heard it, those of `events` at its end; in the first view after a
     * join, and when the viewer is another one.
     */
    past: z.array(z.looseObject({ type: z.string() })).optional(),
    /** What was taken back so far, wherever `past` is told and there is any. */
    undone: z.array(undoneSchema).optional(),
    /** Whether these eyes have a decision to take back now; left out where they have none. */
    back: backSchema.optional(),
  }),
  /** A move was applied and is durable: `{"type":"accepted","id":"m1","version":12}` */
  z.strictObject({ type: z.literal('accepted'), id: z.string(), version: z.int() }),
  /** A move was refused and changed nothing. `stale`: the seat is no longer asked that question. */
  z.strictObject({ type: z.literal('refused'), id: z.string(), refusal: refusalSchema }),
  /** The answer to `consider`. */
  z.strictObject({
    type: z.literal('considered'),
    id: z.string(),
    refusal: refusalSchema.nullable(),
    lacks: refusalSchema.nullable(),
    next: z.array(choice),
    preview: z.looseObject({}).nullable(),
  }),
  undoingSchema,
  ...keptAnswers,
  ...historyAnswers,
  rememberedNewsSchema,
  broughtSchema,
  companySchema,
  hostingSchema,
  ticketSchema,
  guestSchema,
  passSchema,
  foundSchema,
  awaySchema,
  /** A request of a host's window was done, where nothing else says so. */
  z.strictObject({ type: z.literal('done'), id: z.string() }),
  /** A request that could not be done, or a table that cannot go on. */
  troubleSchema,
]);
export type ToClient = z.infer<typeof toClientSchema>;
