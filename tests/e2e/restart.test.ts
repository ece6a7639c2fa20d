// The program is ended and started again while a page is open: the page says what to do, and comes back by itself.
import { expect, test } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { startTestHost } from './support/host.ts';
import { say } from './support/table.ts';

test('a page of before says that the program was started anew, until its address is opened', async () => {
  const browser = await openBrowser();
  let host = await startTestHost();
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(host.address(''));
    await page.waitForSelector('.home');
    const { port } = new URL(host.address(''));
    await host.close();
    await page.getByText(say('table.link.lost')).waitFor();
    host = await startTestHost(Number(port));
    await page.getByText(say('table.link.closed')).waitFor();
    // Another page of the same browser brings the cookie that lets both in.
    const other = await context.newPage();
    await other.goto(host.address(''));
    await page.locator('.notice').waitFor({ state: 'detached' });
    expect(await page.locator('.home').count()).toBe(1);
  } finally {
    await browser.close();
    await host.close();
  }
});
