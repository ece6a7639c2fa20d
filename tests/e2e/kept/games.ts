// Games that are kept before the program starts: played by lot, from a seed, with the names and times that a test wants.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games, type GameId } from '../../../engine/games/registry.ts';
import type { Journal, SeatRecord } from '../../../engine/journal/journal.ts';
import { playedJournal, type PlayedWishes } from '../../../engine/journal/played.testing.ts';
import type { AnyGame } from '../../../engine/session/session.ts';
import { testArchive } from '../../../main/archive/archive.testing.ts';
import { prepareFolder } from '../../../main/storage/data-folder.ts';
import { openDatabase } from '../../../main/storage/open-database.ts';
import { sqliteStorage } from '../../../main/storage/sqlite.ts';

/** A game in the data folder. */
export interface KeptGame {
  /** The id of its table. */
  readonly id: string;
  readonly journal: Journal;
  readonly title?: string;
}

/** A game of the registry, with its types hidden. */
export function gameCalled(id: GameId): AnyGame {
  return games[id] as AnyGame;
}

interface GameWishes extends Omit<PlayedWishes, 'seats'> {
  readonly seats: readonly SeatRecord[];
  /** When it was last played at, in milliseconds since 1970. */
  readonly at?: number;
}

/** A game that was played by lot. */
export function playedGame(game: GameId, { seats, at, ...wishes }: GameWishes): Journal {
  const { header, entries, ...rest } = playedJournal(gameCalled(game), { ...wishes, seats: seats.length });
  const later = at === undefined ? 0 : at - (entries.at(-1)?.at ?? at);
  return {
    ...rest,
    header: { ...header, seats: [...seats] },
    entries: entries.map((entry) => ({ ...entry, at: entry.at + later })),
  };
}

/** Keeps games in a new data folder; it is the caller's to remove. */
export async function keepGames(kept: readonly KeptGame[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-games-'));
  prepareFolder(folder);
  const storage = sqliteStorage(openDatabase(folder, Date.now).database);
  const archive = testArchive(storage);
  for (const { id, journal, title } of kept) await archive.keep(id, journal, title);
  storage.close();
  return folder;
}
