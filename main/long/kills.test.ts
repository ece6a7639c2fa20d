// Two hundred times `kill -9` in the middle of games of every kind: each is the undisturbed game, move by move.
import { expect, test } from 'vitest';
import { GAME_IDS } from '../../engine/games/registry.ts';
import { playWithKills } from '../kills.testing.ts';

const KILLS = 50;

test.for(GAME_IDS)('%s survives all of its kills', { timeout: 1_800_000 }, async (game) => {
  expect(await playWithKills(game, KILLS, 41)).toBe(KILLS);
});
