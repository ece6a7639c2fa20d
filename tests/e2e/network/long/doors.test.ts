// What guests run into: wrong codes, taken seats, a no, being sent away, a second device, a table that closes.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser, openPage, type WatchedPage } from '../../support/browser.ts';
import { say } from '../../support/table.ts';
import {
  askForSeat,
  atTable,
  begin,
  gather,
  letIn,
  openGuest,
  PHONE,
  press,
  SCREEN,
  type Sitting,
} from '../coming.ts';
import { startHosted, STILL, type HostedHost } from '../hosted.ts';
import { cardsShown } from '../known.ts';
import { playOn } from '../playing.ts';

const GAME = 'trick-taking';
const OPTIONS = { timeout: 120_000 };

let host: HostedHost;
let browser: Browser;
let owner: WatchedPage;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  host = await startHosted();
  owner = await openPage(browser, host.address(STILL), SCREEN);
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await host.close();
});

/** Opens a table and comes to its door with the code. */
async function comeTo(
  seats: Sitting,
  from: Browser | BrowserContext = browser,
): Promise<{ readonly code: string; readonly guest: WatchedPage }> {
  const code = await gather(owner.page, GAME, seats);
  return { code, guest: await openGuest(from, host.guestAddress(`#code=${code}`), PHONE) };
}

/** Asks for a seat and is let in. */
async function sitDown({ page }: WatchedPage, seat: number, name: string): Promise<void> {
  await askForSeat(page, seat, name);
  await letIn(owner.page, name);
  await page.waitForSelector('[data-scene="lobby"]');
}

/** At a table that has begun, with a guest at seat 1. */
async function begun(
  from: Browser | BrowserContext = browser,
): Promise<{ readonly code: string; readonly guest: WatchedPage }> {
  const come = await comeTo([{ person: 'Ada' }, 'open'], from);
  await sitDown(come.guest, 1, 'Bert');
  await begin(owner.page);
  await atTable(come.guest.page);
  return come;
}

/** What the host can do, beside the game. */
async function openNetwork(): Promise<void> {
  await owner.page.locator('.bar-tools > [data-tool="network"]').click();
  await owner.page.waitForSelector('dialog#network');
}

const hearing = (page: Page, words: string): Promise<void> => page.getByText(words).first().waitFor();

test('a wrong code is told of, and the right one typed after it leads in', OPTIONS, async () => {
  const code = await gather(owner.page, GAME, [{ person: 'Ada' }, 'open']);
  const { page } = await openGuest(browser, host.guestAddress('#code=AAA-AAA'), PHONE);
  await hearing(page, say('trouble.wrong-code'));
  await page.reload();
  await hearing(page, say('trouble.wrong-code'));
  await page.fill('#join-code', code.toLowerCase().replace('-', ' '));
  await page.click('button[type="submit"]');
  await page.waitForSelector('[data-scene="door"]');
});

test('whoever is refused reads so and may ask again', OPTIONS, async () => {
  const { guest } = await comeTo([{ person: 'Ada' }, 'open']);
  const { page } = guest;
  await askForSeat(page, 1, 'Bert');
  await page.waitForSelector('[data-scene="asking"]');
  await press(owner.page, 'hosting.request.no', 'Bert');
  await hearing(page, say('guest.refused'));
  await sitDown(guest, 1, 'Bert');
  expect(guest.complaints).toEqual([]);
});

test('a seat that somebody else was given, and a name that is taken', OPTIONS, async () => {
  const { code, guest } = await comeTo([{ person: 'Ada' }, 'open', 'open']);
  const other = await openGuest(browser, host.guestAddress(`#code=${code}`), SCREEN);
  await askForSeat(guest.page, 1, 'ada ');
  await hearing(guest.page, say('trouble.name-taken'));
  await askForSeat(guest.page, 1, 'Bert');
  await askForSeat(other.page, 1, 'Cora');
  await letIn(owner.page, 'Bert');
  await guest.page.waitForSelector('[data-scene="lobby"]');
  // Without being asked once more: nobody can let her in there.
  await hearing(other.page, say('trouble.seat-taken'));
  expect(await owner.page.locator('.host-requests li').count()).toBe(0);
  await sitDown(other, 2, 'Cora');
  await other.page.reload();
  await other.page.waitForSelector('[data-scene="lobby"] [data-mine]');
  expect([...guest.complaints, ...other.complaints]).toEqual([]);
});

test('at a full table one can watch, sees no hand and is asked nothing', OPTIONS, async () => {
  const { code, guest } = await begun();
  const watcher = await openGuest(browser, host.guestAddress(`#code=${code}`), PHONE);
  const { page } = watcher;
  await page.waitForSelector('[data-scene="door"]');
  expect(await page.locator('.company-seat [data-offer]').count()).toBe(0);
  await page.fill('#guest-name', 'Dan');
  await page.click('[data-offer="watch"]');
  await letIn(owner.page, 'Dan');
  await atTable(page);
  playOn(GAME, owner).catch(() => undefined);
  await playOn(GAME, guest, undefined, 2);
  await page.reload();
  await atTable(page);
  await playOn(GAME, guest, undefined, 1);
  expect(watcher.lastView().view['viewer']).toBe('watcher');
  expect(watcher.lastView().holds).toEqual([]);
  expect(await page.locator('[data-question]').count()).toBe(0);
  expect(cardsShown(GAME, watcher)).toEqual([]);
  expect(watcher.complaints).toEqual([]);
});

test('whoever is sent away stands at the door, and their pass leads nowhere', OPTIONS, async () => {
  const { guest } = await comeTo([{ person: 'Ada' }, 'open']);
  await sitDown(guest, 1, 'Bert');
  await press(owner.page, 'hosting.seat.send-away', 'Bert');
  // Asked once more first.
  await press(owner.page, 'hosting.seat.send-away.really', 'Bert');
  await hearing(guest.page, say('guest.removed'));
  await guest.page.reload();
  await guest.page.waitForSelector('[data-scene]');
  expect(await guest.page.locator('[data-pass]').count()).toBe(0);
  expect(guest.complaints).toEqual([]);
});

test('a second tab with the same pass takes the seat, and the first takes it back', OPTIONS, async () => {
  const context = await browser.newContext({ viewport: SCREEN });
  const { guest } = await begun(context);
  const second = await openGuest(context, guest.page.url());
  await atTable(second.page);
  await hearing(guest.page, say('guest.elsewhere'));
  await guest.page.click('[data-action="play-here"]');
  await atTable(guest.page);
  await hearing(second.page, say('guest.elsewhere'));
  // Neither takes it from the other by itself.
  await second.page.waitForTimeout(1_500);
  await guest.page.waitForSelector('#stage canvas');
  playOn(GAME, owner).catch(() => undefined);
  await playOn(GAME, guest, undefined, 2);
  expect([...guest.complaints, ...second.complaints]).toEqual([]);
});

test(
  'a table that is taken off the network waits for its guests, who go on by themselves',
  OPTIONS,
  async () => {
    const { guest } = await begun();
    await openNetwork();
    await owner.page.click('dialog#network [data-act="close"]');
    await hearing(guest.page, say('guest.closed'));
    await owner.page.click('dialog#network [data-act="open"]');
    await atTable(guest.page);
  },
);

test('names of forty wide letters fit everywhere', OPTIONS, async () => {
  const { code, guest } = await comeTo([{ person: 'M'.repeat(40) }, 'open', 'open']);
  const wide = 'W'.repeat(40);
  await askForSeat(guest.page, 1, wide);
  await owner.page.waitForSelector('[data-request]');
  const other = await openGuest(browser, host.guestAddress(`#code=${code}`), PHONE);
  for (const [who, page] of [
    ['host', owner.page],
    ['guest', guest.page],
    ['other', other.page],
  ] as const)
    expect([who, await overflows(page)]).toEqual([who, 0]);
  await letIn(owner.page, wide);
  await guest.page.waitForSelector('[data-scene="lobby"]');
  expect(await overflows(guest.page)).toBe(0);
  await sitDown(other, 2, '@'.repeat(40));
  await begin(owner.page);
  await atTable(guest.page);
  await atTable(other.page);
  await other.page.close();
  await owner.page.waitForSelector('[data-slip="lost"]');
  for (const { page } of [owner, guest]) expect(await overflows(page)).toBe(0);
  await openNetwork();
  expect(await overflows(owner.page)).toBe(0);
});

/** How many px of a page lie beside its window. */
function overflows(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      0,
      document.documentElement.scrollWidth - innerWidth,
      ...[...document.querySelectorAll('dialog[open], .paper')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  );
}
