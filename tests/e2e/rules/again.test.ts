// After the game: the rules of the end, the points hand by hand, the same people once more.
import { expect, test } from 'vitest';
import { openTable, say, viewOf } from '../support/table.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { onlyBots, pressTool } from './bar.ts';

const parlor = withHostAndBrowser();

test('when the game is over, its points can be looked at, and the same people play again at once', async () => {
  const watched = await parlor.open('motion=off');
  const { page } = watched;
  await page.waitForSelector('.home');
  await onlyBots(page);
  await openTable(page);
  await page.waitForSelector('#hand-score');
  expect(await page.locator('#hand-score tbody tr').count()).toBe(3);
  // Between bots the next score is there as soon as one has been read.
  for (let hand = 1; hand <= 3; hand += 1) {
    await page
      .locator('#hand-score-title', { hasText: say('table.magic-trick.score.title', { hand }) })
      .waitFor();
    await page.click('#hand-score .main');
  }
  await page.waitForSelector('#game-end');
  const [before, options] = [
    watched.lastView(),
    (viewOf(watched) as unknown as { options: unknown }).options,
  ];
  await page
    .locator('#game-end')
    .getByRole('button', { name: say('table.end.look') })
    .click();
  await page.click('.phase button');
  expect(await page.locator('#rules-chapter').textContent()).toBe(say('magic-trick.rules.end'));
  await page.keyboard.press('Escape');
  await pressTool(page, 'points');
  expect(await page.locator('.hands-table tbody tr').count()).toBe(3);
  expect(await page.locator('.hands-table thead th').count()).toBe(1 + 3 + 1);
  await page.keyboard.press('Escape');
  expect(await page.locator('#game-end').count()).toBe(0);
  await pressTool(page, 'end');
  await page
    .locator('#game-end')
    .getByRole('button', { name: say('table.end.again') })
    .click();
  await expect.poll(() => watched.lastView().table).not.toBe(before.table);
  expect(watched.lastView().seats).toEqual(before.seats);
  expect((viewOf(watched) as unknown as { options: unknown }).options).toEqual(options);
  await page.waitForSelector('.bar');
  expect(watched.complaints).toEqual([]);
});
