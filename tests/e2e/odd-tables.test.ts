// Tables that cannot be gone on with: the page says why, and never stays empty.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { games } from '../../engine/games/registry.ts';
import { JOURNAL_FORMAT, type JournalHeader } from '../../engine/journal/journal.ts';
import { troubleSentence } from '../../engine/language/troubles.ts';
import type { TroubleCode } from '../../engine/protocol/trouble.ts';
import { prepareFolder } from '../../main/storage/data-folder.ts';
import { openDatabase } from '../../main/storage/open-database.ts';
import { sqliteStorage } from '../../main/storage/sqlite.ts';
import { openBrowser, openPage } from './support/browser.ts';
import { startTestHost, type TestHost } from './support/host.ts';
import { say } from './support/table.ts';

const WINDOW = { width: 1280, height: 800 };
const { rulesVersion } = games['magic-trick'];
const header: JournalHeader = {
  format: JOURNAL_FORMAT,
  game: 'magic-trick',
  rulesVersion,
  seats: Array.from({ length: 4 }, (_, seat) => ({ name: `Person ${seat}`, kind: 'person', bot: null })),
  options: {},
  seed: 'odd',
  setup: {},
  decks: [],
};

const folder = mkdtempSync(join(tmpdir(), 'parlor-odd-'));
let host: TestHost | null = null;
let browser: Browser | null = null;

/** Keeps a good table and one of each odd kind. */
async function keepTables(): Promise<void> {
  prepareFolder(folder);
  const storage = sqliteStorage(openDatabase(folder, Date.now).database);
  await storage.create('good', header, 1);
  await storage.create('unknown-game', { ...header, game: 'poker' }, 1);
  await storage.create('other-rules', { ...header, rulesVersion: rulesVersion + 1 }, 1);
  await storage.create('closed', header, 1);
  await storage.append('closed', [{ n: 1, at: 1, kind: 'end', reason: 'closed' }]);
  await storage.create('damaged', header, 1);
  await storage.append('damaged', [
    { n: 1, at: 1, kind: 'move', seat: 0, move: { type: 'pass' }, id: 'm1', check: '0' },
  ]);
  storage.close();
}

beforeAll(async () => {
  await keepTables();
  host = await startTestHost(0, undefined, folder);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
  rmSync(folder, { recursive: true, force: true });
});

const started = (): { host: TestHost; browser: Browser } => {
  if (!host || !browser) throw new Error('Host and browser were not started.');
  return { host, browser };
};

const odd: readonly (readonly [string, TroubleCode, Readonly<Record<string, string | number>>])[] = [
  ['unknown-game', 'table-of-unknown-game', { game: 'poker' }],
  ['other-rules', 'table-of-other-rules', { played: rulesVersion + 1, known: rulesVersion }],
  ['closed', 'table-closed', {}],
  ['damaged', 'table-damaged', { entry: 1 }],
  ['nowhere', 'no-such-table', {}],
];
test.for(odd)('the address of a table that is %s leads home, with a sentence', async ([id, code, facts]) => {
  const { page } = await openPage(started().browser, started().host.address('motion=off'), WINDOW);
  await page.evaluate((table) => {
    location.hash = `#table=${table}`;
  }, id);
  const notice = page.locator('.notice-trouble span');
  expect(await notice.textContent()).toBe(troubleSentence(say, { code, facts }));
  await page.locator('[data-action="play-now"]').first().waitFor();
  await page.close();
});

test('a page that has no screen for a game says so, and leads home', async () => {
  const { page } = await openPage(started().browser, started().host.address('motion=off'), WINDOW);
  // As an older page would hear of a newer game.
  await page.evaluate(() => {
    const { prototype } = MessageEvent;
    const read = Object.getOwnPropertyDescriptor(prototype, 'data')?.get;
    Object.defineProperty(prototype, 'data', {
      get(this: MessageEvent): unknown {
        const data: unknown = read?.call(this);
        return typeof data === 'string' ? data.replaceAll('"game":"magic-trick"', '"game":"poker"') : data;
      },
    });
    location.hash = '#table=good';
  });
  await page.locator('main .lost').waitFor();
  const sentence = troubleSentence(say, { code: 'table-of-unknown-game', facts: { game: 'poker' } });
  expect(await page.locator('main').innerText()).toContain(sentence);
  await page.click('[data-action="home"]');
  await page.locator('[data-action="play-now"]').first().waitFor();
  await page.close();
});
