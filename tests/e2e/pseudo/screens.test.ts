// All screens in a language that nobody speaks: every word of it, and all of it fits.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME_IDS } from '../../../engine/games/registry.ts';
import { sayIn } from '../../../engine/language/say.ts';
import { openBrowser, openPage } from '../support/browser.ts';
import { startTestHost, type TestHost } from '../support/host.ts';
import { readAll } from '../support/readings.ts';
import { tour } from '../support/tour.ts';
import { buildPseudo } from './build.ts';
import { english as pseudo } from './catalogue.ts';
import { foreignWords, misfits, notePainted } from './faults.ts';

const pages = mkdtempSync(join(tmpdir(), 'parlor-pseudo-'));
let host: TestHost | null = null;
let browser: Browser | null = null;
beforeAll(async () => {
  await buildPseudo(pages);
  host = await startTestHost(0, pages);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
  rmSync(pages, { recursive: true, force: true });
});

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;

test.for(SIZES)(
  'everything is from the catalogue, and fits at $width x $height',
  { timeout: 300_000 },
  async (size) => {
    if (!host || !browser) throw new Error('Host and browser are not there.');
    const watched = await openPage(browser, host.address('motion=off&renderer=canvas'), size, notePainted);
    /** Each fault, and where it was met first. */
    const found = new Map<string, string>();
    const stops: string[] = [];
    await tour(watched, sayIn(pseudo, 'en-GB'), async (stop) => {
      stops.push(stop);
      const faults = [...(await foreignWords(watched.page)), ...(await misfits(watched.page))];
      for (const fault of faults) if (!found.has(fault)) found.set(fault, stop);
    });
    expect(stops.length).toBeGreaterThan(10);
    expect(Array.from(found, ([fault, stop]) => `${stop}: ${fault}`)).toEqual([]);
    expect(watched.complaints).toEqual([]);
  },
);

const READINGS = GAME_IDS.flatMap((game) => SIZES.map((size) => ({ game, ...size })));

test.for(READINGS)('the rules of $game, too, at $width x $height', async ({ game, ...size }) => {
  if (!host || !browser) throw new Error('Host and browser are not there.');
  const watched = await openPage(browser, host.address('motion=off'), size, notePainted);
  const found: string[] = [];
  await readAll(watched, game, sayIn(pseudo, 'en-GB'), async (stop) => {
    const faults = [...(await foreignWords(watched.page)), ...(await misfits(watched.page))];
    found.push(...faults.map((fault) => `${stop}: ${fault}`));
  });
  expect(found).toEqual([]);
  expect(watched.complaints).toEqual([]);
});
