// Reconciliation: one piece a thing, kept while it is there, reused when it is gone.
import { type Container, Texture } from 'pixi.js';
import { expect, test } from 'vitest';
import type { Drawn } from './flight.ts';
import { createPieces } from './pieces.ts';
import type { Textures } from './textures.ts';

function drawn(id: string, more: Partial<Drawn> = {}): Drawn {
  const size = { width: 50, height: 70 };
  const rest = { rotation: 0, lift: 0, shade: 0, alpha: 1, halo: null, glow: 1, target: null, openness: 1 };
  const picture = { key: 'back G', side: 'back', paint: () => undefined } as const;
  return { id, picture, painted: size, ...size, x: 100, y: 100, z: 1, ...rest, ...more };
}

function stage(density = 1) {
  const asked: string[] = [];
  const textures: Textures = {
    of: (picture, width, height) => {
      asked.push(`${picture.key} ${width}x${height}`);
      return new Texture({ source: Texture.WHITE.source });
    },
    setDensity: () => undefined,
    sweep: () => undefined,
    destroy: () => undefined,
  };
  const pieces = createPieces(textures, () => density);
  return { pieces, asked };
}

test('a thing keeps its piece while it moves', () => {
  const { pieces } = stage();
  pieces.draw(drawn('a'));
  const [piece] = pieces.root.children;
  pieces.draw(drawn('a', { x: 200 }));
  expect(pieces.root.children).toEqual([piece]);
  expect(piece?.x).toBe(200);
});

test('what is not wanted leaves the scene, and its picture with it', () => {
  const { pieces } = stage();
  pieces.draw(drawn('a'));
  pieces.draw(drawn('b'));
  const [gone] = pieces.root.children;
  pieces.keep((id) => id === 'b');
  expect(pieces.root.children).toHaveLength(1);
  expect(pieces.root.children).not.toContain(gone);
  expect(gone?.children.map((sprite) => (sprite as unknown as { texture: Texture }).texture)).toEqual([
    Texture.EMPTY,
  ]);
});

test('light, shadow and shade are there only while they are needed', () => {
  const { pieces } = stage();
  const parts = (): number => pieces.root.children[0]?.children.length ?? 0;
  pieces.draw(drawn('a', { lift: 0.5, halo: 'legal', shade: 0.4 }));
  expect(parts()).toBe(4);
  pieces.draw(drawn('a'));
  expect(parts()).toBe(1);
});

test('only the picture that is shown is ever asked for', () => {
  const { pieces, asked } = stage();
  pieces.draw(drawn('a'));
  expect(asked).toEqual(['back G 50x70']);
});

test('a resting thing stands on whole device px', () => {
  const { pieces } = stage(2);
  pieces.draw(drawn('a', { x: 100.13, y: 100.4 }));
  const [piece] = pieces.root.children as Container[];
  expect(((piece?.x ?? 0) - 25) * 2).toBeCloseTo(Math.round((100.13 - 25) * 2), 6);
  expect(Number.isInteger(((piece?.y ?? 0) - 35) * 2)).toBe(true);
});

test('what cannot be seen is not drawn', () => {
  const { pieces } = stage();
  pieces.draw(drawn('a', { alpha: 0 }));
  const [piece] = pieces.root.children;
  expect(piece?.visible).toBe(false);
  pieces.draw(drawn('a', { alpha: 0.2 }));
  expect(piece?.visible).toBe(true);
});
