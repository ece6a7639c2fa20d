// Finished games in the course of time: so many a day, a week, a month or a year, whichever can be taken in at a glance.
import { dateOf, dayOf, isoOf, mondayOf } from './calendar.ts';
import type { Course } from './statistics.ts';

/** Minutes that the clocks of a place are behind universal time at a moment, as `Date.getTimezoneOffset` tells them. */
export type OffsetAt = (at: number) => number;

/** A game at a time, and who of those that are followed won it. */
export interface GameInTime {
  readonly at: number;
  /** Their places in the list of names. */
  readonly winners: readonly number[];
}

type Unit = Course['unit'];

const DAY = 86_400_000;
/** The last day that is believed; one beyond it or before 1970 is a mistake of some clock, and would make the course endless. */
const LAST = dayOf({ year: 2200, month: 1, day: 1 });
/** The longest times, in days, that are told in so small units. */
const MOST_DAYS: readonly (readonly [Unit, number])[] = [
  ['day', 21],
  ['week', 7 * 26],
  ['month', 31 * 36],
];
/** Older years than so many stand with the first. */
const MOST_YEARS = 40;

/** The course of games, oldest first; `names` are those who are followed. Null without games. */
export function courseOf(
  games: readonly GameInTime[],
  names: readonly string[],
  offsetAt: OffsetAt,
): Course | null {
  const days = games.map(({ at }) => dayThere(at, offsetAt));
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const unit = MOST_DAYS.find(([, most]) => last - first < most)?.[0] ?? 'year';
  const starts = startsOf(unit, unit === 'year' ? Math.max(first, yearsBefore(last)) : first, last);
  const course: Course = {
    unit,
    from: starts.map((day) => isoOf(dateOf(day))),
    games: starts.map(() => 0),
    players: names.map((name) => ({ name, wins: starts.map(() => 0) })),
  };
  let place = 0;
  for (const [index, { winners }] of games.entries()) {
    while ((starts[place + 1] ?? Infinity) <= days[index]!) place += 1;
    course.games[place]! += 1;
    for (const winner of winners) course.players[winner]!.wins[place]! += 1;
  }
  return course;
}

/** The day of a moment where the host is. */
function dayThere(at: number, offsetAt: OffsetAt): number {
  const sane = Math.min(Math.max(at, 0), LAST * DAY);
  return Math.floor((sane - offsetAt(sane) * 60_000) / DAY);
}

/** The first days of all units from one day to another. */
function startsOf(unit: Unit, first: number, last: number): number[] {
  const starts = [startOf(unit, first)];
  for (let next = after(unit, starts[0]!); next <= last; next = after(unit, next)) starts.push(next);
  return starts;
}

function startOf(unit: Unit, day: number): number {
  const { year, month } = dateOf(day);
  switch (unit) {
    case 'day':
      return day;
    case 'week':
      return mondayOf(day);
    case 'month':
      return dayOf({ year, month, day: 1 });
    case 'year':
      return dayOf({ year, month: 1, day: 1 });
  }
}

function after(unit: Unit, start: number): number {
  const { year, month } = dateOf(start);
  switch (unit) {
    case 'day':
      return start + 1;
    case 'week':
      return start + 7;
    case 'month':
      return dayOf({ year, month: month + 1, day: 1 });
    case 'year':
      return dayOf({ year: year + 1, month: 1, day: 1 });
  }
}

function yearsBefore(day: number): number {
  return dayOf({ year: dateOf(day).year - MOST_YEARS + 1, month: 1, day: 1 });
}
