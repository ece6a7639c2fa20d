// The phase inside a state: rules that look at it see the same in both executors, the one before the move.
import { expect, test } from 'vitest';
import { defineChart } from './chart.ts';
import { compile } from './compiled.ts';
import { reference } from './xstate.ts';

interface State {
  readonly phase: string;
  seen: string[];
}
type Move = { readonly type: 'go' };

const chart = defineChart<State, Move, never>()({
  asks: { anybody: () => [0] },
  guards: { alreadyBegun: ({ phase }) => phase !== '' },
  actions: { look: (state) => void state.seen.push(state.phase) },
  config: {
    initial: 'first',
    states: {
      first: {
        entry: 'look',
        meta: { asks: 'anybody' },
        on: { go: { guard: 'alreadyBegun', actions: 'look', target: 'between' } },
      },
      between: { entry: 'look', always: { actions: 'look', target: 'last' } },
      last: { entry: 'look', meta: { asks: 'anybody' }, on: { go: { actions: 'look', target: 'first' } } },
    },
  },
});

test('guards and actions see the phase before the move in both executors', () => {
  const compiled = compile(chart);
  const fast: State = { phase: '', seen: [] };
  compiled.start(fast);
  const xstate = reference(chart);
  let slow = xstate.start({ phase: '', seen: [] });
  for (let move = 0; move < 3; move += 1) {
    expect(compiled.apply(fast, 0, { type: 'go' })).toBe(true);
    slow = xstate.apply(slow, 0, { type: 'go' })!;
    expect(slow.state).toEqual(fast);
  }
  expect(fast.seen).toEqual([
    '',
    'first',
    'first',
    'first',
    'first',
    'last',
    'last',
    'first',
    'first',
    'first',
    'first',
  ]);
});
