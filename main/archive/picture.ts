// A small picture of a kept table: what a watcher may see of it, made for lists that ask for many.
import { SetupError } from '../../engine/core/errors.ts';
import { viewOf } from '../../engine/session/session.ts';
import { gameOf } from '../table/tables.ts';
import { troubled, type Trouble } from '../table/trouble.ts';
import type { ArchiveParts } from './archive.ts';
import { findKept } from './finding.ts';
import { recently } from './recently.ts';
import { lastOfSight } from './sights.ts';
import { occupant, seatsAfter, standing, type Picture } from './standing.ts';

/** So many are kept at hand: some lists of a few dozens. */
const MOST_PICTURES = 200;

/** Makes pictures of tables, also of deleted ones: they can be brought back. */
export function createPictures(parts: ArchiveParts): (id: string) => Picture | Trouble {
  const made = recently<Picture>(MOST_PICTURES);
  return (id) => {
    const kept = findKept(parts, id);
    if ('code' in kept) return kept;
    const { header, version, isSight } = kept;
    const game = gameOf(header.game);
    if (!game) return troubled('table-of-unknown-game', { game: header.game });
    try {
      const picture = made.get(`${id} ${version}`, () => {
        if (isSight) return lastOfSight(parts.storage, id);
        const { entries } = parts.storage.soundEntries(id);
        const seats = seatsAfter(header, entries).map(occupant);
        return { seats, view: { ...viewOf(standing(game, header, entries), 'watcher') } };
      });
      return picture ?? troubled('table-damaged', { entry: 0 });
    } catch (error) {
      if (error instanceof SetupError) return troubled('table-damaged', { entry: 0 });
      throw error;
    }
  };
}
