// What the end-to-end tests of Magic Trick have in common: its views, its questions, and what has to be true at its end.
import type { MagicTrickView } from '../../../engine/games/magic-trick/types.ts';
import type { WatchedPage } from '../support/browser.ts';
import { expectCleanEnd, nextAsked, type Next, viewOf } from '../support/table.ts';
import { hiddenCardsShown } from './secrets.ts';

/** The newest view of a page that plays Magic Trick. */
export function magicTrickView(watched: WatchedPage): MagicTrickView {
  return viewOf(watched) as MagicTrickView;
}

/** Waits for what is to be done next; `last` is what was done last. */
export function nextInMagicTrick(
  watched: WatchedPage,
  last: string | null,
): Promise<Next<'arrange' | 'play' | 'sleeve'>> {
  return nextAsked(watched, last);
}

/** At the end of a game, also: no card that was hidden was ever sent. */
export function expectCleanEndOfMagicTrick(watched: WatchedPage): Promise<void> {
  return expectCleanEnd(watched, hiddenCardsShown, 100);
}
