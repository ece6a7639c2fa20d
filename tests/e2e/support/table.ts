// What both ways of playing have in common: the way to a table, and what has to be true at the end.
import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import type { MagicTrickView } from '../../../engine/games/magic-trick/types.ts';
import type { WatchedPage } from './browser.ts';
import { hiddenCardsShown } from './secrets.ts';

export const say = sayIn(english, 'en-GB');

/** The newest view of a page that plays Magic Trick. */
export function magicTrickView(watched: WatchedPage): MagicTrickView {
  return watched.lastView().view as unknown as MagicTrickView;
}

/** What the person is to do next; waits until the page shows it. */
export type Asked = 'arrange' | 'play' | 'sleeve' | 'read' | 'over';

/** Waits until something is asked that was not asked before: `last` is what the last question answered was. */
export async function nextAsked(
  watched: WatchedPage,
  last: string | null,
): Promise<{ asks: Asked; id: string }> {
  const { page } = watched;
  for (;;) {
    const found = await page.evaluate(() => {
      if (document.querySelector('#hand-score')) return 'read';
      if (document.querySelector('#game-end')) return 'over';
      return document.querySelector('[data-question]')?.getAttribute('data-question') ?? null;
    });
    if (found === 'read' || found === 'over') return { asks: found, id: found };
    // The page can be ahead of what is noted here of its messages, and before the first view there is none.
    const question = found === null || found === last ? null : magicTrickView(watched).question;
    if (question !== null && question.id === found) return { asks: question.asks as Asked, id: found };
    await page.waitForTimeout(10);
  }
}

/** At the end: nobody complained, nothing hidden was ever sent, the game is over on the screen. */
export async function expectCleanEnd(watched: WatchedPage): Promise<void> {
  const { result } = magicTrickView(watched);
  expect(result).not.toBeNull();
  const winners = await watched.page.locator('#game-end .winner .ranking-name').allTextContents();
  const names = watched.lastView().seats.map(({ name }) => name);
  expect(winners.toSorted()).toEqual(result?.winners.map((seat) => names[seat]).toSorted());
  const views = watched.messages.filter((message) => message.type === 'view');
  expect(views.length).toBeGreaterThan(100);
  expect(hiddenCardsShown(views)).toEqual([]);
  expect(watched.complaints).toEqual([]);
}

/** Ends what a test has opened, also when the test failed halfway. */
export async function closeAll(
  ...opened: readonly (Browser | { close(): Promise<void> } | null)[]
): Promise<void> {
  for (const each of opened) await each?.close();
}
