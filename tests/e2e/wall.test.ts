// Home's wall of playbills: the games hang as equals, and the ways to a table are in sight.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../../engine/games/registry.ts';
import { PERSON } from '../../renderer/screens/setup-form.ts';
import { say } from './support/table.ts';
import { withHostAndBrowser } from './support/with.ts';

const parlor = withHostAndBrowser();

/** Where the elements are that `selector` finds, in whole pixels from the upper left corner of the window. */
function boxes(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((all) =>
    all.map((each) => {
      const { left, right, top, bottom, width } = each.getBoundingClientRect();
      const [l, r, t, b, w] = [left, right, top, bottom, width].map((length) => Math.round(length));
      return { left: l ?? 0, right: r ?? 0, top: t ?? 0, bottom: b ?? 0, width: w ?? 0 };
    }),
  );
}

async function openWall(width: number, height: number): Promise<Page> {
  const { page } = await parlor.open('motion=off', { width, height });
  await page.locator('[data-action="play-now"]').last().waitFor();
  return page;
}

const WIDE = [
  [1280, 800],
  [1920, 1080],
] as const;

test.for(WIDE)('at %i x %i the games are equals, all ways to them in sight', async ([width, height]) => {
  const page = await openWall(width, height);
  const parts = ['.bill', '.bill-art', '.bill [data-action="play-now"]'];
  for (const part of parts) {
    const found = await boxes(page, part);
    expect(found).toHaveLength(GAME_IDS.length);
    expect(new Set(found.map((box) => box.width)).size, part).toBe(1);
    expect(new Set(found.map(({ top, bottom }) => `${top} ${bottom}`)).size, part).toBe(1);
  }
  const ways = await boxes(page, '.bill button');
  expect(Math.max(...ways.map(({ bottom }) => bottom))).toBeLessThan(height);
  const [continued] = await boxes(page, '.box-office-title');
  expect(continued?.bottom).toBeLessThan(height);
});

test('on a phone one hangs below the other: the games, what to go on with', async () => {
  const page = await openWall(360, 740);
  const column = await boxes(page, '.bill, .box-office');
  expect(new Set(column.map(({ left, right }) => `${left} ${right}`)).size).toBe(1);
  column.slice(1).forEach(({ top }, before) => expect(top).toBeGreaterThan(column[before]?.bottom ?? top));
  const [first] = await boxes(page, '[data-action="play-now"]');
  expect(first?.bottom).toBeLessThan(740);
});

test('a phone on its side shows the first way to a table', async () => {
  const page = await openWall(740, 360);
  const [first] = await boxes(page, '[data-action="play-now"]');
  expect(first?.bottom).toBeLessThan(360);
});

test.for(GAME_IDS)(
  'play now on the bill of %s opens a table of the usual size, and its ticket says so',
  async (game) => {
    const watched = await parlor.open('motion=off');
    const { page } = watched;
    await page.click(`[data-bill="${game}"] [data-action="play-now"]`);
    await page.waitForSelector('#prompt, [data-question]');
    const view = watched.lastView();
    expect(view.view.game).toBe(game);
    expect(view.seats.map(({ kind }) => kind)).toEqual([PERSON, 'bot', 'bot', 'bot']);
    await page.locator('[data-tool="leave"]:visible').click();
    const ticket = page.locator(`[data-table="${view.table}"] .ticket-game`);
    expect(await ticket.textContent()).toBe(say(`${game}.title`));
    // Its ticket hangs below the lower edge, so the way back to it is offered above the bills as well.
    const goOn = page.locator('[data-action="go-on"]:visible');
    expect(await goOn.textContent()).toContain(say('home.go-on', { what: say(`${game}.title`) }));
    await goOn.click();
    await page.waitForSelector('#prompt, [data-question]');
    expect(watched.lastView().table).toBe(view.table);
  },
);
