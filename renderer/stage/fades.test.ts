// Fades: nothing is ever seen on its way from one place to another, or half turned over.
import { expect, test } from 'vitest';
import { drawnAt, endOf, flightsBetween } from './flight.ts';
import { asFades } from './fades.ts';
import type { Picture, Placement, Scene, Step } from './game-stage.ts';

const picture = (side: 'face' | 'back'): Picture => ({ key: side, side, paint: () => undefined });
function card(id: string, x: number, side: 'face' | 'back' = 'back'): Placement {
  const rest = { rotation: 0, z: 0, lift: 0, shade: 0, alpha: 1, halo: null, target: null };
  return { id, picture: picture(side), x, y: 0, width: 10, height: 14, ...rest };
}
const step = (scene: Scene, hold = 0): Step => ({
  scene,
  timing: () => ({ delay: 500, duration: 400 }),
  hold,
});

/** All that is drawn while the steps are played, looked at every 10 ms. */
function seenWhile(before: Scene, steps: readonly Step[]) {
  let from = before;
  return steps.flatMap(({ scene, timing }) => {
    const flights = flightsBetween(from, scene, timing);
    from = scene;
    const length = Math.max(0, ...flights.map(endOf));
    const times = Array.from({ length: length / 10 + 1 }, (_, index) => index * 10);
    return times.flatMap((time) => flights.map((flight) => drawnAt(flight, time)));
  });
}

const before = [card('a', 0), card('b', 50)];
const played = [card('a', 200, 'face'), card('b', 50)];

test('a card that is played is seen where it was and where it will be, and nowhere between', () => {
  const seen = seenWhile(before, asFades(before, [step(played)]));
  const places = seen.filter(({ id }) => id.startsWith('a')).map(({ x }) => x);
  expect([...new Set(places)].toSorted((one, other) => one - other)).toEqual([0, 200]);
});

test('a card that is opened is never seen on edge, and its face nowhere but at its goal', () => {
  for (const drawn of seenWhile(before, asFades(before, [step(played)]))) {
    expect(drawn.openness).toBe(1);
    if (drawn.picture.key === 'face') expect(drawn.x).toBe(200);
  }
});

test('a step takes 80 ms however long its flights would, and holds for as long as it did', () => {
  const steps = asFades(before, [step(played, 600), step(before)]);
  const lengths = steps.map(({ timing, hold }) => [timing('a').delay + timing('a').duration, hold]);
  expect(lengths).toEqual([
    [0, 0],
    [80, 600],
    [0, 0],
    [80, 0],
  ]);
});

test('ends with the scene itself, and what stays as it is is drawn all the time', () => {
  const steps = asFades(before, [step(played)]);
  expect(steps.at(-1)?.scene).toBe(played);
  for (const { id, alpha } of seenWhile(before, steps)) if (id === 'b') expect(alpha).toBe(1);
});
