// A browser that can draw nothing at all: the table says so, and the game goes on by keyboard.
import { expect, test } from 'vitest';
import { answerTo } from '../../main/table/player.testing.ts';
import { magicTrickView, nextInMagicTrick } from './magic-trick/table.ts';
import { openPage } from './support/browser.ts';
import { openTable, say } from './support/table.ts';
import { make } from './support/tour.ts';
import { withHostAndBrowser } from './support/with.ts';

const parlor = withHostAndBrowser();

test('without WebGL and without a canvas the table is played in words', async () => {
  const address = parlor.host.address('motion=off');
  const watched = await openPage(parlor.browser, address, { width: 1280, height: 800 }, (page) =>
    page.addInitScript(() => {
      for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas]) prototype.getContext = () => null;
    }),
  );
  const { page } = watched;
  await page.waitForSelector('.home');
  await openTable(page);
  await page.getByText(say('table.trouble.stage')).waitFor();
  let last: string | null = null;
  for (let answers = 0; answers < 4; answers += 1) {
    const { id } = await nextInMagicTrick(watched, last);
    last = id;
    await page.waitForSelector(`[data-question="${id}"]`);
    await make(page, answerTo(magicTrickView(watched)));
  }
  await expect.poll(() => watched.moves.length).toBe(4);
  // Nothing else is wrong.
  expect(watched.complaints.filter((line) => !line.startsWith('The stage cannot draw'))).toEqual([]);
});
