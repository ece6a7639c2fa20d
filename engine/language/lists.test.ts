// Lists inside a sentence.
import { expect, test } from 'vitest';
import { english } from './catalogue.ts';
import { allOf, anyOf } from './lists.ts';
import { sayIn } from './say.ts';

const say = sayIn(english, 'en-GB');

test.for([
  [[], '', ''],
  [['Ada'], 'Ada', 'Ada'],
  [['Ada', 'Ben'], 'Ada and Ben', 'Ada or Ben'],
  [['Ada', 'Ben', 'Cléo', '{Dai} #'], 'Ada, Ben, Cléo and {Dai} #', 'Ada, Ben, Cléo or {Dai} #'],
] as const)('%j', ([items, all, any]) => {
  expect(allOf(say, items)).toBe(all);
  expect(anyOf(say, items)).toBe(any);
});
