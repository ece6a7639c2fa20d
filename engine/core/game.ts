// The contract of a game: what each of the four must bring, and what the engine makes of it.
import type { z } from 'zod';
import type { Chart, PhasedState } from '../charts/chart.ts';
import type { CompiledChart } from '../charts/compiled.ts';
import type { ReferenceChart } from '../charts/xstate.ts';
import type { Chance } from '../chance/chance.ts';
import type { Random } from '../chance/random.ts';
import type { Say } from '../language/say.ts';
import type { Consideration } from './question.ts';
import type { Refusal } from './refusal.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Result, View } from './view.ts';

/** Every move names its type. */
export interface AnyMove {
  readonly type: string;
}

/** Every event names its type. Events are what one viewer hears of a happening. */
export interface AnyEvent {
  readonly type: string;
}

/** Every happening names its type. A happening knows everything and never leaves the engine as it is. */
export interface AnyHappening {
  readonly type: string;
}

/** What every state holds; the rest is the game's. Cards are small integers in a state, codes exist in moves and views. */
export interface AnyState extends PhasedState {
  readonly seats: number;
  chance: Chance;
}

/** What a table is set up with. */
export interface Setup<Options, SetupKeys> {
  readonly seats: number;
  readonly options: Options;
  readonly setup: SetupKeys;
  readonly chance: Chance;
}

/** One type of move: said once, used by the table, by bots and by the laws. */
export interface MoveRule<State, Move> {
  /** Why this move may not be made now by a seat that is asked for such a move; null when it may. Only facts the seat may know. */
  explain(state: State, seat: Seat, move: Move): Refusal | null;
  /** Every legal move of this type, lazily, each once. */
  legal(state: State, seat: Seat): Iterable<Move>;
  /** One legal move of this type: any of `legal` may come out, no other; null when there is none. Fast: playouts use it. */
  random(state: State, seat: Seat, random: Random): Move | null;
  /** Why this type cannot be made in a phase that does not take it; left out where plain `wrong-move` says enough. */
  untimely?(state: State, seat: Seat): Refusal | null;
}

/** Who hears why a move was refused. */
export type Hearer = 'mover' | 'others';

/** Sentences for people, over one catalogue. `names` are the seats' names as they are shown, by seat. */
export interface Describe<V, E> {
  /** The phase in the rulebook's word. */
  phase(say: Say, view: V): string;
  /** What is asked of whom, in one sentence, for the eyes the view is made for. */
  question(say: Say, view: V, names: readonly string[]): string;
  /** An event as the viewer hears it; empty when it is not worth a line. */
  event(say: Say, event: E, names: readonly string[], viewer: Viewer): string;
  /** Why a move is refused, in one sentence. The facts are the mover's own; `others` are told without what only the mover may know. */
  refusal(say: Say, refusal: Refusal, hearer?: Hearer): string;
  /** A card by its code, such as "green 5". */
  card(say: Say, code: string): string;
  /** How the game ended. */
  result(say: Say, result: Result, names: readonly string[]): string;
}

/** One option of a game, for forms and for the command line. */
export interface OptionInfo {
  readonly key: string;
  /** The values on offer, the default first; a range for a whole number. */
  readonly values:
    | readonly (string | number | boolean)[]
    | { readonly min: number; readonly max: number; readonly default: number };
}

/** What the folder of a game brings. */
export interface GameDefinition<
  Options,
  SetupKeys,
  State extends AnyState,
  Move extends AnyMove,
  V extends View,
  Event extends AnyEvent,
  Happening extends AnyHappening,
> {
  readonly id: string;
  /** Raised when a journal of the old rules would play differently. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** About how long a game takes, in minutes. */
  readonly minutes: { readonly min: number; readonly max: number };
  /** More moves than any game has: random play ends before. */
  readonly mostMoves: number;
  readonly optionInfo: readonly OptionInfo[];
  /** Strict: unknown keys are errors, missing ones take their defaults. */
  readonly optionSchema: z.ZodType<Options>;
  /** The keys of a scenario's `setup`, for so many seats. */
  readonly setupSchema: (seats: number) => z.ZodType<SetupKeys>;
  readonly moveSchema: z.ZodType<Move>;
  /** What may be sent to `consider`: moves, and the unfinished forms of those that are composed. */
  readonly partialSchema: z.ZodType<AnyMove>;
  readonly moveRules: { readonly [T in Move['type']]: MoveRule<State, Extract<Move, { type: T }>> };
  readonly chart: Chart<State, Move, Happening>;
  /** The state before the chart's first step. @throws SetupError */
  setup(input: Setup<Options, SetupKeys>): State;
  /** `awaiting` are the seats that the chart says are to decide. */
  viewFor(state: State, viewer: Viewer, awaiting: readonly Seat[]): V;
  /** What `viewer` hears of what happened, in order. */
  eventsFor(happenings: readonly Happening[], viewer: Viewer): Event[];
  result(state: State): Result | null;
  /** By seat, the codes of the cards in hand, row or field, in an order that tells something; for eyes that may see everything. */
  openHands(state: State): readonly (readonly string[])[];
  /** The points of a hand, by seat, from the happening that scores it; null for any other. Left out by games without hands. */
  handPoints?(happening: Happening): readonly number[] | null;
  /**
   * Whether a move with which this happened, and in which no chance was drawn, may be taken back without asking anybody:
   * it told nobody anything that they did not know. What is not certain is not quiet. Law 7 checks it.
   */
  isQuiet(happenings: readonly Happening[]): boolean;
  /**
   * Answers a partial move of the schema's form and of a type that the seat is asked for; changes nothing and stops
   * before chance or anything hidden. Where it `lacks` nothing, the move can be made as it is.
   */
  consider(state: State, seat: Seat, partial: AnyMove): Consideration;
  /** A state that could lie behind this view: everything the viewer may know is the same, the rest is drawn fairly. */
  sampleHidden(view: V, events: readonly Event[], random: Random): State;
  readonly describe: Describe<V, Event>;
}

/** A game as the rest of the program uses it: the definition, and what the engine makes of it. */
export interface Game<
  Options = unknown,
  SetupKeys = unknown,
  State extends AnyState = AnyState,
  Move extends AnyMove = AnyMove,
  V extends View = View,
  Event extends AnyEvent = AnyEvent,
  Happening extends AnyHappening = AnyHappening,
> extends Omit<GameDefinition<Options, SetupKeys, State, Move, V, Event, Happening>, 'viewFor' | 'consider'> {
  /** What one viewer may know now. */
  viewFor(state: State, viewer: Viewer): V;
  /** Answers a partial move from outside: whatever it is, the answer is a refusal or what may come next. */
  consider(state: State, seat: Seat, partial: unknown): Consideration;
  /** The fast executor. */
  readonly compiled: CompiledChart<State, Move, Happening>;
  /** The reference executor. */
  readonly reference: ReferenceChart<State, Move, Happening>;
  /** The seats that are to decide, ascending. */
  awaiting(state: State): Seat[];
  /** Every legal move of a seat, lazily; none when it is not asked. */
  legalMoves(state: State, seat: Seat): Iterable<Move>;
  /** One legal move of a seat that is asked; the same support as `legalMoves`. */
  randomMove(state: State, seat: Seat, random: Random): Move;
  /**
   * The authority on legality, in the order that scenarios promise: `game-over`, `not-your-turn`, `wrong-move`,
   * then the content. The form is checked before, by `parseMove`.
   */
  explain(state: State, seat: Seat, move: Move): Refusal | null;
  /**
   * Whether a legal move would be quiet: the game goes on, no chance is drawn, and nobody, its mover neither, gets to know
   * anything hidden, not even by its having been legal. @throws SetupError as for making it
   */
  quiet(state: State, seat: Seat, move: Move): boolean;
  /** A move from outside. */
  parseMove(
    value: unknown,
  ): { readonly move: Move; readonly refusal: null } | { readonly move: null; readonly refusal: Refusal };
}
