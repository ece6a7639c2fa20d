// What a person does with kept tables: names them, copies them, puts them away and brings them back.
import { asOneLine } from '../../engine/protocol/fields.ts';
import { MOST_TITLE_CHARACTERS } from '../../engine/protocol/kept.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import { logged } from '../problem.ts';
import { Unreadable } from '../storage/port.ts';
import { unreadable } from '../table/tables.ts';
import { troubled, type Trouble } from '../table/trouble.ts';
import type { ArchiveParts, Asked } from './archive.ts';
import { findKept, findThere } from './finding.ts';
import { newId } from './ids.ts';
import { keepWhole } from './keep-whole.ts';

type Answer = ToClient | Trouble;

/** Tables that were deleted are kept so long: milliseconds. */
export const DELETED_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Something is written; a disk that does not take it is told of. */
export async function written(
  { log }: Pick<ArchiveParts, 'log'>,
  what: string,
  write: () => Promise<void>,
): Promise<Trouble | null> {
  try {
    await write();
    return null;
  } catch (error) {
    log(`${what} could not be kept: ${logged(error)}`);
    return troubled('archive-not-kept');
  }
}

/** A title as it is shown: one line, and no longer than there is room for; no sign is cut in two. */
export function asTitle(given: string): string {
  let title = '';
  for (const { segment } of new Intl.Segmenter().segment(asOneLine(given))) {
    if (title.length + segment.length > MOST_TITLE_CHARACTERS) break;
    title += segment;
  }
  return title.trim();
}

export async function rename(parts: ArchiveParts, message: Asked<'rename'>): Promise<Answer> {
  const kept = findThere(parts, message.table);
  if ('code' in kept) return kept;
  const title = asTitle(message.title);
  const trouble = await written(parts, 'A title', () => parts.storage.rename(kept.id, title));
  if (trouble) return trouble;
  parts.onListChanged();
  return { type: 'done', id: message.id };
}

/** Every entry is copied, so that what was taken back can still be read. */
export async function copy(parts: ArchiveParts, message: Asked<'copy'>): Promise<Answer> {
  const { storage, clock } = parts;
  const kept = findThere(parts, message.table);
  if ('code' in kept) return kept;
  const id = newId(parts.randomBytes);
  const { header, title, since, over } = kept;
  // Whoever has the copy plays at every seat of it, and sees what guests hold who still play the same deal.
  if (!over && parts.isForGuests(kept.id)) return troubled('copy-of-guests');
  const sight = storage.sight(kept.id);
  const record = storage.recordOf(kept.id);
  const trouble = await written(parts, 'A copy', async () =>
    keepWhole(storage, {
      id,
      header,
      entries: storage.entries(kept.id),
      title,
      // A finished game stays in its place: its copy tells of the same evening, and is not counted again.
      since,
      at: over ? kept.playedAt : clock(),
      record: record && { ...record, table: id },
      ...(sight !== null && { sight }),
    }),
  ).catch((error: unknown) => {
    if (error instanceof Unreadable) return unreadable(error);
    throw error;
  });
  if (trouble) return trouble;
  parts.onListChanged();
  return { type: 'kept', id: message.id, table: id, isNew: true, status: over ? 'over' : 'playing' };
}

/** Whoever sits at it is put out; it can be brought back for a while. */
export async function remove(parts: ArchiveParts, message: Asked<'delete'>): Promise<Answer> {
  const kept = findKept(parts, message.table);
  if ('code' in kept) return kept;
  if (kept.deletedAt === null) {
    const trouble = await written(parts, 'That a table was deleted', () =>
      parts.storage.remove(kept.id, parts.clock()),
    );
    // Nobody is put out of a table that stays.
    if (trouble) return trouble;
    await parts.putOut(kept.id);
    // A window that is still there is told.
    await parts.tables.close(kept.id);
    parts.onListChanged();
  }
  return { type: 'done', id: message.id };
}

export async function restore(parts: ArchiveParts, message: Asked<'restore'>): Promise<Answer> {
  const kept = findKept(parts, message.table);
  if ('code' in kept) return kept;
  const trouble = await written(parts, 'That a table was brought back', () =>
    parts.storage.remove(kept.id, null),
  );
  if (trouble) return trouble;
  parts.onListChanged();
  // The table is there; but its guests wait, and its host has to know when they cannot come.
  return (await parts.broughtBack(kept.id)) ?? { type: 'done', id: message.id };
}

/** Does away for good with what was deleted long ago. */
export async function purge({ storage, clock, log }: ArchiveParts): Promise<void> {
  try {
    const purged = await storage.purge(clock() - DELETED_KEPT_MS);
    if (purged > 0) log(`Done away with for good: ${purged} tables that were deleted more than 30 days ago.`);
  } catch (error) {
    log(`What was deleted long ago could not be done away with: ${logged(error)}`);
  }
}
