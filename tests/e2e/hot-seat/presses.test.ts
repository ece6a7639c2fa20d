// Presses at the change of persons: early, double and held ones, on the curtain and on cards, make no wrong move.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { placeOn } from '../magic-trick/picture.ts';
import { magicTrickView } from '../magic-trick/table.ts';
import type { WatchedPage } from '../support/browser.ts';
import { calmly } from '../support/calm.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { curtainCalls, liftByKeys, liftByMouse, nextShared, openSharedTable } from './people.ts';

const parlor = withHostAndBrowser();
const PATIENT = { timeout: 60_000 };

let watched: WatchedPage;
let page: Page;

/** Four people, so that a curtain follows on every move. */
async function sitDown(query: string): Promise<void> {
  watched = await parlor.open(`renderer=canvas&${query}`);
  ({ page } = watched);
  await page.waitForSelector('.home');
  await openSharedTable(watched, { 0: 'Ada', 1: 'Bea', 2: 'Cid', 3: 'Dot' });
}

/** Up to the first person's last decision in the first trick: which card goes up the sleeve. Then somebody else is called. */
async function upToSleeve(): Promise<void> {
  for (let last: string | null = null; ;) {
    const { what, id } = await nextShared(watched, last);
    // Whoever thinks of a bid has stopped pressing.
    if (what === 'sleeve') return calmly(page, () => Promise.resolve());
    if (what === 'curtain') await liftByMouse(page);
    if (what === 'arrange') await page.click('[data-action="arrange"]');
    if (what === 'play') {
      await calmly(page, () => page.locator(`[data-target="${legalSlot()}"]`).press('Enter'));
    }
    last = id;
  }
}

function legalSlot(): string {
  const choices = magicTrickView(watched).question?.choices ?? [];
  const choice = choices.find(({ at, refusal }) => typeof at === 'number' && refusal === null);
  return `slot:${choice?.at}`;
}

async function middleOf(selector: string): Promise<[number, number]> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const liftsSent = (): number =>
  watched.messages.filter((message) => message.type === 'view' && message.view['viewer'] !== 'watcher')
    .length;

test('clicks that follow on the one that lifted reach nothing on the table', async () => {
  await sitDown('motion=off');
  await curtainCalls(watched);
  const [x, y] = await middleOf('#curtain-lift');
  await page.mouse.click(x, y, { clickCount: 3 });
  await page.waitForSelector('[data-question$=".arrange"]');
  expect(liftsSent()).toBe(1);
  // The row to sort lies under the button; none of its cards was chosen.
  expect(await page.locator('[aria-pressed="true"]').count()).toBe(0);
  expect(watched.moves).toEqual([]);
});

test('clicks that follow on the one that played a card do not lift the curtain', async () => {
  await sitDown('motion=off');
  await upToSleeve();
  const [lifted, moved] = [liftsSent(), watched.moves.length];
  const { x, y } = await placeOn(watched, legalSlot());
  await page.mouse.click(x, y, { clickCount: 3 });
  await curtainCalls(watched);
  expect(watched.moves).toHaveLength(moved + 1);
  expect(liftsSent()).toBe(lifted);
});

test('a press on a curtain that still falls hurries it, and does not lift it when it is let go', async () => {
  await sitDown('motion=slow');
  await curtainCalls(watched);
  const [x, y] = await middleOf('#curtain-lift');
  await liftByMouse(page);
  await page.click('[data-action="arrange"]');
  const lifted = liftsSent();
  await page.waitForSelector('#curtain[data-phase="falling"]', PATIENT);
  await page.mouse.move(x, y);
  await page.mouse.down();
  expect(await curtainCalls(watched)).toContain('Bea');
  await page.mouse.up();
  expect(await page.locator('#curtain').getAttribute('data-phase')).toBe('down');
  expect(liftsSent()).toBe(lifted);
});

test('a key that is held down since the last move does not lift the curtain', async () => {
  await sitDown('motion=off');
  await upToSleeve();
  const [lifted, moved] = [liftsSent(), watched.moves.length];
  // Another key before tells this press from the one that played the card.
  await page.locator(`[data-target="${legalSlot()}"]`).press('Home');
  await page.locator(`[data-target="${legalSlot()}"]`).focus();
  await page.keyboard.down('Enter');
  await curtainCalls(watched);
  await page.waitForFunction(() => document.activeElement?.id === 'curtain-lift');
  for (let repeats = 0; repeats < 20; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await page.locator('#curtain').getAttribute('data-phase')).toBe('down');
  expect(liftsSent()).toBe(lifted);
  expect(watched.moves).toHaveLength(moved + 1);
  await liftByKeys(page);
  expect(liftsSent()).toBe(lifted + 1);
});

test('Space that lifts the curtain chooses no card, and the focus is on the table', async () => {
  await sitDown('motion=off');
  await curtainCalls(watched);
  await page.waitForFunction(() => document.activeElement?.id === 'curtain-lift');
  await page.keyboard.press('Space');
  await page.waitForSelector('[data-question$=".arrange"]');
  await page.waitForFunction(() => document.activeElement?.closest('[data-group]') !== null);
  expect(await page.locator('[aria-pressed="true"]').count()).toBe(0);
});

test('behind the curtain the table is there for nobody', async () => {
  await sitDown('motion=off');
  await curtainCalls(watched);
  const reachable = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [tabindex="0"]')]
      .filter((element) => {
        element.focus();
        return document.activeElement === element;
      })
      .map(({ id, className }) => id || className),
  );
  expect(reachable).toEqual(['curtain-lift', 'curtain-leave']);
});

/** The first person has sorted, by a hand that no sheet stops, and the second is called. */
async function callTheNext(): Promise<void> {
  await page.locator('[data-action="arrange"]').evaluate((button: HTMLElement) => button.click());
  expect(await curtainCalls(watched)).toContain('Bea');
}

test('a key that closes a sheet over the curtain does not lift it while it is held down', async () => {
  await sitDown('motion=off');
  await curtainCalls(watched);
  await liftByMouse(page);
  const lifted = liftsSent();
  await page.click('[data-tool="settings"]');
  await callTheNext();
  expect(await page.locator('#settings').count()).toBe(1);
  await page.locator('#settings .sheet-close').focus();
  await page.keyboard.down('Enter');
  await page.waitForSelector('#settings', { state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.id === 'curtain-lift');
  for (let repeats = 0; repeats < 20; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(liftsSent()).toBe(lifted);
  await liftByKeys(page);
  expect(liftsSent()).toBe(lifted + 1);
});

test('what was folded out of the bar does not lie over the curtain', async () => {
  await sitDown('motion=off');
  await curtainCalls(watched);
  await page.setViewportSize({ width: 360, height: 740 });
  await liftByMouse(page);
  await page.click('.bar-more');
  expect(await page.locator('#bar-menu:popover-open').count()).toBe(1);
  await callTheNext();
  expect(await page.locator('#bar-menu:popover-open').count()).toBe(0);
});
