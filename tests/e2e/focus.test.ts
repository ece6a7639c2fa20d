// The keyboard's focus in the DOM table: a list that lost it out of the window does not draw it back.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage } from './support/browser.ts';
import { startTestHost, type TestHost } from './support/host.ts';
import { closeAll } from './support/table.ts';

let host: TestHost | null = null;
let browser: Browser | null = null;

beforeAll(async () => {
  host = await startTestHost();
  browser = await openBrowser();
});
afterAll(() => closeAll(browser, host));

test('Tab leads from list to list after the window had lost the focus', async () => {
  if (!host || !browser) throw new Error('There is no host or no browser.');
  const { page } = await openPage(browser, host.address('motion=off'), { width: 1280, height: 800 });
  await page.locator('.home-actions .main').click();
  await page.locator('button[type="submit"]').click();
  await page.waitForSelector('[data-action="arrange"]');
  const focusedGroup = () =>
    page.evaluate(() => document.activeElement?.closest('[data-group]')?.getAttribute('data-group') ?? '');

  const groups = await page
    .locator('[data-group]')
    .evaluateAll((lists) => lists.map((list) => list.getAttribute('data-group') ?? ''));
  expect(groups.length).toBeGreaterThan(3);
  await page.locator(`[data-group="${groups.at(-1)}"] button[tabindex="0"]`).focus();
  // As when another window comes to the front: the focus leaves and goes nowhere.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.locator(`[data-group="${groups[0]}"] button[tabindex="0"]`).focus();
  const visited = [await focusedGroup()];
  for (let i = 1; i < groups.length; i += 1) {
    await page.keyboard.press('Tab');
    visited.push(await focusedGroup());
  }
  expect(visited).toEqual(groups);
});
