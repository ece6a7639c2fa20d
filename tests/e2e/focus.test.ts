// The keyboard's focus in the DOM table: a list that lost it out of the window does not draw it back.
import { expect, test } from 'vitest';
import { openTable, say } from './support/table.ts';
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

test('Tab leads on to the next list also when the others move in the same moment', async () => {
  const { page } = await parlor.open('motion=off');
  await openTable(page);
  const question = await page.getAttribute('[data-question]', 'data-question');
  await page.keyboard.press('Tab');
  await page.evaluate(() => {
    // What is to be done after drawing waits from now on until something else is drawn: here, until Tab is pressed.
    window.requestAnimationFrame = () => 0;
    const { setTimeout } = window;
    window.setTimeout = ((task: () => void, ms = 0) =>
      ms > 0 && ms < 200 ? 0 : setTimeout(task, ms)) as typeof window.setTimeout;
    document.querySelector<HTMLElement>('[data-action="arrange"]')?.click();
    document.querySelector<HTMLElement>('[data-group="seat-1"] button[tabindex="0"]')?.focus();
  });
  await page.locator(`[data-question]:not([data-question="${question}"])`).waitFor();
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('[data-group]')?.getAttribute('data-group')),
  ).toBe('seat-2');
});

test.for([
  ['table.bar.log', '#log'],
  ['table.bar.settings', '#settings'],
] as const)('Escape closes what %s opened, and the focus goes back there', async ([key, opened]) => {
  const { page } = await parlor.open('motion=off');
  await openTable(page);
  await page.waitForSelector('[data-question]');
  const button = page.getByRole('button', { name: say(key), exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector(opened);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.waitForSelector(opened, { state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('by keyboard, leaving a table leads to the heading of home, and going on with it to the heading of the table', async () => {
  const { page } = await parlor.open('motion=off');
  await openTable(page);
  await page.waitForSelector('[data-question]');
  const hasFocus = (selector: string) =>
    page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
  await page.locator('.bar-tools > [data-tool="leave"]').press('Enter');
  await hasFocus('.home h1');
  await page.locator('[data-table]').first().press('Enter');
  await page.waitForSelector('[data-question]');
  await hasFocus('main.table h1');
});

test('a double click on what is asked, or on the bar, selects no text', async () => {
  const { page } = await parlor.open('motion=off');
  await openTable(page);
  await page.waitForSelector('[data-question]');
  await page.locator('#question').dblclick();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  expect(await page.locator('.bar').evaluate((bar) => getComputedStyle(bar).userSelect)).toBe('none');
});

test('the address of rules that nobody knows is that of home', async () => {
  const { page } = await parlor.open('motion=off');
  await page.waitForSelector('.home');
  await page.evaluate(() => location.assign('#rules=foo'));
  await page.waitForFunction(() => location.hash === '');
  expect(await page.locator('.home').count()).toBe(1);
});
