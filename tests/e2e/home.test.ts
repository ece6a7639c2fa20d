// Home with more tables than can be looked over: the newest are offered, and all of them when somebody asks.
import { expect, test } from 'vitest';
import { say } from './support/table.ts';
import { withHostAndBrowser } from './support/with.ts';

const parlor = withHostAndBrowser();
const TABLES = 12;

test('the ten newest tables are offered, the rest on demand', async () => {
  const { page } = await parlor.open('motion=off');
  for (let i = 0; i < TABLES; i += 1) {
    await page.click('[data-action="set-table"]');
    await page.click('button[type="submit"]');
    await page.waitForSelector('[data-question]');
    await page.getByRole('button', { name: say('table.bar.leave'), exact: true }).click();
  }
  const tables = page.locator('[data-table]');
  const more = page.locator('.tables-more');
  await more.getByText(say('table.home.all', { count: TABLES })).waitFor();
  expect(await tables.count()).toBe(10);
  const newest = await tables.first().getAttribute('data-table');
  await more.click();
  expect(await tables.count()).toBe(TABLES);
  await more.getByText(say('table.home.few')).click();
  expect(await tables.count()).toBe(10);
  expect(await tables.first().getAttribute('data-table')).toBe(newest);
});
