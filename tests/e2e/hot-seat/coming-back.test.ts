// Whoever comes back to a shared screen finds the curtain down: after a reload, a cut, and another start of the host.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { magicTrickView } from '../magic-trick/table.ts';
import { openBrowser } from '../support/browser.ts';
import { startTestHost } from '../support/host.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { curtainCalls, liftByMouse, openSharedTable } from './people.ts';

const parlor = withHostAndBrowser();
const PATIENT = { timeout: 60_000 };
const WINDOW = { width: 1280, height: 800 };

test('the curtain is down again after a reload, and its person finds their question', async () => {
  const watched = await parlor.open('motion=off');
  const { page } = watched;
  await page.waitForSelector('.home');
  await openSharedTable(watched, { 1: 'Bea', 3: 'Dot' });
  await curtainCalls(watched);
  await liftByMouse(page);
  await page.waitForSelector('[data-question$=".arrange"]');
  await page.reload();
  expect(await curtainCalls(watched)).toContain('Bea');
  expect(magicTrickView(watched).viewer).toBe('watcher');
  await liftByMouse(page);
  await page.waitForSelector('[data-question$=".arrange"]');
  expect(await page.locator('[data-group="sort"] button').count()).toBe(14);
  expect(watched.complaints).toEqual([]);
});

test('three people sort in the order of their seats, each behind a curtain of their own', async () => {
  const watched = await parlor.open('motion=off');
  const { page } = watched;
  await page.waitForSelector('.home');
  await openSharedTable(watched, { 0: 'Ada', 1: 'Bea', 3: 'Dot' });
  for (const name of ['Ada', 'Bea', 'Dot']) {
    expect(await curtainCalls(watched)).toContain(name);
    // A bot may sort right after the call, and is told of behind it.
    const news = (await page.locator('#news').textContent()) ?? '';
    expect(news.match(/screen to \w+\./g)?.at(-1)).toBe(`screen to ${name}.`);
    await liftByMouse(page);
    expect(await page.locator('.prompt-whose').textContent()).toBe(name);
    await page.click('[data-action="arrange"]');
    // Whoever sorts last may also lead to the first trick, and then stays.
    if (name !== 'Dot') await page.waitForSelector('#curtain');
  }
  await expect.poll(() => magicTrickView(watched).phase, PATIENT).toMatch(/trick/);
  expect(watched.moves.map(({ question }) => question)).toEqual([
    'hand-1.seat-0.arrange',
    'hand-1.seat-1.arrange',
    'hand-1.seat-3.arrange',
  ]);
});

test('the curtain is down when the host has been ended and started again', { timeout: 120_000 }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'parlor-shared-'));
  const browser = await openBrowser();
  let host = await startTestHost(0, undefined, data);
  try {
    const context = await browser.newContext({ viewport: WINDOW });
    const page = await context.newPage();
    await page.goto(host.address('motion=off'));
    await page.waitForSelector('.home');
    await openSharedTable({ page }, { 0: 'Ada', 2: 'Cid' });
    await curtainCalls({ page });
    await liftByMouse(page);
    await page.waitForSelector('[data-question$=".arrange"]');
    const { port } = new URL(page.url());
    await host.close();
    host = await startTestHost(Number(port), undefined, data);
    // Another page of the same browser brings the cookie that lets both in.
    const other = await context.newPage();
    await other.goto(host.address('motion=off'));
    expect(await curtainCalls({ page })).toContain('Ada');
    await liftByMouse(page);
    await page.click('[data-action="arrange"]');
    expect(await curtainCalls({ page })).toContain('Cid');
  } finally {
    await browser.close();
    await host.close();
    rmSync(data, { recursive: true, force: true });
  }
});

test('a row that somebody sorts is as they left it when the window was out of sight meanwhile', async () => {
  const watched = await parlor.open('motion=off');
  const { page } = watched;
  await page.waitForSelector('.home');
  await openSharedTable(watched, { 0: 'Ada', 1: 'Bea' });
  await curtainCalls(watched);
  await liftByMouse(page);
  await page.waitForSelector('[data-question$=".arrange"]');
  const order = (): Promise<string[]> =>
    page
      .locator('[data-group="sort"] [data-target]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-target') ?? ''));
  const before = await order();
  // Only cards of one rank may change places.
  const at = before.findIndex((card, index) => card.slice(-1) === before[index + 1]?.slice(-1));
  for (const card of before.slice(at, at + 2)) await page.locator(`[data-target="${card}"]`).press('Enter');
  const sorted = before.toSpliced(at, 2, before[at + 1] ?? '', before[at] ?? '');
  await expect.poll(order, PATIENT).toEqual(sorted);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await curtainCalls(watched)).toContain('Ada');
  expect(await order()).toEqual([]);
  await liftByMouse(page);
  await expect.poll(order, PATIENT).toEqual(sorted);
  await page.click('[data-action="arrange"]');
  expect(await curtainCalls(watched)).toContain('Bea');
  expect(watched.moves.map(({ move }) => move)).toEqual([
    { type: 'arrange', order: sorted.map((card) => card.replace('sort:', '')) },
  ]);
});
