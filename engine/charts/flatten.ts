// Flattens a chart into leaf phases with precomputed ways out, and refuses by name what it cannot do.
import type { PhaseConfig, TransitionConfig } from './chart.ts';

type AnyPhase = PhaseConfig<string, string, string, string>;
type AnyTransition = TransitionConfig<string, string>;

/** One way out of a leaf: everything that happens, in order, and the leaf it leads to. */
export interface Step {
  readonly guard: string | null;
  /** Exit actions, own actions and entry actions, in the order of the SCXML algorithm. */
  readonly actions: readonly string[];
  /** Index of the leaf afterwards. */
  readonly leaf: number;
}

/** A phase without phases inside, the only kind a game is ever in. */
export interface Leaf {
  /** Dotted path, such as `hand.trick.playing`. */
  readonly phase: string;
  readonly final: boolean;
  /** The name of who is asked; null in phases that need nobody. */
  readonly asks: string | null;
  readonly always: readonly Step[];
  /** By type of move, in the order of the chart, inner phases first. */
  readonly on: ReadonlyMap<string, readonly Step[]>;
}

/** A flattened chart. */
export interface FlatChart {
  readonly leaves: readonly Leaf[];
  /** How the game begins: the entry actions on the way to the first leaf. */
  readonly start: Step;
}

interface Node {
  readonly path: readonly string[];
  readonly config: AnyPhase;
  readonly parent: Node | null;
  readonly children: Map<string, Node>;
}

const PHASE_KEYS = new Set(['id', 'description', 'type', 'initial', 'states', 'entry', 'exit', 'always', 'on', 'meta']);
const TRANSITION_KEYS = new Set(['target', 'guard', 'actions', 'reenter', 'description']);

/** A chart feature that the compiled executor does not do; the message names the feature and the phase. */
export class UnsupportedChartError extends Error {
  constructor(where: string, what: string) {
    super(`The chart compiler does not do ${what} (in "${where || 'the root'}"); write it with plain phases, guards and actions.`);
    this.name = 'UnsupportedChartError';
  }
}

/** Flattens `config`. @throws UnsupportedChartError for parallel, history, after, invoke, inline functions and the like */
export function flatten(config: AnyPhase): FlatChart {
  const byId = new Map<string, Node>();
  const root = grow(config, [], null, byId);
  const leafNodes = leavesOf(root);
  const indexOf = new Map(leafNodes.map((leaf, index) => [leaf, index]));

  const stepOf = (leaf: Node, source: Node, transition: AnyTransition): Step => {
    const target = transition.target === undefined ? null : resolve(source, transition.target, byId);
    if (!target) return { guard: transition.guard ?? null, actions: names(transition.actions), leaf: indexOf.get(leaf)! };
    if (target === source && !transition.reenter) {
      throw new UnsupportedChartError(dotted(source), 'a transition to its own source without reenter');
    }
    const domain = domainOf(source, target, transition.reenter === true);
    const entered = [...between(domain, target), ...initialBelow(target)];
    return {
      guard: transition.guard ?? null,
      actions: [
        ...between(domain, leaf).reverse().flatMap((node) => names(node.config.exit)),
        ...names(transition.actions),
        ...entered.flatMap((node) => names(node.config.entry)),
      ],
      leaf: indexOf.get(entered.at(-1)!)!,
    };
  };

  const leaves = leafNodes.map((leaf): Leaf => {
    const on = new Map<string, Step[]>();
    const always: Step[] = [];
    for (let source: Node | null = leaf; source; source = source.parent) {
      const from = source;
      always.push(...list(from.config.always).map((transition) => stepOf(leaf, from, transition)));
      for (const [type, transitions] of Object.entries(from.config.on ?? {})) {
        const steps = on.get(type) ?? [];
        steps.push(...list(transitions as AnyTransition | AnyTransition[]).map((each) => stepOf(leaf, from, each)));
        on.set(type, steps);
      }
    }
    return {
      phase: dotted(leaf),
      final: leaf.config.type === 'final',
      asks: leaf.config.meta?.asks ?? null,
      always,
      on,
    };
  });

  const begun = [root, ...initialBelow(root)];
  const start: Step = {
    guard: null,
    actions: begun.flatMap((node) => names(node.config.entry)),
    leaf: indexOf.get(begun.at(-1)!)!,
  };
  return { leaves, start };
}

function grow(config: AnyPhase, path: readonly string[], parent: Node | null, byId: Map<string, Node>): Node {
  const node: Node = { path, config, parent, children: new Map() };
  check(node);
  if (config.id !== undefined) byId.set(config.id, node);
  for (const [name, child] of Object.entries(config.states ?? {})) {
    node.children.set(name, grow(child, [...path, name], node, byId));
  }
  if (node.children.size > 0 && !node.children.has(config.initial ?? '')) {
    throw new UnsupportedChartError(dotted(node), 'a phase with phases inside but no initial one of them');
  }
  return node;
}

function check(node: Node): void {
  const where = dotted(node);
  for (const key of Object.keys(node.config)) {
    if (!PHASE_KEYS.has(key)) throw new UnsupportedChartError(where, `"${key}"`);
  }
  const type: unknown = node.config.type;
  if (type !== undefined && type !== 'final') throw new UnsupportedChartError(where, `type "${String(type)}"`);
  if (type === 'final' && node.path.length !== 1) throw new UnsupportedChartError(where, 'a final phase below the top level');
  names(node.config.entry, where);
  // XState runs these when the whole machine stops, which the compiled chart has no moment for.
  if (names(node.config.exit, where).length > 0 && (type === 'final' || node.path.length === 0)) {
    throw new UnsupportedChartError(where, 'exit actions of the root or of a final phase');
  }
  checkTransitions(where, list(node.config.always));
  for (const [event, transitions] of Object.entries(node.config.on ?? {})) {
    if (event.includes('*')) throw new UnsupportedChartError(where, 'wildcard events');
    checkTransitions(where, list(transitions as AnyTransition | AnyTransition[]));
  }
}

function checkTransitions(where: string, transitions: readonly AnyTransition[]): void {
  for (const transition of transitions) {
    if (typeof transition !== 'object') throw new UnsupportedChartError(where, 'transitions in short form');
    for (const key of Object.keys(transition)) {
      if (!TRANSITION_KEYS.has(key)) throw new UnsupportedChartError(where, `"${key}" in a transition`);
    }
    if (transition.guard !== undefined && typeof transition.guard !== 'string') {
      throw new UnsupportedChartError(where, 'guards with parameters, combined guards or inline guards');
    }
    if (transition.target !== undefined && typeof transition.target !== 'string') {
      throw new UnsupportedChartError(where, 'several targets');
    }
    names(transition.actions, where);
  }
}

function names(actions: string | readonly string[] | undefined, where = ''): string[] {
  const all = list(actions);
  for (const name of all) {
    if (typeof name !== 'string') throw new UnsupportedChartError(where, 'actions with parameters or inline actions');
  }
  return all;
}

function list<T>(value: T | readonly T[] | undefined): T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? [...(value as readonly T[])] : [value as T];
}

function dotted(node: Node): string {
  return node.path.join('.');
}

function leavesOf(node: Node): Node[] {
  return node.children.size === 0 ? [node] : [...node.children.values()].flatMap(leavesOf);
}

/** The initial child, its initial child and so on. */
function initialBelow(node: Node): Node[] {
  const down: Node[] = [];
  for (let child = node.children.get(node.config.initial ?? ''); child; child = child.children.get(child.config.initial ?? '')) {
    down.push(child);
  }
  return down;
}

/** The nodes below `ancestor` down to `node`, outermost first; empty when they are the same. */
function between(ancestor: Node | null, node: Node): Node[] {
  const up: Node[] = [];
  for (let step: Node | null = node; step && step !== ancestor; step = step.parent) up.unshift(step);
  return up;
}

function isWithin(node: Node, ancestor: Node): boolean {
  return node === ancestor || (node.parent !== null && isWithin(node.parent, ancestor));
}

/** What stays entered during a transition. */
function domainOf(source: Node, target: Node, reenter: boolean): Node | null {
  if (!reenter && isWithin(target, source)) return source;
  for (let ancestor = source.parent; ancestor; ancestor = ancestor.parent) {
    if (isWithin(target, ancestor) && target !== ancestor) return ancestor;
  }
  return null;
}

function resolve(source: Node, target: string, byId: ReadonlyMap<string, Node>): Node {
  const [head = '', ...path] = target.split('.');
  let node: Node | undefined;
  if (target.startsWith('.')) node = source;
  else if (target.startsWith('#')) node = byId.get(head.slice(1));
  else node = source.parent?.children.get(head);
  for (const name of path) node = node?.children.get(name);
  if (!node) throw new UnsupportedChartError(dotted(source), `the target "${target}", which is not in the chart`);
  return node;
}
