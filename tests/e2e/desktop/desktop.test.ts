// The desktop program's page: at home it finds its host over the port, plays, and comes back after a reload.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { openTable, say } from '../support/table.ts';
import { startDesktop, type Desktop } from './window.ts';

let browser: Browser | null = null;
let desktop: Desktop | null = null;
beforeAll(async () => {
  browser = await openBrowser();
  desktop = await startDesktop(browser);
});
afterAll(async () => {
  await desktop?.close();
  await browser?.close();
});

test('the page of the desktop program plays over its port, without any network', async () => {
  if (!desktop) throw new Error('The program did not start.');
  const { page, complaints, lines } = desktop;
  await page.locator('[data-action="set-table"]').first().waitFor();
  expect(
    await page.evaluate(() => [
      (window as unknown as { parlorShell: unknown }).parlorShell,
      typeof (globalThis as { require?: unknown }).require,
      typeof (globalThis as { process?: unknown }).process,
    ]),
  ).toEqual(['electron', 'undefined', 'undefined']);

  await openTable(page);
  const question = page.locator('[data-question]');
  await question.waitFor();
  const asked = await question.getAttribute('data-question');
  expect(asked).toBeTruthy();

  // The table's place is in the address, and the host has the game: what is asked is asked again.
  await desktop.reload();
  await page.locator(`[data-question="${asked}"]`).waitFor();
  await page.getByRole('button', { name: say('table.bar.leave'), exact: true }).click();
  await page.locator('[data-table]').waitFor();

  expect(complaints).toEqual([]);
  expect(lines).toEqual([]);
});
