// Home with more tables than can be looked over: the newest are offered, and all of them when somebody asks.
import { expect, test } from 'vitest';
import { say } from './support/table.ts';
import { withHostAndBrowser } from './support/with.ts';

const parlor = withHostAndBrowser();
const FEW = 6;
const TABLES = 8;

test('the newest tables are offered, the rest on demand', async () => {
  const { page } = await parlor.open('motion=off');
  for (let i = 0; i < TABLES; i += 1) {
    await page.click('[data-action="set-table"]');
    await page.click('button[type="submit"]');
    await page.waitForSelector('[data-question]');
    await page.getByRole('button', { name: say('table.bar.home') }).click();
  }
  const tables = page.locator('[data-table]');
  const more = page.locator('.tables-more');
  await more.getByText(say('home.tables.all', { count: TABLES })).waitFor();
  expect(await tables.count()).toBe(FEW);
  const newest = await tables.first().getAttribute('data-table');
  await more.click();
  expect(await tables.count()).toBe(TABLES);
  await more.getByText(say('home.tables.few')).click();
  expect(await tables.count()).toBe(FEW);
  expect(await tables.first().getAttribute('data-table')).toBe(newest);
});
