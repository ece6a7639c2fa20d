// Whatever happens to the window while things move, the table comes to rest as a page just opened shows it.
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { ensureBrowser } from '../../../build/browser.mjs';
import { clickOn } from '../magic-trick/picture.ts';
import { magicTrickView, nextInMagicTrick } from '../magic-trick/table.ts';
import type { WatchedPage } from '../support/browser.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { atRest, expectAsFresh, expectNoWrongMove, inMotion, sitDown } from './rest.ts';

const parlor = withHostAndBrowser();

/** How long things move before they are disturbed, in ms. */
const AFTER = 350;

type Disturbance = (page: Page) => Promise<void>;

const resized =
  (width: number, height: number): Disturbance =>
  (page) =>
    page.setViewportSize({ width, height });

/** Another number of device px a CSS px, as when a window is moved to another screen; it lasts as long as its session. */
const denser =
  (density: number, width: number): Disturbance =>
  async (page) => {
    const session = await page.context().newCDPSession(page);
    const size = { width, height: 800, deviceScaleFactor: density, mobile: false };
    await session.send('Emulation.setDeviceMetricsOverride', size);
  };

/** Answers what is asked, so that the others move. */
async function answer(watched: WatchedPage, last: string | null): Promise<string> {
  const next = await nextInMagicTrick(watched, last);
  if (next.asks === 'arrange') await watched.page.click('[data-action="arrange"]');
  else if (next.asks === 'sleeve') await watched.page.click('[data-action="pass"]');
  else {
    const choice = magicTrickView(watched).question?.choices.find(({ refusal }) => refusal === null);
    await clickOn(watched, `slot:${choice?.at}`);
  }
  return next.id;
}

/** Whether a trick has been taken since; what is shown of it may still be on its way. */
function isTrickTaken({ messages }: WatchedPage, since: number): boolean {
  return messages
    .slice(since)
    .some((message) => message.type === 'view' && message.events.some(({ type }) => type === 'trick-taken'));
}

async function settled(watched: WatchedPage, what: string): Promise<void> {
  await atRest(watched.page);
  expectNoWrongMove(watched);
  await expectAsFresh(watched, what);
}

test.for([
  ['a resize', [resized(960, 700)]],
  ['a turn of the screen', [resized(360, 740), resized(740, 360)]],
  ['a denser screen', [denser(2, 1270), denser(3, 1260), denser(1, 1280)]],
] as const)('%s during the deal', async ([name, disturbances]) => {
  const watched = await sitDown(parlor, 'motion=normal&renderer=canvas');
  await inMotion(watched.page);
  for (const disturb of disturbances) {
    await watched.page.waitForTimeout(AFTER);
    await disturb(watched.page);
  }
  await settled(watched, `${name} during the deal`);
});

test('resizes, turns and other densities while tricks are played and gathered', async () => {
  const watched = await sitDown(parlor, 'motion=brisk&renderer=canvas');
  const { page } = watched;
  await page.mouse.click(640, 30);
  let last: string | null = await answer(watched, null);
  for (const [name, disturb] of [
    ['a phone', resized(360, 740)],
    ['a phone on its side', resized(740, 360)],
    ['a large window', resized(1920, 1080)],
    ['a dense screen', denser(2, 1280)],
    ['a usual screen', denser(1, 1280)],
  ] as const) {
    const since = watched.messages.length;
    do {
      last = await answer(watched, last);
      await page.waitForTimeout(AFTER);
    } while (!isTrickTaken(watched, since));
    await disturb(page);
    await settled(watched, `${name} during a trick`);
    last = null;
  }
});

test('clicks on everything while it flies', async () => {
  const watched = await sitDown(parlor, 'motion=slow&renderer=canvas');
  const { page } = watched;
  const spots = Array.from(
    { length: 12 },
    (_, index) => [100 + index * 98, index % 2 === 0 ? 620 : 330] as const,
  );
  for (let round = 0; round < 4; round += 1) {
    for (const [x, y] of spots) {
      await page.mouse.click(x, y);
      await page.waitForTimeout(40);
    }
    if ((await page.locator('[data-action="arrange"]').count()) > 0)
      await page.click('[data-action="arrange"]');
  }
  // A chosen card of the row to sort is let go.
  await page.keyboard.press('Escape');
  await settled(watched, 'clicks on flying cards');
});

test('a page that is reloaded in the middle of a trick, twice', async () => {
  const watched = await sitDown(parlor, 'motion=brisk&renderer=canvas');
  let last: string | null = null;
  for (let round = 0; round < 4; round += 1) {
    last = await answer(watched, last);
    await watched.page.waitForTimeout(AFTER);
    if (round % 2 === 1) {
      await watched.page.reload();
      last = null;
    }
  }
  await settled(watched, 'a reload in the middle of a trick');
});

describe('with WebGL', () => {
  let browser: Browser;
  beforeAll(async () => {
    const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    browser = await chromium.launch({
      executablePath: await ensureBrowser(),
      args: ['--enable-unsafe-swiftshader', ...root],
    });
  });
  afterAll(() => browser?.close());

  test('a graphics context that is lost twice, moving and at rest', async () => {
    const watched = await sitDown({ host: parlor.host, browser }, 'motion=slow&renderer=webgl', {
      width: 800,
      height: 500,
    });
    const { page } = watched;
    const lose = (): Promise<void> =>
      page.evaluate(
        () =>
          new Promise((resolve, reject) => {
            const canvas = document.querySelector<HTMLCanvasElement>('#stage canvas');
            const extension = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
            if (!canvas || !extension) return reject(new Error('There is no WebGL context to lose.'));
            const restore = (): void => void window.setTimeout(() => extension.restoreContext(), 50);
            canvas.addEventListener('webglcontextlost', restore, { once: true });
            canvas.addEventListener('webglcontextrestored', () => resolve(), { once: true });
            extension.loseContext();
          }),
      );
    await inMotion(page);
    await lose();
    await atRest(page);
    await lose();
    await settled(watched, 'a graphics context lost twice');
  });
});
