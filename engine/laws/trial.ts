// One random game on which a law is tried, and what is said when the law is broken.
import { fastRandom } from '../chance/fast.ts';
import { pick, type Random } from '../chance/random.ts';
import type { AnyMove, OptionInfo } from '../core/game.ts';
import type { Seat } from '../core/seat.ts';
import {
  openSession,
  type AnyGame,
  type Executor,
  type Session,
  type SessionSetup,
} from '../session/session.ts';
import type { GameLength, LawModule } from './module.ts';

/** A law module with its types hidden: each is only ever given states of its own game. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyLawModule = LawModule<any, any>;

/** A random game: game, seats and number decide everything. */
export interface Trial {
  readonly game: AnyGame;
  readonly module: AnyLawModule;
  readonly seats: number;
  /** Counts the trials; seed, options and moves follow from it. */
  readonly number: number;
  /** The share of states that are examined in depth, from 0 to 1; the laws that are quick look at all of them. */
  readonly share: number;
  /** Whether games are as long as the module calls ample, instead of brief. */
  readonly isAmple?: boolean;
}

/** What a law has looked at, by name; summed up and printed. */
export type Figures = Record<string, number>;

/** The law is broken; the message names game, seats, seed and move. */
export class LawBroken extends Error {
  /** Which comparison failed, such as `view` or `events`. */
  readonly aspect: string;
  constructor(aspect: string, message: string) {
    super(message);
    this.name = 'LawBroken';
    this.aspect = aspect;
  }
}

/** A random game that is being played. */
export interface Playing {
  readonly session: Session;
  readonly setup: SessionSetup;
  readonly random: Random;
  /** Whether this state is one of the share to be examined in depth, or a rare one. */
  isExamined(): boolean;
  /** Whether so much of the game is played that a law which looks closely at every move may stop. */
  isEnough(): boolean;
  /** Ends the trial. `aspect` is a word, `what` a clause such as `the view of seat 1 differs at "rows"`. */
  broken(aspect: string, what: string): never;
}

function lengthOf({ module, isAmple }: Trial): GameLength | undefined {
  return isAmple ? module.length?.ample : module.length?.brief;
}

/** How the game of a trial is set up; the same trial is always set up the same. */
export function setupOf(trial: Trial): SessionSetup {
  const random = fastRandom(trial.number * 2 + 1);
  const options = Object.fromEntries(
    trial.game.optionInfo.map((info) => [info.key, drawOption(info, random)]),
  );
  Object.assign(options, lengthOf(trial)?.options);
  return { game: trial.game, seats: trial.seats, options, setup: {}, seed: `laws/${trial.number}` };
}

/** Begins the game of a trial. */
export function begin(trial: Trial, executor: Executor = 'compiled'): Playing {
  const setup = setupOf(trial);
  const session = openSession(setup, executor);
  const random = fastRandom(trial.number * 2);
  const enough = lengthOf(trial)?.enough ?? Infinity;
  return {
    session,
    setup,
    random,
    isExamined: () =>
      random.below(1000) < trial.share * 1000 ||
      (trial.module.isRare?.(session.state) as boolean | undefined) === true,
    isEnough: () => session.moves >= enough,
    broken(aspect, what) {
      const where = `${trial.game.id}, ${trial.seats} seats, options ${JSON.stringify(setup.options)}, seed "${setup.seed}"`;
      throw new LawBroken(
        aspect,
        `${where}, after move ${session.moves} in "${session.state.phase}": ${what}.`,
      );
    },
  };
}

/** The next move of random play, or null when the game is over: any awaited seat, any of its legal moves. */
export function nextRandomMove(playing: Playing): { seat: Seat; move: AnyMove } | null {
  const { session, random } = playing;
  const awaiting = session.game.awaiting(session.state) as Seat[];
  if (awaiting.length === 0) return null;
  const seat = pick(awaiting, random);
  return { seat, move: session.game.randomMove(session.state, seat, random) as AnyMove };
}

/** Plays a random game to its end, or until it is enough; `visit` sees each state with the move that is about to be made. */
export function playRandomly(
  trial: Trial,
  visit: (playing: Playing, next: { readonly seat: Seat; readonly move: AnyMove }) => void,
): Playing {
  const playing = begin(trial);
  for (let next = nextRandomMove(playing); next; next = nextRandomMove(playing)) {
    if (playing.session.moves > trial.game.mostMoves)
      playing.broken('end', 'the game has more than its most moves');
    if (playing.isEnough()) break;
    visit(playing, next);
    const { refusal } = playing.session.accept(next.seat, next.move);
    if (refusal) playing.broken('accepted', `the move ${JSON.stringify(next)} is refused: ${refusal.code}`);
  }
  return playing;
}

function drawOption(info: OptionInfo, random: Random): string | number | boolean {
  const { values } = info;
  if ('min' in values) return values.min + random.below(values.max - values.min + 1);
  return pick(values, random);
}
