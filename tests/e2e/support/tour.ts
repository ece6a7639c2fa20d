// A tour of all screens but what only one game has, for tests of what has to hold on every one of them.
import type { Locator, Page } from 'playwright-core';
import type { Move } from '../../../engine/games/magic-trick/types.ts';
import { answerTo } from '../../../main/table/player.testing.ts';
import { curtainCalls, liftByMouse } from '../hot-seat/people.ts';
import { magicTrickView, nextInMagicTrick } from '../magic-trick/table.ts';
import type { WatchedPage } from './browser.ts';
import type { Visit } from './stops.ts';
import { considered, countConsidered } from './table.ts';

/** Opened by a button, and closed by Escape. */
const SHEET = 'dialog[open], aside.log';
const MENU = '[popover]:popover-open';
/** Buttons that lead to another screen, or to another moment of the game. */
const LEADS_AWAY =
  '[data-tool="leave"], [data-tool="take-back"], [data-table], [data-action="play-now"], [data-action="go-on"], [data-action="set-table"], [data-action="rules"], [data-action="host"], [data-action="join"], [data-action="archive"], [data-action="statistics"]';
/** The scenes of "how it goes" follow one another by this key. */
const [HOW, NEXT_SCENE] = ['#how-it-goes', 'ArrowRight'];

/** From home to a trick of Magic Trick, to the rules and to a shared table. */
export async function tour(watched: WatchedPage, visit: Visit): Promise<void> {
  const { page } = watched;
  await page.waitForSelector('.home');
  await visit('home before the first table');
  await pointAtButtons(page, '.home', visit, 'home');
  const scenes = new Set<string>();
  await lookBehindButtons(page, '.home', { names: new Set(), scenes }, visit, 'home');
  await page.click('[data-action="set-table"]');
  await page.waitForSelector('.setup');
  const games = page.locator('input[name="game"]');
  for (let game = (await games.count()) - 1; game >= 0; game -= 1) {
    await games.nth(game).check({ force: true });
    await visit(`the form for a new table, game ${game + 1}`);
  }
  await page.click('button[type="submit"]');
  await playToSleeve(watched, scenes, visit);
  await page.evaluate(() => location.assign('#rules=magic-trick'));
  await page.waitForSelector('.rules-page, main h1');
  await visit('the rules by their address');
  await page.evaluate(() => location.assign('#table=none'));
  await page.waitForSelector('.notice-trouble');
  await visit('a trouble at home');
  await shareTable(page, visit);
}

/** Puts the pointer on one visible button of each look, which may change it. */
async function pointAtButtons(page: Page, place: string, visit: Visit, where: string): Promise<void> {
  const seen = new Set<string>();
  for (const button of await page.locator(`${place} button:visible`).all()) {
    const look = await button.evaluate(
      ({ className, parentElement }) => `${parentElement?.className} ${className}`,
    );
    if (seen.has(look)) continue;
    seen.add(look);
    await button.hover();
    await visit(`${where} with the pointer on "${await nameOf(button)}"`);
  }
  await page.mouse.move(0, 0);
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

/** Sorts a row, plays a card, and is asked for one to put up the sleeve. */
async function playToSleeve(watched: WatchedPage, scenes: Set<string>, visit: Visit): Promise<void> {
  const { page } = watched;
  for (let last: string | null = null; ;) {
    const { asks, id } = await nextInMagicTrick(watched, last);
    last = id;
    await page.waitForSelector(`[data-question="${id}"]`);
    await visit(`the question ${asks}`);
    if (asks === 'sleeve') return;
    const view = magicTrickView(watched);
    if (asks === 'arrange') await leaveDraft(page, view.toSort?.cards ?? [], visit);
    if (asks === 'play')
      await lookBehindButtons(page, '.bar', { names: new Set(), scenes }, visit, 'in a trick');
    await make(page, answerTo(view));
  }
}

/** Answers by the table in words, as the keyboard does. */
export async function make(page: Page, move: Move): Promise<void> {
  await press(page, 'slot' in move ? `[data-target="slot:${move.slot}"]` : `[data-action="${move.type}"]`);
}

/** Presses a button that may stand where no pointer comes to. */
export async function press(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((button: HTMLElement) => button.click());
}

/** Waits until what a press has changed is on the page. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}

/** Presses, or only looks at something, and waits for what the host says of the draft that comes of it. */
export async function compose(
  watched: WatchedPage,
  selector: string,
  how: 'press' | 'look' = 'press',
): Promise<void> {
  const before = countConsidered(watched);
  await (how === 'press' ? press(watched.page, selector) : watched.page.focus(selector));
  await considered(watched, before);
}

/** Takes back everything that is put together. */
export async function takeBack(page: Page): Promise<void> {
  const back = '[data-action="back"]';
  while ((await page.locator(back).count()) > 0) {
    await press(page, back);
    await drawn(page);
  }
}

/** What has been looked at behind buttons: their names, and the scenes of "how it goes", which are the same everywhere. */
export interface Behind {
  readonly names: Set<string>;
  readonly scenes: Set<string>;
  /** Buttons that are known to open what they open elsewhere. */
  readonly without?: string;
}

/** What a button is called, as a screen reader says it. */
async function nameOf(button: Locator): Promise<string> {
  return ((await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? '').trim();
}

/** Presses each visible button below `place` that stays on the screen and was not pressed before, and visits what it opens. */
export async function lookBehindButtons(
  page: Page,
  place: string,
  { names: seen, scenes, without = LEADS_AWAY }: Behind,
  visit: Visit,
  where: string,
): Promise<void> {
  const stays = `button:visible:not(${LEADS_AWAY}):not(${without}):not([aria-disabled="true"])`;
  const buttons = page.locator(`${place} ${stays}`);
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
      const items = menu.locator(stays);
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
