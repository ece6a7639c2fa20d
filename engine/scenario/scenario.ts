// The envelope of a scenario: a game, how it is set up and the moves to make, checked before anything is played.
import { z } from 'zod';
import { placeOf, SetupError } from '../core/errors.ts';
import { WATCHER, type Seat, type Viewer } from '../core/seat.ts';
import type { AnyGame } from '../session/session.ts';

/** Whoever runs a scenario may look at it through any eyes, also through those of the host, who sees everything. */
export const HOST = 'host';
export type Onlooker = Viewer | typeof HOST;

/** The games that a scenario may name, by id. */
export type Games = Readonly<Record<string, AnyGame>>;

/** A scenario whose form is right. Its options, set-up, lists and moves are still checked by the game when they are used. */
export interface Scenario {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly decks: readonly (readonly string[])[];
  readonly moves: readonly (readonly [seat: Seat, move: object])[];
  /** Whose view is wanted; undefined where the scenario does not say. */
  readonly as: Onlooker | undefined;
}

/** Any object, as it is: copying it would lose a key such as `__proto__`, which is then said to be unknown. */
const record = (name: string) =>
  z.custom<Readonly<Record<string, unknown>>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    `must be an object such as {}; leave it out for the default ${name}.`,
  );

const envelope = {
  game: z.string('must be the id of a game, such as "magic-trick".'),
  seats: z.int('must be a whole number of players.'),
  options: record('options').default({}),
  setup: record('set-up').default({}),
  seed: z.string('must be a text; put it in quotation marks.').default(''),
  decks: z
    .array(
      z.array(z.string('must be the code of a card, in quotation marks.'), 'must be a list of card codes.'),
      'must be a list of lists of card codes.',
    )
    .default([]),
  moves: z.array(z.unknown(), 'must be a list of [seat, move] pairs.').default([]),
};
const scenarioSchema = z.strictObject(envelope, 'must be a JSON object with "game" and "seats".');
const lineSchema = z.strictObject(
  { ...envelope, as: z.unknown().optional() },
  'must be a JSON object with "game" and "seats".',
);

/**
 * Checks the form of a scenario from outside.
 * @param line whether it is one of many, which may say in `as` whose view is wanted
 * @throws SetupError naming the place (`scenario.foo`, `seats`, `moves[3]`) and the remedy
 */
export function parseScenario(value: unknown, games: Games, line = false): Scenario {
  const parsed = (line ? lineSchema : scenarioSchema).safeParse(value);
  if (!parsed.success) throw envelopeError(parsed.error.issues[0]);
  const { data } = parsed;
  const game = gameNamed(data.game, games);
  checkSeats(data.seats, game);
  checkMoves(data.moves, data.seats);
  const as = 'as' in data && data.as !== undefined ? parseOnlooker(data.as, data.seats, 'as') : undefined;
  return { ...data, game, moves: data.moves as Scenario['moves'], as };
}

/** The game of that id. @throws SetupError naming `game` and the ids there are */
export function gameNamed(id: string, games: Games): AnyGame {
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (game) return game;
  throw new SetupError('game', `There is no game "${id}"; choose one of: ${Object.keys(games).join(', ')}.`);
}

/**
 * Whose eyes: a seat, `watcher` or `host`; a seat may be a number or written out.
 * @throws SetupError naming `place`
 */
export function parseOnlooker(value: unknown, seats: number, place: string): Onlooker {
  if (value === WATCHER || value === HOST) return value;
  const seat = typeof value === 'string' && /^(0|[1-9]\d{0,2})$/.test(value) ? Number(value) : value;
  if (typeof seat === 'number' && isSeat(seat, seats)) return seat;
  throw new SetupError(place, `must be a seat from 0 to ${seats - 1}, "${WATCHER}" or "${HOST}".`);
}

/** Whether a game takes so many players. @throws SetupError naming `seats` */
export function checkSeats(seats: number, game: AnyGame): void {
  const { min, max } = game.seats;
  if (seats >= min && seats <= max) return;
  throw new SetupError('seats', `${game.id} is for ${min} to ${max} players, not ${seats}.`);
}

function checkMoves(moves: readonly unknown[], seats: number): void {
  for (const [index, pair] of moves.entries()) {
    if (!Array.isArray(pair) || pair.length !== 2 || !isObject(pair[1]) || typeof pair[0] !== 'number') {
      throw new SetupError(`moves[${index}]`, 'must be [seat, move], such as [0, {"type":"pass"}].');
    }
    if (!isSeat(pair[0], seats)) {
      throw new SetupError(`moves[${index}]`, `names seat ${pair[0]}; the seats here are 0 to ${seats - 1}.`);
    }
  }
}

function isSeat(value: number, seats: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < seats;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function envelopeError(issue: z.core.$ZodIssue | undefined): SetupError {
  if (issue?.code === 'unrecognized_keys') {
    const key = issue.keys[0] ?? '';
    const remedy = key === 'as' ? 'ask with --as instead, or run --lines.' : 'leave it out.';
    return new SetupError(`scenario.${key}`, `is not known here; ${remedy}`);
  }
  return new SetupError(placeOf(issue?.path ?? []) || 'scenario', issue?.message ?? 'is wrong.');
}
