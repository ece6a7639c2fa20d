// Days and the calendar, without a clock: a day is a number, counted from the first of January 1970, which was a Thursday.

export interface CalendarDate {
  readonly year: number;
  /** 1 to 12; and the day of the month from 1. */
  readonly month: number;
  readonly day: number;
}

const DAYS_OF_400_YEARS = 146_097;
/** From the first of March of the year 0, at which its leap day is the last of a year, to 1970. */
const DAYS_BEFORE_1970 = 719_468;

/** The day of a date (Gregorian); a month beyond twelve is one of the next year. */
export function dayOf({ year, month, day }: CalendarDate): number {
  // Years that begin in March.
  const months = 12 * year + month - 3;
  const from = Math.floor(months / 12);
  const days = Math.floor((153 * (months - 12 * from) + 2) / 5) + day - 1;
  const leaps = Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400);
  return 365 * from + leaps + days - DAYS_BEFORE_1970;
}

/** The date of a day. */
export function dateOf(day: number): CalendarDate {
  const since = day + DAYS_BEFORE_1970;
  const cycle = Math.floor(since / DAYS_OF_400_YEARS);
  const inCycle = since - cycle * DAYS_OF_400_YEARS;
  const yearOfCycle = Math.floor(
    (inCycle - Math.floor(inCycle / 1460) + Math.floor(inCycle / 36_524) - Math.floor(inCycle / 146_096)) /
      365,
  );
  const inYear = inCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const fromMarch = Math.floor((5 * inYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return {
    year: yearOfCycle + 400 * cycle + Number(month <= 2),
    month,
    day: inYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
  };
}

/** The Monday of the week of a day. */
export function mondayOf(day: number): number {
  const afterMonday = (day + 3) % 7;
  return day - (afterMonday < 0 ? afterMonday + 7 : afterMonday);
}

/** As it is written so that it can be sorted: `2026-11-30`. */
export function isoOf({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}
