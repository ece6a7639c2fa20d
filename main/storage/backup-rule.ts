// When a backup is made, and which of the older ones it replaces. Times are milliseconds since 1970.

const MINUTE_MS = 60_000;
/** So often it is looked whether there is one to be made, and a newest one that is older is made anew. */
export const LOOK_MS = 15 * MINUTE_MS;
/** After the start there is more to do: milliseconds. */
export const FIRST_LOOK_MS = 20_000;
/** The older ones are days apart. */
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A database larger than this is not copied while somebody waits for the end of the program: bytes. */
const MOST_AT_END = 32 * 1024 * 1024;
/** The end waits no longer for a backup: milliseconds. */
export const END_MS = 2000;

export interface Situation {
  readonly now: number;
  /** When the newest was made; null where there is none. */
  readonly newest: number | null;
  /** There is a game to be kept. An empty database never takes the place of one with games. */
  readonly hasGames: boolean;
  /** Since the newest was made. */
  readonly isWritten: boolean;
  /** Something was set aside or brought back. */
  readonly isUrgent: boolean;
  /** The program ends. */
  readonly isEnd: boolean;
  /** Of the database. */
  readonly bytes: number;
}

/** Whether a backup is to be made now. */
export function isDue(situation: Situation): boolean {
  const { now, newest, hasGames, isWritten, isUrgent, isEnd, bytes } = situation;
  if (!hasGames || (isEnd && bytes > MOST_AT_END)) return false;
  if (isUrgent || newest === null) return true;
  return isWritten && (isEnd || isApart(now, newest, LOOK_MS));
}

/**
 * Whether the older ones move on by one for a new one; it replaces the newest alone otherwise, so that the second and the third
 * stay days old however often one is made.
 * @param second when the second was made; null where there is none
 */
export function doTurn(now: number, second: number | null): boolean {
  return second === null || isApart(now, second, DAY_MS);
}

/** A clock that was set back makes none newer. */
function isApart(one: number, other: number, most: number): boolean {
  return Math.abs(one - other) > most;
}
