// axe-core looks at every screen: what keeps somebody out who cannot see, or sees little, or has no pointer.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paleTexts } from './contrast.ts';
import { findings } from './findings.ts';
import { openPage } from '../support/browser.ts';
import { say } from '../support/table.ts';
import { tour } from '../support/tour.ts';
import { withHostAndBrowser } from '../support/with.ts';

const parlor = withHostAndBrowser();

/** As if somebody had chosen it before. */
async function keepTextSize(page: Page, percent: number): Promise<void> {
  await page.addInitScript(
    (settings) => localStorage.setItem('parlor.settings', settings),
    JSON.stringify({ text: percent }),
  );
}

test('a picture without words and a pale text are found', async () => {
  const { page } = await parlor.open('motion=off');
  await page.waitForSelector('.home');
  await page.evaluate(() => {
    const pale = document.createElement('p');
    pale.textContent = 'Pale';
    pale.style.color = '#888';
    pale.style.background = '#999';
    document.querySelector('main')?.append(document.createElement('img'), pale);
    pale.scrollIntoView();
  });
  const found = await findings(page);
  expect(found.some((line) => line.startsWith('critical image-alt'))).toBe(true);
  expect(found.some((line) => line.startsWith('serious color-contrast'))).toBe(true);
  expect(await paleTexts(page, await parlor.browser.newPage())).toContainEqual(
    expect.stringMatching(/^"Pale"/),
  );
});

test.for([
  { width: 1280, height: 800, text: 100 },
  { width: 360, height: 740, text: 100 },
  { width: 1280, height: 800, text: 150 },
])(
  'nothing on any screen at $width x $height, text $text %',
  { timeout: 300_000 },
  async ({ text, ...size }) => {
    const address = parlor.host.address('motion=off&renderer=canvas');
    const watched = await openPage(parlor.browser, address, size, (opening) => keepTextSize(opening, text));
    const { page } = watched;
    expect(await page.evaluate(() => document.documentElement.dataset['text'])).toBe(String(text));
    /** Each fault, and where it was met first. */
    const found = new Map<string, string>();
    const stops: string[] = [];
    const decoder = await parlor.browser.newPage();
    await tour(watched, say, async (stop) => {
      stops.push(stop);
      const faults = [...(await findings(page)), ...(await paleTexts(page, decoder))];
      for (const fault of faults) if (!found.has(fault)) found.set(fault, stop);
    });
    expect(stops.length).toBeGreaterThan(10);
    expect(Array.from(found, ([fault, stop]) => `${stop}: ${fault}`)).toEqual([]);
    expect(watched.complaints).toEqual([]);
  },
);
