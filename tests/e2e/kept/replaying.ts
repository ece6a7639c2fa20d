// The page of a replay: what stands on it, and how one comes to a step.
import type { Page } from 'playwright-core';
import { say } from '../support/table.ts';
import type { Lists, ToldGame } from './told.ts';
import { soon } from './soon.ts';

/** Where something is done to a replay. */
export const DECK = {
  slider: '.replay-slider input',
  eyes: '[data-replay="eyes"]',
  speed: '[data-replay="speed"]',
  jump: (level: 1 | 2) => `[data-jump="${level === 1 ? 'larger' : 'smaller'}"]`,
  button: (what: 'beginning' | 'back' | 'play' | 'pause' | 'on' | 'end') => `[data-replay="${what}"]`,
} as const;

/** Opens the replay of a kept game at its beginning, and waits until all of it has come. */
export async function openReplay(page: Page, id: string, last: number): Promise<void> {
  await page.evaluate((hash) => location.assign(hash), `#replay=${id}`);
  await page.locator(`${DECK.slider}[max="${last}"]`).waitFor();
  await arrived(page, 0, last);
}

/** Waits until a step is shown. */
export async function arrived(page: Page, at: number, last: number): Promise<void> {
  const position = say('replay.position.short', { at, last });
  await page.locator('.replay-position', { hasText: position }).waitFor();
}

/** The step that is shown. */
export async function stepShown(page: Page): Promise<number> {
  return Number(await page.locator(DECK.slider).inputValue());
}

/** The table in words, as it stands on the page. */
export function listsOf(page: Page): Promise<Lists> {
  return page.evaluate(() =>
    Object.fromEntries(
      Array.from(document.querySelectorAll<HTMLElement>('#dom-table [data-group]'), (list) => [
        list.dataset['group'] ?? '',
        Array.from(list.querySelectorAll('button'), (button) => button.textContent ?? ''),
      ]),
    ),
  );
}

/** Whether the page shows a step as the journal has it: the table, the lines of the log, and which of them are of this move. */
export async function expectStep(page: Page, game: ToldGame, at: number): Promise<void> {
  const last = game.steps.length - 1;
  await arrived(page, at, last);
  const step = game.steps[at];
  if (!step) throw new Error(`The game has no step ${at}.`);
  await soon(() => listsOf(page), `step ${at}`).toEqual(step.lists);
  await soon(() => logOf(page), `the log at step ${at}`).toEqual({
    lines: game.steps.slice(0, at + 1).flatMap(({ lines }) => lines).length,
    news: step.lines,
  });
}

/** How many lines the log has, and those of the move that is shown. */
function logOf(page: Page): Promise<{ lines: number; news: string[] }> {
  return page.evaluate(() => ({
    lines: document.querySelectorAll('#log .log-jump').length,
    news: Array.from(
      document.querySelectorAll('#log [aria-current="step"] .log-jump'),
      (line) => line.textContent ?? '',
    ),
  }));
}
