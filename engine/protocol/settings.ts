// What a window tells its own host to remember, so that it is there again in whatever window is opened next.
import { z } from 'zod';
import { idSchema } from './fields.ts';
import { troubleFactsSchema, TROUBLES } from './trouble.ts';

/** What is remembered: by a key such as `parlor.settings`, a JSON value. Each is for its owner to read, and to bear where it is broken. */
export const rememberedSchema = z.record(z.string().max(64), z.unknown());
export type Remembered = z.infer<typeof rememberedSchema>;

/** Remembers one value, null to forget it; where it was kept every window is told, the one that said it too. */
export const rememberSchema = z.strictObject({
  type: z.literal('remember'),
  id: idSchema,
  key: z.string().min(1).max(64),
  value: z.unknown(),
});

/** A window has had something remembered, or (null) forgotten. Told in the order in which it was kept. */
export const rememberedNewsSchema = z.strictObject({
  type: z.literal('remembered'),
  key: z.string(),
  value: z.unknown(),
});

/** What became of a file that the system had the program open: every window is told, or the first one that comes. */
export const broughtSchema = z.strictObject({
  type: z.literal('brought'),
  id: z.string(),
  /** The name of the file. */
  file: z.string(),
  /** The table that holds it now; null where it could not be taken in. */
  kept: z
    .strictObject({
      table: z.string(),
      /** False: it was there already. */
      isNew: z.boolean(),
      status: z.enum(['playing', 'over']),
    })
    .nullable(),
  /** Why it could not; null where it was. */
  trouble: z.strictObject({ code: z.enum(TROUBLES), facts: troubleFactsSchema }).nullable(),
});
export type Brought = z.infer<typeof broughtSchema>;

/** Something that a person should know of how the program found its data: a code of the catalogue and its facts. */
export const noticeSchema = z.strictObject({
  code: z.enum([
    /** A damaged or foreign file was set aside; facts: `file`, `aside`, `why` (`garbled`, `foreign` or `damaged`), `saved` and `backup`: how many games were saved out of it, and brought back from a backup. */
    'set-aside',
    /** The file was gone, or empty; facts: `file`, `why` (`missing` or `empty`), `backup`: how many games were brought back from a backup. */
    'brought-back',
    /** The folder cannot be written: nothing of this visit is kept; facts: `folder`, `why`. */
    'not-kept',
    /** The disk is nearly or quite full; facts: `folder`. */
    'disk-full',
  ]),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Notice = z.infer<typeof noticeSchema>;
