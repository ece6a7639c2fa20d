// Pressing calmly: whoever presses right after a move is taken to be in a hurry, or to press twice, and makes no move.
import type { Page } from 'playwright-core';

/** Longer than the pause between two presses of a hurry, in ms. */
const CALM_MS = 450;
/** Longer than that of a double press in one place, in ms, where two presses in a row may be meant for the same button. */
export const APART_MS = 550;

/** When the page had dealt with the last calm press. */
const lastPress = new WeakMap<Page, number>();

/** Presses a card or a button as soon as that is no part of the hurry of the last calm press, however long the page took for that. */
export async function calmly(page: Page, press: () => Promise<unknown>, pause = CALM_MS): Promise<void> {
  const passed = Date.now() - (lastPress.get(page) ?? -Infinity);
  if (passed < pause) await page.waitForTimeout(pause - passed);
  await press();
  lastPress.set(page, Date.now());
}
