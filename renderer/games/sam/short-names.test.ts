// Names as short as can be told apart.
import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

test.for([
  [
    ['Ada', 'Bert', 'Cora'],
    ['A', 'B', 'C'],
  ],
  [
    ['Maximilian von Hohenlohe', 'Mademoiselle Rochefouca', 'Ada'],
    ['MH', 'MR', 'A'],
  ],
  [
    ['Max', 'Moritz', 'Mona'],
    ['Ma', 'Mor', 'Mon'],
  ],
  [
    ['Bot', 'Bot', 'Bot'],
    ['B1', 'B2', 'B3'],
  ],
  [
    ['Élodie', 'Émile', ''],
    ['Él', 'Ém', ''],
  ],
] as const)('%j are %j', ([names, short]) => {
  expect(shortNames(names)).toEqual(short);
  expect(new Set(shortNames(names)).size).toBe(names.length);
});
