// By game, an evening that is over soon: options and a deal for it, and when the guests are disturbed.
import type { EveningParts } from './whole-games.ts';
import type { GameId } from '../../../engine/games/registry.ts';

export const EVENINGS: Readonly<Record<GameId, EveningParts>> = {
  'magic-trick': { game: 'magic-trick', players: 3, seed: 1, disturbedAt: 9 },
  'trick-taking': { game: 'trick-taking', players: 4, seed: 44, disturbedAt: 4 },
  magicians: { game: 'magicians', options: { goal: 20 }, players: 4, seed: 9, disturbedAt: 3 },
  sam: { game: 'sam', options: { stall: 10 }, players: 3, seed: 229, disturbedAt: 8 },
};

/** A machine that is busy with other tests takes its time. */
export const LONGEST_MS = 600_000;
