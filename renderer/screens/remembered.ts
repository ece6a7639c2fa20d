// What is remembered of the forms for new tables: one form for each game, and which game was opened last.
import { keptOf, readEntry, type Entry } from '../../engine/settings/entry.ts';
import { formEntry, lastGameEntry, nameEntry, type KeptForm } from '../../engine/settings/tables.ts';
import type { Memory } from '../settings/memory.ts';

const read = <Value extends object>(memory: Memory, entry: Entry<Value>): Value =>
  readEntry(entry, memory.read(entry.key));
const keep = <Value extends object>(memory: Memory, entry: Entry<Value>, value: Value): void =>
  memory.keep(entry.key, keptOf(entry, value, memory.read(entry.key)));

/** The game that was opened last, else the first of them. */
export function lastGame<Game extends string>(memory: Memory, games: readonly Game[]): Game {
  const kept = read(memory, lastGameEntry).game;
  const found = games.find((game) => game === kept) ?? games[0];
  if (found === undefined) throw new Error('There is no game to open a table for.');
  return found;
}

/** The form that is shown next is this game's. */
export function keepLastGame(memory: Memory, game: string): void {
  keep(memory, lastGameEntry, { game });
}

/** The form of a game as it was kept; without seats and options where it was not. */
export function keptForm(memory: Memory, game: string): KeptForm {
  return read(memory, formEntry(game));
}

/** The name of whoever opened a table last; null when it is not known. */
export function lastName(memory: Memory): string | null {
  const { name } = read(memory, nameEntry);
  return name.trim() === '' ? null : name;
}

export function keepName(memory: Memory, name: string): void {
  keep(memory, nameEntry, { name });
}

/** Keeps a form that has just opened a table. */
export function keepForm(
  memory: Memory,
  game: string,
  form: Omit<KeptForm, 'gathers'> & Partial<KeptForm>,
): void {
  keepLastGame(memory, game);
  keep(memory, formEntry(game), { ...form, gathers: form.gathers ?? false });
}
