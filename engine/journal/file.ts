// A journal as text: what stands in a `.parlor` file.
import { placeOf, SetupError } from '../core/errors.ts';
import {
  JOURNAL_FORMAT,
  journalEntrySchema,
  journalHeaderSchema,
  journalSchema,
  type Journal,
  type JournalEntry,
  type JournalHeader,
} from './journal.ts';

/** A journal that a newer version of the program has kept. */
export class NewerFormat extends SetupError {}

/** The text of a `.parlor` file: JSON with one entry a line, so that two journals can be compared by eye. */
export function formatJournal({ parlor, header, entries }: Journal): string {
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  return `{"parlor":${JSON.stringify(parlor)},\n"header":${JSON.stringify(header)},\n"entries":[\n${lines}\n]}\n`;
}

/** Reads the text of a `.parlor` file. @throws SetupError naming the place and what is wrong with it */
export function parseJournal(text: string): Journal {
  const value = parseJson(text);
  if (!isMarked(value)) {
    throw new SetupError('journal', 'This is no journal of Parlor Tricks; choose a .parlor file.');
  }
  const format = formatOf(value);
  if (typeof format === 'number' && format > JOURNAL_FORMAT) throw tooNew(format);
  const parsed = journalSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new SetupError(
    placeOf(issue?.path ?? []) || 'journal',
    `The file is damaged here (${issue?.message ?? 'wrong form'}); take another copy of it.`,
  );
}

/**
 * Reads one header that was kept as text.
 * @throws SetupError with a reason that quotes nothing of it: a header tells the deal
 */
export function parseHeader(text: string): JournalHeader {
  const value = parseQuietly('header', text);
  const format = formatOf({ header: value });
  if (typeof format === 'number' && format > JOURNAL_FORMAT) throw tooNew(format);
  const parsed = journalHeaderSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw unreadable(['header', ...(parsed.error.issues[0]?.path ?? [])]);
}

/**
 * Reads one entry that was kept as text.
 * @param at its number, from 1
 * @throws SetupError with a reason that quotes nothing of it: an entry may name hidden cards
 */
export function parseEntry(text: string, at: number): JournalEntry {
  const value = parseQuietly(`entry ${at}`, text);
  const parsed = journalEntrySchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw unreadable([`entry ${at}`, ...(parsed.error.issues[0]?.path ?? [])]);
}

/** The parser's own message shows a piece of the text. */
function parseQuietly(place: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable([place]);
  }
}

function unreadable(path: readonly PropertyKey[]): SetupError {
  return new SetupError(placeOf(path), 'it is not in a form that this program can read.');
}

function tooNew(format: number): NewerFormat {
  return new NewerFormat(
    'header.format',
    `The journal has format ${format} and this program reads up to ${JOURNAL_FORMAT}; open it with a newer version.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SetupError(
      'journal',
      `This is no JSON, so it is no .parlor file: ${(error as Error).message}.`,
    );
  }
}

function isMarked(value: unknown): value is { header?: unknown } {
  return typeof value === 'object' && value !== null && 'parlor' in value && value.parlor === 'journal';
}

function formatOf({ header }: { header?: unknown }): unknown {
  return typeof header === 'object' && header !== null && 'format' in header ? header.format : undefined;
}
