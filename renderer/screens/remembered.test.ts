// What is remembered of the forms: each game has its own.
import { expect, test } from 'vitest';
import type { Memory } from '../settings/memory.ts';
import { keepForm, keptForm, lastGame } from './remembered.ts';

function memoryOf(): Memory {
  const kept = new Map<string, unknown>();
  return { read: (key) => kept.get(key) ?? null, keep: (key, value) => void kept.set(key, value) };
}
const games = ['shuffle', 'conjure'] as const;

test('each game has its own form', () => {
  const memory = memoryOf();
  keepForm(memory, 'shuffle', { seats: 3 });
  keepForm(memory, 'conjure', { seats: 5 });
  expect(keptForm(memory, 'shuffle')).toEqual({ seats: 3 });
  expect(keptForm(memory, 'conjure')).toEqual({ seats: 5 });
  expect(keptForm(memory, 'vanish')).toBeNull();
});

test('begins with the game that was opened last, or the first when it is gone', () => {
  const memory = memoryOf();
  expect(lastGame(memory, games)).toBe('shuffle');
  keepForm(memory, 'conjure', {});
  expect(lastGame(memory, games)).toBe('conjure');
  expect(lastGame(memory, ['shuffle'])).toBe('shuffle');
});
