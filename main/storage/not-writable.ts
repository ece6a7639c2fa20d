// A data folder in which nothing can be kept: the program goes on without one, and says so.
import { closeSync, existsSync, openSync } from 'node:fs';
import { messageOf, Problem } from '../problem.ts';

/** Nothing can be written where the data lie. Its `why` is the system's own words. */
export class NotWritable extends Problem {
  readonly why: string;
  constructor(sentence: string, why: string) {
    super(sentence);
    this.why = why;
  }
}

/** What is said of a file that cannot be opened; a Problem stays what it is. */
export function unopened(file: string, error: unknown): Problem {
  if (error instanceof Problem) return error;
  const why = messageOf(error);
  return new NotWritable(
    `The file ${file} cannot be opened (${why}); make it readable and writable or name another folder with --data or PARLOR_DATA.`,
    why,
  );
}

/**
 * Finds out whether a file, if there is one, may be written: SQLite opens one that may not for reading, without a word, and
 * takes a lock on it that holds nobody off.
 * @throws Error of the system
 */
export function tryToWrite(file: string): void {
  if (existsSync(file)) closeSync(openSync(file, 'r+'));
}
