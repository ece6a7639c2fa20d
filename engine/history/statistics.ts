// What many finished games say together: the shape of it. How it is counted is in `count.ts`; the page draws it.
import { z } from 'zod';

/** So many of the newest results stand in the strip of a player. */
export const MOST_IN_A_STRIP = 24;
/** So many people, those with most games, are followed through time and compared with one another. */
export const MOST_COMPARED = 6;

/** How often people won of so many games. */
const wins = {
  games: z.int(),
  wins: z.int(),
  /** How many they would win in the mean if everybody at each table were equally good. */
  even: z.number(),
};

const countOfGameSchema = z.strictObject({
  game: z.string(),
  games: z.int(),
  /** Moves of a game, in the mean. */
  moves: z.number(),
  /** Minutes from the opening to the end, of the game in the middle; of those played within a day, null where none was. */
  minutes: z.number().nullable(),
  /** The best score of a person, and whose; null where nobody had one, or scores of the game only say who won. */
  best: z.strictObject({ name: z.string(), score: z.number() }).nullable(),
});

const countOfPlayerSchema = z.strictObject({
  /** As it was written last. */
  name: z.string(),
  ...wins,
  /** So many games in a row, the newest last, all won or none. */
  streak: z.strictObject({ won: z.boolean(), length: z.int() }),
  longestWon: z.int(),
  longestLost: z.int(),
  /** Whether they won, in order, the newest last; the newest games only. */
  last: z.array(z.boolean()),
  /** By game, of games whose scores mean something. */
  scores: z.array(z.strictObject({ game: z.string(), games: z.int(), mean: z.number(), best: z.number() })),
});

export const statisticsSchema = z.strictObject({
  /** How many games were counted. */
  games: z.int(),
  /** Everybody in all finished games whatever the filter, who played most first. */
  names: z.array(z.string()),
  /** So many seats in them were those of people whose names were forgotten; they are in no list of names. */
  forgotten: z.int(),
  /** The game that was played most first. */
  byGame: z.array(countOfGameSchema),
  /** People in the games that were counted, who played most first. */
  players: z.array(countOfPlayerSchema),
  /** People against bots of a kind, seat by seat, game by game; of one person only, where the filter names one. */
  bots: z.array(z.strictObject({ game: z.string(), bot: z.string(), ...wins })),
  /** By the number of players; `tables` are games, the others count people's seats, or the one person's. */
  sizes: z.array(z.strictObject({ players: z.int(), tables: z.int(), ...wins })),
  /** Two people at the same tables: who won and the other did not. Of those who played most. */
  meetings: z.array(
    z.strictObject({
      one: z.string(),
      other: z.string(),
      games: z.int(),
      oneAhead: z.int(),
      otherAhead: z.int(),
    }),
  ),
  /** How it went in the course of time, without gaps; null without games. */
  course: z
    .strictObject({
      unit: z.enum(['day', 'week', 'month', 'year']),
      /** The first day of each, such as `2026-11-30`, where the host is. */
      from: z.array(z.string()),
      games: z.array(z.int()),
      /** Wins in each. Of those who played most. */
      players: z.array(z.strictObject({ name: z.string(), wins: z.array(z.int()) })),
    })
    .nullable(),
});
export type Statistics = z.infer<typeof statisticsSchema>;
export type CountOfGame = Statistics['byGame'][number];
export type CountOfPlayer = Statistics['players'][number];
export type Course = NonNullable<Statistics['course']>;

/** Which games are counted. */
export interface HistoryFilter {
  /** Null for every game. */
  readonly game: string | null;
  /** Games in which a person of this name played; null for all. */
  readonly name: string | null;
}
