// How long ago something was, in the one unit that a person would name. Pure.

export interface Ago {
  readonly unit: 'minutes' | 'hours' | 'days' | 'months' | 'years';
  readonly count: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A month and a year, as long as they are on average. */
const MONTH_MS = 30.44 * DAY_MS;
const YEAR_MS = 365.25 * DAY_MS;

/**
 * How long before `now` something was, both in milliseconds since 1970; what lies ahead, where clocks differ, is just now. Days are
 * those of the calendar where the reader is: what was yesterday evening is a day ago.
 */
export function agoOf(at: number, now: number): Ago {
  const past = Math.max(0, now - at);
  if (past < HOUR_MS) return { unit: 'minutes', count: Math.floor(past / MINUTE_MS) };
  const days = Math.round((midnight(now) - midnight(at)) / DAY_MS);
  if (days < 1) return { unit: 'hours', count: Math.floor(past / HOUR_MS) };
  if (past < MONTH_MS) return { unit: 'days', count: days };
  if (past < YEAR_MS) return { unit: 'months', count: Math.floor(past / MONTH_MS) };
  return { unit: 'years', count: Math.floor(past / YEAR_MS) };
}

function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
