// The pictures of the stage in a real browser: both renderers, rest, lost contexts, sizes.
import { beforeAll, describe, expect, test } from 'vitest';
import { inputOf } from '../../../renderer/games/magic-trick/played.testing.ts';
import {
  capture,
  close,
  counted,
  difference,
  draw,
  following,
  heard,
  legalCard,
  moments,
  page,
  PATIENT,
  placed,
  rested,
  show,
  sleeving,
  sorting,
  withPage,
  withStage,
  withTable,
} from './open.ts';

/** Pictures of two renderers may differ by this share of px: edges are smoothed in other ways. */
const MOST_VISIBLE = 0.003;
const MOST_MEAN = 1;
/** How long an idle table is watched, in ms. */
const WATCHED = 2500;

withStage();

describe.for([
  [1280, 800, 1],
  [360, 740, 2],
  [1280, 720, 1.5],
] as const)('in a window of %i by %i at %d device px a CSS px', ([width, height, density]) => {
  withPage(width, height, density);

  const inputs = [
    ['sorting', sorting],
    ['following', following],
    ['sleeving', sleeving],
  ] as const;

  beforeAll(async () => {
    for (const renderer of ['canvas', 'webgl'] as const) {
      expect(await draw({ motion: 'off', renderer })).toBe(renderer);
      for (const [name, input] of inputs) {
        await show(input);
        const size = { width: width * density, height: height * density };
        expect(await capture(`${name} with ${renderer}`)).toEqual(size);
      }
      await close();
    }
  });

  test.for(inputs)('%s: both renderers show the same picture', async ([name]) => {
    const { visible, mean } = await difference(`${name} with canvas`, `${name} with webgl`);
    expect(visible).toBeLessThan(MOST_VISIBLE);
    expect(mean).toBeLessThan(MOST_MEAN);
  });
});

describe('a table', () => {
  withTable();

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
      await show(inputOf(moments[start]!.view));
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
      const { view, events } = moments[end]!;
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

  test('draws what is carried alike with both renderers, without a frame while it is held still', async () => {
    const scene = placed(1280, 800);
    const card = legalCard(scene);
    const other = scene.find(({ target }) => target !== null && target !== card.target);
    if (!other?.target) throw new Error('There are two cards.');
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
