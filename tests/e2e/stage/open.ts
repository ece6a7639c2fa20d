// The stage alone on a page of a real browser, for the tests of its pictures and of its pointers. What it draws is Magic
// Trick, as an example: nothing here is about that game.
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { ensureBrowser } from '../../../build/browser.mjs';
import { layout } from '../../../renderer/games/magic-trick/layout.ts';
import {
  inputOf,
  type Moment,
  momentWhere,
  play,
} from '../../../renderer/games/magic-trick/played.testing.ts';
import type { StageInput, StageOptions } from '../../../renderer/stage/contract.ts';
import type { Placement } from '../../../renderer/stage/game-stage.ts';
import type { Difference } from './harness.ts';
import { serveStage } from './serve.ts';

/** For what takes a moment, also on a busy machine. */
export const PATIENT = { timeout: 20_000 };

let browser: Browser;
let server: Awaited<ReturnType<typeof serveStage>>;
export let page: Page;

/** Gives the tests of the calling file a browser, and the page with the stage. */
export function withStage(): void {
  beforeAll(async () => {
    const root = process.getuid?.() === 0;
    [browser, server] = await Promise.all([
      chromium.launch({
        executablePath: await ensureBrowser(),
        // WebGL in software, so that both renderers are there on every machine; 2D canvases as players have them then.
        args: [
          '--enable-unsafe-swiftshader',
          '--disable-accelerated-2d-canvas',
          ...(root ? ['--no-sandbox'] : []),
        ],
      }),
      serveStage(),
    ]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
}

/** Opens the page for the tests of the calling `describe`. */
export function withPage(width: number, height: number, density: number): void {
  beforeAll(async () => {
    page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: density });
    await page.goto(server.url);
    await page.waitForFunction(() => 'harness' in window);
  });
  afterAll(() => page.close());
}

/** The same in a usual window, where each test sets up a table of its own. */
export function withTable(): void {
  withPage(1280, 800, 1);
  afterEach(async () => {
    if ((await page.locator('canvas').count()) > 0) await close();
    await page.setViewportSize({ width: 1280, height: 800 });
  });
}

export const draw = (options: Pick<StageOptions, 'motion' | 'renderer'>): Promise<string> =>
  page.evaluate((given) => window.harness.open(given), options);
export const show = (input: StageInput, events: Moment['events'] = []): Promise<void> =>
  page.evaluate(([shown, heard]) => window.harness.show(shown, heard), [input, events] as const);
export const rested = (): Promise<void> => page.evaluate(() => window.harness.rested());
export const capture = (name: string): Promise<{ width: number; height: number }> =>
  page.evaluate((given) => window.harness.capture(given), name);
export const close = (): Promise<void> => page.evaluate(() => window.harness.close());
export const difference = (one: string, other: string): Promise<Difference> =>
  page.evaluate(([a, b]) => window.harness.difference(a, b), [one, other] as const);
export const counted = (): Promise<{ draws: number; frames: number }> =>
  page.evaluate(() => ({ ...window.harness.counted }));
export const heard = (): Promise<string[]> => page.evaluate(() => [...window.harness.heard]);

export const moments = play({ seats: 4, viewer: 0 });
const isMine = (view: Moment['view']): boolean => view.awaiting.includes(0);
export const sorting = inputOf((moments[0] as Moment).view);
export const following = inputOf(
  momentWhere(moments, (view) => view.phase.endsWith('playing') && isMine(view) && view.trick.length > 0)
    .view,
  { focused: 'slot:3' },
);
export const sleeving = inputOf(
  momentWhere(moments, (view) => view.phase.endsWith('sleeving') && isMine(view)).view,
  {
    selected: 'slot:2',
  },
);

/** Where things are at `following`, in a window of this size. */
export function placed(width: number, height: number): readonly Placement[] {
  return layout(following.view as Moment['view'], following, { width, height, text: 1 }, String);
}

/** A card there that may be played. */
export function legalCard(scene: readonly Placement[]): Placement & { readonly target: string } {
  const card = scene.find(({ target, halo }) => target !== null && halo === 'legal');
  if (!card?.target) throw new Error('There is a legal card.');
  return { ...card, target: card.target };
}
