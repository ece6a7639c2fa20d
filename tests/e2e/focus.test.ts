// The keyboard's focus in the DOM table: a list that lost it out of the window does not draw it back.
import { expect, test } from 'vitest';
import { openTable } from './support/table.ts';
import { withHostAndBrowser } from './support/with.ts';

const parlor = withHostAndBrowser();

test('Tab leads from list to list after the window had lost the focus', async () => {
  const { page } = await parlor.open('motion=off');
  await openTable(page);
  await page.waitForSelector('[data-question]');
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
