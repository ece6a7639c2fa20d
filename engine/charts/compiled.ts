// The fast executor: runs a flattened chart on a state that it changes in place. For search, simulation and the command line.
import { flatten } from './flatten.ts';
import type { Action, Chart, Guard, MoveEvent, PhasedState, Tell } from './chart.ts';
import type { Seat } from '../core/seat.ts';
import { impossible } from '../core/errors.ts';

/** A compiled chart. Its states are changed in place: hand it a copy where the old one is still needed. */
export interface CompiledChart<State extends PhasedState, Move, Happening> {
  /** Enters the first phase. */
  start(state: State, tell?: Tell<Happening>): void;
  /** Makes a move; false, with the state unchanged, when no way out of the phase takes it. */
  apply(state: State, seat: Seat, move: Move, tell?: Tell<Happening>): boolean;
  /** The seats that are to decide, ascending. */
  awaiting(state: State): Seat[];
  /** The types of move that the phase takes. */
  moveTypes(phase: string): readonly string[];
  /** Whether the game is over. */
  isFinal(phase: string): boolean;
  /** Every phase a game can rest in. */
  readonly phases: readonly string[];
}

interface LinkedStep<State, Move, Happening> {
  guard: Guard<State, Move> | null;
  actions: readonly Action<State, Move, Happening>[];
  leaf: LinkedLeaf<State, Move, Happening>;
}

interface LinkedLeaf<State, Move, Happening> {
  phase: string;
  final: boolean;
  always: LinkedStep<State, Move, Happening>[];
  on: Map<string, LinkedStep<State, Move, Happening>[]>;
  moveTypes: readonly string[];
  asks: ((state: State) => Seat[]) | null;
}

/** More steps without a move than any chart needs: past it the chart runs in a circle. */
const MOST_STEPS_WITHOUT_MOVE = 10_000;

const nobody: Seat[] = [];
const silent = (): void => {};

/** Compiles a chart. @throws UnsupportedChartError naming a feature it does not do; an Error naming a missing function */
export function compile<State extends PhasedState, Move extends { readonly type: string }, Happening>(
  chart: Chart<State, Move, Happening>,
): CompiledChart<State, Move, Happening> {
  const flat = flatten(chart.config);
  const leaves = flat.leaves.map((leaf): LinkedLeaf<State, Move, Happening> => ({
    phase: leaf.phase,
    final: leaf.final,
    always: [],
    on: new Map(),
    moveTypes: [...leaf.on.keys()],
    asks: leaf.asks === null ? null : named(chart.asks, leaf.asks, 'seats to ask'),
  }));
  const link = (step: { guard: string | null; actions: readonly string[]; leaf: number }) => ({
    guard: step.guard === null ? null : named(chart.guards, step.guard, 'guard'),
    actions: step.actions.map((name) => named(chart.actions, name, 'action')),
    leaf: leaves[step.leaf] ?? impossible('a step that ends outside the leaves'),
  });
  for (const [index, linked] of leaves.entries()) {
    const leaf = flat.leaves[index] ?? impossible('fewer leaves than before');
    linked.always = leaf.always.map(link);
    for (const [type, steps] of leaf.on) linked.on.set(type, steps.map(link));
  }
  const start = link(flat.start);
  const byPhase = new Map(leaves.map((leaf) => [leaf.phase, leaf]));
  const leafOf = (phase: string) => byPhase.get(phase) ?? impossible(`the chart has no phase "${phase}"`);

  return {
    phases: leaves.map((leaf) => leaf.phase),
    start(state, tell = silent) {
      // The first steps answer no move; guards and actions on that way do not look at one.
      run(state, start, null as unknown as MoveEvent<Move>, tell);
    },
    apply(state, seat, move, tell = silent) {
      const steps = leafOf(state.phase).on.get(move.type);
      if (!steps) return false;
      const event = { seat, move };
      const step = firstOpen(steps, state, event);
      if (!step) return false;
      run(state, step, event, tell);
      return true;
    },
    awaiting: (state) => leafOf(state.phase).asks?.(state) ?? nobody,
    moveTypes: (phase) => leafOf(phase).moveTypes,
    isFinal: (phase) => leafOf(phase).final,
  };
}

function firstOpen<State, Move, Happening>(
  steps: readonly LinkedStep<State, Move, Happening>[],
  state: State,
  event: MoveEvent<Move>,
): LinkedStep<State, Move, Happening> | null {
  for (const step of steps) if (step.guard === null || step.guard(state, event)) return step;
  return null;
}

/** Takes a step, and after it the steps that need no move, until the chart rests. */
function run<State extends PhasedState, Move, Happening>(
  state: State,
  first: LinkedStep<State, Move, Happening>,
  event: MoveEvent<Move>,
  tell: Tell<Happening>,
): void {
  let step: LinkedStep<State, Move, Happening> | null = first;
  let leaf = first.leaf;
  for (let taken = 0; step; taken += 1) {
    if (taken > MOST_STEPS_WITHOUT_MOVE) impossible(`the chart never rests after "${leaf.phase}"`);
    for (const action of step.actions) action(state, event, tell);
    leaf = step.leaf;
    step = leaf.always.length === 0 ? null : firstOpen(leaf.always, state, event);
  }
  // The one place, beside the XState executor, that writes a phase.
  (state as { phase: string }).phase = leaf.phase;
}

function named<T>(functions: Readonly<Record<string, T>>, name: string, kind: string): T {
  const found = Object.hasOwn(functions, name) ? functions[name] : undefined;
  return found ?? impossible(`the chart names the ${kind} "${name}", which is not given`);
}
