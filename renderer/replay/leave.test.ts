// Leaving a replay.
import { expect, test } from 'vitest';
import type { Place } from '../store/state.ts';
import { leaveReplay } from './leave.ts';

test.for<[string, unknown, string[]]>([
  ['back to the screen that led there', { isWithin: true }, ['back']],
  ['home, where its address was opened', null, ['home']],
  ['home, where another page lies behind', 'something', ['home']],
])('%s', ([, state, went]) => {
  const ways: string[] = [];
  leaveReplay({ state, back: () => ways.push('back') }, { go: ({ at }: Place) => void ways.push(at) });
  expect(ways).toEqual(went);
});
