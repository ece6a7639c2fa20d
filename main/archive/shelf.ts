// Lists a part of the archive.
import type { JournalHeader } from '../../engine/journal/journal.ts';
import type { KeptTable } from '../../engine/protocol/kept.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import type { StoredTable } from '../storage/port.ts';
import { seatedIn, SEATS_NOTE } from '../table/seats-note.ts';
import { gameOf } from '../table/tables.ts';
import type { ArchiveParts, Asked } from './archive.ts';
import { sightFacts } from './sights.ts';
import { occupant, seatsAfter } from './standing.ts';

/** Answers which tables there are of a kind. @throws Error when the storage cannot be read */
export function shelfFor(parts: ArchiveParts, message: Asked<'shelf'>): ToClient {
  const { id, which, game, find, from, count } = message;
  const { readable, unreadable, total } = parts.storage.shelf({ which, game, find, from, count });
  return {
    type: 'shelf',
    id,
    tables: readable.map((kept) => keptTable(parts, kept)),
    total,
    unreadable: unreadable.length,
  };
}

function keptTable(parts: ArchiveParts, kept: StoredTable): KeptTable {
  const { id, header, title, since, playedAt, over, deletedAt } = kept;
  return {
    id,
    title,
    game: header.game,
    since,
    at: playedAt,
    status: over ? 'over' : 'playing',
    isHosted: parts.isHosted(id),
    gathers: parts.gathers(id),
    deletedAt,
    only: kept.isSight ? 'sight' : isOfOtherRules(header) ? 'other-rules' : null,
    ...(kept.isSight ? sightFacts(header) : played(parts, kept)),
  };
}

/** Who sits there, how far it came, who won. */
function played(
  { storage }: ArchiveParts,
  { id, header, version, over }: StoredTable,
): Pick<KeptTable, 'seats' | 'moves' | 'winners'> {
  const note = storage.noteOf(SEATS_NOTE, id);
  // Where nobody changed seats, the header says all; the entries of the few others are read for it.
  const seats = note === null ? header.seats : seatsAfter(header, storage.soundEntries(id).entries);
  const record = over ? storage.recordOf(id) : null;
  const { moves } = seatedIn(note ?? undefined, header, version);
  return {
    seats: seats.map(occupant),
    // The end is an entry of its own.
    moves: record?.moves ?? (over ? Math.max(0, moves - 1) : moves),
    winners: record && record.players.flatMap(({ won }, seat) => (won ? [seat] : [])),
  };
}

/** Of a game, or of rules of it, that this program does not have. */
function isOfOtherRules({ game, rulesVersion }: JournalHeader): boolean {
  return gameOf(game)?.rulesVersion !== rulesVersion;
}
