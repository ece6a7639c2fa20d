// The same as `../cuts.test.ts` and `../kills.test.ts` for some minutes: hundreds of cuts and dozens of kills, and every game to its
// end. Figures are printed. `PARLOR_ROUNDS` gives another number of rounds, `PARLOR_SEED` another first seed.
import { afterAll, expect, test } from 'vitest';
import { fastRandom } from '../../../engine/chance/fast.ts';
import { GAME_IDS } from '../../../engine/games/registry.ts';
import { MOMENTS_OF_PLAY } from '../disturb.ts';
import { killMoments, playKilled } from '../killed.ts';
import { momentsFor, playRound } from '../rounds.ts';

const ROUNDS = Number(process.env['PARLOR_ROUNDS'] ?? 2);
const SEED = Number(process.env['PARLOR_SEED'] ?? 1);
const DEVICES = 3;
/** More than are met in a short game: every moment is then met as long as it lasts. */
const MOMENTS_EACH = 2 * Object.keys(MOMENTS_OF_PLAY).length;
const KILLS = 6;
const PATIENCE_MS = 900_000;

const rounds = Array.from({ length: ROUNDS }, (_, round) => SEED + round);
const cases = GAME_IDS.flatMap((game) => rounds.map((seed) => ({ game, seed })));
const told: string[] = [];
afterAll(() => process.stdout.write(`${told.join('\n')}\n`));

test.for(cases)(
  '$game with every link cut again and again, seed $seed',
  { timeout: PATIENCE_MS },
  async ({ game, seed }) => {
    const random = fastRandom(seed);
    const result = await playRound({
      game,
      seats: 4,
      devices: DEVICES,
      watchers: 1,
      seed,
      random,
      moments: momentsFor(DEVICES, MOMENTS_EACH, random),
      mostBetween: 2,
      toTheEnd: true,
    });
    const { cuts, moves, done, sentAgain } = result;
    told.push(
      `${game}, seed ${seed}: ${cuts} cuts at ${done.length} moments over ${moves} moves, ${sentAgain} moves sent more than once`,
    );
    expect(result.wrong).toEqual([]);
    expect(result.isOver).toBe(true);
  },
);

test.for(cases)(
  '$game with its host killed again and again, seed $seed',
  { timeout: PATIENCE_MS },
  async ({ game, seed }) => {
    const result = await playKilled({
      game,
      seats: 4,
      devices: DEVICES,
      watchers: 1,
      seed,
      kills: killMoments(KILLS, fastRandom(seed)),
      toTheEnd: true,
    });
    told.push(`${game}, seed ${seed}: ${result.kills} kills over ${result.moves} moves`);
    expect(result.wrong).toEqual([]);
  },
);
