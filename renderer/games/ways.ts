// What the store asks of a game: how a change falls into frames, and what is composed at first.
import type { GameWays } from '../store/table.ts';
import { NOTHING_COMPOSED } from './intent.ts';
import { screenOf } from './registry.ts';

/** The ways of every registered game; a game without a screen is shown as it comes. */
export const waysOf: GameWays = {
  frames(before, after, events) {
    const screen = screenOf(after.view);
    if (!screen) return [{ ...after, events, reads: false }];
    return screen.steps(before.view, after.view, events).map((step) => ({ ...after, ...step }));
  },
  begin: ({ view }, unmade) => screenOf(view)?.intents.begin(view, unmade) ?? NOTHING_COMPOSED,
};
