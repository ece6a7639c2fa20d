// The address names the place, there and back.
import { expect, test } from 'vitest';
import { formatPlace, parsePlace } from './place.ts';
import type { Place } from '../store/state.ts';

const places: Place[] = [
  { at: 'home' },
  { at: 'setup' },
  { at: 'archive' },
  { at: 'statistics', game: null, name: null },
  { at: 'statistics', game: 'sam', name: null },
  { at: 'statistics', game: null, name: 'Ada/Ben & Co' },
  { at: 'statistics', game: 'trick-taking', name: 'Ärzte' },
  { at: 'replay', id: 'ab/1', step: null, eyes: null },
  { at: 'replay', id: 't', step: 34, eyes: 0 },
  { at: 'replay', id: 't', step: null, eyes: 'watcher' },
  { at: 'replay', id: 't', step: 0, eyes: 'open' },
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
  '#replay=',
  '#replay=%/3',
  '#rules=',
  '#rules=/trick',
  '#rules=%',
  '#rules=foo',
  '#elsewhere',
])('"%s" is home', (hash) => {
  expect(parsePlace(hash)).toEqual({ at: 'home' });
});

test.for(['x', '-1', '1.5', '99999999', '%'])(
  'a step or eyes that are none, such as "%s", are left out',
  (wrong) => {
    expect(parsePlace(`#replay=t/${wrong}/${wrong}`)).toEqual({
      at: 'replay',
      id: 't',
      step: null,
      eyes: null,
    });
  },
);

test.for(['/', 'poker/', '/%', `/${'x'.repeat(99)}`, '/%00'])(
  '"#statistics=%s" is of all games and everybody',
  (filter) => {
    expect(parsePlace(`#statistics=${filter}`)).toEqual({ at: 'statistics', game: null, name: null });
  },
);
