// The screen of every game, one line each; a missing or swapped game does not compile.
import type { View } from '../../engine/core/view.ts';
import type { GameId } from '../../engine/games/registry.ts';
import type { ViewOf } from '../../engine/games/words.ts';
import { magicTrick } from './magic-trick/index.ts';
import { magicians } from './magicians/index.ts';
import { sam } from './sam/index.ts';
import type { GameScreen } from './screen.ts';
import { trickTaking } from './trick-taking/index.ts';

export const screens: { readonly [Id in GameId]: GameScreen<ViewOf<Id>> } = {
  'magic-trick': magicTrick,
  magicians,
  sam,
  'trick-taking': trickTaking,
};

/** The screen for a view, with the view's type hidden: the registry's keys are what `view.game` names. */
export function screenOf(view: View): GameScreen<View> | null {
  if (!Object.hasOwn(screens, view.game)) return null;
  return screens[view.game as GameId] as unknown as GameScreen<View>;
}
