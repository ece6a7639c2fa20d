// The same company once more: the host presses "Play again", and every guest's screen goes on to the new deal by itself.
import type { Browser } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBrowser, openPage, type WatchedPage } from '../../support/browser.ts';
import {
  askForSeat,
  askToWatch,
  atTable,
  begin,
  gather,
  letIn,
  openGuest,
  PHONE,
  SCREEN,
} from '../coming.ts';
import { startHosted, STILL, type HostedHost } from '../hosted.ts';
import { cardsShown } from '../known.ts';
import { playOn, viewsOf } from '../playing.ts';

const GAME = 'magicians';
/** Over after few rounds. */
const SHORT = { goal: 20 };
const OPTIONS = { timeout: 600_000 };

let hosts: HostedHost[];
let browser: Browser;
beforeEach(async () => {
  hosts = [];
  browser = await openBrowser();
});
afterEach(async () => {
  await browser.close();
  await Promise.all(hosts.map((host) => host.close()));
});

async function newHost(): Promise<HostedHost> {
  const host = await startHosted();
  hosts.push(host);
  return host;
}

const tableOf = ({ page }: WatchedPage): string => new URL(page.url()).hash;

/** At the new deal: nothing lies over the table, nothing is complained of, and what is asked can be answered. */
async function expectNewDeal(watched: WatchedPage, before: string): Promise<void> {
  const { page } = watched;
  await page.waitForFunction((hash) => location.hash.startsWith('#table=') && location.hash !== hash, before);
  await atTable(page);
  await page.waitForSelector('#game-end', { state: 'detached' });
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await page.locator('.notice').allTextContents()).toEqual([]);
  expect(watched.lastView().table).toBe(decodeURIComponent(tableOf(watched).slice('#table='.length)));
  expect(watched.complaints).toEqual([]);
}

test('two phones and a watcher go on to the next game, and play it', OPTIONS, async () => {
  const host = await newHost();
  const owner = await openPage(browser, host.address(STILL), SCREEN);
  const code = await gather(owner.page, GAME, ['open', 'open'], SHORT);
  const guests: WatchedPage[] = [];
  for (const [seat, name] of ['Ben', 'Cleo'].entries()) {
    const guest = await openGuest(browser, host.guestAddress(`#code=${code}`), PHONE);
    await askForSeat(guest.page, seat, name);
    await letIn(owner.page, name);
    await guest.page.waitForSelector('[data-scene="lobby"]');
    guests.push(guest);
  }
  const watcher = await openGuest(browser, host.guestAddress(`#code=${code}`), SCREEN);
  await askToWatch(watcher.page, 'Wim');
  await letIn(owner.page, 'Wim');
  await watcher.page.waitForSelector('[data-scene="lobby"]');
  await begin(owner.page);

  await Promise.all(guests.map((guest) => playOn(GAME, guest)));
  const everybody = [...guests, watcher];
  for (const { page } of [...everybody, owner]) await page.waitForSelector('#game-end');
  const before = tableOf(guests[0]!);
  await owner.page.click('#game-end .main');
  for (const each of everybody) await expectNewDeal(each, before);
  expect(new Set(everybody.map(tableOf)).size).toBe(1);
  expect(guests.map((guest) => guest.lastView().holds)).toEqual([[0], [1]]);
  expect(watcher.lastView().holds).toEqual([]);
  // A page that is loaded anew is at the new table too.
  await guests[0]!.page.reload();
  await atTable(guests[0]!.page);
  await Promise.all(guests.map((guest) => playOn(GAME, guest, undefined, 1)));
  for (const each of [...guests, watcher]) expect(cardsShown(GAME, each)).toEqual([]);
  expect(viewsOf(watcher).every(({ holds }) => holds.length === 0)).toBe(true);
});

test('another copy goes on to the next game, and back to it from home', OPTIONS, async () => {
  const [host, second] = [await newHost(), await newHost()];
  const owner = await openPage(browser, host.address(STILL), SCREEN);
  const code = await gather(owner.page, GAME, ['open', 'steady'], SHORT);
  const copy = await openPage(browser, second.address(STILL), SCREEN);
  const { page } = copy;
  await page.click('[data-action="join"]');
  await page.fill('#join-address', `127.0.0.1:${host.guestPort()}`);
  await page.fill('#join-address-code', code);
  await page.locator('form.guest-form button[type="submit"]').click();
  await page.waitForSelector('[data-scene="door"]');
  await askForSeat(page, 0, 'Bea');
  await letIn(owner.page, 'Bea');
  await page.waitForSelector('[data-scene="lobby"]');
  await begin(owner.page);
  await playOn(GAME, copy);
  await page.waitForSelector('#game-end');
  const before = tableOf(copy);
  await owner.page.waitForSelector('#game-end');
  await owner.page.click('#game-end .main');
  await expectNewDeal(copy, before);
  await playOn(GAME, copy, undefined, 1);
  await page.reload();
  await atTable(page);
  expect(tableOf(copy)).not.toBe(before);
  await page.locator('.bar-tools > [data-tool="leave"]').click();
  await page.locator('#leave button:not(.main)').click();
  await page.waitForSelector('[data-held]');
  expect(await page.locator('[data-held]').count()).toBe(1);
  await page.locator('[data-held]').click();
  await atTable(page);
  expect(copy.complaints).toEqual([]);
});
