// The rules: opened from the phase, over a game that goes on, and by their address.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTable, say, viewOf } from '../support/table.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { answerAny, hasFocus, playUntil, pressTool } from './bar.ts';

const parlor = withHostAndBrowser();

const PHASE = '.phase button';
const chapter = (page: Page) => page.locator('#rules-chapter').textContent();

test('the phase leads to its chapter, and Escape back to the game', async () => {
  const watched = await parlor.open('motion=off');
  const { page } = watched;
  await openTable(page);
  const chapters: Readonly<Record<string, string>> = {
    arrange: say('magic-trick.rules.sort'),
    play: say('magic-trick.rules.trick'),
    sleeve: say('magic-trick.rules.sleeve'),
  };
  let last: string | null = null;
  for (const [asks, title] of Object.entries(chapters)) {
    last = await playUntil(watched, asks, last);
    await page.locator(PHASE).focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('#rules[open]');
    expect(await chapter(page)).toBe(title);
    expect(await hasFocus(page, '#rules-chapter')).toBe(true);
    expect(await page.locator('.rules-agreed').textContent()).toContain(
      say('magic-trick.option.prestige.true'),
    );
    await page.keyboard.press('Escape');
    await page.waitForSelector('#rules', { state: 'detached' });
    expect(await hasFocus(page, PHASE)).toBe(true);
    expect(await page.getAttribute('[data-question]', 'data-question')).toBe(last);
    await answerAny(watched, asks);
  }
  expect(watched.complaints).toEqual([]);
});

test('chapters are turned by the contents and by the buttons under them', async () => {
  const { page } = await parlor.open('motion=off');
  await openTable(page);
  await page.waitForSelector('[data-question]');
  await pressTool(page, 'rules');
  expect(await chapter(page)).toBe(say('magic-trick.rules.about'));
  await page.click('[data-chapter="what-if"]');
  expect(await chapter(page)).toBe(say('magic-trick.rules.what-if'));
  expect(await hasFocus(page, '#rules-chapter')).toBe(true);
  expect(await page.locator('.rules-case').count()).toBe(8);
  await page
    .getByRole('button', { name: say('table.rules.next', { chapter: say('magic-trick.rules.who-knows') }) })
    .click();
  expect(await chapter(page)).toBe(say('magic-trick.rules.who-knows'));
  expect(await page.getAttribute('[data-chapter="who-knows"]', 'aria-current')).toBe('true');
});

test('the game goes on behind the rules, and the score of a hand waits for the reader', async () => {
  const watched = await parlor.open('motion=off');
  const { page } = watched;
  await openTable(page);
  await page.waitForSelector('[data-question]');
  await page.click(PHASE);
  await page.waitForSelector('#rules[open]');
  const reading = await chapter(page);
  // A whole hand of moves comes in, as if others made them.
  const news = page.locator('#news', { hasText: /Hand 1 is over/ });
  for (let last = ''; (await news.count()) === 0;) {
    const question = page.locator(`[data-question]:not([data-question="${last}"])`);
    await question.or(news).first().waitFor({ state: 'attached' });
    if ((await question.count()) === 0) continue;
    last = (await question.first().getAttribute('data-question')) ?? '';
    await expect.poll(() => viewOf(watched).question?.id).toBe(last);
    await answerAny(watched, viewOf(watched).question?.asks ?? '');
  }
  expect(await page.locator('#hand-score').count()).toBe(0);
  expect(await chapter(page)).toBe(reading);
  await page.keyboard.press('Escape');
  await page.waitForSelector('#hand-score');
  const score = await page.locator('#hand-score .score').textContent();

  // Whoever reloads instead of reading finds it again behind "Points".
  await page.reload();
  await page.waitForSelector('[data-question]');
  await pressTool(page, 'points');
  await page.waitForSelector('#hand-score');
  expect(await page.locator('#hand-score .score').textContent()).toBe(score);
  await page
    .locator('#hand-score')
    .getByRole('button', { name: say('table.close') })
    .click();
  await page.waitForSelector('#hand-score', { state: 'detached' });
  expect(watched.complaints).toEqual([]);
});

test('a chapter has an address: reload stays there, back goes back, Escape goes home', async () => {
  const watched = await parlor.open('motion=off');
  const { page } = watched;
  await page.waitForSelector('.home');
  await page.evaluate(() => location.assign('#rules=magic-trick/score'));
  await page.locator('#rules-chapter', { hasText: say('magic-trick.rules.score') }).waitFor();
  await page.click('[data-chapter="end"]');
  await page.locator('#rules-chapter', { hasText: say('magic-trick.rules.end') }).waitFor();
  expect(new URL(page.url()).hash).toBe('#rules=magic-trick/end');
  await page.reload();
  await page.locator('#rules-chapter', { hasText: say('magic-trick.rules.end') }).waitFor();
  await page.goBack();
  await page.locator('#rules-chapter', { hasText: say('magic-trick.rules.score') }).waitFor();
  await page.locator('#rules-chapter').focus();
  await page.keyboard.press('Escape');
  await page.waitForSelector('.home');
  expect(watched.complaints).toEqual([]);
});

test('the rules of a game that nobody here knows are no place', async () => {
  const { page } = await parlor.open('motion=off');
  await page.waitForSelector('.home');
  await page.evaluate(() => location.assign('#rules=no-such-game'));
  await page.waitForSelector('.home');
});
