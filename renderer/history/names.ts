// Who is named how in a finished game.
import type { GameRecord } from '../../engine/history/record.ts';
import type { Say } from '../../engine/language/say.ts';

/** A name as it is shown: of somebody, where it was forgotten. */
export function shownName(say: Say, name: string): string {
  return name === '' ? say('history.somebody') : name;
}

/** The names of those who won, by seat. */
export function winnersOf(say: Say, { players }: GameRecord): string[] {
  return players.filter(({ won }) => won).map(({ name }) => shownName(say, name));
}
