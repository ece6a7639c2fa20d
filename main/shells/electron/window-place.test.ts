// Where the window stands when the screens are no longer those it stood on.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepPlace, readPlace } from './place-file.ts';
import { placeOn, type Area, type Place } from './window-place.ts';

const area = (x: number, y: number, width: number, height: number): Area => ({ x, y, width, height });
const place = (x: number, y: number, width: number, height: number): Place => ({
  ...area(x, y, width, height),
  maximized: false,
  fullScreen: false,
});

const desk = area(0, 25, 1920, 1055);
const left = area(-2560, -200, 2560, 1440);

const rows: readonly (readonly [string, Place | null, readonly Area[], Area])[] = [
  ['nothing kept: in the middle', null, [desk], area(320, 152, 1280, 800)],
  ['nothing kept, a small screen', null, [area(0, 0, 1024, 600)], area(0, 0, 1024, 600)],
  ['no screen known', null, [], area(0, 0, 1280, 800)],
  ['where it stood', place(100, 100, 900, 700), [desk], area(100, 100, 900, 700)],
  [
    'on a screen to the left and above',
    place(-2000, -150, 900, 700),
    [desk, left],
    area(-2000, -150, 900, 700),
  ],
  ['its screen is gone', place(-2000, -150, 900, 700), [desk], area(510, 202, 900, 700)],
  ['its screen is gone and it was larger', place(-2500, 0, 2400, 1300), [desk], area(0, 25, 1920, 1055)],
  ['partly off to the right', place(1800, 100, 900, 700), [desk], area(1020, 100, 900, 700)],
  ['partly off to the left', place(-300, 100, 900, 700), [desk], area(0, 100, 900, 700)],
  ['its title behind the menu bar', place(100, -10, 900, 700), [desk], area(100, 25, 900, 700)],
  ['half on each: the one with more of it', place(-300, 100, 900, 700), [desk, left], area(0, 100, 900, 700)],
  ['larger than the screen', place(0, 25, 3000, 2000), [desk], area(0, 25, 1920, 1055)],
  ['smaller than can be read', place(100, 100, 10, 10), [desk], area(100, 100, 360, 480)],
];
test.for(rows)('%s', ([, kept, screens, expected]) => {
  expect(placeOn(kept, screens)).toEqual({ ...expected, maximized: false, fullScreen: false });
});

test('whatever was kept and whatever the screens, the window lies wholly on one of them', () => {
  const whole = fc.integer({ min: -5000, max: 5000 });
  const size = fc.integer({ min: 1, max: 6000 });
  const screens = fc.array(
    fc.tuple(whole, whole, fc.integer({ min: 640, max: 4000 }), fc.integer({ min: 480, max: 3000 })),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  fc.assert(
    fc.property(whole, whole, size, size, screens, (x, y, width, height, given) => {
      const areas = given.map((each) => area(...each));
      const at = placeOn(place(x, y, width, height), areas);
      expect(
        areas.some(
          (screen) =>
            at.x >= screen.x &&
            at.y >= screen.y &&
            at.x + at.width <= screen.x + screen.width &&
            at.y + at.height <= screen.y + screen.height,
        ),
      ).toBe(true);
    }),
  );
});

test('maximized and full screen are kept', () => {
  const kept = { ...place(100, 100, 900, 700), maximized: true, fullScreen: true };
  expect(placeOn(kept, [desk])).toEqual(kept);
});

describe('the file', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parlor-place-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('gives back what was kept', () => {
    expect(readPlace(folder)).toBeNull();
    const kept = { ...place(-10, 20, 900, 700), maximized: true };
    keepPlace(folder, kept);
    expect(readPlace(folder)).toEqual(kept);
  });

  test.for([
    ['', 'empty'],
    ['{"x":1', 'cut off'],
    ['null', 'nothing'],
    ['{"x":1,"y":2,"width":800,"height":600}', 'of an older program'],
    ['{"x":1.5,"y":2,"width":800,"height":600,"maximized":false,"fullScreen":false}', 'of half pixels'],
    ['{"x":1,"y":2,"width":0,"height":600,"maximized":false,"fullScreen":false}', 'of no size'],
    ['{"x":1e300,"y":2,"width":800,"height":600,"maximized":false,"fullScreen":false}', 'beyond all screens'],
  ])('%s counts as none: %s', ([text]) => {
    writeFileSync(join(folder, 'window.json'), text ?? '');
    expect(readPlace(folder)).toBeNull();
  });

  test('that cannot be written is no reason to stop', () => {
    expect(() => keepPlace(join(folder, 'none'), place(1, 2, 800, 600))).not.toThrow();
  });
});
