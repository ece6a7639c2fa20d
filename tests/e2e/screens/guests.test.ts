// What guests see on a phone, in a language that nobody speaks and in the largest text: each word is of it, and all of it fits.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPseudo } from '../pseudo/build.ts';
import { foreignWords, misfits, notePainted } from '../pseudo/faults.ts';
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts';
import { startTestHost } from '../support/host.ts';

const pages = mkdtempSync(join(tmpdir(), 'parlor-pseudo-'));
const PHONE = { width: 360, height: 740 };
const QUIET = 'motion=off&renderer=canvas&text=150';
beforeAll(() => buildPseudo(pages), 120_000);
afterAll(() => rmSync(pages, { recursive: true, force: true }));

async function expectGood({ page }: WatchedPage, where: string): Promise<void> {
  const found = [...(await foreignWords(page)), ...(await misfits(page))];
  expect({ where, found }).toEqual({ where, found: [] });
}

test('from the code to the table', { timeout: 300_000 }, async () => {
  const browser = await openBrowser();
  const host = await startTestHost(0, pages);
  try {
    const owner = (await openPage(browser, host.address(QUIET), PHONE, notePainted)).page;
    await owner.click('[data-action="set-table"]');
    await owner.check('input[name="network"]', { force: true });
    await owner.selectOption('select[data-seat="1"]', 'open');
    await owner.click('button[type="submit"]');
    await owner.waitForSelector('.join-code');
    const invitation = new URL((await owner.getAttribute('.qr', 'data-url')) ?? '');
    const guest = await openPage(browser, `${invitation.origin}/?${QUIET}`, PHONE, notePainted);
    const { page } = guest;
    const at = async (scene: string): Promise<void> => {
      await page.waitForSelector(`[data-scene="${scene}"]`);
      await expectGood(guest, scene);
    };
    await at('code');
    await page.press('#join-code', 'Enter');
    await page.waitForSelector('#join-code-problem');
    await at('code');
    await page.evaluate((hash) => location.assign(hash), invitation.hash);
    await at('door');
    await page.click('[data-offer="take"]');
    await page.waitForSelector('#guest-name-problem');
    await at('door');
    await page.fill('#guest-name', 'Žöë');
    await page.click('[data-offer="take"]');
    await at('asking');
    await owner.click('.host-requests button:not([data-yes])');
    await page.waitForSelector('.guest-refused');
    await at('door');
    await page.click('[data-offer="take"]');
    await owner.click('[data-yes]');
    await at('lobby');
    await owner.click('[data-act="begin"]');
    await page.waitForSelector('.table');
    await owner.goto('about:blank');
    await expectGood(guest, 'the table');
    await page.click('.bar-more');
    await page.click('#bar-menu [data-tool="leave"]');
    await page.waitForSelector('#leave');
    await expectGood(guest, 'leaving');
    await page.click('#leave button:not(.main)');
    await at('door');

    const copy = await openPage(browser, host.address(QUIET), PHONE, notePainted);
    await copy.page.click('[data-action="join"]');
    await copy.page.waitForSelector('.join');
    await expectGood(copy, 'the way to other hosts');
    expect(guest.complaints).toEqual([]);
  } finally {
    await browser.close();
    await host.close();
  }
});
