// Phones as hands: two people at one screen take their seats to their phones by the codes it shows, and one of them is lost.
import type { Browser } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardWords } from '../../../../engine/games/trick-taking/describe.ts';
import type { TrickTakingView } from '../../../../engine/games/trick-taking/types.ts';
import { readPng } from '../../axe/png.ts';
import { openBrowser, openPage, type WatchedPage } from '../../support/browser.ts';
import { paintedPng } from '../../support/painted.ts';
import { say } from '../../support/table.ts';
import { atTable, begin, codeShown, gather, openGuest, PHONE, SCREEN } from '../coming.ts';
import { startHosted, STILL, type HostedHost } from '../hosted.ts';
import { cardsShown } from '../known.ts';
import { playOn, viewsOf } from '../playing.ts';

const GAME = 'trick-taking';
const NAMES = ['Ada', 'Bert'] as const;
const CAMERA = { effort: 4, timeLimit: 2_000 };

let host: HostedHost;
let browser: Browser;
beforeAll(async () => {
  host = await startHosted();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

/** What a camera reads from the screen. */
async function scanned({ page }: WatchedPage): Promise<string> {
  const { width, height, rgb } = readPng(Buffer.from(await paintedPng(page), 'base64'));
  return decodeQR({ width, height, data: rgb }, CAMERA);
}

/** Scans the code for a seat and opens what it leads to. */
async function takeToPhone(screen: WatchedPage, seat: number): Promise<WatchedPage> {
  const { page } = screen;
  await page.locator(`.host-seat[data-seat="${seat}"] [data-act="invite"]`).click();
  await page.waitForSelector('#seat-ticket svg.qr');
  const address = await scanned(screen);
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#seat=[\w-]{22}$/);
  const phone = await openGuest(browser, address.replace('/#', `/?${STILL}#`), PHONE);
  await page.getByText(say('hosting.ticket.taken', { name: NAMES[seat] ?? '' })).waitFor();
  await page.click('#seat-ticket .sheet-actions button');
  return phone;
}

test(
  'the big screen shows no hand while phones hold them, and takes over for a lost one',
  { timeout: 240_000 },
  async () => {
    const screen = await openPage(browser, host.address(STILL), SCREEN);
    await gather(screen.page, GAME, [{ person: NAMES[0] }, { person: NAMES[1] }]);
    // The code of the table can be scanned as well.
    const invitation = await scanned(screen);
    expect(invitation).toBe(`http://127.0.0.1:${host.guestPort()}/#code=${await codeShown(screen.page)}`);

    const phones: WatchedPage[] = [];
    for (const seat of [0, 1]) phones.push(await takeToPhone(screen, seat));
    const [first, second] = phones as [WatchedPage, WatchedPage];
    await begin(screen.page);
    for (const { page } of [screen, ...phones]) await atTable(page);
    const playing = phones.map((phone) => playOn(GAME, phone, undefined, 3));
    await Promise.race(playing);

    // Nothing of a hand was sent to the screen, and nothing stands on it.
    const shared = viewsOf(screen);
    expect(shared.length).toBeGreaterThan(3);
    for (const { view, holds } of shared) expect([view['viewer'], holds]).toEqual(['watcher', []]);
    expect(cardsShown(GAME, screen)).toEqual([]);
    const told = await screen.page.locator('body').ariaSnapshot();
    for (const phone of phones) {
      const { hand } = phone.lastView().view as unknown as TrickTakingView;
      expect(hand.length).toBeGreaterThan(2);
      for (const card of hand) expect(told).not.toContain(cardWords(say, card));
    }
    expect(await screen.page.locator('[data-question]').count()).toBe(0);

    // The picture is that of somebody who only watches.
    const code = screen.messages.findLast((message) => message.type === 'hosting')?.network?.code ?? '';
    const watcher = await openGuest(browser, host.guestAddress(`#code=${code}`), SCREEN);
    await watcher.page.fill('#guest-name', 'Dora');
    await watcher.page.click('[data-offer="watch"]');
    await screen.page.click('[data-slip="request"] [data-act="yes"]');
    await atTable(watcher.page);
    await screen.page.waitForSelector('.slip', { state: 'detached' });
    await expect
      .poll(async () => Buffer.compare(await stageOf(screen), await stageOf(watcher)), { timeout: 20_000 })
      .toBe(0);

    // One phone runs out of power.
    await second.page.close();
    await first.page.waitForSelector('[data-sign="lost"]');
    await screen.page.waitForSelector('[data-slip="lost"]');
    await screen.page.locator('.bar-tools > [data-tool="network"]').click();
    await screen.page.locator('dialog#network [data-seat="1"] [data-act="take"]').click();
    await screen.page.locator('dialog#network .sheet-head button').click();
    await screen.page.waitForSelector('#stage canvas');
    await expect.poll(() => screen.lastView().holds).toEqual([1]);
    await Promise.all(playing.slice(0, 1));
    playOn(GAME, first).catch(() => undefined);
    expect(await playOn(GAME, screen, undefined, 3)).toBe(3);
    await first.page.waitForSelector('[data-sign="lost"]', { state: 'detached' });
    expect(cardsShown(GAME, first)).toEqual([]);
    expect([...screen.complaints, ...first.complaints]).toEqual([]);
  },
);

/** What the picture of the table shows. */
async function stageOf({ page }: WatchedPage): Promise<Buffer> {
  await page.mouse.move(1, 1);
  return page.locator('#stage canvas').screenshot();
}
