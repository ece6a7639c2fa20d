// Home: a game starts at one press, a table is gone on with, and settings change at once and for good.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { say } from './support/table.ts';
import { withHostAndBrowser } from './support/with.ts';

const parlor = withHostAndBrowser();
/** So many tables are offered at first. */
const FEW = 6;
const TABLES = FEW + 2;

const PLAY = '[data-action="play-now"]';

async function leave(page: Page): Promise<void> {
  await page.locator('[data-tool="leave"]:visible').click();
  await page.waitForSelector('.home');
}

/** By seat, who sits there: each as the table's host says it. */
const company = (seats: readonly { name: string; kind: string }[]): string[] =>
  seats.map(({ name, kind }) => `${kind} ${name}`);

test('one press and the first hand is dealt: one person and three bots', async () => {
  const watched = await parlor.open('motion=off');
  const { page } = watched;
  await page.click(PLAY);
  await page.waitForSelector('[data-question]');
  expect(company(watched.lastView().seats)).toEqual([
    `person ${say('table.setup.you')}`,
    `bot ${say('table.setup.bot.1')}`,
    `bot ${say('table.setup.bot.2')}`,
    `bot ${say('table.setup.bot.3')}`,
  ]);
  expect(watched.complaints).toEqual([]);
});

test('the next press takes the names and options of the last table', async () => {
  const watched = await parlor.open('motion=off');
  const { page } = watched;
  await page.click('[data-action="set-table"]');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('textbox', { name: say('table.setup.name', { number: 1 }) }).fill('Ada');
  await page.getByRole('radio', { name: say('magic-trick.option.prestige.false') }).check();
  await page.click('button[type="submit"]');
  await page.waitForSelector('[data-question]');
  const first = watched.lastView();
  await leave(page);
  await page.click(PLAY);
  await page.waitForFunction((id) => !location.hash.endsWith(id), first.table);
  await page.waitForSelector('[data-question]');
  const second = watched.lastView();
  expect(second.table).not.toBe(first.table);
  expect(company(second.seats)).toEqual(company(first.seats));
  expect(company(second.seats)[0]).toBe('person Ada');
  expect(second.view).toMatchObject({ options: { prestige: false } });
});

test('the newest table is gone on with where it was left', async () => {
  const watched = await parlor.open('motion=off');
  const { page } = watched;
  await page.click(PLAY);
  await page.waitForSelector('[data-question]');
  const left = watched.lastView();
  await leave(page);
  const newest = page.locator('[data-table]').first();
  await newest.and(page.locator(`[data-table="${left.table}"]`)).waitFor();
  await newest.click();
  await page.waitForSelector('[data-question]');
  expect(watched.lastView().table).toBe(left.table);
  expect(watched.lastView().view).toEqual(left.view);
});

test('a ticket says how far its game has come, and a notice covers nothing', async () => {
  const watched = await parlor.open('motion=off');
  const { page } = watched;
  for (const isSorted of [false, true]) {
    await page.click(PLAY);
    const question = page.locator('[data-question]');
    await question.waitFor();
    if (isSorted) {
      const sorting = await question.getAttribute('data-question');
      await page.click('[data-action="arrange"]');
      await page.locator(`[data-question]:not([data-question="${sorting}"])`).waitFor();
    }
    await leave(page);
  }
  const tickets = page.locator('[data-table]');
  await expect
    .poll(async () => {
      const told = watched.messages.findLast(
        (message) => message.type === 'tables' || message.type === 'welcome',
      );
      const versions = new Map(told?.tables.map(({ id, moves }) => [id, moves]));
      const shown = await tickets.evaluateAll((all) =>
        all.map((ticket) => ({
          id: (ticket as HTMLElement).dataset['table'] ?? '',
          moves: ticket.querySelector('.ticket-moves')?.textContent,
        })),
      );
      return shown.map(
        ({ id, moves }) => moves === say('home.table.moves', { moves: versions.get(id) ?? 0 }),
      );
    })
    .toEqual(Array.from({ length: await tickets.count() }, () => true));
  await page.evaluate(() => location.assign('#table=none'));
  const notice = await page.locator('.notice-trouble').boundingBox();
  const title = await page.locator('.marquee h1').boundingBox();
  expect(notice && title && notice.y + notice.height <= title.y).toBe(true);
});

test('the newest tables are offered, and all of them among all games', async () => {
  const { page } = await parlor.open('motion=off');
  await page.locator('[data-table]').first().waitFor();
  const before = await page.locator('[data-table]').count();
  for (let i = before; i < TABLES; i += 1) {
    await page.click(PLAY);
    await page.waitForSelector('[data-question]');
    await leave(page);
  }
  const tables = page.locator('[data-table]');
  const more = page.locator('.tables-more');
  await more.getByText(say('home.tables.all', { count: TABLES })).waitFor();
  expect(await tables.count()).toBe(FEW);
  const newest = await tables.first().getAttribute('data-table');
  await more.click();
  const kept = page.locator('[data-kept]');
  await expect.poll(() => kept.count()).toBe(TABLES);
  expect(await kept.first().getAttribute('data-kept')).toBe(newest);
});

/** What of the settings shows on the page itself. */
const shown = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({
    ...Object.fromEntries(Object.entries(document.documentElement.dataset)),
    size: getComputedStyle(document.documentElement).fontSize,
    plain: getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily.startsWith('"Atkinson'),
  }));

test('settings change at once, and survive a reload', async () => {
  const { page, complaints } = await parlor.open('', { width: 1280, height: 800 });
  const house = { text: '100', reading: 'house', motion: 'normal', size: '16px', plain: false };
  expect(await shown(page)).toEqual(house);
  await page.click('[data-action="settings"]');
  const choose = async (words: string): Promise<void> => {
    await page.getByRole('radio', { name: words, exact: true }).check();
  };
  await choose(say('table.settings.text.percent', { percent: 150 }));
  expect(await shown(page)).toEqual({ ...house, text: '150', size: '24px' });
  await choose(say('table.settings.reading.plain'));
  await choose(say('table.settings.speed.brisk'));
  const chosen = { text: '150', reading: 'plain', motion: 'brisk', size: '24px', plain: true };
  expect(await shown(page)).toEqual(chosen);
  await page.reload();
  await page.waitForSelector('.home');
  expect(await shown(page)).toEqual(chosen);
  expect(complaints).toEqual([]);
});

test('less motion is taken from the system, unless somebody chose otherwise', async () => {
  const { page } = await parlor.open('');
  const moves = (motion: string) => page.waitForSelector(`html[data-motion="${motion}"]`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await moves('fades');
  await page.click('[data-action="settings"]');
  const still = (choice: 'yes' | 'no') =>
    page
      .getByRole('group', { name: say('table.settings.still') })
      .getByRole('radio', { name: say(`table.settings.still.${choice}`), exact: true })
      .check();
  await still('no');
  await moves('normal');
  await still('yes');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await moves('fades');
});

test('the screen is filled and left again by one button', async () => {
  const { page } = await parlor.open('motion=off');
  await page.click('[data-action="settings"]');
  const button = page.locator('[data-action="full-screen"]');
  await button.getByText(say('table.settings.full-screen.enter')).click();
  await button.getByText(say('table.settings.full-screen.leave')).waitFor();
  expect(await page.evaluate(() => document.fullscreenElement?.tagName)).toBe('HTML');
  await button.click();
  await button.getByText(say('table.settings.full-screen.enter')).waitFor();
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test('a number of the rules of the house that cannot be had is led to, and says what can', async () => {
  const watched = await parlor.open('motion=off');
  const { page } = watched;
  await page.click('[data-bill="magicians"] [data-action="set-table"]');
  const goal = page.getByRole('textbox', { name: say('magicians.option.goal'), exact: true });
  const wrong = page.getByText(say('table.setup.number.wrong', { min: 20, max: 500 }));
  for (const typed of ['12', 'many', '']) {
    await goal.fill(typed);
    expect(await wrong.isVisible()).toBe(typed !== '12');
    await page.click('button[type="submit"]');
    await wrong.waitFor();
    expect(await goal.evaluate((field) => field === document.activeElement)).toBe(true);
  }
  await goal.fill('50');
  expect(await wrong.isVisible()).toBe(false);
  await page.click('button[type="submit"]');
  await page.waitForSelector('.table');
  expect(watched.lastView().view).toMatchObject({ game: 'magicians', options: { goal: 50 } });
  expect(watched.complaints).toEqual([]);
});
