// What the tests of the bar and of what it opens have in common.
import type { Page } from 'playwright-core';
import { magicTrickView, nextInMagicTrick } from '../magic-trick/table.ts';
import type { WatchedPage } from '../support/browser.ts';

export type Tool = 'end' | 'points' | 'last-trick' | 'log' | 'rules' | 'how' | 'settings' | 'leave';

/** Presses a button of the bar, behind "More" where it has no room. */
export async function pressTool(page: Page, tool: Tool): Promise<void> {
  const button = page.locator(`.bar-tools > [data-tool="${tool}"]`);
  if (await button.isVisible()) {
    await button.click();
    return;
  }
  await page.click('.bar-more');
  await page.click(`#bar-menu [data-tool="${tool}"]`);
}

/** What has the focus, by a selector that it matches. */
export function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

/** Answers what is asked in some legal way, through the page itself: it also works under what lies over the table. */
export async function answerAny({ page }: WatchedPage, asks: string): Promise<void> {
  const press = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((button: HTMLElement) => button.click());
  switch (asks) {
    case 'arrange':
      return press('[data-action="arrange"]');
    case 'sleeve':
      return press('[data-action="pass"]');
    case 'read':
      await press('#hand-score .main');
      await page.waitForSelector('#hand-score', { state: 'detached' });
      return;
    default:
      return press('[data-group="own"] button[aria-disabled="false"]');
  }
}

/** Plays on until something of that kind is asked; its id. */
export async function playUntil(watched: WatchedPage, wanted: string, from: string | null): Promise<string> {
  for (let last = from; ;) {
    const { asks, id } = await nextInMagicTrick(watched, last);
    if (asks === wanted) return id;
    await answerAny(watched, asks);
    last = id;
  }
}

/** Makes the form for a new table begin with bots only: three of the quickest kind. */
export function onlyBots(page: Page): Promise<void> {
  return keepForm(page, {
    seats: ['Uno', 'Due', 'Tre'].map((name) => ({ sitter: 'random', name })),
    options: { prestige: false, memory: 'sorter', stacks: 'all' },
  });
}

/** Makes the form for a new table begin with one person, two quick bots and this rule about taken tricks. */
export function houseRule(page: Page, stacks: 'own' | 'all' | 'none'): Promise<void> {
  return keepForm(page, {
    seats: ['Uno', 'Due', 'Tre'].map((name, seat) => ({ sitter: seat === 0 ? 'person' : 'random', name })),
    options: { prestige: true, memory: 'sorter', stacks },
  });
}

/** Has the browser remember a form, on the home page. */
async function keepForm(page: Page, form: object): Promise<void> {
  // What the host remembers comes with its welcome, and would go before it.
  await page.waitForSelector('[data-action="play-now"]:not([disabled])');
  await page.evaluate(
    (kept) => localStorage.setItem('parlor.setup.form.magic-trick', JSON.stringify(kept)),
    form,
  );
}

export { magicTrickView };
