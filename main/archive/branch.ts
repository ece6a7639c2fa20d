// A new game from a position of a finished one, with the same players or others.
import type { JournalEntry } from '../../engine/journal/journal.ts';
import { seatRecord, wrongSeats } from '../table/tables.ts';
import { troubled, type Trouble } from '../table/trouble.ts';
import type { ArchiveParts, Asked } from './archive.ts';
import { findThere } from './finding.ts';
import { newId } from './ids.ts';
import { written } from './keeping.ts';
import type { Replays } from './replay.ts';

/** Keeps the new table; answers its id. What was taken back before the position is not part of it. */
export async function branch(
  parts: ArchiveParts,
  replays: Replays,
  { table, step, seats }: Asked<'branch'>,
): Promise<string | Trouble> {
  const kept = findThere(parts, table);
  if ('code' in kept) return kept;
  if (kept.isSight) return troubled('table-only-read');
  if (!kept.over) return troubled('game-not-over');
  const story = replays.story(kept);
  if ('code' in story) return story;
  const { game, header, replayed, ends } = story;
  if (ends) return ends;
  const count = header.seats.length;
  const wrong = wrongSeats(game, seats, { min: count, max: count });
  if (wrong) return wrong;
  // After the last move nothing is left to play.
  if (step >= replayed.moves.length) return troubled('wrong-setup', { place: 'step' });

  const at = parts.clock();
  const entries = replayed.moves.slice(0, step).map((made, index): JournalEntry => ({
    n: index + 1,
    at,
    kind: 'move',
    seat: made.seat,
    move: { ...made.move },
    // The ids of the finished game are its clients' own, and one of them may send such an id again.
    id: `before-${index + 1}`,
    check: checkIn(story.entries[made.n - 1]),
  }));
  const id = newId(parts.randomBytes);
  const trouble = await written(parts, 'A new game from a finished one', () =>
    parts.storage.keep({
      id,
      header: { ...header, seats: seats.map(seatRecord) },
      entries,
      title: '',
      since: at,
      at,
      record: null,
    }),
  );
  if (trouble) return trouble;
  parts.onListChanged();
  return id;
}

function checkIn(entry: JournalEntry | undefined): string {
  if (entry?.kind !== 'move') throw new Error('A move of the game has no entry.');
  return entry.check;
}
