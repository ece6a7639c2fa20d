// Every game of the program, one line each.
import { magicians } from './magicians/index.ts';
import { magicTrick } from './magic-trick/index.ts';
import { sam } from './sam/index.ts';
import { trickTaking } from './trick-taking/index.ts';

export const games = {
  'magic-trick': magicTrick,
  'trick-taking': trickTaking,
  magicians,
  sam,
} as const;

export type GameId = keyof typeof games;
export const GAME_IDS = Object.keys(games) as readonly GameId[];

/** Whether a text from outside names a game. */
export function isGameId(text: string): text is GameId {
  return Object.hasOwn(games, text);
}
