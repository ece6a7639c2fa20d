// Laws of laying lots: everything lies inside its room, in order, in lines that do not touch, as large as it fits.
import { describe, expect, test } from 'vitest';
import { type HowToLay, layLots, type Lot } from './lots.ts';

const HOW: HowToLay = {
  proportion: 1.4,
  most: 200,
  lines: 3,
  gap: 4,
  apart: 10,
  name: 20,
  strip: 22,
};
const ROOMS = [
  { left: 10, top: 20, width: 600, height: 150 },
  { left: 0, top: 0, width: 330, height: 300 },
  { left: 5, top: 5, width: 90, height: 60 },
];
const COUNTS = [[1], [5], [0, 3], [1, 3, 1, 2, 4], [1, 3, 0, 5, 8], [7, 5, 3], [20]] as const;

const lotsOf = (counts: readonly number[]): Lot[] =>
  counts.map((count, lot) => ({
    id: `lot ${lot}`,
    cards: Array.from({ length: count }, (_, index) => `${lot}.${index}`),
    empty: 40,
  }));

describe.for(ROOMS)('in a room of $width by $height', (room) => {
  test.for(COUNTS)('lots of %j', (counts) => {
    const lots = lotsOf(counts);
    const laid = layLots(lots, room, HOW);
    const wanted = lots.flatMap(({ cards }) => cards);
    expect([...laid.cards.keys()]).toEqual(wanted);
    expect(laid.empty).toHaveLength(counts.filter((count) => count === 0).length);
    const lines = new Map<number, number[]>();
    for (const { x, y } of laid.cards.values()) {
      expect(x - laid.width / 2).toBeGreaterThanOrEqual(room.left - 0.5);
      expect(x + laid.width / 2).toBeLessThanOrEqual(room.left + room.width + 0.5);
      expect(y - laid.height / 2).toBeGreaterThanOrEqual(room.top - 0.5);
      expect(y + laid.height / 2).toBeLessThanOrEqual(room.top + room.height + 0.5);
      lines.set(y, [...(lines.get(y) ?? []), x]);
    }
    for (const along of lines.values()) expect(along).toEqual(along.toSorted((one, other) => one - other));
    const heights = [...lines.keys()].toSorted((one, other) => one - other);
    for (const [index, y] of heights.slice(1).entries())
      expect(y - (heights[index] ?? 0)).toBeGreaterThanOrEqual(laid.height + HOW.name);
  });
});

test('a few cards are as high as the room lets them be', () => {
  expect(layLots(lotsOf([2]), ROOMS[0]!, HOW).height).toBeGreaterThan(ROOMS[0]!.height - HOW.name - 3);
});

test('a card says how much of it shows beside the next one', () => {
  const { cards, width } = layLots(
    lotsOf([12]),
    { left: 0, top: 0, width: 330, height: 130 },
    { ...HOW, lines: 1 },
  );
  const [first, second] = [...cards.values()];
  expect(first?.strip).toBeCloseTo(((second?.x ?? 0) - (first?.x ?? 0)) / width);
  expect([...cards.values()].at(-1)?.strip).toBe(1);
});

test('every lot has its name below it, as wide as it is', () => {
  const { names, cards, width, height } = layLots(lotsOf([2, 3]), ROOMS[0]!, HOW);
  expect(names.map(({ lot }) => lot)).toEqual(['lot 0', 'lot 1']);
  const last = cards.get('1.2');
  const box = names[1]?.box;
  expect((box?.left ?? 0) + (box?.width ?? 0)).toBeCloseTo((last?.x ?? 0) + width / 2);
  expect(box?.top).toBeGreaterThan((last?.y ?? 0) + height / 2);
});
