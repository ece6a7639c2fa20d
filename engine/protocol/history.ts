// What a window and its own host say of finished games: the history, statistics, names.
import { z } from 'zod';
import { gameRecordSchema } from '../history/record.ts';
import { statisticsSchema } from '../history/statistics.ts';
import { idSchema, nameSchema } from './fields.ts';
import { MOST_AT_ONCE } from './kept.ts';

const filter = {
  /** Null for every game. */
  game: z.string().max(64).nullable(),
  /** Games in which somebody of this name played; null for all. */
  name: nameSchema.nullable(),
};

/** What a window asks of its host. */
export const historyRequests = [
  /** Answered with `statistics`. */
  z.strictObject({ type: z.literal('statistics'), id: idSchema, ...filter }),
  /** Finished games, the newest first; answered with `history`. */
  z.strictObject({
    type: z.literal('history'),
    id: idSchema,
    ...filter,
    from: z.int().nonnegative(),
    count: z.int().min(1).max(MOST_AT_ONCE),
  }),
  /** All finished games that the filter lets through, as a file; answered with `exported` of the archive, piece by piece. */
  z.strictObject({ type: z.literal('export-history'), id: idSchema, ...filter, as: z.enum(['csv', 'json']) }),
  /** Games of `name` count as those of `into` from now on; answered with `done`. Refused where both played in one game. */
  z.strictObject({ type: z.literal('merge-name'), id: idSchema, name: nameSchema, into: nameSchema }),
  /** Takes a name out of all finished games, for good; answered with `done`. */
  z.strictObject({ type: z.literal('forget-name'), id: idSchema, name: nameSchema }),
] as const;

/** What a host answers. */
export const historyAnswers = [
  z.strictObject({
    type: z.literal('statistics'),
    id: z.string(),
    statistics: statisticsSchema,
    /** So many games of an older version of the program are still to be read; they are counted when one asks again. */
    unread: z.int(),
  }),
  z.strictObject({
    type: z.literal('history'),
    id: z.string(),
    records: z.array(gameRecordSchema),
    total: z.int(),
  }),
] as const;
