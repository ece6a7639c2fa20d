// The keys of "How it goes".
import { expect, test } from 'vitest';
import { sceneByKey } from './how-it-goes.tsx';

test('arrows lead to the next scene and back, and stop at the ends', () => {
  expect(sceneByKey('ArrowRight', 0, 3)).toBe(1);
  expect(sceneByKey('ArrowRight', 2, 3)).toBe(2);
  expect(sceneByKey('ArrowLeft', 1, 3)).toBe(0);
  expect(sceneByKey('ArrowLeft', 0, 3)).toBe(0);
  expect(sceneByKey('End', 0, 3)).toBe(2);
  expect(sceneByKey('Home', 2, 3)).toBe(0);
  expect(sceneByKey('Tab', 1, 3)).toBeNull();
});
