// Random charts and random moves: both executors must run the same actions and rest in the same phases.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flatten } from './flatten.ts';
import { runCompiled, runReference, tracing, type TraceConfig } from './tracing.testing.ts';

const MOVES = ['go', 'stop', 'turn'] as const;

/** A way out as it is drawn: targets are numbers, to be taken modulo the number of phases. */
interface DrawnTransition {
  readonly target: number | null;
  readonly guard: string | null;
  readonly actions: number;
  readonly reenter: boolean;
  /** Whether the target is written as a path where it can be, instead of an id. */
  readonly relative: boolean;
}
interface DrawnPhase {
  readonly children: readonly DrawnPhase[];
  readonly initial: number;
  readonly entry: number;
  readonly exit: number;
  readonly on: Readonly<Record<string, readonly DrawnTransition[]>>;
  readonly always: readonly DrawnTransition[];
}

const transition = (
  guards: readonly (string | null)[],
  fewestActions: number,
): fc.Arbitrary<DrawnTransition> =>
  fc.record({
    target: fc.option(fc.nat(30)),
    guard: fc.constantFrom(...guards),
    actions: fc.integer({ min: fewestActions, max: 2 }),
    reenter: fc.boolean(),
    relative: fc.boolean(),
  });
const onMove = transition([null, 'yes', 'no', 'even', 'odd'], 0);
// Every step without a move burns fuel, so that a chart comes to rest.
const withoutMove = transition(['fuelled', 'fuelled and even'], 1);

const phase = (depth: number): fc.Arbitrary<DrawnPhase> =>
  fc.record({
    children: depth === 0 ? fc.constant([]) : fc.array(phase(depth - 1), { maxLength: 3 }),
    initial: fc.nat(2),
    entry: fc.nat(2),
    exit: fc.nat(2),
    on: fc.dictionary(fc.constantFrom(...MOVES), fc.array(onMove, { maxLength: 3 }), { maxKeys: 3 }),
    always: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(withoutMove, { maxLength: 2 }) },
    ),
  });
const root = phase(3).filter((drawn) => drawn.children.length > 0);

/** Writes a drawn chart as a configuration; the last of the root's phases is final when it has none inside. */
function configOf(drawn: DrawnPhase, withFinal: boolean): TraceConfig {
  const paths: string[][] = [];
  const number = (each: DrawnPhase, path: string[]): void => {
    paths.push(path);
    each.children.forEach((child, index) => number(child, [...path, `p${index}`]));
  };
  number(drawn, []);
  const idOf = (path: readonly string[]): string => `id-${path.join('-')}`;
  const named = (kind: string, path: readonly string[], count: number): string[] =>
    Array.from({ length: count }, (_, index) => `${kind} ${idOf(path)} ${index}`);

  const write = (source: string[], each: DrawnTransition, label: string): Record<string, unknown>[] => {
    const target = each.target === null ? null : (paths[each.target % paths.length] as string[]);
    const itself = target !== null && target.join() === source.join();
    const isRoot = source.length === 0;
    const actions = named(label, source, each.actions);
    if ((target === null && each.actions === 0) || (itself && (isRoot || !each.reenter))) return [];
    const reenter = each.reenter && !isRoot;
    return [
      {
        ...(target === null ? {} : { target: each.relative ? pathTo(source, target) : `#${idOf(target)}` }),
        ...(each.guard === null ? {} : { guard: each.guard }),
        ...(actions.length === 1 ? { actions: actions[0] } : { actions }),
        ...(reenter ? { reenter } : {}),
      },
    ];
  };
  const pathTo = (source: string[], target: string[]): string => {
    const below = (ancestor: string[]): boolean =>
      target.length > ancestor.length && ancestor.every((name, index) => target[index] === name);
    if (below(source)) return `.${target.slice(source.length).join('.')}`;
    const parent = source.slice(0, -1);
    return source.length > 0 && below(parent) ? target.slice(parent.length).join('.') : `#${idOf(target)}`;
  };

  const build = (each: DrawnPhase, path: string[]): TraceConfig => {
    const isLast = path.length === 1 && path[0] === `p${drawn.children.length - 1}`;
    if (withFinal && isLast && each.children.length === 0)
      return { id: idOf(path), type: 'final', entry: named('in', path, each.entry) };
    const on = Object.entries(each.on).map(([type, list]) => [
      type,
      list.flatMap((one, index) => write(path, one, `${type} ${index}`)),
    ]);
    return {
      id: idOf(path),
      entry: named('in', path, each.entry),
      on: Object.fromEntries(on) as NonNullable<TraceConfig['on']>,
      always: each.always.flatMap((one, index) => write(path, one, `always ${index}`)) as NonNullable<
        TraceConfig['always']
      >,
      ...(path.length === 0 ? {} : { exit: named('out', path, each.exit) }),
      ...(each.children.length === 0
        ? {}
        : {
            initial: `p${each.initial % each.children.length}`,
            states: Object.fromEntries(
              each.children.map((child, index) => [`p${index}`, build(child, [...path, `p${index}`])]),
            ),
          }),
    };
  };
  return build(drawn, []);
}

test('both executors run the same actions and rest in the same phases', () => {
  const seen = { taken: 0, refused: 0, final: 0, chained: 0 };
  fc.assert(
    fc.property(
      root,
      fc.boolean(),
      fc.array(fc.constantFrom(...MOVES), { minLength: 1, maxLength: 8 }),
      (drawn, withFinal, moves) => {
        const config = configOf(drawn, withFinal);
        const compiled = runCompiled(tracing(config), moves);
        expect(compiled).toEqual(runReference(tracing(config), moves));
        for (const rest of compiled.slice(1)) seen[rest.taken ? 'taken' : 'refused'] += 1;
        if (flatten(config).leaves.some((leaf) => leaf.final && leaf.phase === compiled.at(-1)?.phase))
          seen.final += 1;
        if (compiled.some((rest) => rest.told.some((name) => name.startsWith('always')))) seen.chained += 1;
      },
    ),
    { seed: 1, numRuns: 1000 },
  );
  // The charts drawn are worth running: each kind of step is common among them.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(50);
});
