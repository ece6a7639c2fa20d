// Where the lines of the chart run that adds up who won how much in the course of time. Pure.
import type { Course } from '../../engine/history/statistics.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The line of a player. */
export interface CourseLine {
  readonly name: string;
  /** Its place among all, which gives it its look. */
  readonly look: number;
  /** Wins at the end. */
  readonly wins: number;
  readonly points: readonly Point[];
}

export interface Tick {
  readonly at: number;
  /** A number of wins, or the place of a period. */
  readonly value: number;
}

export interface CourseLines {
  /** Who won most first, as their lines end from above. */
  readonly lines: readonly CourseLine[];
  readonly across: readonly Tick[];
  readonly up: readonly Tick[];
}

/** What is drawn in, without the room for words around it; `label` is the room that a date needs. */
export interface CourseSize {
  readonly width: number;
  readonly height: number;
  readonly label: number;
}

/** Steps between numbers at the side: so many at most. */
const MOST_STEPS = 4;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** Lines begin at nothing, before the first period, and have a point at the end of each. */
export function courseLines({ from, players }: Course, { width, height, label }: CourseSize): CourseLines {
  const sums = players.map(({ wins }) => {
    let sum = 0;
    return wins.map((won) => (sum += won));
  });
  const most = Math.max(1, ...sums.map((line) => line.at(-1) ?? 0));
  const step = STEPS.find((each) => most / each <= MOST_STEPS) ?? most;
  const top = Math.ceil(most / step) * step;
  const x = (period: number): number => (width * period) / from.length;
  const y = (wins: number): number => height - (height * wins) / top;
  const lines = players.map(({ name }, look): CourseLine => ({
    name,
    look,
    wins: sums[look]!.at(-1) ?? 0,
    points: [{ x: 0, y: y(0) }, ...sums[look]!.map((sum, at) => ({ x: x(at + 1), y: y(sum) }))],
  }));
  const every = Math.max(1, Math.ceil((label * from.length) / width));
  return {
    lines: lines.toSorted((one, other) => other.wins - one.wins || one.look - other.look),
    // A date stands under the middle of its period.
    across: from.flatMap((_, at) => (at % every === 0 ? [{ at: x(at + 0.5), value: at }] : [])),
    up: Array.from({ length: top / step + 1 }, (_, at) => ({ at: y(at * step), value: at * step })),
  };
}
