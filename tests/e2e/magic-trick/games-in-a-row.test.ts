// Three games in a row in one window, each time at another seat: nothing of one game is left in the next, and no hidden
// card is sent or shown in any of them.
import { expect, test } from 'vitest';
import { answerTo } from '../../../main/table/player.testing.ts';
import type { ViewMessage, WatchedPage } from '../support/browser.ts';
import { say } from '../support/table.ts';
import { make } from '../support/tour.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { hiddenCardsShown } from './secrets.ts';
import { magicTrickView, nextInMagicTrick } from './table.ts';

const parlor = withHostAndBrowser();
/** Where the person sits in one game after the other. */
const SEATS = [0, 1, 2];

/** From home to a table at which the person sits at `seat` among bots. */
async function sitDown({ page }: WatchedPage, seat: number): Promise<void> {
  await page.click('[data-action="set-table"]');
  await page.locator('input[name="seats"]').first().check({ force: true });
  for (const other of SEATS)
    await page.selectOption(`select[data-seat="${other}"]`, other === seat ? 'person' : 'steady');
  await page.click('button[type="submit"]');
}

/** All words of the page, seen or said. */
async function wordsOf({ page }: WatchedPage): Promise<string> {
  return page.evaluate(() => {
    const labels = Array.from(document.querySelectorAll('[aria-label]'), (one) =>
      one.getAttribute('aria-label'),
    );
    return [document.body.textContent, ...labels].join('\n');
  });
}

/** Plays to the end; before the first card of the game, looks at what the page says. */
async function playOut(watched: WatchedPage, last: string | null): Promise<string> {
  const { page } = watched;
  let isFresh = true;
  for (let before = last; ;) {
    const { asks, id } = await nextInMagicTrick(watched, before);
    before = id;
    if (asks === 'over') return id;
    if (asks === 'read') {
      await page.click('#hand-score .main');
      await page.waitForSelector('#hand-score', { state: 'detached' });
      continue;
    }
    await page.waitForSelector(`[data-question="${id}"]`);
    if (asks === 'play' && isFresh) {
      isFresh = false;
      const own = await page.locator('[data-group="own"] button').allTextContents();
      expect(own.filter((words) => words.endsWith('rank hidden'))).toHaveLength(13);
      expect(await wordsOf(watched)).not.toContain(
        say('magic-trick.event.scored', { hand: 1, points: '' }).slice(0, 14),
      );
    }
    await make(page, answerTo(magicTrickView(watched)));
  }
}

test('nothing of one game is left in the next', { timeout: 400_000 }, async () => {
  const watched = await parlor.open('motion=off&renderer=canvas');
  const { page, messages } = watched;
  for (const seat of SEATS) {
    await page.waitForSelector('.home');
    await sitDown(watched, seat);
    await playOut(watched, null);
    await page
      .locator('#game-end')
      .getByRole('button', { name: say('table.end.home') })
      .click();
  }
  const views = messages.filter((message): message is ViewMessage => message.type === 'view');
  const games = Map.groupBy(views, ({ table }) => table);
  expect(games.size).toBe(SEATS.length);
  for (const sent of games.values()) {
    expect(sent.length).toBeGreaterThan(100);
    expect(hiddenCardsShown(sent)).toEqual([]);
  }
  expect(watched.complaints).toEqual([]);
});
