// A connection that breaks around a move: the move is made exactly once, and the game goes on by itself. The game is
// Magic Trick, as an example.
import type { Page, WebSocketRoute } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { openTable } from './support/table.ts';
import { withHostAndBrowser } from './support/with.ts';

const parlor = withHostAndBrowser();

/** The wire between page and host, which a test can make deaf or cut. */
interface Wire {
  /** Messages of the page are lost on the way. */
  losesSent: boolean;
  /** Messages of the host are lost on the way. */
  losesHeard: boolean;
  /** All moves that the page has said, lost ones too. */
  readonly moves: { readonly id: string; readonly question: string }[];
  /** Ids of the moves that the host has answered with `accepted`, lost answers too. */
  readonly accepted: string[];
  cut(): Promise<void>;
}

async function tapWire(page: Page): Promise<Wire> {
  let current: WebSocketRoute | null = null;
  const wire: Wire = {
    losesSent: false,
    losesHeard: false,
    moves: [],
    accepted: [],
    async cut() {
      await current?.close();
    },
  };
  await page.routeWebSocket(/socket\.io/, (route) => {
    current = route;
    const server = route.connectToServer();
    route.onMessage((data) => {
      const said = messageIn(String(data));
      if (said?.['type'] === 'move') wire.moves.push(said as never);
      if (!wire.losesSent) server.send(data);
    });
    server.onMessage((data) => {
      const heard = messageIn(String(data));
      if (heard?.['type'] === 'accepted') wire.accepted.push(String(heard['id']));
      if (!wire.losesHeard) route.send(data);
    });
  });
  return wire;
}

function messageIn(frame: string): Record<string, unknown> | null {
  if (!frame.startsWith('42[')) return null;
  return (JSON.parse(frame.slice(2)) as [string, Record<string, unknown>])[1];
}

async function sitDown(): Promise<{ page: Page; wire: Wire }> {
  const page = await parlor.browser.newPage({ viewport: { width: 1280, height: 800 } });
  const wire = await tapWire(page);
  await page.goto(parlor.host.address('motion=off'));
  await openTable(page);
  await page.waitForSelector('[data-question$=".arrange"]');
  return { page, wire };
}

let page: Page;
let wire: Wire;
beforeEach(async () => {
  ({ page, wire } = await sitDown());
});

test('a move whose answer was lost is not made twice', async () => {
  wire.losesHeard = true;
  await page.click('[data-action="arrange"]');
  await expect.poll(() => wire.accepted.length).toBe(1);
  await wire.cut();
  wire.losesHeard = false;
  await page.waitForSelector('[data-question*=".trick-1."]');
  expect(new Set(wire.moves.map(({ id }) => id)).size).toBe(1);
  expect(new Set(wire.accepted).size).toBe(1);
});

test('a move that was lost on the way is sent again with the same id', async () => {
  wire.losesSent = true;
  await page.click('[data-action="arrange"]');
  await expect.poll(() => wire.moves.length).toBe(1);
  await wire.cut();
  wire.losesSent = false;
  await page.waitForSelector('[data-question*=".trick-1."]');
  expect(wire.moves).toHaveLength(2);
  expect(wire.moves[1]).toEqual(wire.moves[0]);
  expect(wire.accepted).toEqual([wire.moves[0]?.id]);
});

test('a page that is opened anew comes back to its table', async () => {
  await page.reload();
  await page.waitForSelector('[data-question$=".arrange"]');
  expect(await page.locator('[data-group="sort"] button').count()).toBe(14);
});
