// What a pointer is on stands out, and what lies on it goes along.
import { describe, expect, test } from 'vitest';
import { emphasised, riseOf } from './emphasis.ts';
import type { Picture, Placement } from './game-stage.ts';

const picture = (key: string): Picture => ({ key, side: 'face', paint: () => undefined });

const card: Placement = {
  id: 'card',
  picture: picture('strip'),
  whole: picture('whole'),
  x: 30,
  y: 100,
  width: 60,
  height: 84,
  rotation: 0,
  z: 10,
  lift: 0.1,
  shade: 0.4,
  alpha: 1,
  halo: null,
  target: 'hand:1',
};
const mark: Placement = {
  ...card,
  id: 'mark',
  picture: picture('mark'),
  x: 45,
  y: 70,
  width: 20,
  height: 20,
  z: 11,
  lift: 0,
  shade: 0,
  target: null,
  on: 'card',
};
const other: Placement = { ...card, id: 'other', x: 200, z: 12, target: 'hand:2' };
const scene = [card, mark, other];

const find = (from: readonly Placement[], id: string): Placement => {
  const found = from.find((placement) => placement.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};
/** Where a mark is on its card, in parts of the card. */
const place = (from: readonly Placement[]): number[] => {
  const [on, under] = [find(from, 'mark'), find(from, 'card')];
  return [(on.x - under.x) / under.width, (on.y - under.y) / under.height, on.width / under.width];
};

describe.for(['mouse', 'finger'] as const)('under a %s', (by) => {
  const shown = emphasised(scene, { target: 'hand:1', by }, 360);

  test('a mark stays where it is on its card', () => {
    for (const [index, value] of place(shown).entries()) expect(value).toBeCloseTo(place(scene)[index] ?? 0);
    expect(find(shown, 'mark').z).toBeGreaterThan(find(shown, 'card').z);
  });

  test('everything else stays as it was', () => {
    expect(find(shown, 'other')).toBe(other);
    expect(emphasised(scene, { target: 'gone', by }, 360)).toBe(scene);
    expect(emphasised(scene, null, 360)).toBe(scene);
  });
});

test('a mouse makes a card rise in its layer', () => {
  const risen = find(emphasised(scene, { target: 'hand:1', by: 'mouse' }, 360), 'card');
  expect([risen.y, risen.z, risen.picture.key]).toEqual([card.y - riseOf(card), card.z, 'strip']);
});

test('a card under a finger can be read as a whole, above all others and inside the window', () => {
  const large = find(emphasised(scene, { target: 'hand:1', by: 'finger' }, 360), 'card');
  expect(large.width).toBeGreaterThanOrEqual(100);
  expect(large.picture.key).toBe('whole');
  expect(large.z).toBeGreaterThan(other.z);
  expect(large.x - large.width / 2).toBeGreaterThanOrEqual(0);
  expect(large.y + large.height / 2).toBeCloseTo(card.y + card.height / 2);
});
