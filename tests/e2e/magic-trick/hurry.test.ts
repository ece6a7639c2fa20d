// A press while things move hurries them and makes no move; a double or triple click makes one.
import { beforeEach, expect, test } from 'vitest';
import type { WatchedPage } from '../support/browser.ts';
import { openTable } from '../support/table.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { placeOn } from './picture.ts';
import { magicTrickView } from './table.ts';

const parlor = withHostAndBrowser();
let watched: WatchedPage;

/** How long a button or key is held down, in ms: time enough for the page to ask what waited behind the motion. */
const HELD_MS = 150;
/** On a busy machine bots and browser take their time. */
const PATIENT = { timeout: 60_000 };
/** More presses than there are views between two questions. */
const MOST_PRESSES = 40;

/** Sits down at a table where everything moves slowly, and sorts a row, so that others’ moves are on their way. */
beforeEach(async () => {
  watched = await parlor.open('motion=slow&renderer=canvas');
  const { page } = watched;
  await openTable(page);
  await page.waitForSelector('#stage canvas');
  await page.mouse.click(4, 400);
  await page.click('[data-action="arrange"]');
  await expect.poll(() => watched.moves.length, PATIENT).toBe(1);
  await expect.poll(() => magicTrickView(watched).question?.asks, PATIENT).toBe('play');
});

const isAsked = async (): Promise<boolean> => (await watched.page.locator('[data-question]').count()) > 0;

/** Presses until the question is shown that waits behind what moves. */
async function hurry(press: () => Promise<void>): Promise<void> {
  expect(await isAsked()).toBe(false);
  for (let presses = 0; presses < MOST_PRESSES && !(await isAsked()); presses += 1) await press();
  expect(await isAsked()).toBe(true);
}

const legalSlot = (): string => {
  const choice = magicTrickView(watched).question?.choices.find(({ refusal }) => refusal === null);
  return `slot:${choice?.at}`;
};

test('by mouse, the press that hurries makes no move and the next one does', async () => {
  const { page, moves } = watched;
  const { x, y } = await placeOn(watched, legalSlot());
  await page.mouse.move(x, y);
  await hurry(() => page.mouse.click(x, y, { delay: HELD_MS }));
  expect(moves).toHaveLength(1);
  await page.mouse.click(x, y);
  await expect.poll(() => moves.length, PATIENT).toBe(2);
  expect(moves[1]?.move).toMatchObject({ type: 'play' });
});

test.for(['Enter', 'Space'])(
  'by keyboard, %s that hurries makes no move and the next one does',
  async (key) => {
    const { page, moves } = watched;
    await page.locator(`[data-target="${legalSlot()}"]`).focus();
    await hurry(() => page.keyboard.press(key, { delay: HELD_MS }));
    expect(moves).toHaveLength(1);
    await page.keyboard.press(key);
    await expect.poll(() => moves.length, PATIENT).toBe(2);
    expect(moves[1]?.move).toMatchObject({ type: 'play' });
  },
);

test('a key that is held down makes no second move', async () => {
  const { page, moves } = watched;
  await page.locator(`[data-target="${legalSlot()}"]`).focus();
  await hurry(() => page.keyboard.press('Enter', { delay: HELD_MS }));
  for (let repeats = 0; repeats < MOST_PRESSES; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect.poll(() => moves.length, PATIENT).toBe(2);
});

test.for([2, 3])('%i clicks in a row make one move', async (clickCount) => {
  const { page, moves } = watched;
  const { x, y } = await placeOn(watched, legalSlot());
  await hurry(() => page.mouse.click(4, 400, { delay: HELD_MS }));
  await page.mouse.click(x, y, { clickCount });
  await expect.poll(isAsked, PATIENT).toBe(true);
  expect(moves).toHaveLength(2);
});

test('whoever goes on pressing cards after one was played puts none up the sleeve, until they have stopped', async () => {
  const { page, moves } = watched;
  const session = await page.context().newCDPSession(page);
  /** A click on a card at a time in seconds, whatever time the machine takes for it. */
  const clickAt = async (slot: string, timestamp: number): Promise<void> => {
    const click = { ...(await placeOn(watched, slot)), button: 'left', clickCount: 1, timestamp } as const;
    await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', buttons: 1, ...click });
    await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...click });
  };
  await hurry(() => page.mouse.click(4, 400, { delay: HELD_MS }));
  const start = Date.now() / 1000 + 1;
  await clickAt(legalSlot(), start);
  await page.waitForSelector('[data-question$=".sleeve"]', PATIENT);
  const slots =
    magicTrickView(watched).question?.choices.flatMap(({ at }) => (at === null ? [] : [at])) ?? [];
  for (const [index, slot] of slots.slice(0, 8).entries())
    await clickAt(`slot:${slot}`, start + 0.12 * (index + 1));
  expect(moves.map(({ move }) => (move as { type: string }).type)).toEqual(['arrange', 'play']);
  expect(await page.locator('[data-question$=".sleeve"]').count()).toBe(1);
  await clickAt(`slot:${slots[0]}`, start + 0.12 * 8 + 0.5);
  await expect.poll(() => moves.length, PATIENT).toBe(3);
  expect(moves[2]?.move).toMatchObject({ type: 'sleeve', slot: slots[0] });
});
