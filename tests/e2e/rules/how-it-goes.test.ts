// "How it goes" by keyboard: through all scenes, back, and out of it.
import { expect, test } from 'vitest';
import { openTable, say } from '../support/table.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { hasFocus } from './bar.ts';

const parlor = withHostAndBrowser();

test.for([
  ['a window', { width: 1280, height: 800 }],
  ['a phone', { width: 360, height: 740 }],
] as const)('all scenes by keyboard in %s', async ([, size]) => {
  const watched = await parlor.open('motion=normal', size);
  const { page } = watched;
  await openTable(page);
  await page.waitForSelector('.bar');
  const isWide = await page.locator('.bar-tools > [data-tool="how"]').isVisible();
  const opener = isWide ? '.bar-tools > [data-tool="how"]' : '.bar-more';
  await page.locator(opener).focus();
  await page.keyboard.press('Enter');
  if (!isWide) {
    await page.locator('#bar-menu [data-tool="how"]').focus();
    await page.keyboard.press('Enter');
  }
  await page.waitForSelector('#how-it-goes[open]');
  expect(await hasFocus(page, '#how-it-goes .main')).toBe(true);

  const title = () => page.locator('.how-text h3').textContent();
  const scenes = await page.locator('.how-dots li').count();
  expect(scenes).toBeGreaterThanOrEqual(5);
  expect(scenes).toBeLessThanOrEqual(7);
  expect(await title()).toBe(say('magic-trick.how.row'));
  const seen = new Set([await title()]);
  for (let at = 1; at < scenes; at += 1) {
    // Either key leads on.
    await page.keyboard.press(at % 2 === 0 ? 'Enter' : 'ArrowRight');
    seen.add(await title());
    expect(await page.locator('.how-dots [aria-current="step"]').getAttribute('aria-label')).toBe(
      say('table.how.step', { number: at + 1, count: scenes }),
    );
  }
  expect(seen.size).toBe(scenes);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('End');
  expect(await title()).toBe(say('magic-trick.how.prestige'));
  // What is done ends it.
  await page.keyboard.press('Enter');
  await page.waitForSelector('#how-it-goes', { state: 'detached' });
  expect(await hasFocus(page, opener)).toBe(true);
  expect(watched.complaints).toEqual([]);
});

test('nothing flies where motion is off', async () => {
  const { page } = await parlor.open('motion=off');
  await openTable(page);
  await page.waitForSelector('.bar');
  await page.click('.bar-tools > [data-tool="how"]');
  await page.waitForSelector('#how-it-goes[open]');
  const running = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  expect(await running()).toBe(0);
  await page.keyboard.press('ArrowRight');
  expect(await running()).toBe(0);
  await page.keyboard.press('Escape');
  await page.waitForSelector('#how-it-goes', { state: 'detached' });
});
