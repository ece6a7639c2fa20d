// A journal as text: what stands in a `.parlor` file.
import { placeOf, SetupError } from '../core/errors.ts';
import {
  journalEntrySchema,
  journalHeaderSchema,
  JOURNAL_FORMAT,
  type Journal,
  type JournalEntry,
  type JournalHeader,
} from './journal.ts';
import { formatOf, NewerFormat, parseFile, tooNew } from './reading.ts';

export { NewerFormat };

/** The text of a `.parlor` file: JSON with one entry a line, so that two journals can be compared by eye. */
export function formatJournal({ parlor, table, header, entries, result }: Journal): string {
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  const from = table === undefined ? '' : `,\n"table":${JSON.stringify(table)}`;
  const end = result === undefined ? '' : `,\n"result":${JSON.stringify(result)}`;
  return `{"parlor":${JSON.stringify(parlor)}${from},\n"header":${JSON.stringify(header)},\n"entries":[\n${lines}\n]${end}}\n`;
}

/** Reads the text of a `.parlor` file that holds a whole game. @throws SetupError naming the place and what is wrong with it */
export function parseJournal(text: string): Journal {
  const read = parseFile(text);
  if (read.parlor === 'journal') return read;
  throw new SetupError(
    'journal',
    'The file holds what one player saw of a game, and no moves to be played again; watch it in the program.',
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
