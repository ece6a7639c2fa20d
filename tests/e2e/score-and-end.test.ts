// The score of a hand and the end of a game: told bit by bit where things may move, all there from the first moment.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { placesOf } from '../../renderer/table/places.ts';
import { openPage, type WatchedPage } from './support/browser.ts';
import { openTable, say, viewOf } from './support/table.ts';
import { withHostAndBrowser } from './support/with.ts';
import { onlyBots, pressTool } from './rules/bar.ts';

const parlor = withHostAndBrowser();
const HANDS = 3;
const CONTINUE = '#hand-score .main';

/** Notes every animation of the style sheets that starts; once a score is being told all are held, to be looked at. */
function holdAnimations(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const started: string[] = [];
    Object.assign(window, { started });
    addEventListener('animationstart', ({ animationName }) => {
      started.push(animationName);
      if (animationName === 'told') for (const animation of document.getAnimations()) animation.pause();
    });
  });
}

/** Those that started since the last time. */
const started = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { started: string[] }).started.splice(0));

/** How many animations are under way in an element. */
const underWay = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (place) => document.querySelector(place)?.getAnimations({ subtree: true }).length ?? -1,
    selector,
  );

const move = async (page: Page, wanted: boolean): Promise<void> => {
  await page.emulateMedia({ reducedMotion: wanted ? 'no-preference' : 'reduce' });
  await page.waitForSelector(`html[data-motion="${wanted ? 'normal' : 'fades'}"]`);
};

/** A number as it is written on the page. */
const numberIn = (text: string): number => Number(text.replace('\u2212', '-'));

/** Hurries the bots to the score of a hand. */
async function scoreOf(page: Page, hand: number): Promise<void> {
  const title = page.locator('#hand-score-title', {
    hasText: say('table.magic-trick.score.title', { hand }),
  });
  for (const until = Date.now() + 120_000; (await title.count()) === 0;) {
    if (Date.now() > until) throw new Error(`The score of hand ${hand} does not come.`);
    await page.locator('#stage').dispatchEvent('pointerdown');
    await page.waitForTimeout(40);
  }
}

async function atFirstScore(): Promise<WatchedPage> {
  const address = parlor.host.address('renderer=canvas');
  const watched = await openPage(parlor.browser, address, { width: 1280, height: 800 }, holdAnimations);
  const { page } = watched;
  await move(page, false);
  await page.waitForSelector('.home');
  await onlyBots(page);
  await openTable(page);
  await scoreOf(page, 1);
  return watched;
}

test('a game is told hand by hand, and at its end the curtain falls', { timeout: 300_000 }, async () => {
  const watched = await atFirstScore();
  const { page } = watched;

  // Whoever wants less motion has the whole table at once.
  expect(await started(page)).toEqual([]);
  expect(await underWay(page, '#hand-score .score')).toBe(0);
  const whole = await page.locator('#hand-score .score').ariaSnapshot();

  // Where things move the same is there, and comes to be seen bit by bit; a press shows all of it.
  await move(page, true);
  await expect.poll(() => started(page)).toContain('told');
  expect(await underWay(page, '#hand-score .score')).toBeGreaterThan(HANDS);
  expect(await page.locator('#hand-score .score').ariaSnapshot()).toBe(whole);
  await page.click('#hand-score-title');
  await expect.poll(() => underWay(page, '#hand-score .score')).toBe(0);
  await move(page, false);
  await page.click(CONTINUE);

  // Whoever goes on before all is told goes on at once.
  await scoreOf(page, 2);
  await started(page);
  await move(page, true);
  await expect.poll(() => started(page)).toContain('told');
  expect(await underWay(page, '#hand-score .score')).toBeGreaterThan(HANDS);
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (title) => document.querySelector('#hand-score-title')?.textContent !== title,
    say('table.magic-trick.score.title', { hand: 2 }),
  );
  await move(page, false);

  await scoreOf(page, HANDS);
  await page.click(CONTINUE);
  await page.waitForSelector('#game-end');
  expect(await underWay(page, '.end-curtain')).toBe(0);
  await started(page);
  await move(page, true);
  await expect.poll(() => started(page)).toContain('curtain-fall');
  await move(page, false);

  const { result } = viewOf(watched);
  if (!result) throw new Error('The game is over and has no result.');
  const { seats } = watched.lastView();
  const rows = await page.locator('.ranking tbody tr').evaluateAll((all) =>
    all.map((row) => ({
      cells: Array.from(row.children, ({ textContent }) => textContent),
      isWinner: row.matches('.winner'),
    })),
  );
  expect(
    rows.map(({ cells, isWinner }) => ({ place: cells[0], name: cells[1], score: cells.at(-1), isWinner })),
  ).toEqual(
    placesOf(result).map(({ seat, place, score, isWinner }) => ({
      place: say('table.end.place.number', { place }),
      name: seats[seat]?.name,
      score: say('table.number', { value: score }),
      isWinner,
    })),
  );
  for (const { cells } of rows) {
    const hands = cells.slice(2, -1).map(numberIn);
    expect(hands.length).toBe(HANDS);
    expect(hands.reduce((sum, points) => sum + points, 0)).toBe(numberIn(cells.at(-1) ?? ''));
  }

  // The curtain goes with the sheet, and comes back with it.
  await page
    .locator('#game-end')
    .getByRole('button', { name: say('table.end.look') })
    .click();
  await page.waitForSelector('#game-end', { state: 'detached' });
  expect(await page.locator('.end-curtain').count()).toBe(0);
  await pressTool(page, 'end');
  await page.waitForSelector('#game-end');
  expect(await page.locator('.end-curtain').count()).toBe(1);
  expect(watched.complaints).toEqual([]);
});
