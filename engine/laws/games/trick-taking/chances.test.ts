// Law 1 draws until every legal turn must have come: that no turn is rarer than it is told.
import { expect, test } from 'vitest';
import { fastRandom } from '../../../chance/fast.ts';
import { chancesOf } from '../../../games/trick-taking/chances.testing.ts';
import { randomTable } from '../../../games/trick-taking/turn-tables.testing.ts';
import type { Play } from '../../../games/trick-taking/types.ts';
import { trickTakingLaws } from '../trick-taking.ts';

/** Far below any share of a chance, far above what adding them up loses. */
const ROUNDING = 1e-9;

test.for([0, 1, 2])('with %i Conjures in hand no turn is rarer than its least chance', (conjures) => {
  for (let seed = 0; seed < 60; seed += 1) {
    const wanted = {
      phase: 'ultimate.turns',
      hand: 1 + conjures + (seed % 2),
      trick: 1 + (seed % 4),
      conjures,
    } as const;
    const state = randomTable(wanted, fastRandom(seed));
    for (const [key, chance] of chancesOf(state)) {
      const least = trickTakingLaws.leastChance!(state, 0, {
        type: 'turn',
        plays: JSON.parse(key) as Play[],
      });
      expect(chance, `${key} at table ${seed}`).toBeGreaterThan(least * (1 - ROUNDING));
    }
  }
});
