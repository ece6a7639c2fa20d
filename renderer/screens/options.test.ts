// Options in a form: which values can be had, and what becomes of what is typed.
import { expect, test } from 'vitest';
import { choicesOf, defaultOf, isOffered, rangeOf, typedNumber } from './options.ts';

const goal = { key: 'goal', values: { min: 20, max: 500, default: 100 } } as const;
const stage = { key: 'stage', values: ['strict', 'lenient'] } as const;

test('an option is a range or a few values, and has a default', () => {
  expect([rangeOf(goal), choicesOf(goal), defaultOf(goal)]).toEqual([goal.values, [], 100]);
  expect([rangeOf(stage), choicesOf(stage), defaultOf(stage)]).toEqual([null, stage.values, 'strict']);
});

test.for([20, 100, 500])('%i can be had within a range', (value) => {
  expect(isOffered(goal, value)).toBe(true);
});

test.for([19, 501, 99.5, Number.NaN, '100', '', true, undefined])(
  '%j cannot be had within a range',
  (value) => {
    expect(isOffered(goal, value)).toBe(false);
  },
);

test('one of a few values has to be one of them', () => {
  expect([isOffered(stage, 'lenient'), isOffered(stage, 'other'), isOffered(stage, undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});

test.for([
  ['100', 100],
  [' 50 ', 50],
  ['007', 7],
  ['', ''],
  ['-20', '-20'],
  ['1e2', '1e2'],
  ['99.5', '99.5'],
  ['a hundred', 'a hundred'],
] as const)('%j that was typed is %j', ([text, value]) => {
  expect(typedNumber(text)).toBe(value);
});
