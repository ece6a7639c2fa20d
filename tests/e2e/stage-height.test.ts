// On a phone the picture keeps its size whatever is asked: a change would hurry what moves, and everything would jump.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerTo } from '../../main/table/player.testing.ts';
import { magicTrickView, nextInMagicTrick } from './magic-trick/table.ts';
import { make } from './support/tour.ts';
import { openTable } from './support/table.ts';
import { withHostAndBrowser } from './support/with.ts';

const parlor = withHostAndBrowser();

/** From now on, notes how high the stage is whenever that changes, also while others are at turn. */
async function watchHeight(page: Page): Promise<void> {
  await page.evaluate(() => {
    const stage = document.querySelector('#stage');
    if (!stage) throw new Error('There is no stage.');
    const heights: number[] = [];
    Object.assign(window, { stageHeights: heights });
    new ResizeObserver(([entry]) => void heights.push(entry?.contentRect.height ?? 0)).observe(stage);
  });
}

/** All heights so far, in their order; the last frame is through. */
function heightsOf(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve((window as unknown as { stageHeights: number[] }).stageHeights),
          ),
        );
      }),
  );
}

test.for([
  [360, 740, 100],
  [360, 740, 150],
  [740, 360, 100],
  [740, 360, 150],
] as const)(
  'in %i by %i, text at %i, the stage is as high to play, for the sleeve, to wait, and when a card is refused',
  { timeout: 120_000 },
  async ([width, height, text]) => {
    const watched = await parlor.open(`motion=off&renderer=canvas&text=${text}`, { width, height });
    const { page } = watched;
    await page.waitForSelector('.home');
    await openTable(page);
    await page.waitForSelector('#stage canvas');
    const asked = new Set<string>();
    let wasRefused = false;
    for (let last: string | null = null; ;) {
      const { asks, id } = await nextInMagicTrick(watched, last);
      last = id;
      if (asks === 'read' || asks === 'over') {
        // In some hands every card may be played whenever it is asked for: then the next one is looked at, too.
        if (wasRefused || asks === 'over') break;
        await page.click('#hand-score .main');
        await page.waitForSelector('#hand-score', { state: 'detached' });
        continue;
      }
      await page.waitForSelector(`[data-question="${id}"]`);
      if (asked.size === 0) await watchHeight(page);
      asked.add(asks);
      const view = magicTrickView(watched);
      const refused = view.question?.choices.find(({ refusal }) => refusal !== null);
      if (asks === 'play' && refused && !wasRefused) {
        wasRefused = true;
        await page
          .locator(`[data-target="slot:${refused.at}"]`)
          .evaluate((card: HTMLElement) => card.click());
        await page.waitForFunction(() => document.querySelector('#why-not')?.textContent !== '');
      }
      await make(page, answerTo(view));
    }
    expect(asked).toEqual(new Set(['arrange', 'play', 'sleeve']));
    expect(wasRefused).toBe(true);
    const heights = await heightsOf(page);
    expect(heights).toHaveLength(1);
    expect(heights[0]).toBeGreaterThan(height * 0.7);
    expect(watched.complaints).toEqual([]);
  },
);
