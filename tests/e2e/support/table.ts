// What the whole games of every game have in common: the way to a table, and what has to be true at the end.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { View } from '../../../engine/core/view.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import type { ViewMessage, WatchedPage } from './browser.ts';

export const say = sayIn(english, 'en-GB');

/** From home to a new table as the form offers it, by mouse. */
export async function openTable(page: Page): Promise<void> {
  await page.click('[data-action="set-table"]');
  await page.click('button[type="submit"]');
}

/** The same for as few as can play, whose game is the shortest. */
export async function openSmallTable(page: Page): Promise<void> {
  await page.click('[data-action="set-table"]');
  await page.locator('input[name="seats"]').first().check({ force: true });
  await page.click('button[type="submit"]');
}

/** The newest view, as far as every game has it. */
export function viewOf(watched: WatchedPage): View {
  return watched.lastView().view as unknown as View;
}

/** What the person is to do next: a question of the game (`Asks`), or what every game has. */
export interface Next<Asks extends string> {
  readonly asks: Asks | 'read' | 'over';
  readonly id: string;
}

/** Waits until something is asked that was not asked before: `last` is what the last question answered was. */
export async function nextAsked<Asks extends string>(
  watched: WatchedPage,
  last: string | null,
): Promise<Next<Asks>> {
  for (;;) {
    const found = await nextShown(watched.page, last);
    if (found === 'read' || found === 'over') return { asks: found, id: found };
    // The page can be ahead of what is noted here of its messages.
    const { question } = viewOf(watched);
    if (question?.id === found) return { asks: question.asks as Asks, id: found };
    await watched.page.waitForTimeout(10);
  }
}

/**
 * Waits until the page shows what somebody is to do: `read` a score, `over` at the end, `curtain` when it is down, or the
 * id of a question other than `last`. It looks whenever the page changes; asking all the time would take a part of the
 * processor that the page needs.
 */
export function nextShown(page: Page, last: string | null): Promise<string> {
  return page.evaluate(
    (answered) =>
      new Promise<string>((resolve) => {
        const shown = (): string | null => {
          if (document.querySelector('#hand-score')) return 'read';
          if (document.querySelector('#game-end')) return 'over';
          const curtain = document.querySelector('#curtain');
          if (curtain) return curtain.getAttribute('data-phase') === 'down' ? 'curtain' : null;
          return document.querySelector('[data-question]')?.getAttribute('data-question') ?? null;
        };
        const look = (): void => {
          const found = shown();
          if (found === null || found === answered) return;
          changes.disconnect();
          resolve(found);
        };
        const changes = new MutationObserver(look);
        const attributeFilter = ['data-question', 'data-phase', 'id'];
        changes.observe(document, { subtree: true, childList: true, attributeFilter });
        look();
      }),
    last,
  );
}

/** How many words of the host about drafts have come. */
export function countConsidered({ messages }: WatchedPage): number {
  return messages.filter(({ type }) => type === 'considered').length;
}

/** Waits until the host has said more about drafts than it had, and the page has shown it. */
export async function considered(watched: WatchedPage, before: number): Promise<void> {
  await expect.poll(() => countConsidered(watched), { timeout: 30_000 }).toBeGreaterThan(before);
  await watched.page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}

/** What the person was sent that was hidden from them, in words; each game looks for its own. */
export type HiddenShown = (messages: readonly ViewMessage[]) => string[];

/**
 * At the end: nobody complained, nothing hidden was ever sent, the game is over on the screen.
 * @param fewestViews a game has at least so many moves
 */
export async function expectCleanEnd(
  watched: WatchedPage,
  hiddenShown: HiddenShown,
  fewestViews: number,
): Promise<void> {
  const { result } = viewOf(watched);
  const { seats } = watched.lastView();
  expect(result).not.toBeNull();
  const winners = await watched.page.locator('#game-end .winner .ranking-name').allTextContents();
  expect(winners.toSorted()).toEqual(result?.winners.map((seat) => seats[seat]?.name).toSorted());
  const views = watched.messages.filter((message) => message.type === 'view');
  expect(views.length).toBeGreaterThan(fewestViews);
  expect(hiddenShown(views)).toEqual([]);
  expect(watched.complaints).toEqual([]);
}
