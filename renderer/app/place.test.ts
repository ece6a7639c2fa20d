// The address names the place, there and back.
import { expect, test } from 'vitest';
import { formatPlace, parsePlace } from './place.ts';
import type { Place } from '../store/state.ts';

const places: Place[] = [
  { at: 'home' },
  { at: 'setup' },
  { at: 'archive' },
  { at: 'table', id: 'a/b#c 1' },
  { at: 'rules', game: 'magic-trick', chapter: null },
  { at: 'rules', game: 'magic-trick', chapter: 'what-if/1' },
];

test.for(places)('$at goes there and back', (place) => {
  expect(parsePlace(formatPlace(place))).toEqual(place);
});

test.for([
  '',
  '#',
  '#table=',
  '#table=%',
  '#table=a%2',
  '#rules=',
  '#rules=/trick',
  '#rules=%',
  '#rules=foo',
  '#elsewhere',
])('"%s" is home', (hash) => {
  expect(parsePlace(hash)).toEqual({ at: 'home' });
});
