// A tour of all screens, for tests of what has to hold on every one of them: from home through a whole game to its end.
import type { Locator, Page } from 'playwright-core';
import type { Say } from '../../../engine/language/say.ts';
import type { Move } from '../../../engine/games/magic-trick/types.ts';
import { answerTo } from '../../../main/table/player.testing.ts';
import { curtainCalls, liftByMouse } from '../hot-seat/people.ts';
import { magicTrickView, nextInMagicTrick } from '../magic-trick/table.ts';
import type { WatchedPage } from './browser.ts';

/** Called at every stop, with its name. */
export type Visit = (stop: string) => Promise<void>;

/** Opened by a button, and closed by Escape. */
const SHEET = 'dialog[open], aside.log';
const MENU = '[popover]:popover-open';
/** Buttons that lead to another screen. */
const LEADS_AWAY =
  '[data-tool="leave"], [data-table], [data-action="play-now"], [data-action="set-table"], [data-action="rules"]';
/** The scenes of "how it goes" follow one another by this key. */
const [HOW, NEXT_SCENE] = ['#how-it-goes', 'ArrowRight'];

/** From home to the end of a game of Magic Trick and home again, in the words of the catalogue of `say`. */
export async function tour(watched: WatchedPage, say: Say, visit: Visit): Promise<void> {
  const { page } = watched;
  await page.waitForSelector('.home');
  await visit('home before the first table');
  const scenes = new Set<string>();
  await lookBehindButtons(page, '.home', { names: new Set(), scenes }, visit, 'home');
  await page.click('[data-action="set-table"]');
  await page.waitForSelector('.setup');
  await visit('the form for a new table');
  await page.click('button[type="submit"]');
  await playThrough(watched, scenes, visit);
  await visit('the end');
  await page
    .locator('#game-end')
    .getByRole('button', { name: say('table.end.look') })
    .click();
  await page.waitForSelector('#game-end', { state: 'detached' });
  await visit('the table after the end');
  await page.evaluate(() => location.assign('#rules=magic-trick'));
  await page.waitForSelector('.rules-page, main h1');
  await visit('the rules by their address');
  await page.evaluate(() => location.assign('#table=none'));
  await page.waitForSelector('.notice-trouble');
  await visit('a trouble at home');
  await shareTable(page, visit);
}

/** Two people at one screen, with the curtain between them. */
async function shareTable(page: Page, visit: Visit): Promise<void> {
  await page.click('[data-action="set-table"]');
  for (const seat of [0, 1]) await page.selectOption(`select[data-seat="${seat}"]`, 'person');
  await visit('the form for two people');
  await page.click('button[type="submit"]');
  await curtainCalls({ page });
  await visit('the curtain');
  await liftByMouse(page);
  await page.waitForSelector('[data-question]');
  await visit('a table that two people share');
}

/** Changes the order that is being put together, and sees what is said to somebody who leaves then. */
async function leaveDraft(page: Page, cards: readonly string[], visit: Visit): Promise<void> {
  const at = cards.findIndex((code, index) => code.slice(1) === cards[index + 1]?.slice(1));
  if (at < 0) return;
  for (const card of cards.slice(at, at + 2)) await press(page, `[data-target="sort:${card}"]`);
  await drawn(page);
  await press(page, '[data-tool="leave"]');
  await drawn(page);
  await visitSheet(page, new Set(), visit, 'leaving with an order that is not given');
}

async function playThrough(watched: WatchedPage, scenes: Set<string>, visit: Visit): Promise<void> {
  const { page } = watched;
  const seen = new Set<string>();
  const behind: Behind = { names: new Set(), scenes };
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
      if (isNew) await lookBehindButtons(page, '.bar', behind, visit, 'after a hand');
      continue;
    }
    await page.waitForSelector(`[data-question="${id}"]`);
    if (isNew) await visit(`the question ${asks}`);
    const view = magicTrickView(watched);
    if (asks === 'arrange' && isNew) await leaveDraft(page, view.toSort?.cards ?? [], visit);
    if (asks === 'play' && isNew) await lookBehindButtons(page, '.bar', behind, visit, 'in a trick');
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

/** What has been looked at behind buttons: their names, and the scenes of "how it goes", which are the same everywhere. */
interface Behind {
  readonly names: Set<string>;
  readonly scenes: Set<string>;
}

/** What a button is called, as a screen reader says it. */
async function nameOf(button: Locator): Promise<string> {
  return ((await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? '').trim();
}

/** Presses each visible button below `place` that stays on the screen and was not pressed before, and visits what it opens. */
async function lookBehindButtons(
  page: Page,
  place: string,
  { names: seen, scenes }: Behind,
  visit: Visit,
  where: string,
): Promise<void> {
  const buttons = page.locator(`${place} button:visible:not(${LEADS_AWAY}):not([aria-disabled="true"])`);
  const names = await Promise.all((await buttons.all()).map(nameOf));
  for (const [at, name] of names.entries()) {
    if (seen.has(name)) continue;
    seen.add(name);
    await buttons.nth(at).click();
    await drawn(page);
    const menu = page.locator(MENU);
    if ((await menu.count()) > 0) {
      // Looked into anew each time: other entries can be used then.
      seen.delete(name);
      await visit(`${where}: the menu "${name}"`);
      const items = menu.locator(`button:visible:not(${LEADS_AWAY}):not([aria-disabled="true"])`);
      const count = await items.count();
      for (let item = 0; item < count; item += 1) {
        if ((await menu.count()) === 0) await buttons.nth(at).click();
        const itemName = await nameOf(items.nth(item));
        if (seen.has(itemName)) continue;
        seen.add(itemName);
        await items.nth(item).click();
        await drawn(page);
        await visitSheet(page, scenes, visit, `${where}: what "${itemName}" of the menu opens`);
      }
      if ((await menu.count()) > 0) await page.keyboard.press('Escape');
    } else await visitSheet(page, scenes, visit, `${where}: what "${name}" opens`);
  }
}

/** Visits what is open over the screen, if anything is, and closes it. */
async function visitSheet(page: Page, scenes: Set<string>, visit: Visit, stop: string): Promise<void> {
  const sheet = page.locator(SHEET);
  if ((await sheet.count()) === 0) return;
  await visit(stop);
  if ((await page.locator(HOW).count()) > 0) {
    const count = await page.locator(`${HOW} ol button`).count();
    for (let scene = 2; scene <= count && !scenes.has(`${HOW} ${count}`); scene += 1) {
      await page.keyboard.press(NEXT_SCENE);
      await drawn(page);
      await visit(`${stop}, scene ${scene}`);
      scenes.add(`${HOW} ${scene}`);
    }
  }
  await page.keyboard.press('Escape');
  await sheet.first().waitFor({ state: 'detached' });
}
