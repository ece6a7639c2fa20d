// Tests of where the lines of the course run.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courseLines } from './course-lines.ts';

const size = { width: 400, height: 100, label: 50 };

test('every line rises, stays in the picture, and ends in the order of the wins', () => {
  const course = fc.integer({ min: 1, max: 40 }).chain((periods) =>
    fc
      .array(fc.array(fc.nat(90), { minLength: periods, maxLength: periods }), { maxLength: 6 })
      .map((wins) => ({
        unit: 'day' as const,
        from: Array.from({ length: periods }, (_, at) => `2026-06-${at}`),
        games: Array.from({ length: periods }, () => 90),
        players: wins.map((won, at) => ({ name: `P${at}`, wins: won })),
      })),
  );
  fc.assert(
    fc.property(course, (given) => {
      const { lines, across, up } = courseLines(given, size);
      for (const [index, { points, wins }] of lines.entries()) {
        expect(points).toHaveLength(given.from.length + 1);
        expect(points[0]).toEqual({ x: 0, y: size.height });
        expect(points.at(-1)!.x).toBeCloseTo(size.width);
        for (const [at, { x, y }] of points.slice(1).entries()) {
          expect(x).toBeGreaterThan(points[at]!.x);
          expect(y).toBeLessThanOrEqual(points[at]!.y);
          expect(y).toBeGreaterThanOrEqual(0);
        }
        const before = lines[index - 1];
        if (before) expect(before.wins).toBeGreaterThanOrEqual(wins);
      }
      expect(across.length * size.label).toBeLessThanOrEqual(size.width + size.label);
      expect(up.length).toBeLessThanOrEqual(6);
      expect(up.map(({ at }) => at).toSorted((one, other) => other - one)).toEqual(up.map(({ at }) => at));
    }),
  );
});

test('numbers at the side are round, and above every line', () => {
  const course = {
    unit: 'week' as const,
    from: ['2026-06-01', '2026-06-08'],
    games: [9, 9],
    players: [
      { name: 'Ada', wins: [3, 4] },
      { name: 'Ben', wins: [2, 6] },
    ],
  };
  const { lines, up, across } = courseLines(course, size);
  expect(up).toEqual([
    { at: 100, value: 0 },
    { at: 75, value: 2 },
    { at: 50, value: 4 },
    { at: 25, value: 6 },
    { at: 0, value: 8 },
  ]);
  expect(lines.map(({ name, wins, look }) => [name, wins, look])).toEqual([
    ['Ben', 8, 1],
    ['Ada', 7, 0],
  ]);
  expect(lines[1]!.points).toEqual([
    { x: 0, y: 100 },
    { x: 200, y: 62.5 },
    { x: 400, y: 12.5 },
  ]);
  expect(across).toEqual([
    { at: 100, value: 0 },
    { at: 300, value: 1 },
  ]);
});
