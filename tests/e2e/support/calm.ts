// Pressing calmly: whoever presses right after a move is taken to be in a hurry, or to press twice, and makes no move.
import type { Page } from 'playwright-core';

/** A little longer than the pause between two presses of a hurry, in ms. It is counted from when the last press was done with. */
const CALM_MS = 410;
/** The same of a double press in one place, where two presses in a row may be meant for the same button. */
export const APART_MS = 510;

/** When the page had dealt with the last calm press. */
const lastPress = new WeakMap<Page, number>();

/** Presses a card or a button as soon as that is no part of the hurry of the last calm press, however long the page took for that. */
export async function calmly(page: Page, press: () => Promise<unknown>, pause = CALM_MS): Promise<void> {
  const passed = performance.now() - (lastPress.get(page) ?? -Infinity);
  if (passed < pause) await page.waitForTimeout(pause - passed);
  await press();
  lastPress.set(page, performance.now());
}
