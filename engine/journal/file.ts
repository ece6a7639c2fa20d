// A journal as text: what stands in a `.parlor` file.
import { placeOf, SetupError } from '../core/errors.ts';
import { JOURNAL_FORMAT, journalSchema, type Journal } from './journal.ts';

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
  if (typeof format === 'number' && format > JOURNAL_FORMAT) {
    throw new SetupError(
      'header.format',
      `The journal has format ${format} and this program reads up to ${JOURNAL_FORMAT}; open it with a newer version.`,
    );
  }
  const parsed = journalSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new SetupError(
    placeOf(issue?.path ?? []) || 'journal',
    `The file is damaged here (${issue?.message ?? 'wrong form'}); take another copy of it.`,
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
