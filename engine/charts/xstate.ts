// The reference executor: the same chart run by XState, one copy of the state for each change.
import { initialTransition, setup, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import type { Chart, MoveEvent, PhasedState, Tell } from './chart.ts';
import { clone } from '../core/clone.ts';
import type { Seat } from '../core/seat.ts';

/** A moment of a game in XState. Never changed; every move gives a new one. */
export interface Moment<State, Happening> {
  readonly snapshot: AnyMachineSnapshot;
  /** The state with its phase; not to be changed. */
  readonly state: State;
  /** What happened on the way here. */
  readonly happenings: readonly Happening[];
}

/** A chart run by XState. */
export interface ReferenceChart<State extends PhasedState, Move, Happening> {
  /** The machine, for tests and pictures of the chart. */
  readonly machine: AnyStateMachine;
  start(state: State): Moment<State, Happening>;
  /** The moment after a move; null when no way out of the phase takes it. */
  apply(moment: Moment<State, Happening>, seat: Seat, move: Move): Moment<State, Happening> | null;
}

interface Context {
  /** Nothing in the actor that XState begins and drops with every transition: nothing may happen in it. */
  state: PhasedState | undefined;
}
type MachineEvent = { type: string } & MoveEvent<unknown>;

/** XState's type of the actions that `enqueue.emit` leaves behind. */
const EMITTED = 'xstate.emit';

/** Makes an XState machine of a chart. */
export function reference<State extends PhasedState, Move extends { readonly type: string }, Happening>(
  chart: Chart<State, Move, Happening>,
): ReferenceChart<State, Move, Happening> {
  const definition = setup({
    types: {
      context: {} as Context,
      events: {} as MachineEvent,
      input: {} as Context,
      emitted: {} as { type: string },
    },
  });
  const guards = mapValues(
    chart.guards,
    (guard) =>
      ({ context, event }: { context: Context; event: MachineEvent }) =>
        context.state !== undefined && guard(context.state as State, event as MoveEvent<Move>),
  );
  const actions = mapValues(chart.actions, (action) =>
    definition.enqueueActions(({ context, event, enqueue }) => {
      if (context.state === undefined) return;
      const state = clone(context.state) as State;
      const tell: Tell<Happening> = (happening) =>
        enqueue.emit({ type: 'happening', happening } as { type: string });
      action(state, event as unknown as MoveEvent<Move>, tell);
      enqueue.assign({ state });
    }),
  );
  // The names in a chart are checked by `defineChart`; XState's own inference cannot follow them through a parameter.
  const machine = definition.extend({ guards, actions } as never).createMachine({
    ...(chart.config as object),
    context: ({ input }: { input: Context }) => input,
  } as never) as unknown as AnyStateMachine;

  /** The state gets the phase it has come to, as the compiled chart writes it, so that rules see the same in both. */
  const momentOf = (reached: AnyMachineSnapshot, executed: readonly unknown[]): Moment<State, Happening> => {
    const phase = dottedPhase(reached.value);
    const state = { ...(reached.context as Context).state, phase } as State;
    const { value, status } = reached;
    return {
      snapshot: machine.resolveState({ value, status, context: { state } }) as AnyMachineSnapshot,
      state,
      happenings: executed.flatMap((done) => happeningOf<Happening>(done)),
    };
  };

  return {
    machine,
    start(state) {
      const [snapshot, executed] = initialTransition(machine, { state: clone(state) });
      return momentOf(snapshot as AnyMachineSnapshot, executed);
    },
    apply(moment, seat, move) {
      // XState's pure function, unlike its actors, goes on after the end; a game does not.
      if (moment.snapshot.status !== 'active') return null;
      const event = { type: move.type, seat, move } as never;
      const [next, executed] = transition(machine, moment.snapshot, event);
      // XState answers with the same snapshot when nothing takes the event, and when what takes it changes nothing.
      const taken = (next as AnyMachineSnapshot) !== moment.snapshot || moment.snapshot.can(event);
      return taken ? momentOf(next as AnyMachineSnapshot, executed) : null;
    },
  };
}

function happeningOf<Happening>(executed: unknown): Happening[] {
  const action = executed as { type: string; params?: { event?: { happening?: Happening } } };
  const happening = action.type === EMITTED ? action.params?.event?.happening : undefined;
  return happening === undefined ? [] : [happening];
}

function dottedPhase(value: unknown): string {
  if (typeof value === 'string') return value;
  // Without parallel phases there is one entry at each level.
  return Object.entries(value as Record<string, unknown>)
    .map(([name, inner]) => `${name}.${dottedPhase(inner)}`)
    .join();
}

function mapValues<In, Out>(
  record: Readonly<Record<string, In>>,
  map: (value: In) => Out,
): Record<string, Out> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
