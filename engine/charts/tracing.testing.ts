// Small charts whose actions only leave their names in a trace, run by both executors: for the tests of the charts.
import type { Action, Chart, Guard, PhaseConfig, PhasedState, Tell } from './chart.ts';
import { compile } from './compiled.ts';
import { reference } from './xstate.ts';

export interface TraceState extends PhasedState {
  /** Names of the actions that have run, in order. */
  trace: string[];
  /** How many actions may still run before the guard `fuelled` closes; keeps random charts from running in a circle. */
  fuel: number;
}
export interface TraceMove {
  readonly type: string;
}
export type TraceConfig = PhaseConfig<string, string, string, string>;
export type TraceChart = Chart<TraceState, TraceMove, string>;

/** Guards by name; `even` and `odd` look at the length of the trace, so that actions change what is open. */
const guards: Readonly<Record<string, Guard<TraceState, TraceMove>>> = {
  yes: () => true,
  no: () => false,
  even: (state) => state.trace.length % 2 === 0,
  odd: (state) => state.trace.length % 2 === 1,
  fuelled: (state) => state.fuel > 0,
  'fuelled and even': (state) => state.fuel > 0 && state.trace.length % 2 === 0,
  'seat 1': (_state, event) => event.seat === 1,
};
export const GUARD_NAMES = Object.keys(guards);

/** A chart of a configuration: every action it names writes its name down and tells it. */
export function tracing(config: TraceConfig): TraceChart {
  const actions: Record<string, Action<TraceState, TraceMove, string>> = {};
  for (const name of actionNames(config)) {
    actions[name] = (state: TraceState, _event: unknown, tell: Tell<string>) => {
      state.trace.push(name);
      state.fuel -= 1;
      tell(name);
    };
  }
  return { config, guards, actions, asks: { somebody: () => [0] } };
}

/** Every action named anywhere in a configuration. */
function actionNames(config: TraceConfig): string[] {
  const listed = (value: unknown): string[] => (value === undefined ? [] : ([value].flat(2) as string[]));
  const transitions = [config.always, ...Object.values(config.on ?? {})].flat(2);
  return [
    ...listed(config.entry),
    ...listed(config.exit),
    ...transitions.flatMap((transition) =>
      listed((transition as { actions?: unknown } | undefined)?.actions),
    ),
    ...Object.values(config.states ?? {}).flatMap(actionNames),
  ];
}

/** One rest of a chart: where it stands and what ran on the way; `taken` says whether the move was taken. */
export interface Rest {
  readonly taken: boolean;
  readonly phase: string;
  readonly trace: readonly string[];
  readonly told: readonly string[];
}

const begin = (): TraceState => ({ phase: '', trace: [], fuel: 40 });

/** The rests of the compiled chart: after the start and after each move, made by seat 0. */
export function runCompiled(chart: TraceChart, moves: readonly string[], seat = 0): Rest[] {
  const compiled = compile(chart);
  const state = begin();
  const rests: Rest[] = [];
  const rest = (step: (tell: Tell<string>) => boolean): void => {
    const told: string[] = [];
    const taken = step((name) => told.push(name));
    rests.push({ taken, phase: state.phase, trace: [...state.trace], told });
  };
  rest((tell) => {
    compiled.start(state, tell);
    return true;
  });
  for (const type of moves) rest((tell) => compiled.apply(state, seat, { type }, tell));
  return rests;
}

/** The same rests from XState. */
export function runReference(chart: TraceChart, moves: readonly string[], seat = 0): Rest[] {
  const machine = reference(chart);
  let moment = machine.start(begin());
  const rests: Rest[] = [];
  const rest = (taken: boolean, told: readonly string[]): void => {
    rests.push({ taken, phase: moment.state.phase, trace: [...moment.state.trace], told });
  };
  rest(true, moment.happenings);
  for (const type of moves) {
    const next = machine.apply(moment, seat, { type });
    moment = next ?? moment;
    rest(next !== null, next?.happenings ?? []);
  }
  return rests;
}
