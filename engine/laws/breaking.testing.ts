// Test code: games that break on purpose what their rules page promises, and what a promise says of them.
import type { Action, Guard } from '../charts/chart.ts';
import { defineGame } from '../core/define-game.ts';
import type { AnyGame } from '../session/session.ts';
import type { GamePromise } from './module.ts';
import { LawBroken, type AnyLawModule } from './trial.ts';

// oxlint-disable-next-line typescript/no-explicit-any
type AnyAction = Action<any, any, any>;
// oxlint-disable-next-line typescript/no-explicit-any
type AnyGuard = Guard<any, any>;

/** What a promise says of a game, over a few random tables; null when it holds. */
export function aspectOf(
  promise: GamePromise,
  game: AnyGame,
  module: AnyLawModule,
  games: number,
): string | null {
  const { min, max } = game.seats;
  for (let number = 0; number < games; number += 1) {
    try {
      promise.check({ game, module, seats: min + (number % (max - min + 1)), number, share: 0 });
    } catch (error) {
      if (error instanceof LawBroken) return error.aspect;
      throw error;
    }
  }
  return null;
}

/** The game with other guards or actions. */
export function changed(
  game: AnyGame,
  actions: Readonly<Record<string, AnyAction>>,
  guards: Readonly<Record<string, AnyGuard>> = {},
): AnyGame {
  const { chart } = game;
  return defineGame({
    ...game,
    chart: {
      ...chart,
      actions: { ...chart.actions, ...actions },
      guards: { ...chart.guards, ...guards },
    },
  }) as AnyGame;
}
