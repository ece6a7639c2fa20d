// The times in a file: those that a date can say.

/** The last one: milliseconds since 1970. */
const LAST_TIME = 8_640_000_000_000_000;

/** Whether a number is a time since 1970, in whole milliseconds. */
export function isTime(at: number): boolean {
  return Number.isInteger(at) && at >= 0 && at <= LAST_TIME;
}
