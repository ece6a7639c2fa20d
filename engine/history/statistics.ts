// What many finished games say together. Pure: the host counts, the page draws.
import { z } from 'zod';

/** A first cut, to be filled in with what the page of statistics shows. */
export const statisticsSchema = z.strictObject({
  /** How many games were counted. */
  games: z.int(),
});
export type Statistics = z.infer<typeof statisticsSchema>;
