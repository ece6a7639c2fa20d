// How a game of Magicians ended: everybody's Prestige Points, and who won by them.
import type { Result } from '../../core/view.ts';
import type { State } from './types.ts';

/** The result; null while the game is played. */
export function resultOf({ points, ended }: State): Result | null {
  if (ended === null) return null;
  return { winners: [...ended.winners], scores: [...points], reason: ended.reason };
}
