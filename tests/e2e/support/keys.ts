// What is pressed by keyboard alone: Tab to its list, arrows inside it, Enter.
import type { WatchedPage } from './browser.ts';
import { calmly } from './calm.ts';

const MOST_TABS = 60;

/** Goes to a button of the table in words or of the prompt, and presses Enter, calmly. @param pause since the last press, in ms */
export async function pressByKeys(watched: WatchedPage, selector: string, pause?: number): Promise<void> {
  await goByKeys(watched, selector);
  await calmly(watched.page, () => watched.page.keyboard.press('Enter'), pause);
}

/** Goes to a button with Tab and arrows. @throws Error when they do not lead to it */
export async function goByKeys({ page }: WatchedPage, selector: string): Promise<void> {
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    const where = await page.evaluate((wanted) => {
      const focused = document.activeElement;
      if (focused?.matches(wanted)) return 'there';
      const list = focused?.closest('[data-group]');
      const buttons = Array.from(list?.querySelectorAll('button') ?? []);
      const steps = buttons.findIndex((button) => button.matches(wanted));
      return steps < 0 ? 'elsewhere' : steps;
    }, selector);
    if (where === 'there') {
      // Where the way was no key long, another key tells the press to come from the last one, as time would.
      if (pressed === 0) await page.keyboard.press('Shift');
      return;
    }
    if (where === 'elsewhere') {
      await page.keyboard.press('Tab');
      continue;
    }
    await page.keyboard.press('Home');
    for (let step = 0; step < where; step += 1) await page.keyboard.press('ArrowRight');
  }
  throw new Error(`The keyboard does not lead to ${selector}.`);
}
