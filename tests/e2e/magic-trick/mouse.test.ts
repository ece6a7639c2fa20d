// One person and three bots play a whole game by mouse on the picture, pointing at where the layout puts the cards.
import { expect, test } from 'vitest';
import type { StageInput } from '../../../renderer/stage/contract.ts';
import type { Placement, Size } from '../../../renderer/stage/game-stage.ts';
import { layout } from '../../../renderer/games/magic-trick/layout.ts';
import type { WatchedPage } from '../support/browser.ts';
import { openTable } from '../support/table.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { expectCleanEndOfMagicTrick, magicTrickView, nextInMagicTrick } from './table.ts';

const parlor = withHostAndBrowser();

interface Window {
  readonly left: number;
  readonly top: number;
  readonly size: Size;
}

async function windowOf({ page }: WatchedPage): Promise<Window> {
  return page.evaluate(() => {
    const { left, top, width, height } = (
      document.querySelector('#stage') as Element
    ).getBoundingClientRect();
    const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    return { left, top, size: { width, height, text } };
  });
}

/** Where a target can be hit: a point of its placement that no nearer one covers. */
function pointOf(placements: readonly Placement[], target: string): { x: number; y: number } {
  const piece = placements.find((placement) => placement.target === target);
  if (!piece) throw new Error(`Nothing on the table is ${target}.`);
  const covers = (other: Placement, x: number, y: number): boolean =>
    other.target !== null &&
    Math.abs(x - other.x) < other.width / 2 &&
    Math.abs(y - other.y) < other.height / 2;
  for (const share of [0, -0.2, -0.4, -0.45, 0.2, 0.4]) {
    const x: number = piece.x + share * piece.width;
    const y: number = piece.y + 0.1 * piece.height;
    const top: Placement | undefined = placements
      .filter((other) => covers(other, x, y))
      .toSorted((one, other) => other.z - one.z)[0];
    if (top === piece) return { x, y };
  }
  throw new Error(`Everything of ${target} is covered.`);
}

/** Clicks on a target of the picture. */
async function clickOn(
  watched: WatchedPage,
  target: string,
  draft: readonly string[] | null = null,
): Promise<void> {
  const { view, seats } = watched.lastView();
  const { left, top, size } = await windowOf(watched);
  const input = { view, seats, draft, selected: null, focused: null } as unknown as StageInput;
  const { x, y } = pointOf(
    layout(magicTrickView(watched), input, size, (code) => code),
    target,
  );
  await watched.page.mouse.click(left + x, top + y);
}

test('a whole game by mouse on the picture', { timeout: 300_000 }, async () => {
  const watched = await parlor.open('motion=off&renderer=canvas');
  const { page } = watched;
  await openTable(page);
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
          const order = await page
            .locator('[data-group="sort"] button')
            .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-target')?.slice(5)));
          expect(order[at]).toBe(cards[at + 1]);
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
          expect(await page.locator('#why-not').textContent()).toMatch(/^You must follow/);
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
