// One person and three bots play a whole game by keyboard alone, through the table in words.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describe } from '../../../engine/games/magic-trick/describe.ts';
import type { Event } from '../../../engine/games/magic-trick/types.ts';
import { openPage, type WatchedPage } from '../support/browser.ts';
import { calmly } from '../support/calm.ts';
import { storyOf, tellStory, written } from '../support/story.ts';
import { say } from '../support/table.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { expectCleanEndOfMagicTrick, magicTrickView, nextInMagicTrick } from './table.ts';

const parlor = withHostAndBrowser();

const MOST_TABS = 40;

/** Presses Tab until what has the focus matches `selector`. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let pressed = 0; pressed <= MOST_TABS; pressed += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}.`);
}

/** Presses the arrow until the focused button of its list is as wanted; Home first. */
async function arrowTo(page: Page, wanted: string): Promise<boolean> {
  await page.keyboard.press('Home');
  for (let last = ''; ;) {
    const [matches, target] = await page.evaluate(
      (selector) => [
        document.activeElement?.matches(selector) ?? false,
        document.activeElement?.getAttribute('data-target') ?? '',
      ],
      wanted,
    );
    if (matches) return true;
    if (target === last) return false;
    last = String(target);
    await page.keyboard.press('ArrowRight');
  }
}

const OWN = '[data-group="own"] button';
const LEGAL = `${OWN}[aria-disabled="false"]`;
const ILLEGAL = `${OWN}[aria-describedby]`;

/** Exchanges two neighbours of equal rank with the arrows, where the row has such. */
async function sortByKeys({ page }: WatchedPage, cards: readonly string[]): Promise<readonly string[]> {
  const at = cards.findIndex((code, index) => code.slice(1) === cards[index + 1]?.slice(1));
  if (at < 0) return cards;
  await tabTo(page, '[data-group="sort"] button');
  await arrowTo(page, `[data-target="sort:${cards[at]}"]`);
  // The last card of the hand before may have been pressed a moment ago.
  await calmly(page, () => page.keyboard.press('Enter'));
  expect(await page.locator('[aria-pressed="true"]').getAttribute('data-target')).toBe(`sort:${cards[at]}`);
  await page.keyboard.press('ArrowRight');
  const expected = cards.with(at, cards[at + 1] ?? '').with(at + 1, cards[at] ?? '');
  const shown = await page
    .locator('[data-group="sort"] button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-target')?.slice(5)));
  expect(shown).toEqual(expected);
  await page.keyboard.press('Escape');
  return expected;
}

/** Where the story of the newest run can be read. */
const STORY_FILE = fileURLToPath(new URL('../../../out/keyboard-game.txt', import.meta.url));
/** The person's, as the form has it. */
const SEAT = 0;
/** Such as K3: cards are said in words. */
const RAW_CODE = /\b[ROYGBPK][0-7]\b/;
const SENTENCE = /^[^a-z].*[.?]$/;

/** Takes down, from now on, whose turn the table in words says it is, each time that changes. */
async function noteTurns(page: Page): Promise<void> {
  await page.evaluate(() => {
    const turns: string[] = [];
    Object.assign(window, { turns });
    const note = (): void => {
      const words = document.querySelector('#dom-table h2')?.textContent ?? null;
      if (words !== null && words !== turns.at(-1)) turns.push(words);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Everything that happened was told once, in its order; between that, questions and reasons may stand. */
function expectEveryEventOnce(heard: readonly string[], { messages, lastView }: WatchedPage): void {
  const names = lastView().seats.map(({ name }) => name);
  const happened = messages
    .flatMap((message) => (message.type === 'view' ? [...(message.past ?? []), ...message.events] : []))
    .map((event) => describe.event(say, event as unknown as Event, names, SEAT))
    .filter((words) => words !== '');
  const events = new Set(happened);
  expect(heard.filter((line) => events.has(line))).toEqual(happened);
}

test('a whole game by keyboard alone', { timeout: 300_000 }, async () => {
  const address = parlor.host.address('motion=off');
  const watched = await openPage(parlor.browser, address, { width: 1280, height: 800 }, tellStory);
  const { page } = watched;
  await page.waitForSelector('.home');
  const questions = new Set<string>();

  await tabTo(page, '[data-action="set-table"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.setup');
  await noteTurns(page);
  await tabTo(page, 'button[type="submit"]');
  await page.keyboard.press('Enter');

  let last: string | null = null;
  let whyNots = 0;
  let handsRead = 0;
  let tricks = 0;
  for (let isOver = false; !isOver;) {
    const { asks, id } = await nextInMagicTrick(watched, last);
    if (asks !== 'read' && asks !== 'over')
      questions.add((await page.locator('#question').textContent())?.trim() ?? '');
    switch (asks) {
      case 'arrange': {
        await sortByKeys(watched, magicTrickView(watched).toSort?.cards ?? []);
        await tabTo(page, '[data-action="arrange"]');
        await page.keyboard.press('Enter');
        break;
      }
      case 'play': {
        tricks += 1;
        await tabTo(page, OWN);
        if (whyNots < 3 && (await arrowTo(page, ILLEGAL))) {
          await calmly(page, () => page.keyboard.press('Enter'));
          expect(await page.locator('#why-not').textContent()).toMatch(
            /^You must follow \w+: you still hold/,
          );
          whyNots += 1;
        }
        expect(await arrowTo(page, LEGAL)).toBe(true);
        await calmly(page, () => page.keyboard.press('Enter'));
        break;
      }
      case 'sleeve': {
        // The third card is left as a bid, everything before is "not now".
        if (magicTrickView(watched).tricksPlayed === 2) {
          await tabTo(page, OWN);
          await arrowTo(page, LEGAL);
        } else await tabTo(page, '[data-action="pass"]');
        await calmly(page, () => page.keyboard.press('Enter'));
        break;
      }
      case 'read': {
        handsRead += 1;
        expect(await page.locator('#hand-score tbody tr').count()).toBe(4);
        await page.keyboard.press('Enter');
        await page.waitForSelector('#hand-score', { state: 'detached' });
        break;
      }
      case 'over':
        isOver = true;
    }
    last = id;
  }

  expect(handsRead).toBe(4);
  expect(tricks).toBe(4 * 13);
  expect(whyNots).toBe(3);
  await expectCleanEndOfMagicTrick(watched);

  const story = await storyOf(page);
  writeFileSync(STORY_FILE, written(story));
  const heard = story.filter(({ kind }) => kind === 'news').map(({ words }) => words);
  expectEveryEventOnce(heard, watched);
  // Sentences that are repeated at once, or say nothing, or in a code, help nobody.
  for (const [at, { kind, words }] of story.entries()) {
    expect(words).not.toMatch(RAW_CODE);
    if (kind === 'key') continue;
    expect(words.trim()).not.toBe('');
    if (kind === 'news') expect(words).toMatch(SENTENCE);
    if (kind === 'news' && story[at - 1]?.kind === 'news') expect(words).not.toBe(story[at - 1]?.words);
  }
  // Every question is heard, and a sentence says whose turn it is at every moment.
  expect(questions.size).toBeGreaterThan(3);
  for (const question of questions) {
    expect(question).toMatch(SENTENCE);
    expect(heard).toContain(question);
  }
  const turns = await page.evaluate(() => (window as unknown as { turns: string[] }).turns);
  expect(turns.filter((words) => !SENTENCE.test(words))).toEqual([]);
});
