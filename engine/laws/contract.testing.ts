// The contract test: every registered game keeps every law, at every number of players. `npm run test:laws` plays many more.
// It takes long, so that more than one file calls it, each for some of the tables.
import { describe, expect, test } from 'vitest';
import { bots } from '../bots/registry.ts';
import { GAME_IDS, games } from '../games/registry.ts';
import { checkLaw1 } from './law-1.ts';
import { checkLaw2 } from './law-2.ts';
import { checkLaw3 } from './law-3.ts';
import { checkLaw4 } from './law-4.ts';
import { checkLaw5 } from './law-5.ts';
import { checkLaw6 } from './law-6.ts';
import { checkLaw7 } from './law-7.ts';
import { lawModules } from './registry.ts';
import type { Figures, Trial } from './trial.ts';

const GAMES = 20;

const tables = GAME_IDS.flatMap((id) => {
  const { min, max } = games[id].seats;
  return Array.from({ length: max - min + 1 }, (_, index) => ({ id, seats: min + index }));
});

/** Plays the games of one row and sums up what was looked at. */
function tried(row: (typeof tables)[number], share: number, check: (trial: Trial) => Figures): Figures {
  const sums: Figures = {};
  for (let number = 0; number < GAMES; number += 1) {
    const trial = { game: games[row.id], module: lawModules[row.id], seats: row.seats, number, share };
    for (const [name, count] of Object.entries(check(trial))) sums[name] = (sums[name] ?? 0) + count;
  }
  return sums;
}

/** Tries every law at every `parts`-th table from the one of number `part` on: several files, several processes. */
export function testLaws(part: number, parts: number): void {
  describe.for(tables.filter((_, index) => index % parts === part))(
    '$id with $seats',
    { timeout: 60_000 },
    testTable,
  );
}

function testTable(row: (typeof tables)[number]): void {
  test('law 1: legal moves are accepted, all others are refused and change nothing', () => {
    const figures = tried(row, 0.03, checkLaw1);
    expect(figures['legal']).toBeGreaterThan(GAMES);
    expect(figures['refused']).toBeGreaterThan(GAMES * 100);
  });

  test('law 2: somebody can always move until the game is over, and it ends', () => {
    expect(tried(row, 1, checkLaw2)['games']).toBe(GAMES);
  });

  test('law 3: the same moves give the same states, on both executors and from a journal', () => {
    expect(tried(row, 1, checkLaw3)['moves']).toBeGreaterThan(GAMES);
  });

  test('law 4: every card is in exactly one place', () => {
    expect(tried(row, 1, checkLaw4)['states']).toBeGreaterThan(GAMES);
  });

  test('law 5: what a viewer may not know makes no difference to them', () => {
    const figures = tried(row, 0.03, checkLaw5);
    const share = (figures['differing'] ?? 0) / (figures['redeals'] ?? 1);
    expect(share).toBeGreaterThan(lawModules[row.id].fewestDiffering);
  });

  for (const promise of lawModules[row.id].promises ?? []) {
    test(`promised: ${promise.says}`, () => {
      expect(tried(row, 1, (trial) => promise.check(trial))['games']).toBe(GAMES);
    });
  }

  // A game whose bots are not written yet has no choices to check.
  test.skipIf(bots[row.id].length === 0)('law 6: bots choose by what their seat was shown', () => {
    expect(tried(row, 0.03, (trial) => checkLaw6(trial, bots[row.id]))['rebuilt']).toBeGreaterThan(GAMES);
  });
  test('law 7: what may be taken back unasked has told nobody anything', () => {
    const figures = tried(row, 0.03, checkLaw7);
    // Each game has such moves at every number of players, and the law has looked at some in deals that differ.
    expect(figures['quiet']).toBeGreaterThan(GAMES / 2);
    expect(figures['differing']).toBeGreaterThan(0);
  });
}
