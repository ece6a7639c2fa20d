// Flattens a chart into leaf phases with precomputed ways out.
import { impossible } from '../core/errors.ts';
import { checkPhase, list, UnsupportedChartError, type AnyPhase, type AnyTransition } from './supported.ts';

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

/** Flattens `config`. @throws UnsupportedChartError for parallel, history, after, invoke, inline functions and the like */
export function flatten(config: AnyPhase): FlatChart {
  const byId = new Map<string, Node>();
  const root = grow(config, [], null, byId);
  const leafNodes = leavesOf(root);
  const indexes = new Map(leafNodes.map((leaf, index) => [leaf, index]));
  const indexOf = (leaf: Node | undefined): number =>
    (leaf && indexes.get(leaf)) ?? impossible('a transition that ends outside the leaves');

  const stepOf = (leaf: Node, source: Node, transition: AnyTransition): Step => {
    const target = transition.target === undefined ? null : resolve(source, transition.target, byId);
    if (!target)
      return { guard: transition.guard ?? null, actions: list(transition.actions), leaf: indexOf(leaf) };
    if (target === source && !transition.reenter) {
      throw new UnsupportedChartError(dotted(source), 'a transition to its own source without reenter');
    }
    const domain = domainOf(source, target, transition.reenter === true);
    const entered = [...between(domain, target), ...initialBelow(target)];
    return {
      guard: transition.guard ?? null,
      actions: [
        ...between(domain, leaf)
          .reverse()
          .flatMap((node) => list(node.config.exit)),
        ...list(transition.actions),
        ...entered.flatMap((node) => list(node.config.entry)),
      ],
      leaf: indexOf(entered.at(-1)),
    };
  };

  const leaves = leafNodes.map((leaf): Leaf => {
    const on = new Map<string, Step[]>();
    const always: Step[] = [];
    const final = leaf.config.type === 'final';
    // In a final phase the game is over: nothing leads out, not even what the root takes.
    for (let source: Node | null = final ? null : leaf; source; source = source.parent) {
      const from = source;
      always.push(...list(from.config.always).map((transition) => stepOf(leaf, from, transition)));
      for (const [type, transitions] of Object.entries(from.config.on ?? {})) {
        const steps = on.get(type) ?? [];
        steps.push(
          ...list(transitions as AnyTransition | AnyTransition[]).map((each) => stepOf(leaf, from, each)),
        );
        on.set(type, steps);
      }
    }
    return {
      phase: dotted(leaf),
      final,
      asks: leaf.config.meta?.asks ?? null,
      always,
      on,
    };
  });

  const begun = [root, ...initialBelow(root)];
  const start: Step = {
    guard: null,
    actions: begun.flatMap((node) => list(node.config.entry)),
    leaf: indexOf(begun.at(-1)),
  };
  return { leaves, start };
}

function grow(config: AnyPhase, path: readonly string[], parent: Node | null, byId: Map<string, Node>): Node {
  const node: Node = { path, config, parent, children: new Map() };
  checkPhase(config, path);
  if (config.id !== undefined) {
    if (byId.has(config.id)) throw new UnsupportedChartError(dotted(node), `the id "${config.id}" twice`);
    byId.set(config.id, node);
  }
  for (const [name, child] of Object.entries(config.states ?? {})) {
    node.children.set(name, grow(child, [...path, name], node, byId));
  }
  return node;
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
  for (
    let child = node.children.get(node.config.initial ?? '');
    child;
    child = child.children.get(child.config.initial ?? '')
  ) {
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
  if (!node)
    throw new UnsupportedChartError(dotted(source), `the target "${target}", which is not in the chart`);
  return node;
}
