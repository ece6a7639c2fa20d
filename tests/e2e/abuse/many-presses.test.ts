// Two, three and four presses where one is meant: each question gets one answer, and the picture stays right.
import { expect, test } from 'vitest';
import { placeOn } from '../magic-trick/picture.ts';
import { magicTrickView, nextInMagicTrick } from '../magic-trick/table.ts';
import type { WatchedPage } from '../support/browser.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { type Device, pressesBy } from './presses.ts';
import { expectAsFresh, expectNoWrongMove, PATIENT, sitDown } from './rest.ts';

const parlor = withHostAndBrowser();
/** From a question to the answer to it, in ms. */
const THOUGHT = 600;
/** How many questions are answered in each way. */
const QUESTIONS = 6;

/** What is pressed for a question: a button of the prompt, or a card. */
async function placeFor(watched: WatchedPage, asks: string, round: number, byKey: boolean) {
  const { page } = watched;
  const button = asks === 'arrange' ? 'arrange' : asks === 'sleeve' && round % 4 !== 0 ? 'pass' : null;
  if (button !== null) {
    const found = page.locator(`[data-action="${button}"]`);
    if (byKey) await found.focus();
    const box = await found.boundingBox();
    if (!box) throw new Error(`The button ${button} is not to be seen.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  const choice = magicTrickView(watched).question?.choices.find(({ refusal }) => refusal === null);
  const target = `slot:${choice?.at}`;
  if (byKey) await page.locator(`[data-target="${target}"]`).focus();
  return placeOn(watched, target);
}

test.for([
  ['mouse', 'brisk'],
  ['finger', 'brisk'],
  ['held key', 'off'],
  ['key', 'brisk'],
  ['key', 'off'],
  ['mouse', 'off'],
  ['finger', 'off'],
] as const)('by %s, with motion %s', async ([device, motion]: readonly [Device, string]) => {
  const watched = await sitDown(parlor, `motion=${motion}&renderer=canvas`);
  const presses = await pressesBy(watched.page, device);
  let last: string | null = null;
  for (let round = 0; round < QUESTIONS; round += 1) {
    const next = await nextInMagicTrick(watched, last);
    // Whoever thinks, however briefly, is no shaking finger.
    await watched.page.waitForTimeout(THOUGHT);
    const before = watched.moves.length;
    expect(before).toBe(round);
    await presses.press(2 + (round % 3), await placeFor(watched, next.asks, round, device.endsWith('key')));
    await expect.poll(() => watched.moves.length, PATIENT).toBeGreaterThan(before);
    last = next.id;
  }
  await nextInMagicTrick(watched, last);
  expect(watched.moves).toHaveLength(QUESTIONS);
  expectNoWrongMove(watched);
  await expectAsFresh(watched, `many presses by ${device}`);
});
