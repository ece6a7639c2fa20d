// What may change while people play: the way to draw, and the line to the host. Nothing is lost and nothing made twice.
import { expect, test } from 'vitest';
import { say } from '../support/table.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { curtainCalls, liftByMouse, openSharedTable } from './people.ts';

const parlor = withHostAndBrowser();
const PATIENT = { timeout: 60_000 };

test('another way to draw is taken at once, and the game goes on on it', async () => {
  const watched = await parlor.open('motion=off&renderer=canvas');
  const { page } = watched;
  await page.waitForSelector('.home');
  await openSharedTable(watched, { 0: 'Ada', 2: 'Cid' });
  await curtainCalls(watched);
  await liftByMouse(page);
  await page.waitForSelector('#stage canvas[data-renderer="canvas"]');
  await page.click('.bar-tool[data-tool="settings"]');
  await page.getByRole('radio', { name: say('table.settings.renderer.webgl'), exact: true }).check();
  await page.waitForSelector('#stage canvas[data-renderer="webgl"]');
  expect(await page.locator('#stage canvas').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.click('[data-action="arrange"]');
  expect(await curtainCalls(watched)).toContain('Cid');
  await liftByMouse(page);
  expect(watched.moves).toHaveLength(1);
  expect(watched.complaints.filter((line) => !/GPU stall|GL Driver/.test(line))).toEqual([]);
});

test('a move that a cut kept from the host waits for its person, and is made once', async () => {
  const context = await parlor.browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  /** The wire loses what the page says. */
  let isDeaf = false;
  let cut = async (): Promise<void> => undefined;
  const said: Record<string, unknown>[] = [];
  await page.routeWebSocket(/socket\.io/, (route) => {
    const server = route.connectToServer();
    cut = () => route.close();
    route.onMessage((data) => {
      const text = String(data);
      if (text.startsWith('42[')) said.push((JSON.parse(text.slice(2)) as [string, (typeof said)[0]])[1]);
      if (!isDeaf) server.send(data);
    });
    server.onMessage((data) => route.send(data));
  });
  const moves = () => said.filter(({ type }) => type === 'move');
  await page.goto(parlor.host.address('motion=off'));
  await page.waitForSelector('.home');
  await openSharedTable({ page }, { 0: 'Ada', 1: 'Bea', 2: 'Cid', 3: 'Dot' });
  await curtainCalls({ page });
  await liftByMouse(page);
  isDeaf = true;
  await page.click('[data-action="arrange"]');
  await expect.poll(() => moves().length, PATIENT).toBe(1);
  await cut();
  isDeaf = false;
  // Nobody knows who sits there now.
  expect(await curtainCalls({ page })).toContain('Ada');
  expect(moves()).toHaveLength(1);
  await page.click('#curtain-lift');
  // Ada's order is on its way by itself, and then Bea is called.
  await page.waitForFunction(() => document.querySelector('#curtain-title')?.textContent?.includes('Bea'));
  expect(moves()).toHaveLength(2);
  expect(moves()[1]).toEqual(moves()[0]);
  await context.close();
});
