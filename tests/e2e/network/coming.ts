// How a table is opened to the network and how guests come to it, by what both sides press.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { GameId } from '../../../engine/games/registry.ts';
import type { MessageKey } from '../../../engine/language/catalogue.ts';
import { openPage, type WatchedPage, type WindowSize } from '../support/browser.ts';
import { say } from '../support/table.ts';

export const PHONE: WindowSize = { width: 360, height: 740, hasTouch: true };
export const SCREEN: WindowSize = { width: 1280, height: 800 };

/** Who sits where at a new table, by seat: a person at the screen, a kind of bot, or whoever comes. */
export type Sitting = readonly ({ readonly person: string } | 'open' | 'steady' | 'random')[];

/** Opens a new table to the network, from home; answers its code when it waits for guests. */
export async function gather(
  page: Page,
  game: GameId,
  seats: Sitting,
  options: Readonly<Record<string, number>> = {},
): Promise<string> {
  await page.click('[data-action="set-table"]');
  await page.getByRole('radio', { name: say(`${game}.title`) }).check({ force: true });
  await page.getByRole('radio', { name: String(seats.length), exact: true }).check({ force: true });
  await page.locator('input[name="network"]').check({ force: true });
  for (const [seat, who] of seats.entries()) {
    const isPerson = typeof who === 'object';
    await page.selectOption(`select[data-seat="${seat}"]`, isPerson ? 'person' : who);
    if (isPerson) await page.fill(`input[data-name="${seat}"]`, who.person);
  }
  for (const [key, value] of Object.entries(options)) await page.fill(`#option-${key}`, String(value));
  await page.click('button[type="submit"]');
  return codeShown(page);
}

/** The join code in sight. */
export async function codeShown(page: Page): Promise<string> {
  const code = await page.locator('.join-code strong').textContent();
  return code ?? '';
}

/** The game begins, which has waited for the last guest. */
export async function begin(page: Page): Promise<void> {
  await page.click('[data-act="begin"][aria-disabled="false"]');
}

/** Lets somebody in who waits at the door of the lobby, or beside the game. */
export function letIn(page: Page, name: string): Promise<void> {
  return press(page, 'hosting.request.yes', name);
}

/** Presses what a host can do about somebody. */
export function press(page: Page, act: MessageKey, whom: string): Promise<void> {
  return page
    .getByRole('button', { name: say('hosting.act', { act: say(act), whom }), exact: true })
    .first()
    .click();
}

/** Opens a guest's page in a window of its own, or beside the others of a context. */
export function openGuest(
  browser: Browser | BrowserContext,
  address: string,
  window: WindowSize = SCREEN,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<WatchedPage> {
  const opener = 'newContext' in browser ? browser : { newPage: () => browser.newPage() };
  return openPage(opener, address, window, prepare);
}

/** At the door: says a name and asks for a seat. */
export async function askForSeat(page: Page, seat: number, name: string): Promise<void> {
  await page.fill('#guest-name', name);
  await page.locator('.company-seat').nth(seat).locator('[data-offer]').click();
}

/** At the door: says a name and asks to watch. */
export async function askToWatch(page: Page, name: string): Promise<void> {
  await page.fill('#guest-name', name);
  await page.click('[data-offer="watch"]');
}

/** A page's table is there, with its question or without. */
export async function atTable(page: Page): Promise<void> {
  await page.waitForSelector('#stage canvas', { state: 'attached' });
}
