// A tour of all screens, for tests of what has to hold on every one of them: from home through a whole game to its end.
import type { Page } from 'playwright-core';
import type { Say } from '../../../engine/language/say.ts';
import type { Move } from '../../../engine/games/magic-trick/types.ts';
import { answerTo } from '../../../main/table/player.testing.ts';
import { magicTrickView, nextInMagicTrick } from '../magic-trick/table.ts';
import type { WatchedPage } from './browser.ts';

/** Called at every stop, with its name. */
export type Visit = (stop: string) => Promise<void>;

/** Opened by a button, and closed by Escape. */
const OPENED = 'dialog[open], aside.log, [popover]:popover-open';

/** From home to the end of a game of Magic Trick and home again, in the words of the catalogue of `say`. */
export async function tour(watched: WatchedPage, say: Say, visit: Visit): Promise<void> {
  const { page } = watched;
  await page.waitForSelector('.home');
  await visit('home before the first table');
  await lookBehindButtons(page, '.home', visit, 'home', [say('home.play'), say('home.set')]);
  await page.click('[data-action="set-table"]');
  await page.waitForSelector('.setup');
  await visit('the form for a new table');
  await page.click('button[type="submit"]');
  await playThrough(watched, say, visit);
  await visit('the end');
  await page
    .locator('#game-end')
    .getByRole('button', { name: say('table.end.look') })
    .click();
  await page.waitForSelector('#game-end', { state: 'detached' });
  await visit('the table after the end');
  await page.evaluate(() => location.assign('#table=none'));
  await page.waitForSelector('.notice-trouble');
  await visit('a trouble at home');
}

async function playThrough(watched: WatchedPage, say: Say, visit: Visit): Promise<void> {
  const { page } = watched;
  const seen = new Set<string>();
  let last: string | null = null;
  for (;;) {
    const { asks, id } = await nextInMagicTrick(watched, last);
    last = id;
    if (asks === 'over') return;
    const isNew = !seen.has(asks);
    seen.add(asks);
    if (asks === 'read') {
      if (isNew) await visit('the score of a hand');
      await page.click('#hand-score .main');
      await page.waitForSelector('#hand-score', { state: 'detached' });
      if (isNew) await lookBehindButtons(page, '.bar', visit, 'after a hand', [say('table.bar.home')]);
      continue;
    }
    await page.waitForSelector(`[data-question="${id}"]`);
    if (isNew) await visit(`the question ${asks}`);
    const view = magicTrickView(watched);
    if (asks === 'play' && isNew)
      await lookBehindButtons(page, '.bar', visit, 'in a trick', [say('table.bar.home')]);
    const refused = view.question?.choices.find(({ refusal }) => refusal !== null);
    if (asks === 'play' && refused && !seen.has('refused')) {
      seen.add('refused');
      await press(page, `[data-target="slot:${refused.at}"]`);
      await page.waitForFunction(() => document.querySelector('#why-not')?.textContent !== '');
      await visit('a card that may not be played');
    }
    await make(page, answerTo(view));
  }
}

/** Answers by the table in words, as the keyboard does. */
export async function make(page: Page, move: Move): Promise<void> {
  await press(page, 'slot' in move ? `[data-target="slot:${move.slot}"]` : `[data-action="${move.type}"]`);
}

/** Presses a button that may stand where no pointer comes to. */
async function press(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((button: HTMLElement) => button.click());
}

/** Waits until what a press has changed is on the page. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}

/** Presses each visible button below `place` that opens something over the screen, and visits what opens. */
async function lookBehindButtons(
  page: Page,
  place: string,
  visit: Visit,
  where: string,
  exceptNamed: readonly string[],
): Promise<void> {
  const pressed = new Set(exceptNamed);
  const next = async (): Promise<{ name: string; at: number } | null> => {
    const names = await page
      .locator(`${place} button:visible`)
      .evaluateAll((buttons) =>
        buttons.map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()),
      );
    const at = names.findIndex((name) => !pressed.has(name));
    return at < 0 ? null : { name: names[at] ?? '', at };
  };
  for (let button = await next(); button !== null; button = await next()) {
    pressed.add(button.name);
    const before = page.url();
    const element = page.locator(`${place} button:visible`).nth(button.at);
    if ((await element.getAttribute('aria-disabled')) === 'true') continue;
    await element.click();
    await drawn(page);
    const opened = page.locator(OPENED);
    if (page.url() !== before) throw new Error(`The button "${button.name}" of ${where} leads away.`);
    if ((await opened.count()) === 0) continue;
    await visit(`${where}: what "${button.name}" opens`);
    // A menu has buttons of its own.
    const isMenu = (await page.locator('[popover]:popover-open').count()) > 0;
    if (isMenu) {
      await lookBehindMenu(page, visit, where, button.at, place, exceptNamed);
      continue;
    }
    await page.keyboard.press('Escape');
    await opened.first().waitFor({ state: 'detached' });
  }
}

/** Presses each button of a menu, which closes it, and opens it again for the next one. */
async function lookBehindMenu(
  page: Page,
  visit: Visit,
  where: string,
  opener: number,
  place: string,
  exceptNamed: readonly string[],
): Promise<void> {
  const menu = page.locator('[popover]:popover-open');
  const count = await menu.locator('button:visible').count();
  for (let at = 0; at < count; at += 1) {
    if ((await menu.count()) === 0) await page.locator(`${place} button:visible`).nth(opener).click();
    const item = menu.locator('button:visible').nth(at);
    const name = ((await item.getAttribute('aria-label')) ?? (await item.textContent()) ?? '').trim();
    if (exceptNamed.includes(name) || (await item.getAttribute('aria-disabled')) === 'true') continue;
    await item.click();
    await drawn(page);
    const opened = page.locator('dialog[open], aside.log');
    if ((await opened.count()) === 0) continue;
    await visit(`${where}, menu: what "${name}" opens`);
    await page.keyboard.press('Escape');
    await opened.first().waitFor({ state: 'detached' });
  }
  if ((await menu.count()) > 0) await page.keyboard.press('Escape');
}
