// The bar: the last trick, the log by hand and trick, leaving and coming back.
import { expect, test } from 'vitest';
import type { Event } from '../../../engine/games/magic-trick/types.ts';
import type { WatchedPage } from '../support/browser.ts';
import { openTable, say } from '../support/table.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { answerAny, hasFocus, houseRule, magicTrickView, playUntil, pressTool } from './bar.ts';

const parlor = withHostAndBrowser();

function tricksTaken({ messages }: WatchedPage): Extract<Event, { type: 'trick-taken' }>[] {
  return messages
    .flatMap((message) => (message.type === 'view' ? (message.events as unknown as Event[]) : []))
    .filter((event) => event.type === 'trick-taken');
}

test('the last trick shows its cards, who played them and who took it', async () => {
  const watched = await parlor.open('motion=off');
  const { page } = watched;
  await openTable(page);
  await playUntil(watched, 'arrange', null);
  const button = page.locator('.bar-tools > [data-tool="last-trick"]');
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  expect(await button.getAttribute('title')).toContain(say('table.bar.last-trick.none'));
  await button.evaluate((element: HTMLElement) => element.click());
  expect(await page.locator('#last-trick').count()).toBe(0);

  let last = await playUntil(watched, 'play', null);
  await answerAny(watched, 'play');
  last = await playUntil(watched, 'play', last);
  const taken = tricksTaken(watched).at(-1);
  if (!taken) throw new Error('No trick has been taken.');
  await button.click();
  const names = watched.lastView().seats.map(({ name }) => name);
  const cards = page.locator('#last-trick .trick-row li');
  expect(await cards.count()).toBe(4);
  const order = [0, 1, 2, 3].map((index) => names[(taken.leader + index) % 4]);
  expect(await page.locator('#last-trick .trick-name').allTextContents()).toEqual(order);
  expect(await page.locator('#last-trick .trick-taker .trick-name').textContent()).toBe(names[taken.seat]);
  const pictures = await page
    .locator('#last-trick .card-picture')
    .evaluateAll((all) => all.map((picture) => picture.getAttribute('aria-label') ?? ''));
  const words = taken.cards.map((code) =>
    say('magic-trick.card', {
      suit: say(`magic-trick.suit.${code.charAt(0) as 'R'}`),
      rank: code.slice(1),
    }),
  );
  expect(pictures).toEqual(words);
  await page.keyboard.press('Escape');
  await page.waitForSelector('#last-trick', { state: 'detached' });
  expect(await page.getAttribute('[data-question]', 'data-question')).toBe(last);
  expect(watched.complaints).toEqual([]);
});

test('taken tricks are looked through behind tabs, by keyboard, as far as the house allows', async () => {
  for (const [stacks, mayLook] of [
    ['own', [0]],
    ['all', [0, 1, 2]],
    ['none', []],
  ] as const) {
    const watched = await parlor.open('motion=off');
    const { page } = watched;
    await houseRule(page, stacks);
    await openTable(page);
    let last: string | null = null;
    for (let trick = 0; trick < 4; trick += 1) {
      last = await playUntil(watched, 'play', last);
      await answerAny(watched, 'play');
    }
    await playUntil(watched, 'play', last);
    await pressTool(page, 'last-trick');
    const tabs = page.locator('#last-trick [role="tab"]');
    expect(await tabs.count()).toBe(mayLook.length === 0 ? 0 : mayLook.length + 1);
    expect(await page.locator('#last-trick .sheet-note').textContent()).toBe(
      say(`table.magic-trick.taken.${stacks}`),
    );
    expect(await page.locator('#last-trick .trick-row li').count()).toBe(3);
    for (const seat of mayLook) {
      await page.keyboard.press('ArrowRight');
      const tricks = magicTrickView(watched).stacks[seat] ?? [];
      expect(tricks).toHaveLength(magicTrickView(watched).seats[seat]?.tricks ?? -1);
      await expect.poll(() => tabs.nth(seat + 1).getAttribute('aria-selected')).toBe('true');
      expect(await hasFocus(page, '[role="tab"][aria-selected="true"]')).toBe(true);
      const ranks = await page.locator('#last-trick .taken-tricks .card-chip-rank').allTextContents();
      expect(ranks).toEqual(tricks.flat().map((code) => code.slice(1)));
    }
    await page.keyboard.press('Escape');
    await page.waitForSelector('#last-trick', { state: 'detached' });
    expect(watched.complaints).toEqual([]);
    await page.close();
  }
});

test('the log is told by hand and trick, with its newest line in sight', async () => {
  const watched = await parlor.open('motion=off');
  const { page } = watched;
  await openTable(page);
  let last: string | null = null;
  for (let trick = 0; trick < 3; trick += 1) {
    last = await playUntil(watched, 'play', last);
    await answerAny(watched, 'play');
  }
  last = await playUntil(watched, 'play', last);
  await pressTool(page, 'log');
  const headings = await page.locator('.log :is(h3, h4)').allTextContents();
  expect(headings.slice(0, 4)).toEqual([
    say('magic-trick.log.hand', { hand: 1 }),
    ...[1, 2, 3].map((number) => say('magic-trick.log.trick', { number })),
  ]);
  const isInSight = () =>
    page.evaluate(() => {
      const list = document.querySelector('.log-list')?.getBoundingClientRect();
      const line = [...document.querySelectorAll('.log li')].at(-1)?.getBoundingClientRect();
      return list !== undefined && line !== undefined && line.bottom <= list.bottom + 1;
    });
  expect(await isInSight()).toBe(true);
  await answerAny(watched, 'play');
  await playUntil(watched, 'play', last);
  expect(await isInSight()).toBe(true);
  await page
    .locator('.log')
    .getByRole('button', { name: say('table.close') })
    .click();
  await page.waitForSelector('.log', { state: 'detached' });
  expect(await hasFocus(page, '[data-tool="log"]')).toBe(true);
});

test('a table that is left waits at home, with the same question', async () => {
  const watched = await parlor.open('motion=off');
  const { page } = watched;
  await openTable(page);
  const question = await playUntil(watched, 'play', null);
  await pressTool(page, 'leave');
  await page.waitForSelector('.home');
  await page.locator('[data-table]').first().click();
  await page.locator(`[data-question="${question}"]`).waitFor();
  expect(watched.complaints).toEqual([]);
});

test('whoever has begun to sort is asked before leaving', async () => {
  const watched = await parlor.open('motion=off');
  const { page } = watched;
  await openTable(page);
  // A row that has two cards of equal rank side by side: nearly every row of fourteen has.
  const question = await playUntil(watched, 'arrange', null);
  const cards = magicTrickView(watched).toSort?.cards ?? [];
  const at = cards.findIndex((code, index) => code.slice(1) === cards[index + 1]?.slice(1));
  expect(at).toBeGreaterThanOrEqual(0);
  const choose = (code: string | undefined) =>
    page.locator(`[data-target="sort:${code}"]`).evaluate((button: HTMLElement) => button.click());
  const shown = () =>
    page
      .locator('[data-group="sort"] button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-target')?.slice(5)));
  await choose(cards[at]);
  await choose(cards[at + 1]);
  const changed = await shown();
  expect(changed).not.toEqual(cards);

  await pressTool(page, 'leave');
  await page.waitForSelector('#leave[open]');
  expect(await hasFocus(page, '#leave .main')).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForSelector('#leave', { state: 'detached' });
  expect(await shown()).toEqual(changed);

  await pressTool(page, 'leave');
  await page
    .locator('#leave')
    .getByRole('button', { name: say('table.leave.yes'), exact: true })
    .click();
  await page.waitForSelector('.home');
  await page.locator('[data-table]').first().click();
  await page.locator(`[data-question="${question}"]`).waitFor();
  expect(await shown()).toEqual(cards);
});

test('on a phone the bar keeps to one line, and "More" holds the rest', async () => {
  const watched = await parlor.open('motion=off', { width: 360, height: 740 });
  const { page } = watched;
  await openTable(page);
  await page.waitForSelector('[data-question]');
  const more = page.locator('.bar-more');
  await more.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('#bar-menu:popover-open');
  await page.keyboard.press('Escape');
  await page.waitForSelector('#bar-menu:not(:popover-open)', { state: 'attached' });
  expect(await hasFocus(page, '.bar-more')).toBe(true);
  const { bar, sizes } = await page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const buttons = [...document.querySelectorAll('.bar-tools > button')].filter(
      (button) => boxOf(button).width > 0,
    );
    return {
      bar: boxOf(document.querySelector('.bar')!).height,
      sizes: buttons.map((button) => Math.min(boxOf(button).width, boxOf(button).height)),
    };
  });
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  expect(bar).toBeLessThan(2 * 44);
  expect(watched.complaints).toEqual([]);
});
