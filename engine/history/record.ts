// What is remembered of a finished game: who played what when, and how it ended.
import { z } from 'zod';

/** Somebody who played. */
export const playerRecordSchema = z.strictObject({
  /** Empty where it was forgotten. */
  name: z.string(),
  /** As they sat at the end; a bot that stood in for somebody lost is a bot. */
  kind: z.enum(['person', 'bot']),
  /** The kind of bot; null for people. */
  bot: z.string().nullable(),
  /** What that means is the game's. */
  score: z.number(),
  won: z.boolean(),
});
export type PlayerRecord = z.infer<typeof playerRecordSchema>;

/** A finished game. */
export const gameRecordSchema = z.strictObject({
  /** The id of its table. */
  table: z.string(),
  game: z.string(),
  /** When it was opened and when it ended, in milliseconds since 1970. */
  since: z.number(),
  at: z.number(),
  /** How many moves count. */
  moves: z.int(),
  /** How it ended: a key of the game's vocabulary. */
  reason: z.string(),
  /** By seat. */
  players: z.array(playerRecordSchema),
});
export type GameRecord = z.infer<typeof gameRecordSchema>;
