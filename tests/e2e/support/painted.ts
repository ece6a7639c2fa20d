// What the browser paints of a page.
import type { Page } from 'playwright-core';

/** What is painted now, as a PNG in base64. It is made in a third of the time of Playwright's, and is larger. */
export async function paintedPng(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  await session.detach();
  return data;
}
