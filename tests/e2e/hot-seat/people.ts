// What the tests of several people at one screen have in common: sitting down, the curtain, who is to do what.
import type { Page } from 'playwright-core';
import type { WatchedPage } from '../support/browser.ts';
import { nextShown, viewOf } from '../support/table.ts';

const SETUP = '[data-action="set-table"]';

/** The fewest who play Magic Trick, for whom the form offers its first number. */
const FEWEST = 3;

/** From home to a new table at which these people sit, by seat; the others are bots. */
export async function openSharedTable(
  { page }: Pick<WatchedPage, 'page'>,
  people: Readonly<Record<number, string>>,
  players = 4,
): Promise<void> {
  await page.click(SETUP);
  await page
    .locator('input[name="seats"]')
    .nth(players - FEWEST)
    .check({ force: true });
  for (const seat of Array(players).keys()) {
    const name = people[seat];
    await page.selectOption(`select[data-seat="${seat}"]`, name === undefined ? 'steady' : 'person');
    if (name !== undefined) await page.fill(`li:has(select[data-seat="${seat}"]) input[type="text"]`, name);
  }
  await page.click('button[type="submit"]');
}

/** What is to be done next at a shared screen. */
export interface Next {
  readonly what: 'curtain' | 'read' | 'over' | 'arrange' | 'play' | 'sleeve';
  /** Names this very thing. */
  readonly id: string;
}

/** Waits until something is to be done that was not to be done before; `last` is the id of that. */
export async function nextShared(watched: WatchedPage, last: string | null): Promise<Next> {
  for (;;) {
    const found = await nextShown(watched.page, last);
    if (found === 'read' || found === 'over') return { what: found, id: found };
    if (found === 'curtain') {
      const { curtain, version } = watched.lastView();
      if (curtain !== null) return { what: 'curtain', id: `curtain ${curtain} at ${version}` };
    } else {
      const { question } = viewOf(watched);
      if (question?.id === found) return { what: question.asks as Next['what'], id: found };
    }
    await watched.page.waitForTimeout(10);
  }
}

/** Waits until the curtain is down, and says whom it calls. */
export async function curtainCalls({ page }: Pick<WatchedPage, 'page'>): Promise<string> {
  await page.waitForSelector('#curtain[data-phase="down"]');
  return (await page.locator('#curtain-title').textContent()) ?? '';
}

export async function liftByMouse(page: Page): Promise<void> {
  await page.click('#curtain-lift');
  await page.waitForSelector('#curtain', { state: 'detached' });
}

/** Whoever comes to the screen finds the focus on the button; a key before tells their press from the last one's. */
export async function liftByKeys(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.id === 'curtain-lift');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#curtain', { state: 'detached' });
}
