// Taking back: unasked, with the others' consent or without it, and at a table of bots.
import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { View } from '../../../engine/core/view.ts';
import type { Journal } from '../../../engine/journal/journal.ts';
import type { WatchedPage } from '../support/browser.ts';
import { startTestHost } from '../support/host.ts';
import { bot, person } from '../support/kept.ts';
import { say } from '../support/table.ts';
import { drawn } from '../support/tour.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { curtainCalls, liftByMouse } from '../hot-seat/people.ts';
import { keepGames, playedGame } from './games.ts';
import { told } from './told.ts';
import { soon } from './soon.ts';

const PAIR = [person('Ada'), person('Bert'), bot('Horace')];
const SOLO = [person('Ada'), bot('Horace'), bot('Ida')];
/** All have sorted, and the first of them leads. */
const SORTED = 3;
const journal = (seats: typeof PAIR, moves: number) =>
  playedGame('magic-trick', { seats, seed: SEED, moves });
/** With it Ada leads. */
const SEED = ledBy(0);

let folder = '';
const parlor = withHostAndBrowser(async () => {
  folder = await keepGames([
    { id: 'sorting', journal: botSorted() },
    { id: 'pair', journal: journal(PAIR, SORTED) },
    { id: 'solo', journal: journal(SOLO, SORTED) },
  ]);
  return startTestHost(0, undefined, folder);
});
let watched: WatchedPage;
beforeAll(async () => {
  watched = await parlor.open('motion=off&renderer=canvas');
  await watched.page.waitForSelector('.home');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A seed with which a seat leads to the first trick. */
function ledBy(seat: number): number {
  for (let seed = 1; ; seed += 1) {
    const game = told(playedGame('magic-trick', { seats: PAIR, seed, moves: SORTED }));
    if (game.steps.at(-1)?.view.awaiting[0] === seat) return seed;
  }
}

/** A game in which the bot has sorted, and nobody else. */
function botSorted(): Journal {
  for (let seed = 1; ; seed += 1) {
    const game = playedGame('magic-trick', { seats: PAIR, seed, moves: 1 });
    if (told(game).moves[0]?.seat === PAIR.length - 1) return game;
  }
}

const goTo = (page: Page, id: string): Promise<void> =>
  page.evaluate((hash) => location.assign(hash), `#table=${id}`);
const slip = (page: Page, what: string) => page.locator(`.undo-slip[data-undo="${what}"]`);
const takeBack = '[data-tool="take-back"]:visible';
const view = (): View => watched.lastView().view as unknown as View;
/** Waits until something is asked; after something was taken back the same is asked under another name. */
const isAsked = async (page: Page, what: string): Promise<void> => {
  await page.waitForSelector(`[data-question*="${what}"]`);
};
/** How the table stands, whatever the question on it is called. */
const standing = (): object => ({ ...view(), question: { ...view().question, id: '' } });

/** Plays the first card that may be played. */
async function play(page: Page): Promise<void> {
  await page
    .locator('#dom-table [data-target^="slot:"][aria-disabled="false"]')
    .first()
    .evaluate((button: HTMLElement) => button.click());
}

/** What the log tells of moves that were taken back. */
async function undoneInLog(page: Page): Promise<string[]> {
  if ((await page.locator('#log').count()) === 0) await page.locator('[data-tool="log"]:visible').click();
  return page.locator('#log .log-undone summary').allTextContents();
}

test('what nobody has learned anything by is taken back unasked, also over the curtain', async () => {
  const { page } = watched;
  await goTo(page, 'sorting');
  expect(await curtainCalls(watched)).toContain('Ada');
  await liftByMouse(page);
  await page.click('[data-action="arrange"]');
  await page.locator('#curtain-title', { hasText: 'Bert' }).waitFor();
  await page.click(`#curtain ${takeBack}`);
  await page.locator('#curtain-title', { hasText: 'Ada' }).waitFor();
  expect(await page.locator('.undo-slip').count()).toBe(0);
  await liftByMouse(page);
  await isAsked(page, 'seat-0.arrange~');
  expect(await undoneInLog(page)).toEqual([say('undo.log', { name: 'Ada', moves: 1 })]);
  expect(watched.messages.some((message) => message.type === 'undoing' && message.asked !== null)).toBe(
    false,
  );
  expect(watched.complaints).toEqual([]);
});

test('what others have seen is taken back when they agree, and stays when they do not or nobody asks any more', async () => {
  const { page } = watched;
  await goTo(page, 'pair');
  expect(await curtainCalls(watched)).toContain('Ada');
  await liftByMouse(page);
  await page.waitForSelector('[data-question]');
  const before = standing();
  await play(page);
  await isAsked(page, 'seat-0.sleeve');
  const { version } = watched.lastView();
  const ask = async (): Promise<void> => {
    await page.click(takeBack);
    await slip(page, 'asked')
      .getByText(say('undo.asked', { name: 'Ada', moves: 1 }))
      .waitFor();
  };

  await ask();
  await page.click('[data-disagrees="1"]');
  await slip(page, 'refused')
    .getByText(say('undo.refused', { by: 'Bert' }))
    .waitFor();
  await ask();
  await page.click('[data-withdraws]');
  await slip(page, 'withdrawn')
    .getByText(say('undo.withdrawn', { name: 'Ada' }))
    .waitFor();
  expect(watched.lastView().version).toBe(version);
  await ask();
  await page.click('[data-agrees="1"]');
  // Both have been looking at the screen.
  expect(await curtainCalls(watched)).toContain('Ada');
  await liftByMouse(page);
  await isAsked(page, 'seat-0.play~');
  expect(watched.lastView().version).toBe(version + 1);
  expect(standing()).toEqual(before);
  expect(await undoneInLog(page)).toEqual([say('undo.log', { name: 'Ada', moves: 1 })]);
  expect(watched.complaints).toEqual([]);
});

test('bots agree at once, and a press that comes too late changes nothing', async () => {
  const { page } = watched;
  await goTo(page, 'solo');
  await page.waitForSelector('[data-question]');
  await soon(() => watched.lastView().table).toBe('solo');
  await play(page);
  await isAsked(page, 'seat-0.sleeve');
  const [before, first] = [standing(), watched.lastView().version];
  await page.click('[data-action="pass"]');
  // The bots have played, and Ada is asked again.
  await isAsked(page, 'trick-2.seat-0.play');
  const { version } = watched.lastView();
  const moves = version - first;
  expect(moves).toBeGreaterThan(1);
  // A card is pressed before the page has heard that the trick in which it was to be played is no more.
  await page.evaluate(() => {
    const press = (button: string): void => document.querySelector<HTMLElement>(button)?.click();
    press('.bar [data-tool="take-back"]');
    press('.bar [data-tool="take-back"]');
    press('#dom-table [data-target^="slot:"][aria-disabled="false"]');
  });
  await isAsked(page, 'seat-0.sleeve~');
  await soon(() => undoneInLog(page)).toEqual([say('undo.log', { name: 'Ada', moves })]);
  await drawn(page);
  expect(standing()).toEqual(before);
  expect(watched.lastView().version).toBe(version + 1);
  expect(watched.complaints).toEqual([]);
});
