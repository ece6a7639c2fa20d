// A part of the archive: what is asked for, and what stands there after each answer.
import { expect, test } from 'vitest';
import type { KeptTable } from '../../engine/protocol/kept.ts';
import { EMPTY_SHELF, firstOf, moreOf, PAGE, type Wish, withAnswer } from './shelf.ts';

const WISH: Wish = { which: 'finished', game: null, find: ' Ada ' };
const table = (id: number): KeptTable => ({
  id: `t${id}`,
  title: '',
  game: 'sam',
  seats: [],
  status: 'over',
  since: 0,
  at: id,
  moves: 3,
  isHosted: false,
  gathers: false,
  winners: [0],
  deletedAt: null,
  only: null,
});
const tables = (from: number, count: number): KeptTable[] =>
  Array.from({ length: count }, (_, index) => table(from + index));
const ids = (shelf: { readonly tables: readonly KeptTable[] }): string[] => shelf.tables.map(({ id }) => id);

test('a first page, and pages until all are there', () => {
  const first = firstOf(WISH, EMPTY_SHELF);
  expect(first).toEqual({ type: 'shelf', which: 'finished', game: null, find: 'Ada', from: 0, count: PAGE });
  let shelf = withAnswer(EMPTY_SHELF, 0, { tables: tables(0, PAGE), total: PAGE + 5, unreadable: 2 });
  expect(moreOf(WISH, shelf)).toMatchObject({ from: PAGE, count: PAGE });
  shelf = withAnswer(shelf, PAGE, { tables: tables(PAGE, 5), total: PAGE + 5, unreadable: 2 });
  expect(shelf).toMatchObject({ total: PAGE + 5, unreadable: 2, isAsking: false, trouble: null });
  expect(ids(shelf)).toEqual(ids({ tables: tables(0, PAGE + 5) }));
  expect(moreOf(WISH, shelf)).toBeNull();
});

test('what is asked for anew is as long as what is in sight, up to what a host tells at once', () => {
  const shelf = withAnswer(EMPTY_SHELF, 0, { tables: tables(0, 70), total: 300, unreadable: 0 });
  expect(firstOf(WISH, shelf).count).toBe(70);
  const long = withAnswer(EMPTY_SHELF, 0, { tables: tables(0, 250), total: 300, unreadable: 0 });
  expect(firstOf(WISH, long).count).toBe(100);
});

test('a game that has come to the top meanwhile stands there once', () => {
  const shelf = withAnswer(EMPTY_SHELF, 0, { tables: tables(0, 3), total: 5, unreadable: 0 });
  // The host has one more before these, so what follows begins with one that was told already.
  const more = withAnswer(shelf, 3, { tables: tables(2, 3), total: 6, unreadable: 0 });
  expect(ids(more)).toEqual(['t0', 't1', 't2', 't3', 't4']);
});

test('nothing more is asked for before the first answer', () => {
  expect(moreOf(WISH, EMPTY_SHELF)).toBeNull();
});
