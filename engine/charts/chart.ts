// What a game's statechart is made of: the part of XState's configuration that both executors understand.
import type { Seat } from '../core/seat.ts';

/** A move, as an event that the chart receives. */
export interface MoveEvent<Move> {
  readonly seat: Seat;
  readonly move: Move;
}

/** Takes note of something that happened, with everything that is known about it; `eventsFor` decides who hears what. */
export type Tell<Happening> = (happening: Happening) => void;

/** A question to a state, asked when a transition is considered; `event` is null on the way without a move. */
export type Guard<State, Move> = (state: State, event: MoveEvent<Move>) => boolean;

/** A change of a state that the executor owns. */
export type Action<State, Move, Happening> = (
  state: State,
  event: MoveEvent<Move>,
  tell: Tell<Happening>,
) => void;

/** One way out of a phase. */
export interface TransitionConfig<GuardName extends string, ActionName extends string> {
  /** A sibling (`scoring`), a path from one (`trick.playing`), a child (`.playing`) or an id (`#over`). */
  readonly target?: string;
  readonly guard?: GuardName;
  readonly actions?: ActionName | readonly ActionName[];
  /** Leave and enter the source itself as well. */
  readonly reenter?: boolean;
  readonly description?: string;
}

type OneOrMore<T> = T | readonly T[];

/** One phase, as XState writes it. */
export interface PhaseConfig<
  GuardName extends string,
  ActionName extends string,
  AskName extends string,
  MoveType extends string,
> {
  readonly id?: string;
  readonly description?: string;
  readonly type?: 'final';
  readonly initial?: string;
  readonly states?: Readonly<Record<string, PhaseConfig<GuardName, ActionName, AskName, MoveType>>>;
  readonly entry?: OneOrMore<ActionName>;
  readonly exit?: OneOrMore<ActionName>;
  readonly always?: OneOrMore<TransitionConfig<GuardName, ActionName>>;
  readonly on?: { readonly [T in MoveType]?: OneOrMore<TransitionConfig<GuardName, ActionName>> };
  /** Who acts in this phase: the name of a function that gives the seats. */
  readonly meta?: { readonly asks: AskName };
}

/** What a state must have for an executor: the phase, which executors alone write. */
export interface PhasedState {
  readonly phase: string;
}

/** A chart with the functions that its names stand for. */
export interface Chart<State extends PhasedState, Move extends { readonly type: string }, Happening> {
  readonly config: PhaseConfig<string, string, string, Move['type']>;
  readonly guards: Readonly<Record<string, Guard<State, Move>>>;
  readonly actions: Readonly<Record<string, Action<State, Move, Happening>>>;
  /** Which seats are asked in a phase, ascending. */
  readonly asks: Readonly<Record<string, (state: State) => Seat[]>>;
}

/**
 * Types a chart: every name in `config` must be a key of `guards`, `actions` or `asks`.
 * Call as `defineChart<State, Move, Happening>()({ ... })`.
 */
export function defineChart<State extends PhasedState, Move extends { readonly type: string }, Happening>() {
  return <GuardName extends string, ActionName extends string, AskName extends string>(chart: {
    readonly guards: Readonly<Record<GuardName, Guard<State, Move>>>;
    readonly actions: Readonly<Record<ActionName, Action<State, Move, Happening>>>;
    readonly asks: Readonly<Record<AskName, (state: State) => Seat[]>>;
    readonly config: PhaseConfig<NoInfer<GuardName>, NoInfer<ActionName>, NoInfer<AskName>, Move['type']>;
  }): Chart<State, Move, Happening> => chart;
}
