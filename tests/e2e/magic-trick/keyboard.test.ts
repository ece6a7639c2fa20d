// One person and three bots play a whole game by keyboard alone, through the table in words.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { WatchedPage } from '../support/browser.ts';
import { say } from '../support/table.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { expectCleanEndOfMagicTrick, magicTrickView, nextInMagicTrick } from './table.ts';

const parlor = withHostAndBrowser();

const MOST_TABS = 40;

/** Presses Tab until what has the focus matches `selector`. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let pressed = 0; pressed <= MOST_TABS; pressed += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}.`);
}

/** Presses the arrow until the focused button of its list is as wanted; Home first. */
async function arrowTo(page: Page, wanted: string): Promise<boolean> {
  await page.keyboard.press('Home');
  for (let last = ''; ;) {
    const [matches, target] = await page.evaluate(
      (selector) => [
        document.activeElement?.matches(selector) ?? false,
        document.activeElement?.getAttribute('data-target') ?? '',
      ],
      wanted,
    );
    if (matches) return true;
    if (target === last) return false;
    last = String(target);
    await page.keyboard.press('ArrowRight');
  }
}

/** Keeps every line that the live region ever says. */
async function recordNews(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const seen = new WeakSet<Node>();
    const listen = (): void => {
      for (const line of document.querySelectorAll('#news p')) {
        if (!seen.has(line)) heard.push(line.textContent ?? '');
        seen.add(line);
      }
    };
    new MutationObserver(listen).observe(document, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

const OWN = '[data-group="own"] button';
const LEGAL = `${OWN}[aria-disabled="false"]`;
const ILLEGAL = `${OWN}[aria-describedby]`;

/** Exchanges two neighbours of equal rank with the arrows, where the row has such. */
async function sortByKeys({ page }: WatchedPage, cards: readonly string[]): Promise<readonly string[]> {
  const at = cards.findIndex((code, index) => code.slice(1) === cards[index + 1]?.slice(1));
  if (at < 0) return cards;
  await tabTo(page, '[data-group="sort"] button');
  await arrowTo(page, `[data-target="sort:${cards[at]}"]`);
  await page.keyboard.press('Enter');
  expect(await page.locator('[aria-pressed="true"]').getAttribute('data-target')).toBe(`sort:${cards[at]}`);
  await page.keyboard.press('ArrowRight');
  const expected = cards.with(at, cards[at + 1] ?? '').with(at + 1, cards[at] ?? '');
  const shown = await page
    .locator('[data-group="sort"] button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-target')?.slice(5)));
  expect(shown).toEqual(expected);
  await page.keyboard.press('Escape');
  return expected;
}

test('a whole game by keyboard alone', { timeout: 300_000 }, async () => {
  const watched = await parlor.open('motion=off');
  const { page } = watched;
  await page.waitForSelector('.home');
  const news = await recordNews(page);

  await tabTo(page, '[data-action="set-table"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.setup');
  await tabTo(page, 'button[type="submit"]');
  await page.keyboard.press('Enter');

  let last: string | null = null;
  let whyNots = 0;
  let handsRead = 0;
  let tricks = 0;
  for (let isOver = false; !isOver;) {
    const { asks, id } = await nextInMagicTrick(watched, last);
    switch (asks) {
      case 'arrange': {
        await sortByKeys(watched, magicTrickView(watched).toSort?.cards ?? []);
        await tabTo(page, '[data-action="arrange"]');
        await page.keyboard.press('Enter');
        break;
      }
      case 'play': {
        tricks += 1;
        await tabTo(page, OWN);
        if (whyNots < 3 && (await arrowTo(page, ILLEGAL))) {
          await page.keyboard.press('Enter');
          expect(await page.locator('#why-not').textContent()).toMatch(
            /^You must follow \w+: you still hold/,
          );
          whyNots += 1;
        }
        expect(await arrowTo(page, LEGAL)).toBe(true);
        await page.keyboard.press('Enter');
        break;
      }
      case 'sleeve': {
        // The third card is left as a bid, everything before is "not now".
        if (magicTrickView(watched).tricksPlayed === 2) {
          await tabTo(page, OWN);
          await arrowTo(page, LEGAL);
        } else await tabTo(page, '[data-action="pass"]');
        await page.keyboard.press('Enter');
        break;
      }
      case 'read': {
        handsRead += 1;
        expect(await page.locator('#hand-score tbody tr').count()).toBe(4);
        await page.keyboard.press('Enter');
        await page.waitForSelector('#hand-score', { state: 'detached' });
        break;
      }
      case 'over':
        isOver = true;
    }
    last = id;
  }

  expect(handsRead).toBe(4);
  expect(tricks).toBe(4 * 13);
  expect(whyNots).toBe(3);
  await expectCleanEndOfMagicTrick(watched);

  const heard = await news();
  const { seats } = watched.lastView();
  for (const { name } of seats)
    expect(heard.filter((line) => line.startsWith(`${name} plays the`))).toHaveLength(52);
  expect(heard.filter((line) => line.includes(' takes the trick: '))).toHaveLength(52);
  expect(heard).toContain(say('magic-trick.event.sorted'));
  expect(heard.filter((line) => line.startsWith('Hand 4 is over: '))).toHaveLength(1);
  expect(heard).not.toContain('');
});
