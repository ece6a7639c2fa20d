// The settings to begin with: the address first, then what was kept, then the system's wish.
import { expect, test } from 'vitest';
import { memoryIn, type Memory } from './memory.ts';
import { readSettings } from './settings.ts';

const remembering = (value: unknown): Memory => ({ read: () => value, keep: () => undefined });
const none = new URLSearchParams();
const usual = { motion: 'normal', text: 100, reading: 'house', renderer: 'auto', pace: 'steady' };

test('the address goes before what was kept', () => {
  const kept = remembering({ motion: 'slow', text: 125 });
  expect(readSettings(kept, new URLSearchParams('motion=off&renderer=canvas'), false)).toEqual({
    ...usual,
    motion: 'off',
    text: 125,
    renderer: 'canvas',
  });
  expect(readSettings(kept, none, true).motion).toBe('slow');
});

test('without either, who prefers less motion sees fades and no flight', () => {
  expect(readSettings(remembering(null), none, true)).toEqual({ ...usual, motion: 'fades' });
  expect(readSettings(remembering(null), none, false).motion).toBe('normal');
});

test('nonsense in the address or the memory is left alone', () => {
  const query = new URLSearchParams('motion=teleport');
  expect(readSettings(remembering({ motion: 7, text: 150 }), query, false)).toEqual({ ...usual, text: 150 });
});

test('a browser that forbids storage remembers nothing and does not fail', () => {
  const memory = memoryIn(() => {
    throw new Error('Access is denied.');
  });
  memory.keep('key', 1);
  expect(memory.read('key')).toBeNull();
});
