// Both executors against each other, one concept of a chart a row.
import { describe, expect, test } from 'vitest';
import { runCompiled, runReference, tracing, type TraceConfig } from './tracing.testing.ts';

interface Row {
  readonly name: string;
  readonly config: TraceConfig;
  readonly moves: readonly string[];
  /** Where it rests at the end, and everything that ran on the way; worked out by hand. */
  readonly phase: string;
  readonly trace: string;
}

const rows: readonly Row[] = [
  {
    name: 'the start enters from the outside in',
    config: {
      initial: 'a',
      entry: 'in root',
      states: { a: { initial: 'b', entry: ['in a', 'in a too'], states: { b: { entry: 'in b' } } } },
    },
    moves: [],
    phase: 'a.b',
    trace: 'in root, in a, in a too, in b',
  },
  {
    name: 'exits run from the inside out, then the own actions, then the entries',
    config: {
      initial: 'a',
      states: {
        a: {
          initial: 'b',
          exit: 'out a',
          states: { b: { exit: 'out b', on: { go: { target: '#d', actions: 'go' } } } },
        },
        c: { initial: 'd', entry: 'in c', states: { d: { id: 'd', entry: 'in d' } } },
      },
    },
    moves: ['go'],
    phase: 'c.d',
    trace: 'out b, out a, go, in c, in d',
  },
  {
    name: 'a transition to a sibling keeps the parent entered',
    config: {
      initial: 'a',
      states: {
        a: {
          initial: 'b',
          entry: 'in a',
          exit: 'out a',
          states: { b: { on: { go: { target: 'c' } }, exit: 'out b' }, c: { entry: 'in c' } },
        },
      },
    },
    moves: ['go'],
    phase: 'a.c',
    trace: 'in a, out b, in c',
  },
  {
    name: 'always steps chain, each seeing what the one before changed',
    config: {
      initial: 'a',
      states: {
        a: { on: { go: { target: 'b', actions: 'one' } } },
        b: {
          always: [
            { guard: 'even', target: 'a', actions: 'wrong' },
            { guard: 'odd', target: 'c', actions: 'two' },
          ],
        },
        c: { always: { guard: 'even', target: 'd', actions: 'three' } },
        d: { always: { guard: 'even', target: 'a', actions: 'wrong' } },
      },
    },
    moves: ['go'],
    phase: 'd',
    trace: 'one, two, three',
  },
  {
    name: 'always steps run at the start as well',
    config: { initial: 'a', states: { a: { always: { target: 'b', actions: 'slide' } }, b: {} } },
    moves: [],
    phase: 'b',
    trace: 'slide',
  },
  {
    name: 'an always without a target repeats while its guard is open',
    config: { initial: 'a', states: { a: { always: { guard: 'fuelled', actions: 'tick' } } } },
    moves: [],
    phase: 'a',
    trace: Array.from({ length: 40 }, () => 'tick').join(', '),
  },
  {
    name: 'the first open guard wins',
    config: {
      initial: 'a',
      states: {
        a: {
          on: {
            go: [
              { guard: 'no', target: 'b', actions: 'first' },
              { guard: 'yes', target: 'c', actions: 'second' },
              { target: 'b', actions: 'third' },
            ],
          },
        },
        b: {},
        c: {},
      },
    },
    moves: ['go'],
    phase: 'c',
    trace: 'second',
  },
  {
    name: 'an inner transition goes before an outer one, which is asked when the inner is closed',
    config: {
      initial: 'a',
      states: {
        a: {
          initial: 'b',
          on: { go: { actions: 'outer' } },
          states: { b: { on: { go: { guard: 'even', actions: 'inner' } } } },
        },
      },
    },
    moves: ['go', 'go'],
    phase: 'a.b',
    trace: 'inner, outer',
  },
  {
    name: "an ancestor's transition leaves every phase below it",
    config: {
      initial: 'a',
      states: {
        a: {
          initial: 'b',
          exit: 'out a',
          on: { go: { target: 'c' } },
          states: { b: { exit: 'out b', initial: 'x', states: { x: { exit: 'out x' } } } },
        },
        c: { entry: 'in c' },
      },
    },
    moves: ['go'],
    phase: 'c',
    trace: 'out x, out b, out a, in c',
  },
  {
    name: 'a transition to a child leaves what is inside and not the source',
    config: {
      initial: 'a',
      states: {
        a: {
          initial: 'b',
          entry: 'in a',
          exit: 'out a',
          on: { go: { target: '.c' } },
          states: { b: { exit: 'out b' }, c: { entry: 'in c', exit: 'out c' } },
        },
      },
    },
    moves: ['go', 'go'],
    phase: 'a.c',
    trace: 'in a, out b, in c, out c, in c',
  },
  {
    name: 'a transition to a child that reenters leaves the source too',
    config: {
      initial: 'a',
      states: {
        a: {
          initial: 'b',
          entry: 'in a',
          exit: 'out a',
          on: { go: { target: '.c', reenter: true } },
          states: { b: { exit: 'out b' }, c: { entry: 'in c' } },
        },
      },
    },
    moves: ['go'],
    phase: 'a.c',
    trace: 'in a, out b, out a, in a, in c',
  },
  {
    name: 'a phase can reenter itself',
    config: {
      initial: 'a',
      states: {
        a: { entry: 'in a', exit: 'out a', on: { go: { target: 'a', reenter: true, actions: 'go' } } },
      },
    },
    moves: ['go'],
    phase: 'a',
    trace: 'in a, out a, go, in a',
  },
  {
    name: 'a path from a sibling and an id with a path below it are found',
    config: {
      initial: 'a',
      states: {
        a: { on: { go: { target: 'b.c' } } },
        b: {
          id: 'bee',
          initial: 'd',
          states: { c: { on: { go: { target: '#bee.d' } } }, d: { entry: 'in d' } },
        },
      },
    },
    moves: ['go', 'go'],
    phase: 'b.d',
    trace: 'in d',
  },
  {
    name: 'an ancestor as target is left and entered again',
    config: {
      initial: 'a',
      states: {
        a: {
          id: 'a',
          initial: 'b',
          entry: 'in a',
          exit: 'out a',
          states: { b: { on: { go: { target: 'c' } } }, c: { on: { go: { target: '#a' } }, exit: 'out c' } },
        },
      },
    },
    moves: ['go', 'go'],
    phase: 'a.b',
    trace: 'in a, out c, out a, in a',
  },
  {
    name: 'a final phase takes nothing more, not even what the root takes',
    config: {
      initial: 'a',
      on: { go: { target: '.over' }, shout: { actions: 'shout' } },
      states: { a: {}, over: { type: 'final', entry: 'in over' } },
    },
    moves: ['shout', 'go', 'shout', 'go'],
    phase: 'over',
    trace: 'shout, in over',
  },
  {
    name: 'an always of the root does not run on from a final phase',
    config: {
      initial: 'a',
      always: { guard: 'odd', target: '.a', actions: 'back' },
      states: { a: { on: { go: { target: 'over', actions: 'go' } } }, over: { type: 'final' } },
    },
    moves: ['go'],
    phase: 'over',
    trace: 'go',
  },
  {
    name: 'a move that the phase does not take changes nothing',
    config: {
      initial: 'a',
      states: { a: { on: { go: { guard: 'no', target: 'b' } } }, b: { entry: 'in b' } },
    },
    moves: ['go', 'stray'],
    phase: 'a',
    trace: '',
  },
];

describe('one concept', () => {
  test.for(rows)('$name', ({ config, moves, phase, trace }) => {
    const compiled = runCompiled(tracing(config), moves);
    expect(compiled.at(-1)).toMatchObject({ phase, trace: trace === '' ? [] : trace.split(', ') });
    expect(compiled).toEqual(runReference(tracing(config), moves));
  });
});

test('a guard sees who moves', () => {
  const config: TraceConfig = {
    initial: 'a',
    states: { a: { on: { go: { guard: 'seat 1', actions: 'went' } } } },
  };
  for (const [seat, trace] of [
    [0, []],
    [1, ['went']],
  ] as const) {
    expect(runCompiled(tracing(config), ['go'], seat).at(-1)?.trace).toEqual(trace);
    expect(runReference(tracing(config), ['go'], seat).at(-1)?.trace).toEqual(trace);
  }
});

test('the reference executor changes no moment it gave before', () => {
  const chart = tracing({ initial: 'a', states: { a: { on: { go: { actions: 'went' } } } } });
  const rests = runReference(chart, ['go', 'go']);
  expect(rests.map((rest) => rest.trace.length)).toEqual([0, 1, 2]);
});
