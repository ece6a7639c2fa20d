// Plays many seeded games between bots and sums up how they fared.
import type { BotKind } from '../bots/bot.ts';
import type { AnyGame } from '../session/session.ts';
import { playGame } from './game.ts';
import { percentiles, rounded, type Percentiles } from './statistics.ts';
import { tally, type Difference, type KindTally, type SeatTally } from './tally.ts';

/** What is to be played. */
export interface Simulation {
  readonly game: AnyGame;
  readonly seats: number;
  /** Fewer kinds than seats are repeated in their order. */
  readonly kinds: readonly BotKind[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Whole games. */
  readonly deals: number;
  readonly seed: string;
  /** Every game moves the kinds on by one seat, so that each sits everywhere. */
  readonly rotate: boolean;
  /** Steps of search for each move of a bot. */
  readonly steps: number;
  /** A clock in milliseconds, for what is measured. */
  now(): number;
}

/** What is printed of it; the same seed gives the same numbers, except for times. */
export interface SimulationReport {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** By seat of the first game. */
  readonly bots: readonly string[];
  readonly rotate: boolean;
  readonly steps: number;
  readonly deals: number;
  readonly seed: string;
  /** How the numbers are meant. */
  readonly notes: readonly string[];
  readonly hands: number;
  readonly perSeat: readonly SeatTally[];
  readonly perBot: readonly KindTally[];
  readonly differences: readonly Difference[];
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly thinkMs: Percentiles;
  readonly illegalMoves: number;
  /** The first few illegal moves, to look into. */
  readonly illegalSamples: readonly string[];
}

/** Steps of search for each move where the caller does not say. */
export const DEFAULT_STEPS = 1000;

/** How the numbers are meant: with what is counted by hand, or without in a game that scores no hands. */
const notesOf = (scoresHands: boolean): readonly string[] => [
  'wins: a victory shared by k seats counts 1/k for each of them',
  scoresHands
    ? 'score, scorePerHand: mean with its 95 % interval, mean +- 1.96 standard errors; n games or n hands'
    : 'score: mean with its 95 % interval, mean +- 1.96 standard errors; n games. This game scores no hands',
  `perBot: a kind in several seats counts with the mean of its seats, one value a game${scoresHands ? ' or hand' : ''}`,
  `differences: the first kind minus another, taken game by game${scoresHands ? ' and hand by hand' : ''}`,
];
const ILLEGAL_SAMPLES = 5;

/** Plays the games one after the other. @throws SetupError for wrong options or numbers of seats */
export function simulate(given: Simulation): SimulationReport {
  const { game, seats, deals, now } = given;
  const lineup = repeated(given.kinds, seats);
  const sums = tally(seats, [...new Set(lineup.map((kind) => kind.id))]);
  const thinkMs: number[] = [];
  const illegal: string[] = [];
  let [moves, hands, illegalMoves] = [0, 0, 0];

  const begun = now();
  for (let deal = 0; deal < deals; deal += 1) {
    const kinds = given.rotate ? rotated(lineup, deal) : lineup;
    const played = playGame({ ...given, kinds, seed: `${given.seed}/${deal}` });
    sums.add(
      played,
      kinds.map((kind) => kind.id),
    );
    moves += played.moves;
    hands += played.hands.length;
    for (const times of played.thinkMs) for (const time of times) thinkMs.push(time);
    illegalMoves += played.illegal.length;
    for (const { seat, after, code } of played.illegal.slice(0, ILLEGAL_SAMPLES - illegal.length)) {
      illegal.push(`deal ${deal}, after move ${after}, seat ${seat} (${kinds[seat]?.id}): ${code}`);
    }
  }
  const seconds = (now() - begun) / 1000;

  return {
    game: game.id,
    seats,
    options: given.options,
    bots: lineup.map((kind) => kind.id),
    rotate: given.rotate,
    steps: given.steps,
    deals,
    seed: given.seed,
    notes: notesOf(game.handPoints !== undefined),
    hands,
    perSeat: sums.seats(),
    perBot: sums.kinds(),
    differences: sums.differences(),
    moves,
    movesPerSecond: seconds > 0 ? rounded(moves / seconds) : 0,
    thinkMs: percentiles(thinkMs),
    illegalMoves,
    illegalSamples: illegal,
  };
}

/** `items` again and again, until there are `length` of them. */
function repeated<T>(items: readonly T[], length: number): T[] {
  return Array.from({ length }, (_, index) => items[index % items.length] as T);
}

/** `items` with the first `by` of them put behind the others. */
function rotated<T>(items: readonly T[], by: number): T[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
