// The stage in a real browser: both renderers, rest, lost contexts, pointers, sizes. What it draws is Magic Trick, as an
// example: nothing here is about that game.
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ensureBrowser } from '../../../build/browser.mjs';
import { layout } from '../../../renderer/games/magic-trick/layout.ts';
import {
  inputOf,
  type Moment,
  momentWhere,
  play,
} from '../../../renderer/games/magic-trick/played.testing.ts';
import type { StageInput, StageOptions } from '../../../renderer/stage/contract.ts';
import type { Difference } from './harness.ts';
import { serveStage } from './serve.ts';

/** Pictures of two renderers may differ by this share of px: edges are smoothed in other ways. */
const MOST_VISIBLE = 0.003;
const MOST_MEAN = 1;
/** How long an idle table is watched, in ms. */
const WATCHED = 2500;

/** For what takes a moment, also on a busy machine. */
const PATIENT = { timeout: 20_000 };

let browser: Browser;
let server: Awaited<ReturnType<typeof serveStage>>;
let page: Page;

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

async function open(width: number, height: number, density: number): Promise<void> {
  page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: density });
  await page.goto(server.url);
  await page.waitForFunction(() => 'harness' in window);
}

const draw = (options: Pick<StageOptions, 'motion' | 'renderer'>): Promise<string> =>
  page.evaluate((given) => window.harness.open(given), options);
const show = (input: StageInput, events: Moment['events'] = []): Promise<void> =>
  page.evaluate(([shown, heard]) => window.harness.show(shown, heard), [input, events] as const);
const rested = (): Promise<void> => page.evaluate(() => window.harness.rested());
const capture = (name: string): Promise<{ width: number; height: number }> =>
  page.evaluate((given) => window.harness.capture(given), name);
const close = (): Promise<void> => page.evaluate(() => window.harness.close());
const difference = (one: string, other: string): Promise<Difference> =>
  page.evaluate(([a, b]) => window.harness.difference(a, b), [one, other] as const);
const counted = (): Promise<{ draws: number; frames: number }> =>
  page.evaluate(() => ({ ...window.harness.counted }));
const heard = (): Promise<string[]> => page.evaluate(() => [...window.harness.heard]);

const moments = play({ seats: 4, viewer: 0 });
const sorting = inputOf((moments[0] as Moment).view);
const isMine = (view: Moment['view']): boolean => view.awaiting.includes(0);
const following = inputOf(
  momentWhere(moments, (view) => view.phase.endsWith('playing') && isMine(view) && view.trick.length > 0)
    .view,
  { focused: 'slot:3' },
);
const sleeving = inputOf(
  momentWhere(moments, (view) => view.phase.endsWith('sleeving') && isMine(view)).view,
  {
    selected: 'slot:2',
  },
);

describe.for([
  [1280, 800, 1],
  [360, 740, 2],
  [1280, 720, 1.5],
] as const)('in a window of %i by %i at %d device px a CSS px', ([width, height, density]) => {
  beforeAll(() => open(width, height, density));
  afterAll(() => page.close());

  test.for([
    ['sorting', sorting],
    ['following', following],
    ['sleeving', sleeving],
  ] as const)('%s: both renderers show the same picture', async ([, input]) => {
    for (const renderer of ['canvas', 'webgl'] as const) {
      expect(await draw({ motion: 'off', renderer })).toBe(renderer);
      await show(input);
      expect(await capture(renderer)).toEqual({ width: width * density, height: height * density });
      await close();
    }
    const { visible, mean } = await difference('canvas', 'webgl');
    expect(visible).toBeLessThan(MOST_VISIBLE);
    expect(mean).toBeLessThan(MOST_MEAN);
  });
});

describe('a table', () => {
  beforeAll(() => open(1280, 800, 1));
  afterAll(() => page.close());
  afterEach(async () => {
    if ((await page.locator('canvas').count()) > 0) await close();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  test('pictures that differ are told apart', async () => {
    await draw({ motion: 'off', renderer: 'canvas' });
    await show(following);
    await capture('following');
    await show({ ...following, focused: 'slot:4' });
    await capture('focused elsewhere');
    expect((await difference('following', 'focused elsewhere')).visible).toBeGreaterThan(0.0005);
  });

  test.for(['canvas', 'webgl'] as const)(
    'at rest draws nothing and asks for no frames with %s',
    async (renderer) => {
      await draw({ motion: 'brisk', renderer });
      const start = moments.findIndex(({ view }) => view.phase.endsWith('playing'));
      await show(inputOf((moments[start] as Moment).view));
      const moving = await counted();
      for (const { view, events } of moments.slice(start + 1, start + 4)) await show(inputOf(view), events);
      await rested();
      const before = await counted();
      expect(before.draws).toBeGreaterThan(moving.draws);
      expect(before.frames).toBeGreaterThan(moving.frames);
      await page.waitForTimeout(WATCHED);
      expect(await counted()).toEqual(before);
    },
  );

  test('comes back after its context was lost, twice', async () => {
    await draw({ motion: 'off', renderer: 'webgl' });
    await show(following);
    await capture('before');
    for (const name of ['after one', 'after two']) {
      await page.evaluate(() => window.harness.loseContext());
      await capture(name);
      expect(await difference('before', name)).toEqual({ visible: 0, mean: 0 });
    }
  });

  test('on a machine that is slow under an unknown name goes on without WebGL', async () => {
    const drawing = (): Promise<string | undefined> =>
      page.evaluate(() => document.querySelector('canvas')?.dataset['renderer']);
    await page.evaluate(() => window.harness.pretend('Unheard-of Graphics 3000', 150));
    await draw({ motion: 'slow', renderer: 'auto' });
    expect(await drawing()).toBe('webgl');
    const dealt = moments[0] as Moment;
    await show(inputOf(dealt.view), dealt.events);
    await expect.poll(drawing, PATIENT).toBe('canvas');
    expect(await page.locator('canvas').count()).toBe(1);
    await capture('exchanged');
    await close();
    await draw({ motion: 'off', renderer: 'canvas' });
    await show(sorting);
    await capture('canvas');
    expect(await difference('exchanged', 'canvas')).toEqual({ visible: 0, mean: 0 });
    await page.evaluate(() => window.harness.pretend('', 0));
  });

  test.for(['brisk', 'fades'] as const)(
    'that was moved through a trick with motion %s looks like one that was shown at once',
    async (motion) => {
      await draw({ motion, renderer: 'canvas' });
      const end = moments.findIndex(({ events }) => events.some(({ type }) => type === 'trick-taken'));
      for (const { view, events } of moments.slice(0, end))
        await page.evaluate(
          ([input, told]) => {
            void window.harness.show(input, told);
            window.harness.hurry();
          },
          [inputOf(view), events] as const,
        );
      const { view, events } = moments[end] as Moment;
      await show(inputOf(view), events);
      await rested();
      await capture('moved');
      await close();
      await draw({ motion: 'off', renderer: 'canvas' });
      await show(inputOf(view));
      await capture('at once');
      expect(await difference('moved', 'at once')).toEqual({ visible: 0, mean: 0 });
    },
  );

  test('that is resized looks like one that was opened at that size', async () => {
    await draw({ motion: 'off', renderer: 'canvas' });
    await show(following);
    await page.setViewportSize({ width: 900, height: 700 });
    await expect.poll(() => capture('resized'), PATIENT).toEqual({ width: 900, height: 700 });
    await close();
    await draw({ motion: 'off', renderer: 'canvas' });
    await show(following);
    await capture('opened');
    expect(await difference('resized', 'opened')).toEqual({ visible: 0, mean: 0 });
  });

  test('is painted in the faces that the reader has chosen, also when they are chosen later', async () => {
    const read = (reading: 'house' | 'plain'): Promise<void> =>
      page.evaluate((given) => {
        document.documentElement.dataset['reading'] = given;
      }, reading);
    await draw({ motion: 'off', renderer: 'canvas' });
    await show(following);
    await capture('house');
    await read('plain');
    const changed = async (): Promise<number> => {
      await capture('changed');
      return (await difference('house', 'changed')).visible;
    };
    await expect.poll(changed, PATIENT).toBeGreaterThan(0.001);
    await close();
    await draw({ motion: 'off', renderer: 'canvas' });
    await show(following);
    await capture('plain');
    expect(await difference('changed', 'plain')).toEqual({ visible: 0, mean: 0 });
    await read('house');
  });

  test('that comes to a denser screen is drawn as sharp as one that was opened there', async () => {
    const screen = await page.context().newCDPSession(page);
    // A page is told of its new density only with a new size, where both are pretended.
    const move = (width: number, deviceScaleFactor: number): Promise<unknown> =>
      screen.send('Emulation.setDeviceMetricsOverride', {
        width,
        height: 400,
        deviceScaleFactor,
        mobile: false,
      });
    await move(640, 1);
    await draw({ motion: 'off', renderer: 'canvas' });
    await show(following);
    await expect.poll(() => capture('coarse'), PATIENT).toEqual({ width: 640, height: 400 });
    await move(650, 2);
    await expect.poll(() => capture('denser'), PATIENT).toEqual({ width: 1300, height: 800 });
    await close();
    await draw({ motion: 'off', renderer: 'canvas' });
    await show(following);
    await capture('dense');
    expect(await difference('denser', 'dense')).toEqual({ visible: 0, mean: 0 });
    await screen.send('Emulation.clearDeviceMetricsOverride');
    await screen.detach();
  });

  test('says what is pointed at, hovered and asked about', async () => {
    await draw({ motion: 'off', renderer: 'canvas' });
    await show(following);
    const scene = layout(
      following.view as Moment['view'],
      following,
      { width: 1280, height: 800, text: 1 },
      String,
    );
    const card = scene.find(({ target, halo }) => target !== null && halo === 'legal');
    if (!card?.target) throw new Error('There is a legal card.');
    await page.mouse.move(card.x, card.y);
    await page.mouse.down();
    await page.mouse.up();
    await page.mouse.move(card.x, 20);
    expect(await heard()).toEqual([`hover ${card.target}`, `point ${card.target}`, 'hover null']);
    await page.mouse.move(card.x, card.y);
    await page.mouse.down();
    await expect.poll(heard, PATIENT).toContain(`long ${card.target}`);
    await page.mouse.up();
    expect((await heard()).filter((line) => line.startsWith('point'))).toHaveLength(1);
  });

  test('enlarges the card under a finger; one that slides chooses nothing', async () => {
    await page.setViewportSize({ width: 360, height: 580 });
    await draw({ motion: 'brisk', renderer: 'canvas' });
    await show(following);
    await rested();
    await capture('untouched');
    const scene = layout(
      following.view as Moment['view'],
      following,
      { width: 360, height: 580, text: 1 },
      String,
    );
    const card = scene.find(({ target, halo }) => target !== null && halo === 'legal');
    if (!card?.target) throw new Error('There is a legal card.');
    const finger = await page.context().newCDPSession(page);
    await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = card.x): Promise<unknown> =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: card.y }],
      });
    const points = async (): Promise<string[]> =>
      (await heard()).slice(before).filter((line) => line.startsWith('point'));
    const before = (await heard()).length;
    await touch('touchStart');
    await rested();
    await capture('touched');
    expect((await difference('untouched', 'touched')).visible).toBeGreaterThan(0.005);
    await touch('touchMove', card.x - 60);
    await touch('touchEnd');
    await rested();
    await capture('let go');
    expect(await difference('untouched', 'let go')).toEqual({ visible: 0, mean: 0 });
    expect(await points()).toEqual([]);
    await touch('touchStart');
    await touch('touchEnd');
    await expect.poll(points, PATIENT).toEqual([`point ${card.target}`]);
    await finger.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await finger.detach();
  });

  test('draws what is carried alike with both renderers, without a frame while it is held still', async () => {
    const scene = layout(
      following.view as Moment['view'],
      following,
      { width: 1280, height: 800, text: 1 },
      String,
    );
    const card = scene.find(({ target, halo }) => target !== null && halo === 'legal');
    const other = scene.find(({ target }) => target !== null && target !== card?.target);
    if (!card?.target || !other?.target) throw new Error('There are two cards.');
    for (const renderer of ['canvas', 'webgl'] as const) {
      await draw({ motion: 'off', renderer });
      await show(following);
      const before = (await heard()).length;
      await page.mouse.move(card.x, card.y);
      await page.mouse.down();
      await page.mouse.move(card.x, card.y - 200);
      await page.mouse.move(other.x, other.y, { steps: 2 });
      await capture(renderer);
      const { frames } = await counted();
      await page.waitForTimeout(400);
      expect((await counted()).frames).toBe(frames);
      await page.mouse.up();
      const carried = (await heard()).slice(before);
      expect(carried.filter((line) => !line.startsWith('hover'))).toEqual([
        `lift ${card.target}`,
        `drop ${other.target}`,
      ]);
      await page.mouse.move(640, 2);
      await capture(`${renderer} put down`);
      await close();
    }
    expect((await difference('canvas', 'webgl')).visible).toBeLessThan(MOST_VISIBLE);
    expect((await difference('canvas', 'canvas put down')).visible).toBeGreaterThan(0.005);
    await draw({ motion: 'off', renderer: 'webgl' });
    await show(following);
    await capture('untouched');
    expect(await difference('webgl put down', 'untouched')).toEqual({ visible: 0, mean: 0 });
  });

  test('needs nothing that a strict policy forbids, and leaves its element empty', async () => {
    for (const renderer of ['canvas', 'webgl'] as const) {
      await draw({ motion: 'off', renderer });
      await show(sorting);
      await close();
    }
    expect(await page.evaluate(() => window.harness.violations)).toEqual([]);
    expect(await page.locator('#host').innerHTML()).toBe('');
  });
});
