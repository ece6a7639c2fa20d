// One running game: a state, an executor and the count of accepted moves. The one way in which moves are made.
import type { AnyEvent, AnyHappening, AnyMove, AnyState, Game } from '../core/game.ts';
import { clone } from '../core/clone.ts';
import { placeOf, SetupError } from '../core/errors.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Seat } from '../core/seat.ts';
import type { View } from '../core/view.ts';
import { chanceOf } from '../chance/chance.ts';
import type { Moment } from '../charts/xstate.ts';

/** Any registered game. Its types differ from game to game, and `unknown` would refuse them all as parameters. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyGame = Game<any, any, any, any, any, any, any>;

/** How a game is begun; everything outside is `unknown` and checked here. */
export interface SessionSetup {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: unknown;
  readonly setup: unknown;
  readonly seed: string;
  readonly decks?: readonly (readonly string[])[];
}

/** Which executor runs the chart: XState at a table, the compiled one where many games are played. */
export type Executor = 'xstate' | 'compiled';

/** A running game. */
export interface Session {
  readonly game: AnyGame;
  /** The state now; not to be changed by anybody outside. */
  readonly state: AnyState;
  /** Accepted moves so far. */
  readonly moves: number;
  /** What happened when the game began (the first deal). */
  readonly opening: readonly AnyHappening[];
  /**
   * Makes a move, or says why not; a refused move changes nothing.
   * @throws SetupError when a scenario's list does not fit the shuffle that this move leads to; the session ends with it
   */
  accept(seat: Seat, move: unknown): Accepted | Refused;
  /** What `accept` would refuse, without making the move. */
  explain(seat: Seat, move: unknown): Refusal | null;
  /** A session that stands here too, and goes its own way from now on. */
  copy(): Session;
}

export interface Accepted {
  readonly refusal: null;
  readonly move: AnyMove;
  readonly happenings: readonly AnyHappening[];
}
export interface Refused {
  readonly refusal: Refusal;
}

/** Begins a game. @throws SetupError naming the place (`seats`, `options.memory`, `setup.drop`, `decks[0]`) */
export function openSession(given: SessionSetup, executor: Executor): Session {
  const first = firstState(given);
  return executor === 'xstate' ? referenceSession(given.game, first) : compiledSession(given.game, first);
}

/** The state before the chart's first step. @throws SetupError */
export function firstState(given: SessionSetup): AnyState {
  const { game, seats } = given;
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    throw new SetupError(
      'seats',
      `${game.id} is for ${game.seats.min} to ${game.seats.max} players, not ${String(seats)}.`,
    );
  }
  const options: unknown = parse(game.optionSchema, given.options, 'options');
  const setup: unknown = parse(game.setupSchema(seats), given.setup, 'setup');
  return game.setup({ seats, options, setup, chance: chanceOf(given.seed, given.decks) }) as AnyState;
}

interface Schema {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: { issues: readonly Issue[] } };
}
interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code?: string;
  readonly keys?: readonly string[];
}

function parse(schema: Schema, value: unknown, place: string): unknown {
  // JSON can hold this key as any other, and schemas pass over it.
  if (typeof value === 'object' && value !== null && Object.hasOwn(value, '__proto__')) {
    throw new SetupError(`${place}.__proto__`, 'is not known here; leave it out.');
  }
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const issue = parsed.error?.issues[0];
  const path = [
    place,
    ...(issue?.path ?? []),
    ...(issue?.code === 'unrecognized_keys' ? (issue.keys ?? []).slice(0, 1) : []),
  ];
  throw new SetupError(
    placeOf(path),
    issue?.code === 'unrecognized_keys'
      ? 'is not known here; leave it out.'
      : (issue?.message ?? 'is wrong.'),
  );
}

function compiledSession(game: AnyGame, first: AnyState): Session {
  const opening: AnyHappening[] = [];
  game.compiled.start(first, (happening) => opening.push(happening));
  return compiledAt(game, first, opening, 0);
}

function compiledAt(game: AnyGame, state: AnyState, opening: readonly AnyHappening[], made: number): Session {
  let moves = made;
  return {
    game,
    opening,
    state,
    get moves() {
      return moves;
    },
    explain: (seat, value) => explain(game, state, seat, value),
    copy: () => compiledAt(game, clone(state), opening, moves),
    accept(seat, value) {
      const parsed = game.parseMove(value);
      if (parsed.refusal) return parsed;
      const refusal = game.explain(state, seat, parsed.move);
      if (refusal) return { refusal };
      const happenings: AnyHappening[] = [];
      if (!game.compiled.apply(state, seat, parsed.move, (happening) => happenings.push(happening)))
        disagree(parsed.move);
      moves += 1;
      return { refusal: null, move: parsed.move, happenings };
    },
  };
}

function referenceSession(game: AnyGame, first: AnyState): Session {
  const start: Moment<AnyState, AnyHappening> = game.reference.start(first);
  return referenceAt(game, start, start.happenings, 0);
}

function referenceAt(
  game: AnyGame,
  at: Moment<AnyState, AnyHappening>,
  opening: readonly AnyHappening[],
  made: number,
): Session {
  // A moment is never changed, so that sessions can share it.
  let moment = at;
  let moves = made;
  return {
    game,
    opening,
    get state() {
      return moment.state;
    },
    get moves() {
      return moves;
    },
    explain: (seat, value) => explain(game, moment.state, seat, value),
    copy: () => referenceAt(game, moment, opening, moves),
    accept(seat, value) {
      const parsed = game.parseMove(value);
      if (parsed.refusal) return parsed;
      const refusal = game.explain(moment.state, seat, parsed.move);
      if (refusal) return { refusal };
      const next = game.reference.apply(moment, seat, parsed.move) ?? disagree(parsed.move);
      moment = next;
      moves += 1;
      return { refusal: null, move: parsed.move, happenings: next.happenings };
    },
  };
}

function explain(game: AnyGame, state: AnyState, seat: Seat, value: unknown): Refusal | null {
  const parsed = game.parseMove(value);
  return parsed.refusal ?? game.explain(state, seat, parsed.move);
}

function disagree(move: AnyMove): never {
  throw new Error(`The chart did not take the legal move "${move.type}".`);
}

/** What one viewer may know of a session now, and what it hears of some happenings. */
export function viewOf(session: Session, viewer: Seat | 'watcher'): View {
  return session.game.viewFor(session.state, viewer) as View;
}

export function eventsOf(
  session: Session,
  happenings: readonly AnyHappening[],
  viewer: Seat | 'watcher',
): AnyEvent[] {
  return session.game.eventsFor(happenings, viewer) as AnyEvent[];
}
