// `kill -9` in the middle of games of every kind, at moments that nobody chose; `npm run test:long` has two hundred of them.
import { expect, test } from 'vitest';
import { GAME_IDS } from '../engine/games/registry.ts';
import { playWithKills } from './kills.testing.ts';

const KILLS = 3;

test.for(GAME_IDS)('%s survives its kills', { timeout: 300_000 }, async (game) => {
  expect(await playWithKills(game, KILLS, 17)).toBe(KILLS);
});
