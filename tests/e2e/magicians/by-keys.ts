// Moves of Magicians by keyboard alone, through the table in words.
import type { Move } from '../../../engine/games/magicians/types.ts';
import { handTarget } from '../../../renderer/games/magicians/draft.ts';
import type { WatchedPage } from '../support/browser.ts';
import { APART_MS } from '../support/calm.ts';
import { pressByKeys } from '../support/keys.ts';
import { aimOf, chosenFor, isPlay, leaving } from './aims.ts';
import { magiciansView } from './table.ts';

const button = (action: string): string => `[data-action="${action}"]`;

/** Makes a move, with the phases that are left for it; what was sent is for the caller to look at. */
export async function makeByKeys(watched: WatchedPage, moves: readonly Move[]): Promise<void> {
  const move = moves.at(-1);
  if (!move) return;
  if (isPlay(move)) {
    await pressByKeys(watched, `[data-group="hand"] [data-target="${handTarget(move.card)}"]`);
    // Where it may go is a list of its own, beside the hand.
    return pressByKeys(watched, `[data-group="where"] [data-target="${aimOf(move)}"]`);
  }
  if (move.type === 'skip') {
    for (const action of leaving(magiciansView(watched)))
      await pressByKeys(watched, button(action), APART_MS);
    return;
  }
  for (const target of chosenFor(magiciansView(watched), move))
    await pressByKeys(watched, `[data-target="${target}"]`);
  return pressByKeys(watched, button(move.type));
}
