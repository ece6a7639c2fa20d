// Another copy as a guest: its own window goes to a table of the first by address and code, through its own program.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage, type WatchedPage } from '../../support/browser.ts';
import { say } from '../../support/table.ts';
import { askForSeat, atTable, begin, gather, letIn, SCREEN } from '../coming.ts';
import { startHosted, STILL, type HostedHost } from '../hosted.ts';
import { cardsShown } from '../known.ts';
import { playOn } from '../playing.ts';

const GAME = 'trick-taking';

let browser: Browser;
let folder: string;
let first: HostedHost;
let second: HostedHost;
beforeAll(async () => {
  browser = await openBrowser();
  folder = mkdtempSync(join(tmpdir(), 'parlor-copies-'));
  first = await startHosted({ data: folder });
  second = await startHosted();
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([first?.close(), second?.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the first copy's window at its table, which goes on by itself from there. */
async function openFirst(): Promise<WatchedPage> {
  const owner = await openPage(browser, first.address(STILL), SCREEN);
  await owner.page.locator('[data-table]').click();
  await atTable(owner.page);
  return owner;
}

function playAlong(watched: WatchedPage): void {
  playOn(GAME, watched).catch(() => undefined);
}

test(
  'another copy joins, comes back after the host was started anew, leaves and goes back',
  { timeout: 240_000 },
  async () => {
    let owner = await openPage(browser, first.address(STILL), SCREEN);
    const code = await gather(owner.page, GAME, [{ person: 'Ada' }, 'open']);
    const port = first.guestPort();

    const other = await openPage(browser, second.address(STILL), SCREEN);
    const { page } = other;
    await page.click('[data-action="join"]');
    await page.fill('#join-address', `127.0.0.1:${port}`);
    await page.fill('#join-address-code', code);
    await page.locator('form.guest-form button[type="submit"]').click();
    await page.waitForSelector('[data-scene="door"]');
    await askForSeat(page, 1, 'Bea');
    await letIn(owner.page, 'Bea');
    await page.waitForSelector('[data-scene="lobby"]');
    await begin(owner.page);
    await atTable(page);
    playAlong(owner);
    await playOn(GAME, other, undefined, 2);

    // The first copy is ended and started anew.
    await first.close();
    await page.getByText(say('guest.link.lost')).waitFor();
    await owner.page.close();
    first = await startHosted({ data: folder });
    expect(first.guestPort()).toBe(port);
    await page.getByText(say('guest.link.lost')).waitFor({ state: 'detached' });
    owner = await openFirst();
    playAlong(owner);
    await playOn(GAME, other, undefined, 2);

    // The window itself is opened anew; then the person leaves, and goes back from home.
    await page.reload();
    await atTable(page);
    await playOn(GAME, other, undefined, 1);
    await page.locator('.bar-tools > [data-tool="leave"]').click();
    await page.waitForSelector('[data-held], dialog#leave');
    if ((await page.locator('dialog#leave').count()) > 0)
      await page
        .locator('#leave')
        .getByRole('button', { name: say('table.leave.yes') })
        .click();
    await page.waitForSelector('[data-held]');
    await page.getByRole('button', { name: say('join.back'), exact: true }).click();
    await page.click('.home [data-action="join"]');
    await page.locator('[data-held]').click();
    await atTable(page);
    await playOn(GAME, other, undefined, 1);

    expect(cardsShown(GAME, other)).toEqual([]);
    const secrets = other.messages.flatMap((message) => (message.type === 'pass' ? [message.secret] : []));
    expect(secrets).toEqual(['']);
    expect(other.complaints).toEqual([]);
  },
);
