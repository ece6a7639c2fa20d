// Keeps what a checked file holds as a table, unless it is there already.
import { fingerprint } from '../../../engine/core/canonical.ts';
import { recordOf } from '../../../engine/history/record-of.ts';
import type { Journal, JournalEntry } from '../../../engine/journal/journal.ts';
import { formatSight, type Sight } from '../../../engine/journal/sight.ts';
import { canonical } from '../../../engine/core/canonical.ts';
import { Unreadable, type StoredTable } from '../../storage/port.ts';
import type { Trouble } from '../../table/trouble.ts';
import type { ArchiveParts } from '../archive.ts';
import type { CheckedFile } from './checked.ts';
import { keepWhole } from '../keep-whole.ts';
import { written } from '../keeping.ts';
import { headerOfSight } from '../sights.ts';

/** A table that holds what the file held. */
export interface KeptFile {
  readonly table: string;
  readonly isNew: boolean;
  readonly status: 'playing' | 'over';
}

const ID_DIGITS = 24;

/** Keeps it, or finds it; what was deleted is brought back. */
export async function keepFile(parts: ArchiveParts, file: CheckedFile): Promise<KeptFile | Trouble> {
  const id = fingerprint(file.kind === 'sight' ? file.sight : contentOf(file.journal)).slice(0, ID_DIGITS);
  const there = thereAs(parts, id) ?? (file.kind === 'journal' ? sameAsIn(parts, file.journal) : null);
  if (there) return found(parts, there);
  const kept = await (file.kind === 'sight'
    ? keepSight(parts, id, file.sight)
    : keepJournal(parts, id, file));
  if ('isNew' in kept) parts.onListChanged();
  return kept;
}

/** What makes two files of a game the same: who wrote them and what they say of the end does not. */
function contentOf({ header, entries }: Journal): Pick<Journal, 'header' | 'entries'> {
  return { header, entries };
}

async function found(parts: ArchiveParts, { id, over, deletedAt }: StoredTable): Promise<KeptFile | Trouble> {
  if (deletedAt !== null) {
    const trouble = await written(parts, 'That a table was brought back', () =>
      parts.storage.remove(id, null),
    );
    if (trouble) return trouble;
    parts.onListChanged();
  }
  return { table: id, isNew: deletedAt !== null, status: over ? 'over' : 'playing' };
}

/** A table of this id; one that cannot be read is none to be found. */
function thereAs({ storage }: ArchiveParts, id: string): StoredTable | null {
  try {
    return storage.table(id);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** The table that a file was written from, where it is here and holds the same moves, perhaps some more. */
function sameAsIn(parts: ArchiveParts, { table, header, entries }: Journal): StoredTable | null {
  const kept = table === undefined ? null : thereAs(parts, table);
  if (!kept || kept.isSight || kept.version < entries.length) return null;
  // Names may have been changed since.
  const deal = ({ game, options, seed, setup, decks }: Journal['header']): string =>
    canonical({ game, options, seed, setup, decks });
  if (deal(kept.header) !== deal(header)) return null;
  const here = parts.storage.soundEntries(kept.id).entries.slice(0, entries.length);
  return canonical(here.map(moveOf)) === canonical(entries.map(moveOf)) ? kept : null;
}

function moveOf(entry: JournalEntry): unknown {
  return entry.kind === 'seat' ? entry.n : entry;
}

async function keepJournal(
  parts: ArchiveParts,
  id: string,
  { journal, replayed }: Extract<CheckedFile, { kind: 'journal' }>,
): Promise<KeptFile | Trouble> {
  const { header } = journal;
  const { session, moves, seats } = replayed;
  const result = session.game.result(session.state);
  const last = journal.entries.at(-1);
  const entries = [...journal.entries];
  // A file that was saved by hand ends with the last move.
  if (result && last?.kind !== 'end') {
    entries.push({ n: entries.length + 1, at: last?.at ?? 0, kind: 'end', reason: 'over' });
  }
  const now = parts.clock();
  // Where nothing says when it was played, or it says a time that is still to come, it was just now.
  const timeOf = (at: number | undefined): number => (at !== undefined && at > 0 && at <= now ? at : now);
  const at = timeOf(last?.at);
  const since = Math.min(at, timeOf(entries[0]?.at));
  const record =
    result && recordOf({ table: id, game: header.game, since, at, moves: moves.length, seats }, result);
  const trouble = await written(parts, 'A game out of a file', () =>
    keepWhole(parts.storage, { id, header, entries, title: '', since, at, record }),
  );
  const isOver = entries.at(-1)?.kind === 'end';
  return trouble ?? { table: id, isNew: true, status: isOver ? 'over' : 'playing' };
}

async function keepSight(parts: ArchiveParts, id: string, sight: Sight): Promise<KeptFile | Trouble> {
  const header = headerOfSight(sight);
  const now = parts.clock();
  const last = sight.steps.at(-1)?.at ?? 0;
  const at = Number.isInteger(last) && last > 0 && last <= now ? last : now;
  const { since } = sight.header;
  const trouble = await written(parts, 'What a file showed of a game', () =>
    parts.storage.keep({
      id,
      header,
      entries: [],
      title: '',
      since: Number.isInteger(since) && since > 0 && since < at ? since : at,
      at,
      record: null,
      sight: formatSight(sight),
    }),
  );
  return trouble ?? { table: id, isNew: true, status: 'over' };
}
