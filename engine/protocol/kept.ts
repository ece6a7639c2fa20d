// What a window and its own host say of kept games: the archive, replays, what leaves and comes as a file.
import { z } from 'zod';
import { idSchema, MOST_ID_CHARACTERS, MOST_SEATS, nameSchema, seatSchema } from './fields.ts';
import { occupantSchema } from './network.ts';

/** A name that a person gives a table; what does not fit in one line is taken out. */
export const MOST_TITLE_CHARACTERS = 60;
/** A file goes to the host in pieces of at most so many characters. */
export const MOST_PIECE_CHARACTERS = 24_000;
/** The largest file that a host takes, in characters: ten times the longest game. */
export const MOST_FILE_CHARACTERS = 16_000_000;
/** So many tables, or steps of a replay, are told at once at most. */
export const MOST_AT_ONCE = 100;

/** Through whose eyes a replay is seen; `open`: everybody's cards lie open. */
export const eyesSchema = z.union([seatSchema, z.literal('watcher'), z.literal('open')]);
export type Eyes = z.infer<typeof eyesSchema>;

const count = z.int().min(1).max(MOST_AT_ONCE);
const from = z.int().nonnegative();
const ofTable = { id: idSchema, table: idSchema };

/** A table as the archive shows it. */
export const keptTableSchema = z.strictObject({
  id: z.string(),
  /** What a person called it; empty for nothing. */
  title: z.string(),
  game: z.string(),
  /** Who sits there now, by seat. */
  seats: z.array(occupantSchema),
  status: z.enum(['playing', 'over']),
  /** When it was opened and last played at, in milliseconds since 1970. */
  since: z.number(),
  at: z.number(),
  moves: z.int(),
  isHosted: z.boolean(),
  gathers: z.boolean(),
  /** By seat, ascending; null while it is played, and where it is not known. */
  winners: z.array(z.int()).nullable(),
  /** When it was deleted; it can be brought back for a while. Null: it was not. */
  deletedAt: z.number().nullable(),
  /** It cannot be played on, only looked at: other rules than this program's, or what one seat saw of a game elsewhere. */
  only: z.enum(['other-rules', 'sight']).nullable(),
});
export type KeptTable = z.infer<typeof keptTableSchema>;

/** What a window asks of its host. Each is answered by what bears its `id`, or by `trouble`. */
export const keptRequests = [
  /** Tables of the archive, the last played first; answered with `shelf`. */
  z.strictObject({
    type: z.literal('shelf'),
    id: idSchema,
    which: z.enum(['unfinished', 'finished', 'deleted']),
    /** Null for every game. */
    game: z.string().max(64).nullable(),
    /** In names and titles; empty for all. */
    find: z.string().max(60),
    from,
    count,
  }),
  /** How a table lies there, as a watcher may see it; answered with `picture`. */
  z.strictObject({ type: z.literal('picture'), ...ofTable }),
  /** Gives a table a name of its own, or (empty) takes it away; answered with `done`. */
  z.strictObject({
    type: z.literal('rename'),
    ...ofTable,
    title: z.string().max(4 * MOST_TITLE_CHARACTERS),
  }),
  /** Makes a second table that stands where this one does; answered with `kept`. */
  z.strictObject({ type: z.literal('copy'), ...ofTable }),
  /** Puts a table away, or brings it back; answered with `done`. */
  z.strictObject({ type: z.literal('delete'), ...ofTable }),
  z.strictObject({ type: z.literal('restore'), ...ofTable }),
  /** Steps of a game as somebody saw it; answered with `steps`. */
  z.strictObject({ type: z.literal('replay'), ...ofTable, eyes: eyesSchema, from, count }),
  /** A new table that stands after `step` moves of a finished game, with these seats; opens it, as `open` does. */
  z.strictObject({
    type: z.literal('branch'),
    ...ofTable,
    step: z.int().nonnegative(),
    seats: z
      .array(
        z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('person'), name: nameSchema }),
          z.strictObject({
            kind: z.literal('bot'),
            name: nameSchema,
            bot: z.string().max(MOST_ID_CHARACTERS),
          }),
        ]),
      )
      .min(1)
      .max(MOST_SEATS),
  }),
  /**
   * A game as a `.parlor` file: the whole of a finished one (`eyes` null), or what one seat or a watcher saw. Of an unfinished
   * one only what somebody saw who alone plays at this screen, or a watcher. Answered with `exported`, piece by piece.
   */
  z.strictObject({
    type: z.literal('export'),
    ...ofTable,
    eyes: z.union([seatSchema, z.literal('watcher')]).nullable(),
  }),
  /**
   * A piece of a `.parlor` file, in their order; the next is sent when this one was answered with `done`. The last one is
   * answered with `kept`, or with the trouble that names what is wrong with the file; then nothing was changed.
   */
  z.strictObject({
    type: z.literal('import'),
    id: idSchema,
    /** Of the file, for sentences. */
    name: z.string().max(200),
    /** One for all pieces of a file. */
    file: idSchema,
    piece: z.int().nonnegative(),
    pieces: z.int().min(1),
    text: z.string().max(MOST_PIECE_CHARACTERS),
  }),
] as const;

/** Events that were taken back, as the viewer heard them. They stand before the event `at` of the `past`. */
export const undoneSchema = z.strictObject({
  at: z.int().nonnegative(),
  /** Who took them back. */
  seat: z.int(),
  /** How many moves. */
  moves: z.int(),
  events: z.array(z.looseObject({ type: z.string() })),
});
export type Undone = z.infer<typeof undoneSchema>;

const stepSchema = z.strictObject({
  /** The version of the table after it: the number of its entry, 0 for the beginning. */
  n: z.int(),
  /** When it was made, in milliseconds since 1970; 0 where it is not known. */
  at: z.number(),
  /** Who moved; null for the beginning. */
  seat: z.int().nullable(),
  view: z.looseObject({ game: z.string() }),
  events: z.array(z.looseObject({ type: z.string() })),
  /** Everybody's cards, by seat; only through open eyes. */
  open: z.array(z.array(z.string())).optional(),
});
export type ReplayStep = z.infer<typeof stepSchema>;

/** What a host answers. */
export const keptAnswers = [
  z.strictObject({
    type: z.literal('shelf'),
    id: z.string(),
    tables: z.array(keptTableSchema),
    /** How many there are of these, whatever part of them was asked for. */
    total: z.int(),
    /** Tables in the file that this program cannot read. */
    unreadable: z.int(),
  }),
  z.strictObject({
    type: z.literal('picture'),
    id: z.string(),
    table: z.string(),
    seats: z.array(occupantSchema),
    /** A watcher's. */
    view: z.looseObject({ game: z.string() }),
  }),
  /** A table is kept: a copy, or what a file held. */
  z.strictObject({
    type: z.literal('kept'),
    id: z.string(),
    table: z.string(),
    /** False: it was there already. */
    isNew: z.boolean(),
    /** `over` also where it can only be watched. */
    status: z.enum(['playing', 'over']),
  }),
  z.strictObject({
    type: z.literal('steps'),
    id: z.string(),
    table: z.string(),
    game: z.string(),
    title: z.string(),
    seats: z.array(occupantSchema),
    options: z.record(z.string(), z.unknown()),
    /** Through whose eyes; and whose there are to choose from. */
    eyes: eyesSchema,
    choices: z.array(eyesSchema),
    isOver: z.boolean(),
    /** A new game can be begun from here. */
    mayBranch: z.boolean(),
    /** How many steps there are; step 0 is the beginning. */
    total: z.int(),
    from: z.int(),
    steps: z.array(stepSchema),
    /** All that was taken back in the whole game, `at` counted in all events of all steps. */
    undone: z.array(undoneSchema),
    /** Why it is followed no further than this: a trouble's code and facts. Null where it is whole. */
    ends: z
      .strictObject({ code: z.string(), facts: z.record(z.string(), z.union([z.string(), z.number()])) })
      .nullable(),
  }),
  z.strictObject({
    type: z.literal('exported'),
    id: z.string(),
    /** How the file is to be called, such as `Magic Trick 2026-12-01.parlor`. */
    name: z.string(),
    piece: z.int(),
    pieces: z.int(),
    text: z.string(),
  }),
] as const;
