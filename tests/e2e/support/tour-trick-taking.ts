// A tour of what a table of Trick-Taking can show: every kind of question and of draft, its sheets, its end.
import type { Page } from 'playwright-core';
import type { TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import { nextInTrickTaking, trickTakingView } from '../trick-taking/table.ts';
import type { WatchedPage } from './browser.ts';
import { APART_MS, calmly } from './calm.ts';
import type { Visit } from './tour.ts';

/** Cards that need a target come first, so that each kind of draft is met early. */
const ORDER = 'LSVCMIE';

/** From a new table of two to the end of the game. */
export async function tourTrickTaking(watched: WatchedPage, visit: Visit): Promise<void> {
  const { page } = watched;
  await page.waitForSelector('.home');
  await page.evaluate(() => location.assign('#new'));
  await page.waitForSelector('.setup');
  await page.locator('input[name="game"]').nth(1).check({ force: true });
  await page.locator('input[name="seats"]').first().check({ force: true });
  await visit('the form');
  await page.click('button[type="submit"]');
  const seen = new Set<string>();
  /** Visits what is to be seen, the first time that it is. */
  const once = async (stop: string): Promise<void> => {
    if (seen.has(stop)) return;
    seen.add(stop);
    await visit(stop);
  };
  let last: string | null = null;
  for (;;) {
    const { asks, id } = await nextInTrickTaking(watched, last);
    last = id;
    if (asks === 'over') break;
    if (asks === 'read') throw new Error('There is no score to read.');
    await page.waitForSelector(`[data-question="${id}"]`);
    await once(`the question ${asks}`);
    const view = trickTakingView(watched);
    if (view.trickNumber === 3) await lookAtSheets(page, once);
    await answer(watched, view, once);
  }
  await page.waitForSelector('#game-end');
  await visit('the end');
}

async function answer(watched: WatchedPage, view: TrickTakingView, once: Visit): Promise<void> {
  const { page } = watched;
  const asks = view.question?.asks ?? '';
  const choices = view.question?.choices ?? [];
  const possible = choices
    .flatMap(({ at, refusal }) => (refusal === null && at !== null ? [String(at)] : []))
    .toSorted((one, other) => ORDER.indexOf(one.charAt(0)) - ORDER.indexOf(other.charAt(0)));
  const refused = choices.find(({ refusal }) => refusal !== null);
  if (refused?.refusal) {
    await point(page, `hand:${refused.at}`);
    await once(`why not: ${refused.refusal.code}`);
  }
  if (asks === 'repertoire') {
    for (const code of possible.slice(0, 3)) await point(page, `choose:${code}`);
    await once('three cards of an Ultimate hand');
    return press(page, 'repertoire');
  }
  if (asks === 'escape') {
    await point(page, `trick:${possible[0]}`);
    await once('what an Escape takes');
    return press(page, 'escape');
  }
  const [first, second] = possible;
  if (first === undefined) return press(page, 'pass');
  await point(page, `hand:${first}`);
  await once(asks === 'lead' ? 'a lead' : `a draft with ${first.charAt(0)}`);
  // The card itself lies there, too: pressing it there takes it back.
  const aims = page.locator(
    `[data-target^="trick:"][aria-disabled="false"]:not([data-target="trick:${first}"])`,
  );
  if ('LSV'.includes(first.charAt(0)) && asks !== 'lead' && (await aims.count()) > 0) {
    await point(page, (await aims.first().getAttribute('data-target')) ?? '');
    await once(`an effect of ${first.charAt(0)} that is used`);
  } else if (first.startsWith('C') && asks !== 'lead' && second !== undefined) {
    await point(page, `hand:${second}`);
    await once('a draft of two cards');
  }
  if (await canPlay(page)) return press(page, 'play');
  await once('a draft that cannot be played');
  while ((await page.locator('[data-action="back"]').count()) > 0) await press(page, 'back');
  return press(page, 'pass');
}

async function lookAtSheets(page: Page, once: Visit): Promise<void> {
  await point(page, 'pile:0');
  await once('a Repertoire');
  const others = page.locator('#last-trick [role="tab"]');
  for (let tab = 0; tab < (await others.count()); tab += 1) {
    await others.nth(tab).click();
    await once(`tab ${tab} of what was taken`);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.waitForSelector('#aid');
  await once('what the effects do');
  await page.keyboard.press('Escape');
  await page.waitForSelector('#aid', { state: 'detached' });
}

/** Presses something in the table in words, and waits for what the host says of it. */
async function point(page: Page, target: string): Promise<void> {
  await page.locator(`[data-target="${target}"]`).evaluate((button: HTMLElement) => button.click());
  await judged(page);
}

async function press(page: Page, action: string): Promise<void> {
  // A button that only says why not can be pressed as well.
  await calmly(page, () => page.click(`[data-action="${action}"]`, { force: true }), APART_MS);
  await judged(page);
}

async function canPlay(page: Page): Promise<boolean> {
  return (await page.locator('[data-action="play"][aria-disabled="false"]').count()) > 0;
}

/** The host is on this machine: its word comes within a few frames. */
async function judged(page: Page): Promise<void> {
  await page.waitForTimeout(100);
}
