// The order of play names people in full where every plate has room, and by their first letters where one has not.
import { expect, test } from 'vitest';
import type { SamView } from '../../../engine/games/sam/types.ts';
import { words } from '../parts/laws.testing.ts';
import { inputOf } from '../parts/played.testing.ts';
import { tableFor } from './situations.testing.ts';
import { stripPlacements } from './strip.ts';
import { tableOf } from './table.ts';

const PHONE = { width: 360, height: 740, text: 1 };
const SHORT = ['Anna', 'Ben', 'Cleo', 'Dan', 'Ella', 'Finn', 'Gus'];
const LONG = 'Maximiliane Wolkenstein-Trostburg';

/** The names on the plates at a phone, in order of play. */
function shown(names: readonly string[]): string[] {
  const view: SamView = tableFor(names.length).view(0);
  const input = inputOf(view);
  const named = { ...input, seats: input.seats.map((seat, at) => ({ ...seat, name: names[at] ?? '' })) };
  return stripPlacements(tableOf(view, named, PHONE, words))
    .filter(({ id }) => id.startsWith('order:'))
    .map(({ picture }) => (JSON.parse(picture.key.slice('order '.length)) as { name: string }).name);
}

test('two players are named in full at a phone', () => {
  expect(shown(SHORT.slice(0, 2)).toSorted()).toEqual(['Anna', 'Ben']);
});

test('of many, or beside a long name, only whose turn it is has a name', () => {
  expect(shown(SHORT).filter((name) => name.length === 1)).toHaveLength(6);
  expect(shown(['Anna', LONG]).filter((name) => name.length === 1)).toHaveLength(1);
});
