// What the compiler does not do is refused by name, with the phase it stands in, never run differently from XState.
import { describe, expect, test } from 'vitest';
import { compile } from './compiled.ts';
import { flatten } from './flatten.ts';
import { UnsupportedChartError } from './supported.ts';
import { tracing, type TraceConfig } from './tracing.testing.ts';

/** A chart whose phase `hand` holds the given configuration, beside a phase to go to. */
const hand = (config: object): object => ({ initial: 'hand', states: { hand: config, other: {} } });
const go = (transition: unknown): object => hand({ on: { go: transition } });

const rows: readonly (readonly [name: string, config: object, said: string, place: string])[] = [
  ['parallel phases', hand({ type: 'parallel', states: { a: {}, b: {} } }), 'type "parallel"', 'hand'],
  ['history', { initial: 'a', states: { a: {}, back: { type: 'history' } } }, 'type "history"', 'back'],
  ['delayed transitions', hand({ after: { 1000: { target: 'other' } } }), '"after"', 'hand'],
  ['invoked actors', hand({ invoke: { src: 'bot' } }), '"invoke"', 'hand'],
  ['onDone', hand({ initial: 'a', states: { a: {} }, onDone: { target: 'other' } }), '"onDone"', 'hand'],
  ['tags', hand({ tags: ['busy'] }), '"tags"', 'hand'],
  ['a context', { context: {}, initial: 'a', states: { a: {} } }, '"context"', 'the root'],
  ['wildcards', hand({ on: { '*': { target: 'other' } } }), 'wildcard', 'hand'],
  ['partial wildcards', hand({ on: { 'go.*': { target: 'other' } } }), 'wildcard', 'hand'],
  ['inline guards', go({ target: 'other', guard: () => true }), 'inline guards', 'hand'],
  [
    'guards with parameters',
    go({ target: 'other', guard: { type: 'yes', params: {} } }),
    'guards with parameters',
    'hand',
  ],
  ['inline actions', go({ actions: () => {} }), 'inline actions', 'hand'],
  [
    'actions with parameters',
    go({ actions: { type: 'tick', params: {} } }),
    'actions with parameters',
    'hand',
  ],
  ['inline actions in a list', go({ actions: ['tick', () => {}] }), 'inline actions', 'hand'],
  ['inline entry actions', hand({ entry: () => {} }), 'inline actions', 'hand'],
  ['inline exit actions', hand({ exit: [() => {}] }), 'inline actions', 'hand'],
  [
    'inline guards of an always',
    hand({ always: { target: 'other', guard: () => true } }),
    'inline guards',
    'hand',
  ],
  ['several targets', go({ target: ['other', 'hand'] }), 'several targets', 'hand'],
  ['targets in short form', go('other'), 'short form', 'hand'],
  ['nothing in place of a transition', go(undefined), 'short form', 'hand'],
  ['null in place of a transition', go(null), 'short form', 'hand'],
  ['other keys of a transition', go({ target: 'other', in: '#other' }), '"in" in a transition', 'hand'],
  ['a transition that does nothing', go({ guard: 'yes' }), 'neither target nor actions', 'hand'],
  ['an always that does nothing', hand({ always: { guard: 'yes' } }), 'neither target nor actions', 'hand'],
  ['a self-transition without reenter', go({ target: 'hand' }), 'without reenter', 'hand'],
  [
    'a nested final phase',
    hand({ initial: 'a', states: { a: { type: 'final' } } }),
    'final phase below',
    'hand.a',
  ],
  [
    'exit of a final phase',
    { initial: 'a', states: { a: { type: 'final', exit: 'x' } } },
    'exit actions',
    'a',
  ],
  ['exit of the root', { initial: 'a', exit: 'x', states: { a: {} } }, 'exit actions', 'the root'],
  [
    'ways out of a final phase',
    { initial: 'a', states: { a: { type: 'final', on: { go: { actions: 'x' } } } } },
    'ways out of a final',
    'a',
  ],
  [
    'phases in a final phase',
    { initial: 'a', states: { a: { type: 'final', initial: 'b', states: { b: {} } } } },
    'phases inside a final',
    'a',
  ],
  ['an unknown target', go({ target: 'nowhere' }), 'target "nowhere"', 'hand'],
  ['an unknown child', go({ target: '.nowhere' }), 'target ".nowhere"', 'hand'],
  ['an unknown id', go({ target: '#nowhere' }), 'target "#nowhere"', 'hand'],
  ['an unknown path below an id', go({ target: '#here.nowhere' }), 'target "#here.nowhere"', 'hand'],
  [
    'a sibling of the root',
    { initial: 'a', on: { go: { target: 'a' } }, states: { a: {} } },
    'target "a"',
    'the root',
  ],
  [
    'a root that reenters',
    { initial: 'a', on: { go: { target: '.a', reenter: true } }, states: { a: {} } },
    'a root that reenters',
    'the root',
  ],
  ['no initial phase', hand({ states: { a: {} } }), 'no initial', 'hand'],
  ['an unknown initial phase', hand({ initial: 'b', states: { a: {} } }), 'no initial', 'hand'],
  [
    'an initial phase with actions',
    hand({ initial: { target: 'a', actions: 'x' }, states: { a: {} } }),
    'no initial',
    'hand',
  ],
  [
    'an initial phase of a phase without any',
    hand({ initial: 'b' }),
    'initial phase of a phase without phases',
    'hand',
  ],
  [
    'two phases with one id',
    { initial: 'a', states: { a: { id: 'x' }, b: { id: 'x' } } },
    'the id "x" twice',
    'b',
  ],
  ['a dot in a name', { initial: 'a.b', states: { 'a.b': {} } }, 'a name with "." or "#"', 'a.b'],
  [
    'somebody asked outside a leaf',
    hand({ initial: 'a', meta: { asks: 'somebody' }, states: { a: {} } }),
    'asks',
    'hand',
  ],
];

describe('the compiler refuses', () => {
  test.for(rows)('%s', ([, config, said, place]) => {
    const attempt = (): unknown => flatten(config as TraceConfig);
    expect(attempt).toThrow(UnsupportedChartError);
    expect(attempt).toThrow(said);
    expect(attempt).toThrow(`(in "${place}")`);
  });
});

test('a chart without any of these is taken', () => {
  expect(flatten(hand({}) as TraceConfig).leaves.map((leaf) => leaf.phase)).toEqual(['hand', 'other']);
});

describe('a name without a function is refused by name', () => {
  const chart = tracing({
    initial: 'a',
    states: {
      a: { entry: 'tick', meta: { asks: 'somebody' }, on: { go: { guard: 'yes', actions: 'tick' } } },
    },
  });
  test('guard', () => expect(() => compile({ ...chart, guards: {} })).toThrow('guard "yes"'));
  test('action', () => expect(() => compile({ ...chart, actions: {} })).toThrow('action "tick"'));
  test('asks', () => expect(() => compile({ ...chart, asks: {} })).toThrow('"somebody"'));
  test('inherited names are none', () =>
    expect(() =>
      compile({
        ...chart,
        guards: {},
        config: { initial: 'a', states: { a: { on: { go: { guard: 'toString', actions: 'tick' } } } } },
      }),
    ).toThrow('guard "toString"'));
});

test('a chart that never rests is stopped', () => {
  const chart = tracing({
    initial: 'a',
    states: { a: { always: { target: 'b' } }, b: { always: { target: 'a' } } },
  });
  expect(() => compile(chart).start({ phase: '', trace: [], fuel: 0 })).toThrow('never rests');
});
