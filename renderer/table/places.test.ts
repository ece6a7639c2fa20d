// Places at the end: winners before whoever has as many points, equals side by side.
import { expect, test } from 'vitest';
import { placesOf } from './places.ts';

const told = (winners: readonly number[], scores: readonly number[], lasted?: readonly number[]): string[] =>
  placesOf({ winners, scores }, lasted).map(({ place, seat }) => `${place}. ${seat}`);

test('the most points come first', () => {
  expect(told([2], [-3, 4, 12, 5])).toEqual(['1. 2', '2. 3', '3. 1', '4. 0']);
});

test('whoever won a tie stands before the others of it, whatever the seats', () => {
  expect(told([3], [7, 2, 7, 7])).toEqual(['1. 3', '2. 0', '2. 2', '4. 1']);
});

test('who shares the victory shares the first place', () => {
  expect(told([0, 2], [5, 1, 5])).toEqual(['1. 0', '1. 2', '3. 1']);
});

test('of equal ones those come first who lasted longer, and who is equal in that as well shares a place', () => {
  expect(told([1], [0, 3, 0, 0], [40, 51, 12, 50])).toEqual(['1. 1', '2. 3', '3. 0', '4. 2']);
  expect(told([1], [2, 3, 0, 2], [51, 51, 12, 51])).toEqual(['1. 1', '2. 0', '2. 3', '4. 2']);
});
