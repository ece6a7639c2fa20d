// What a kept game is called, who plays it, and what can be saved of it. Pure.
import { allOf } from '../../engine/language/lists.ts';
import type { Say } from '../../engine/language/say.ts';
import type { KeptTable } from '../../engine/protocol/kept.ts';
import type { Occupant } from '../../engine/protocol/network.ts';
import type { TableInfo } from '../../engine/protocol/to-client.ts';
import { gameTitle } from '../screens/guest/game-title.ts';

/** A kept game as every list of them needs it. */
export interface Listed {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly isHosted: boolean;
}

/** A table to go on with, as lists need it. */
export function listedInfo({ id, title, game, names, isHosted }: TableInfo): Listed {
  return { id, title, game, names: names.filter(Boolean), isHosted };
}

/** A game of the archive, as lists need it. */
export function listedKept({ id, title, game, seats, isHosted }: KeptTable): Listed {
  return { id, title, game, names: seats.map(({ name }) => name).filter(Boolean), isHosted };
}

/** What names a game in a sentence: its title, or the game and who plays. */
export function wordsFor(say: Say, { title, game, names }: Omit<Listed, 'id' | 'isHosted'>): string {
  if (title !== '') return say('archive.row.titled', { title });
  const facts = { game: gameTitle(say, game), names: allOf(say, names) };
  return say(names.length === 0 ? 'archive.row.alone' : 'archive.row', facts);
}

/** What a copy of a game is called. */
export function copyTitle(say: Say, { title, game }: Pick<Listed, 'title' | 'game'>): string {
  return say('archive.copy-of', { title: title === '' ? gameTitle(say, game) : title });
}

/**
 * Through whose eyes a game is saved: a finished one whole (null); of another one what the only person saw who plays it, and
 * what everybody saw where several do.
 */
export function savedEyes({
  status,
  only,
  seats,
}: Pick<KeptTable, 'status' | 'only' | 'seats'>): number | 'watcher' | null {
  if (status === 'over' || only === 'sight') return null;
  const people = seats.flatMap(({ kind }: Occupant, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? 'watcher') : 'watcher';
}

/** What the entry says that saves a game. */
export function saveWords(say: Say, kept: Pick<KeptTable, 'status' | 'only' | 'seats'>): string {
  const eyes = savedEyes(kept);
  if (eyes === null) return say('archive.act.save');
  if (eyes === 'watcher') return say('archive.act.save.watched');
  return say('archive.act.save.seen', { name: kept.seats[eyes]?.name ?? '' });
}
