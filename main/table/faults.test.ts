// A whole game on a storage that fails now and then: nothing that was acknowledged is missing, and nothing is there twice.
// The game with the fewest moves; `npm run test:long` has them all.
import { test } from 'vitest';
import { playOverFaults, playOverFullDisk } from './faults.testing.ts';

const GAMES = ['magicians'] as const;

const rows = GAMES.flatMap((game) => [false, true].map((isLate) => [game, isLate] as const));

test.for(rows)(
  '%s is played to its end over a failing storage (written all the same: %s)',
  ([game, isLate]) => playOverFaults(game, isLate),
);

test.for(GAMES)('%s goes on where it was when a full disk has room again', (game) => playOverFullDisk(game));
