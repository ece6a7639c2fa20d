// Moves of Trick-Taking by keyboard alone, through the table in words.
import type { Move, Play } from '../../../engine/games/trick-taking/types.ts';
import { chooseTarget, handTarget, trickTarget } from '../../../renderer/games/trick-taking/draft.ts';
import type { Target } from '../../../renderer/stage/contract.ts';
import type { WatchedPage } from '../support/browser.ts';
import { APART_MS, calmly } from '../support/calm.ts';
import { pressByKeys } from '../support/keys.ts';
import { considered, countConsidered } from '../support/table.ts';
import { buttonOf, isUsedAtFirst } from './table.ts';

const item = (target: Target): string => `[data-target="${target}"]`;
const button = (action: string): string => `[data-action="${action}"]`;

/** Presses something that changes what is put together, and waits for what the host says of it. */
async function compose(watched: WatchedPage, selector: string): Promise<void> {
  const before = countConsidered(watched);
  await pressByKeys(watched, selector);
  await considered(watched, before);
}

/** Enter once more on what is chosen. */
async function confirm(watched: WatchedPage): Promise<void> {
  await calmly(watched.page, () => watched.page.keyboard.press('Enter'), APART_MS);
}

/** Makes a move; what it was is for the caller to look at. */
export async function makeByKeys(watched: WatchedPage, move: Move): Promise<void> {
  switch (move.type) {
    case 'lead':
      await compose(watched, item(handTarget(move.card)));
      return confirm(watched);
    case 'turn':
      await composeTurnByKeys(watched, move.plays);
      return pressByKeys(watched, button(buttonOf(move.plays)));
    case 'escape':
      await pressByKeys(watched, item(trickTarget(move.take)));
      return confirm(watched);
    case 'repertoire':
      for (const code of move.cards) await compose(watched, item(chooseTarget(code)));
      return pressByKeys(watched, button('repertoire'));
    case 'pass':
      return pressByKeys(watched, button('pass'));
  }
}

/** Puts a turn together, card by card. */
export async function composeTurnByKeys(watched: WatchedPage, plays: readonly Play[]): Promise<void> {
  for (const { card, effect, on } of plays) {
    await compose(watched, item(handTarget(card)));
    if (on !== undefined) await compose(watched, item(trickTarget(on)));
    else if (effect !== isUsedAtFirst(card) && buttonOf(plays) === 'play')
      await compose(watched, button('effect'));
  }
}
