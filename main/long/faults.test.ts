// Whole games of every kind on a storage that fails now and then.
import { test } from 'vitest';
import { GAME_IDS } from '../../engine/games/registry.ts';
import { playOverFaults, playOverFullDisk } from '../table/faults.testing.ts';

const rows = GAME_IDS.flatMap((game) => [false, true].map((isLate) => [game, isLate] as const));

test.for(rows)(
  '%s is played to its end over a failing storage (written all the same: %s)',
  ([game, isLate]) => playOverFaults(game, isLate),
);

test.for(GAME_IDS)('%s goes on where it was when a full disk has room again', (game) =>
  playOverFullDisk(game),
);
