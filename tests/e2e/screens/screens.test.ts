// Every screen, in a language that nobody speaks: each word is of it, all of it fits, and axe-core and a look at the
// contrasts find nothing that keeps somebody out.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../../engine/games/registry.ts';
import { sayIn } from '../../../engine/language/say.ts';
import { buildPseudo } from '../pseudo/build.ts';
import { english as pseudo } from '../pseudo/catalogue.ts';
import { foreignWords, misfits, notePainted } from '../pseudo/faults.ts';
import { pseudoText } from '../pseudo/pseudo.ts';
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts';
import { startTestHost, type TestHost } from '../support/host.ts';
import { readAll } from '../support/readings.ts';
import { startTour, tourTables, type Visit } from '../support/stops.ts';
import { tour } from '../support/tour.ts';
import { startKeptTour, tourKept } from '../support/tour-kept.ts';
import { tours } from '../support/tours.ts';
import { barriers, expectNothing, keepTextSize, type Look } from './faults.ts';

const PATIENT = { timeout: 300_000 };
const pages = mkdtempSync(join(tmpdir(), 'parlor-pseudo-'));
let browser: Browser;
const words: readonly Look[] = [foreignWords, misfits];
const all: readonly Look[] = [...words, barriers];
beforeAll(async () => {
  await buildPseudo(pages);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  rmSync(pages, { recursive: true, force: true });
});

interface Window {
  readonly width: number;
  readonly height: number;
  readonly text: number;
}

/** Opens a host's program in a window, for as long as a tour takes. */
async function inWindow(
  { text, ...size }: Window,
  starting: Promise<TestHost>,
  go: (watched: WatchedPage) => Promise<void>,
): Promise<void> {
  const host = await starting;
  try {
    const watched = await openPage(
      browser,
      host.address('motion=off&renderer=canvas'),
      size,
      async (page) => {
        await notePainted(page);
        await keepTextSize(page, text);
      },
    );
    await go(watched);
    expect(await watched.page.evaluate(() => document.documentElement.dataset['text'])).toBe(String(text));
    await watched.page.context().close();
  } finally {
    await host.close();
  }
}

// A phone's tables are looked at for barriers in English, on the long tours: a third of the time of this one.
describe.for<Window & { readonly atTables: readonly Look[] }>([
  { width: 1280, height: 800, text: 100, atTables: all },
  { width: 360, height: 740, text: 100, atTables: words },
])('at $width x $height with text of $text %', ({ atTables, ...size }) => {
  test('what every game has', PATIENT, () =>
    inWindow(size, startTestHost(0, pages), (watched) =>
      expectNothing(watched, all, (visit) => tour(watched, visit), 20),
    ),
  );

  test('what is made of kept games', PATIENT, () =>
    inWindow(size, startKeptTour(pseudoText, pages), (watched) =>
      expectNothing(watched, all, (visit) => tourKept(watched, visit), 14),
    ),
  );

  test.for(tours)('the tables of $id', PATIENT, (game) =>
    inWindow(size, startTour(game, pseudoText, pages), (watched) =>
      expectNothing(watched, atTables, (visit) => tourTables(watched, game, visit), game.stops.length),
    ),
  );

  test.for(GAME_IDS)('the rules of %s', (game) =>
    inWindow(size, startTestHost(0, pages), (watched) =>
      expectNothing(
        watched,
        words,
        (visit: Visit) => readAll(watched, game, sayIn(pseudo, 'en-GB'), visit),
        5,
      ),
    ),
  );
});
