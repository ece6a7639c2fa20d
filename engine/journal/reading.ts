// Reads a `.parlor` file of either kind, whatever it really is: form and size alone, not whether its moves can be made.
import type { z } from 'zod';
import { placeOf, SetupError } from '../core/errors.ts';
import { JOURNAL_FORMAT, journalSchema, type Journal } from './journal.ts';
import { SIGHT_FORMAT, sightSchema, type Sight } from './sight.ts';

/** No file of this program, or (`isCut`) one whose text breaks off or is broken. */
export class ForeignFile extends SetupError {
  /** The line where its text is broken, from 1, where the rest of it is a file of this program; null otherwise. */
  readonly line: number | null;
  constructor(place: string, message: string, line: number | null = null) {
    super(place, message);
    this.line = line;
  }
}

/** A file that a newer version of the program has kept. */
export class NewerFormat extends SetupError {}

/** More entries or steps than any game has; they are counted before any of them is looked at. */
export const MOST_IN_A_FILE = 50_000;
/** The deepest honest value, an event in what was taken back, has some eight levels. */
const MOST_LEVELS = 24;
/** No other list of a game has as many parts, nor has anything in it as many fields. What is longer takes its time to be refused. */
const MOST_PARTS = 10_000;
/** Nobody writes a longer name or seed. */
const MOST_CHARACTERS = 5_000;

/** Reads the text of a `.parlor` file. @throws SetupError naming the place and what is wrong with it */
export function parseFile(text: string): Journal | Sight {
  const value = parseJson(text);
  if (isOfKind(value, 'journal')) return parsedBy(journalSchema, value, 'entries', JOURNAL_FORMAT);
  if (isOfKind(value, 'sight')) return parsedBy(sightSchema, value, 'steps', SIGHT_FORMAT);
  throw new ForeignFile('journal', 'This is no journal of Parlor Tricks; choose a .parlor file.');
}

function parsedBy<T>(schema: z.ZodType<T>, value: Marked, list: 'entries' | 'steps', known: number): T {
  const format = formatOf(value);
  if (typeof format === 'number' && format > known) throw tooNew(format, known);
  const items: unknown = value[list];
  if (Array.isArray(items) && items.length > MOST_IN_A_FILE) {
    throw damaged([list, MOST_IN_A_FILE], `no game has more than ${MOST_IN_A_FILE}`);
  }
  const unfit = unfitIn(value, []);
  if (unfit) throw damaged(unfit, 'nothing like that stands in a game');
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw damaged(issue?.path ?? [], issue?.message ?? 'wrong form');
}

/**
 * Where a value is deeper, wider or longer than any honest one, or has a key that would change objects it is copied to; null
 * where it is fit.
 */
function unfitIn(value: unknown, path: (string | number)[]): (string | number)[] | null {
  if (typeof value === 'string') return value.length > MOST_CHARACTERS ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  if (path.length > MOST_LEVELS) return path;
  const isList = Array.isArray(value);
  const keys = Object.keys(value);
  // The lists of entries and steps stand in the file itself.
  if (keys.length > (path.length === 1 ? MOST_IN_A_FILE : MOST_PARTS)) return path;
  for (const key of keys) {
    path.push(isList ? Number(key) : key);
    if (key === '__proto__') return path;
    const unfit = unfitIn((value as Record<string, unknown>)[key], path);
    if (unfit) return unfit;
    path.pop();
  }
  return null;
}

function damaged(path: readonly PropertyKey[], what: string): SetupError {
  return new SetupError(
    placeOf(path) || 'journal',
    `The file is damaged here (${what}); take another copy of it.`,
  );
}

/** A header of a format that this program does not know yet. */
export function tooNew(format: number, known = JOURNAL_FORMAT): NewerFormat {
  return new NewerFormat(
    'header.format',
    `The journal has format ${format} and this program reads up to ${known}; open it with a newer version.`,
  );
}

/** How every file of this program begins; one that begins like that and cannot be read is damaged, not foreign. */
const BEGINNING = /^\s*\{\s*"parlor"/u;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The parser's own message shows a piece of the file, which may be anything, such as the bytes of a picture.
    if (!BEGINNING.test(text)) {
      throw new ForeignFile('journal', 'This is no JSON, so it is no .parlor file; choose another.');
    }
    const line = lineIn(text, (error as Error).message);
    throw new ForeignFile('journal', `This is no JSON from line ${line} on; take another copy of it.`, line);
  }
}

/** The line that the parser's message points at; the last one where the text broke off. */
function lineIn(text: string, message: string): number {
  const at = /position (\d+)/u.exec(message)?.[1];
  return text.slice(0, at === undefined ? text.length : Number(at)).split('\n').length;
}

type Marked = { readonly [key: string]: unknown };

function isOfKind(value: unknown, kind: string): value is Marked {
  return typeof value === 'object' && value !== null && 'parlor' in value && value.parlor === kind;
}

/** The format that a header names, whatever it is. */
export function formatOf({ header }: { readonly header?: unknown }): unknown {
  return typeof header === 'object' && header !== null && 'format' in header ? header.format : undefined;
}
