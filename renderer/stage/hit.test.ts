// Pointing: the topmost target, as drawn.
import { expect, test } from 'vitest';
import type { Drawn } from './flight.ts';
import { targetAt } from './hit.ts';

function drawn(target: string | null, x: number, z: number, rotation = 0): Drawn {
  const size = { width: 100, height: 140 };
  const picture = { key: 'blank', side: null, paint: () => undefined } as const;
  const more = { lift: 0, shade: 0, alpha: 1, halo: null, glow: 1, openness: 1 };
  return { id: `${target}`, picture, painted: size, ...size, x, y: 0, rotation, z, target, ...more };
}

const fan = [drawn('slot:0', 0, 1), drawn('slot:1', 60, 2), drawn(null, 60, 3)];

test.for([
  ['the strip of a covered card', -40, 'slot:0'],
  ['where two cards lie over each other', 20, 'slot:1'],
  ['under something without a target', 60, 'slot:1'],
  ['beside all cards', 200, null],
] as const)('%s', ([, x, target]) => {
  expect(targetAt(fan, x, 0)).toBe(target);
});

test('a turned card is hit where it is drawn', () => {
  const turned = [drawn('slot:0', 0, 1, Math.PI / 2)];
  expect(targetAt(turned, 65, 0)).toBe('slot:0');
  expect(targetAt(turned, 0, 65)).toBeNull();
});
