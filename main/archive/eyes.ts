// Through whose eyes a kept game may be looked at. Of a game that goes on nobody's cards are shown but those of who asks.
import { allSeats } from '../../engine/core/seat.ts';
import type { Eyes } from '../../engine/protocol/kept.ts';
import type { StoredTable } from '../storage/port.ts';
import { troubled, type Trouble } from '../table/trouble.ts';
import type { ArchiveParts } from './archive.ts';

/** The eyes there are to choose from, seats first. */
export function choicesOf(
  { screenSeats, gathers }: ArchiveParts,
  { id, header, over }: StoredTable,
): readonly Eyes[] {
  if (over) return [...allSeats(header.seats.length), 'watcher', 'open'];
  // Before it begins nobody has been shown anything, and whoever plays here may still sit elsewhere.
  const screen = gathers(id) ? [] : screenSeats(id);
  return [...(screen.length === 1 ? screen : []), 'watcher'];
}

/** Why a game is not shown through these eyes; null when it is. */
export function refusedEyes(kept: StoredTable, choices: readonly Eyes[], eyes: Eyes): Trouble | null {
  if (choices.includes(eyes)) return null;
  if (typeof eyes === 'number' && eyes >= kept.header.seats.length) {
    return troubled('no-such-seat', { seat: eyes + 1 });
  }
  return troubled('game-not-over');
}
