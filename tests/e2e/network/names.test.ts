// A guest who opens the host by a name, over plain http: no secure context, and everything works all the same.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts';
import { askForSeat, atTable, begin, gather, letIn, openGuest, PHONE, SCREEN } from './coming.ts';
import { startHosted, STILL, type HostedHost } from './hosted.ts';
import { cardsShown } from './known.ts';
import { playOn, viewsOf } from './playing.ts';

const NAME = 'parlor-host.test';
const GAME = 'trick-taking';

let host: HostedHost;
let browser: Browser;
beforeAll(async () => {
  host = await startHosted({ network: { names: [NAME] } });
  browser = await openBrowser([`--host-resolver-rules=MAP ${NAME} 127.0.0.1`]);
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

/** Plays on and on, until the page is closed. */
function playAlong(watched: WatchedPage): void {
  playOn(GAME, watched).catch(() => undefined);
}

test('a guest comes by a name, plays, opens the page anew and plays on', { timeout: 240_000 }, async () => {
  const owner = await openPage(browser, host.address(STILL), SCREEN);
  const code = await gather(owner.page, GAME, [{ person: 'Ada' }, 'open']);
  const address = `http://${NAME}:${host.guestPort()}/?${STILL}#code=${code}`;
  const guest = await openGuest(browser, address, PHONE);
  const { page } = guest;
  expect(await page.evaluate(() => [isSecureContext, location.hostname])).toEqual([false, NAME]);
  await askForSeat(page, 1, 'Bert');
  await letIn(owner.page, 'Bert');
  await page.waitForSelector('[data-scene="lobby"]');
  // Before the game a reload leads back to the same seat, too.
  await page.reload();
  await page.waitForSelector('[data-scene="lobby"] [data-mine]');
  await begin(owner.page);
  await atTable(page);
  playAlong(owner);
  await playOn(GAME, guest, undefined, 3);

  await page.reload();
  await atTable(page);
  await playOn(GAME, guest, undefined, 2);
  expect(guest.moves.length).toBeGreaterThanOrEqual(5);
  expect(viewsOf(guest).length).toBeGreaterThan(5);
  expect(cardsShown(GAME, guest)).toEqual([]);
  expect(guest.complaints).toEqual([]);
  expect(owner.complaints).toEqual([]);
});
