// One person and two bots play a whole game by mouse on the picture, pointing at where the layout puts the cards.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSmallTable } from '../support/table.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { clickOn } from './picture.ts';
import { expectCleanEndOfMagicTrick, magicTrickView, nextInMagicTrick } from './table.ts';

const parlor = withHostAndBrowser();

/** The codes of the row to sort, as the table in words lists them. */
async function orderShown(page: Page): Promise<string[]> {
  const targets = await page
    .locator('[data-group="sort"] button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-target') ?? ''));
  return targets.map((target) => target.replace('sort:', ''));
}

test('a whole game by mouse on the picture', { timeout: 300_000 }, async () => {
  const watched = await parlor.open('motion=off&renderer=canvas');
  const { page } = watched;
  await openSmallTable(page);
  await page.waitForSelector('#stage canvas');

  let last: string | null = null;
  let exchanged = false;
  let refused = 0;
  for (let isOver = false; !isOver;) {
    const { asks, id } = await nextInMagicTrick(watched, last);
    const { toSort, question } = magicTrickView(watched);
    switch (asks) {
      case 'arrange': {
        const cards = toSort?.cards ?? [];
        const at = cards.findIndex((code, index) => code.slice(1) === cards[index + 1]?.slice(1));
        if (at >= 0) {
          await clickOn(watched, `sort:${cards[at]}`, cards);
          await clickOn(watched, `sort:${cards[at + 1]}`, cards);
          const order = cards.with(at, cards[at + 1] ?? '').with(at + 1, cards[at] ?? '');
          expect(await orderShown(page)).toEqual(order);
          // A card of another rank may not change places with it, and the host says so.
          const other = order.find((code) => code.slice(1) !== order[at]?.slice(1));
          await clickOn(watched, `sort:${order[at]}`, order);
          await clickOn(watched, `sort:${other}`, order);
          await page.waitForFunction(() => document.querySelector('#why-not')?.textContent !== '');
          expect(await page.locator('#why-not').textContent()).toMatch(/^Ranks must never fall/);
          expect(await orderShown(page)).toEqual(order);
          exchanged = true;
        }
        await page.click('[data-action="arrange"]');
        break;
      }
      case 'play': {
        const illegal = question?.choices.find(({ refusal }) => refusal !== null);
        if (illegal && refused < 3) {
          await clickOn(watched, `slot:${illegal.at}`);
          await page.waitForFunction(() => document.querySelector('#why-not')?.textContent !== '');
          expect(await page.locator('#why-not').textContent()).toMatch(
            /^You must follow (\w+): you still hold [\w ]*\1 cards?\.$/,
          );
          // Each time it is named the suit has its sign, which is for the eye alone.
          expect(await page.locator('#why-not .suit-patch[aria-hidden="true"]').count()).toBe(2);
          refused += 1;
        }
        const legal = question?.choices.find(({ refusal }) => refusal === null);
        await clickOn(watched, `slot:${legal?.at}`);
        break;
      }
      case 'sleeve': {
        const slot = question?.choices.find(({ move }) => move === 'sleeve');
        if (magicTrickView(watched).tricksPlayed === 1 && slot) await clickOn(watched, `slot:${slot.at}`);
        else await page.click('[data-action="pass"]');
        break;
      }
      case 'read':
        await page.click('#hand-score .main');
        await page.waitForSelector('#hand-score', { state: 'detached' });
        break;
      case 'over':
        isOver = true;
    }
    last = id;
  }

  expect(exchanged).toBe(true);
  expect(refused).toBe(3);
  await expectCleanEndOfMagicTrick(watched);
});
