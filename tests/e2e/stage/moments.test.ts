// What the stage does at the right moment in a real browser: it finds out that a machine is slow, and tells presses apart by
// how long they take.
import { expect, test } from 'vitest';
import { inputOf } from '../../../renderer/games/magic-trick/played.testing.ts';
import {
  capture,
  close,
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
  sorting,
  withStage,
  withTable,
} from './open.ts';

withStage();
withTable();

test('on a machine that is slow under an unknown name goes on without WebGL', async () => {
  const drawing = (): Promise<string | undefined> =>
    page.evaluate(() => document.querySelector('canvas')?.dataset['renderer']);
  await page.evaluate(() => window.harness.pretend('Unheard-of Graphics 3000', 150));
  await draw({ motion: 'slow', renderer: 'auto' });
  expect(await drawing()).toBe('webgl');
  const dealt = moments[0]!;
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

test('says what is pointed at, hovered and asked about', async () => {
  await draw({ motion: 'off', renderer: 'canvas' });
  await show(following);
  const scene = placed(1280, 800);
  const card = legalCard(scene);
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
  const scene = placed(360, 580);
  const card = legalCard(scene);
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
