// What stands in several messages to a host: names and ids, cleaned and limited at the edge.
import { z } from 'zod';

export const MOST_NAME_CHARACTERS = 40;
export const MOST_ID_CHARACTERS = 64;
export const MOST_SEATS = 7;

/** Controls, halves of characters, and the marks that turn all that follows; the joiners of scripts and emoji stay. */
const UNFIT_IN_A_NAME = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** One line that leaves its surroundings as they are. What does not fit in one is taken out. */
export function asOneLine(given: string): string {
  return given.replace(/\s+/gu, ' ').replace(UNFIT_IN_A_NAME, '').trim();
}

/** A name as it is shown. */
export const nameSchema = z.string().transform(asOneLine).pipe(z.string().min(1).max(MOST_NAME_CHARACTERS));

export const idSchema = z.string().min(1).max(MOST_ID_CHARACTERS);

/** A seat, counted from 0. */
export const seatSchema = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);

/** Names that look the same are the same, however they are written. */
export function asCompared(name: string): string {
  return name.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
}
