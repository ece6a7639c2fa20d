// A guest on a phone, from the code to the table and back: every screen on the way fits, can be read, and can be heard.
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { paleTexts } from '../../axe/contrast.ts';
import { findings } from '../../axe/findings.ts';
import { misfits } from '../../pseudo/faults.ts';
import { openPage, type WatchedPage } from '../../support/browser.ts';
import { withHostAndBrowser } from '../../support/with.ts';

const parlor = withHostAndBrowser();
const PHONE = { width: 360, height: 740 };
const QUIET = 'motion=off&renderer=canvas';
const LONG_NAME = 'Maximiliane Mustermann-Schulze the Secon';

/** Opens a table with a free seat for guests; answers the address that leads to it, with its code. */
async function gather({ page }: WatchedPage): Promise<string> {
  await page.waitForSelector('.home');
  await page.click('[data-action="set-table"]');
  await page.check('input[name="network"]', { force: true });
  await page.selectOption('select[data-seat="1"]', 'open');
  await page.click('button[type="submit"]');
  await page.waitForSelector('.join-code');
  return (await page.getAttribute('.qr', 'data-url')) ?? '';
}

/** Asks for the free seat, and is let in. */
async function sitDown(guest: Page, owner: Page, name: string): Promise<void> {
  await guest.fill('#guest-name', name);
  await guest.click('[data-offer="take"]');
  await owner.click('[data-yes]');
}

/** Nothing is cut, pale, or without words. */
async function expectGood({ page }: WatchedPage, scene: string): Promise<void> {
  await page.waitForSelector(`[data-scene="${scene}"]`);
  expect({ scene, misfits: await misfits(page) }).toEqual({ scene, misfits: [] });
  expect({ scene, found: await findings(page) }).toEqual({ scene, found: [] });
  expect({ scene, pale: await paleTexts(page) }).toEqual({ scene, pale: [] });
}

test(
  'comes in by the code, plays, is lost, comes back, and is told why not',
  { timeout: 300_000 },
  async () => {
    const owner = await parlor.open(QUIET);
    const invitation = new URL(await gather(owner));
    const code = invitation.hash.slice('#code='.length);
    const guest = await openPage(parlor.browser, `${invitation.origin}/?${QUIET}`, PHONE);
    const { page } = guest;
    await expectGood(guest, 'code');

    await page.fill('#join-code', 'AAA-AAA');
    await page.press('#join-code', 'Enter');
    await page.waitForSelector('#join-code-problem');
    await expectGood(guest, 'code');
    // As people type it.
    await page.fill('#join-code', code.toLowerCase().replace('-', ' '));
    await page.press('#join-code', 'Enter');
    await expectGood(guest, 'door');

    await page.click('[data-offer="take"]');
    await page.waitForSelector('#guest-name-problem');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('guest-name');
    await page.fill('#guest-name', LONG_NAME);
    await page.click('[data-offer="take"]');
    await expectGood(guest, 'asking');
    await owner.page.click('.host-requests button:not([data-yes])');
    await page.waitForSelector('.guest-refused');
    await expectGood(guest, 'door');
    await sitDown(page, owner.page, LONG_NAME);
    await expectGood(guest, 'lobby');

    await owner.page.click('[data-act="begin"]');
    await page.waitForSelector('.table');
    expect(guest.lastView().holds).toEqual([1]);
    const address = page.url();
    expect(address).toContain('#table=');

    // Another device with the same pass.
    const device = await parlor.browser.newContext({ storageState: await page.context().storageState() });
    const other = await device.newPage();
    await other.goto(address);
    await other.waitForSelector('.table');
    await expectGood(guest, 'elsewhere');
    await page.click('[data-action="play-here"]');
    await page.waitForSelector('.table');
    await other.waitForSelector('[data-scene="elsewhere"]');
    await device.close();

    // Gone, as a phone is that sleeps; and back, as the address and the pass lead.
    await page.goto('about:blank');
    await owner.page.waitForSelector('.company-sign[data-sign="lost"][data-seat="1"]');
    await page.goto(address);
    await page.waitForSelector('.table');
    await owner.page.waitForSelector('.company-sign', { state: 'detached' });

    await page.click('.bar-more');
    await page.click('#bar-menu [data-tool="leave"]');
    await page.click('#leave button:not(.main)');
    await expectGood(guest, 'door');
    await page.click('[data-action="come-back"]');
    await page.waitForSelector('.table');

    await owner.page.click('[data-tool="network"]');
    await owner.page.click('[data-act="close"]');
    await expectGood(guest, 'closed');
    expect(owner.complaints).toEqual([]);
  },
);

test('watches at once where nobody is asked, and is sent away', { timeout: 300_000 }, async () => {
  const owner = await parlor.open(QUIET);
  const invitation = await gather(owner);
  await owner.page.click('input[name="asks"]', { force: true });
  const guest = await openPage(parlor.browser, invitation.replace('/#', `/?${QUIET}#`), PHONE);
  const { page } = guest;
  await expectGood(guest, 'door');
  await page.fill('#guest-name', 'Walt');
  await page.click('[data-offer="watch"]');
  await expectGood(guest, 'lobby');
  await owner.page.click('.host-watcher [data-act="send-away"]');
  // Asked once more first.
  await expectGood(guest, 'lobby');
  await owner.page.click('.host-watcher [data-act="send-away"][data-really]');
  await expectGood(guest, 'code');
  expect(await page.textContent('[role="status"].hint')).toContain('sent you away');
  expect(guest.complaints).toEqual([]);
});

test(
  'another copy finds the way by an address that is pasted, and goes back to its seat',
  { timeout: 300_000 },
  async () => {
    const owner = await parlor.open(QUIET);
    const invitation = await gather(owner);
    // The same program stands for the other copy: it goes to itself over the network.
    const copy = await parlor.open(QUIET, PHONE);
    const { page } = copy;
    await page.click('[data-action="join"]');
    await page.waitForSelector('.join');
    expect(await misfits(page)).toEqual([]);
    expect(await findings(page)).toEqual([]);
    expect(await paleTexts(page)).toEqual([]);
    await page.fill('#join-address', 'not an address!');
    await page.press('#join-address', 'Enter');
    await page.waitForSelector('#join-address-problem');
    await page.fill('#join-address', invitation);
    expect(await page.inputValue('#join-address-code')).not.toBe('');
    await page.press('#join-address', 'Enter');
    await expectGood(copy, 'door');
    await sitDown(page, owner.page, 'Ben');
    await expectGood(copy, 'lobby');
    await owner.page.click('[data-act="begin"]');
    await page.waitForSelector('.table');
    await page.reload();
    await page.waitForSelector('.table');
    await page.click('.bar-more');
    await page.click('#bar-menu [data-tool="leave"]');
    await page.click('#leave button:not(.main)');
    await page.click('[data-held]');
    await page.waitForSelector('.table');
    expect(copy.complaints).toEqual([]);
  },
);
