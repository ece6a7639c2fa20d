// Games that break on purpose what their rules page promises beyond the laws: the promise must notice.
import { expect, test } from 'vitest';
import { defineGame } from '../core/define-game.ts';
import { trickTaking } from '../games/trick-taking/index.ts';
import type { State } from '../games/trick-taking/types.ts';
import type { AnyGame } from '../session/session.ts';
import { trickTakingLaws } from './games/trick-taking.ts';
import { inTrick } from './games/trick-taking/cards.ts';
import { sevenTricksOfSeven } from './games/trick-taking/seven-of-seven.ts';
import { LawBroken } from './trial.ts';

const { chart } = trickTaking;

/** What the promise says of a game, over a few random tables. */
function aspectOf(game: AnyGame): string | null {
  for (let number = 0; number < 6; number += 1) {
    try {
      sevenTricksOfSeven.check({ game, module: trickTakingLaws, seats: 2 + (number % 3), number, share: 0 });
    } catch (error) {
      if (error instanceof LawBroken) return error.aspect;
      throw error;
    }
  }
  return null;
}

const endingAt = (size: number): AnyGame =>
  defineGame({
    ...trickTaking,
    chart: {
      ...chart,
      guards: { ...chart.guards, trickIsFull: (state: State) => inTrick(state).length >= size },
    },
  });

test.for([
  ['six cards a trick', endingAt(6), 'tricks'],
  ['seven cards a trick', endingAt(7), null],
] as const)('Trick-Taking with %s', ([, game, aspect]) => {
  expect(aspectOf(game)).toBe(aspect);
});
