// Tests of a table with all cards open: each rank stands in its own place, and nothing else changes.
import { expect, test } from 'vitest';
import type { MagicTrickView, SlotView } from '../../../engine/games/magic-trick/types.ts';
import { opened } from './opened.ts';
import { play } from './played.testing.ts';

const SEATS = 3;
const isKnown = (row: readonly SlotView[]): boolean => row.every(({ rank }) => rank !== null);
const heldIn = (row: readonly SlotView[]): string[] =>
  row.flatMap(({ at, suit, rank }) => (at === 'row' ? [`${suit}${rank}`] : []));

test('every rank that anybody knows stands where they see it', () => {
  const seen = [0, 1, 2].map((viewer) => play({ seats: SEATS, viewer }));
  const watched = play({ seats: SEATS, viewer: 'watcher' });
  let moments = 0;
  for (const [index, { view }] of watched.entries()) {
    const views = seen.map((one) => one[index]!.view);
    // Each row is known to whoever sorted it.
    const rows = view.rows.map((_, owner) => views.map(({ rows: all }) => all[owner]!).find(isKnown));
    if (view.phase === 'hand.sorting' || rows.some((row) => row === undefined)) continue;
    moments += 1;
    const open = rows.map((row) => heldIn(row!));
    expect(opened(view, open)).toEqual({ ...view, rows });
  }
  expect(moments).toBeGreaterThan(50);
});

test('a row whose cards lie in another order than its slots stays closed', () => {
  const { view } = play({ seats: SEATS, viewer: 'watcher', moves: 0 })[0]!;
  const strange = view.rows.map((row) => row.map(() => 'X1'));
  expect(opened(view, strange)).toEqual(view satisfies MagicTrickView);
  expect(opened(view, [])).toEqual(view);
});
