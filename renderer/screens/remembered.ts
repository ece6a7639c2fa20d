// What is remembered of the forms for new tables: one form for each game, and which game was opened last.
import type { Memory } from '../settings/memory.ts';

const LAST = 'parlor.setup.game';
const NAME = 'parlor.setup.name';
const formOf = (game: string): string => `parlor.setup.form.${game}`;

/** The game that was opened last, else the first of them. */
export function lastGame<Game extends string>(memory: Memory, games: readonly Game[]): Game {
  const kept = memory.read(LAST);
  const found = games.find((game) => game === kept) ?? games[0];
  if (found === undefined) throw new Error('There is no game to open a table for.');
  return found;
}

/** The form that is shown next is this game's. */
export function keepLastGame(memory: Memory, game: string): void {
  memory.keep(LAST, game);
}

/** The form of a game as it was kept, whatever it is; null when there is none. */
export function keptForm(memory: Memory, game: string): unknown {
  return memory.read(formOf(game));
}

/** The name of whoever opened a table last; null when it is not known. */
export function lastName(memory: Memory): string | null {
  const kept = memory.read(NAME);
  return typeof kept === 'string' && kept.trim() !== '' ? kept : null;
}

export function keepName(memory: Memory, name: string): void {
  memory.keep(NAME, name);
}

/** Keeps a form that has just opened a table. */
export function keepForm(memory: Memory, game: string, form: unknown): void {
  keepLastGame(memory, game);
  memory.keep(formOf(game), form);
}
