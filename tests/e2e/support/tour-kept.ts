// A tour of what is made of kept games: all of them, what they say together, a replay of each game, and taking back.
import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { GAME_IDS } from '../../../engine/games/registry.ts';
import { keepGames, playedGame, type KeptGame } from '../kept/games.ts';
import { curtainCalls, liftByMouse } from '../hot-seat/people.ts';
import type { WatchedPage } from './browser.ts';
import { startTestHost, type TestHost } from './host.ts';
import { bot, person } from './kept.ts';
import type { Visit } from './stops.ts';
import { drawn, press } from './tour.ts';

const DAY = 86_400_000;
const AT = Date.UTC(2026, 5, 1, 12);
/** Enough for lines in the course of time, and for shares with brackets. */
const EVENINGS = 8;
/** All have sorted at a table of Magic Trick, and one of them is to lead. */
const SORTED = 3;

/** Starts a host that keeps games of every kind; `nameOf` makes the names of those who played. */
export async function startKeptTour(nameOf: (name: string) => string, pages?: string): Promise<TestHost> {
  const people = ['Ada', 'Bert', 'Cora'].map((name) => person(nameOf(name)));
  const withBot = [people[0]!, people[1]!, bot(nameOf('Horace'))];
  const evenings = Array.from({ length: EVENINGS }, (_, evening): KeptGame => ({
    id: `evening-${evening}`,
    journal: playedGame('trick-taking', {
      seats: evening % 2 === 0 ? people : withBot,
      seed: evening,
      at: AT + evening * 10 * DAY,
    }),
  }));
  const games = GAME_IDS.map((id): KeptGame => ({
    id,
    title: id === 'sam' ? nameOf('The longest evening of all') : '',
    journal: playedGame(id, {
      seats: id === 'sam' || id === 'magicians' ? people.slice(0, 2) : people,
      seed: 7,
      undos: 1,
      at: AT - DAY,
    }),
  }));
  const pair: KeptGame = {
    id: 'pair',
    journal: playedGame('magic-trick', { seats: people, seed: 1, moves: SORTED, at: AT }),
  };
  const folder = await keepGames([...evenings, ...games, pair]);
  const host = await startTestHost(0, pages, folder);
  return {
    ...host,
    async close() {
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** From the archive to statistics, to replays, and to a table at which something is taken back. */
export async function tourKept({ page }: WatchedPage, visit: Visit): Promise<void> {
  await page.waitForSelector('.home');
  await tourArchive(page, visit);
  await tourStatistics(page, visit);
  for (const id of GAME_IDS) {
    await goTo(page, `replay=${id}/30/open`);
    await page.locator('#open-cards, .replay-controls').first().waitFor();
    await page.waitForFunction(() => document.querySelector('.replay-slider input')?.ariaValueText !== '');
    await drawn(page);
    await visit(`a replay of ${id} with all cards open`);
  }
  for (const tool of ['play-on', 'save'] as const) {
    await press(page, `[data-tool="${tool}"]`);
    await page.waitForSelector('dialog[open]');
    await visit(`a replay: what "${tool}" opens`);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
  }
  await takeBack(page, visit);
}

async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => location.assign(to), `#${hash}`);
}

async function tourArchive(page: Page, visit: Visit): Promise<void> {
  await goTo(page, 'games');
  await page.waitForSelector('[data-kept="pair"] [data-painted]');
  await page.click('[popovertarget="menu-pair"]');
  await visit('all games: the menu of one to go on with');
  await page.click('#menu-pair [data-act="rename"]');
  await page.waitForSelector('#title-pair');
  await visit('all games: another name for one');
  await page.keyboard.press('Escape');
  await page.click('#archive-tab-finished');
  await page.waitForSelector('[data-kept="evening-0"]');
  await page.click('[popovertarget="menu-evening-0"]');
  await page.click('#menu-evening-0 [data-act="delete"]');
  await page.waitForSelector('.notice-deleted');
  await visit('all games: those that are finished, and one that was just deleted');
  await page.click('#archive-tab-deleted');
  await page.waitForSelector('[data-kept="evening-0"]');
  await page.click('.notice-deleted [data-act="settle"]');
  await visit('all games: what was deleted');
}

async function tourStatistics(page: Page, visit: Visit): Promise<void> {
  await goTo(page, 'statistics');
  await page.waitForSelector('.course-picture');
  await page.click('.course-table summary');
  await page.waitForSelector('.history-row');
  await visit('statistics');
  await page.locator('.history-filters select').nth(1).selectOption({ index: 1 });
  await page.locator('.history-figures li').nth(1).waitFor();
  await drawn(page);
  await visit('statistics of one player');
  await page.click('[data-action="names"]');
  await page.waitForSelector('#history-names, dialog[open]');
  const forget = page.locator('form[aria-labelledby="forget-title"]');
  await forget.locator('select').selectOption({ index: 1 });
  await forget.locator('[data-action="forget"]').click();
  await visit('statistics: names to merge and to forget');
  await page.keyboard.press('Escape');
}

/** Three people share a screen: one asks to take back, and one does not agree. */
async function takeBack(page: Page, visit: Visit): Promise<void> {
  await goTo(page, 'table=pair');
  await curtainCalls({ page });
  await liftByMouse(page);
  await page.waitForSelector('[data-question]');
  await press(page, '#dom-table [data-target^="slot:"][aria-disabled="false"]');
  const undo = '#curtain [data-tool="take-back"], .bar [data-tool="take-back"]:not([aria-disabled="true"])';
  await page.waitForSelector(undo, { state: 'attached' });
  await press(page, undo);
  await page.waitForSelector('[data-undo="asked"]');
  await visit('somebody asks to take back');
  await press(page, '[data-disagrees]');
  await page.waitForSelector('[data-undo="refused"]');
  await visit('somebody does not agree to take back');
}
