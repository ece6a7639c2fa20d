// What is remembered of the forms: each game has its own.
import { expect, test } from 'vitest';
import type { Memory } from '../settings/memory.ts';
import { keepForm, keepName, keptForm, lastGame, lastName } from './remembered.ts';

function memoryOf(): Memory {
  const kept = new Map<string, unknown>();
  return { read: (key) => kept.get(key) ?? null, keep: (key, value) => void kept.set(key, value) };
}
const games = ['shuffle', 'conjure'] as const;

const formWith = (name: string) => ({ seats: [{ sitter: 'person', name }], options: { goal: 3 } });

test('each game has its own form', () => {
  const memory = memoryOf();
  keepForm(memory, 'shuffle', formWith('Ada'));
  keepForm(memory, 'conjure', { ...formWith('Ben'), gathers: true });
  expect(keptForm(memory, 'shuffle')).toEqual({ ...formWith('Ada'), gathers: false });
  expect(keptForm(memory, 'conjure')).toEqual({ ...formWith('Ben'), gathers: true });
  expect(keptForm(memory, 'vanish')).toEqual({ seats: [], options: {}, gathers: false });
});

test('whoever has no name is not known', () => {
  const memory = memoryOf();
  expect(lastName(memory)).toBeNull();
  keepName(memory, 'Ada');
  expect(lastName(memory)).toBe('Ada');
  keepName(memory, '  ');
  expect(lastName(memory)).toBeNull();
});

test('begins with the game that was opened last, or the first when it is gone', () => {
  const memory = memoryOf();
  expect(lastGame(memory, games)).toBe('shuffle');
  keepForm(memory, 'conjure', formWith('Ada'));
  expect(lastGame(memory, games)).toBe('conjure');
  expect(lastGame(memory, ['shuffle'])).toBe('shuffle');
});
