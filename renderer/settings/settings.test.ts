// The settings: the address first, then what was kept, then the system's wish; and what a choice makes of them.
import { expect, test } from 'vitest';
import { memoryIn, type Memory } from './memory.ts';
import { keepSettings, readSettings, withChosen, withSystemStill } from './settings.ts';

const remembering = (value: unknown): Memory => ({ read: () => value, keep: () => undefined });
const none = new URLSearchParams();
const usual = {
  speed: 'normal',
  still: 'system',
  text: 100,
  reading: 'house',
  renderer: 'auto',
  pace: 'steady',
  systemStill: false,
  motion: 'normal',
};

test('the address goes before what was kept', () => {
  const kept = remembering({ speed: 'slow', text: 125 });
  expect(readSettings(kept, new URLSearchParams('motion=off&renderer=canvas'), false)).toEqual({
    ...usual,
    speed: 'off',
    still: 'no',
    motion: 'off',
    text: 125,
    renderer: 'canvas',
  });
  expect(readSettings(kept, none, false).motion).toBe('slow');
  expect(readSettings(kept, new URLSearchParams('text=150&reading=plain'), false)).toMatchObject({
    text: 150,
    reading: 'plain',
  });
});

test.for(['off', 'fades', 'brisk', 'normal', 'slow'])('?motion=%s is that motion', (motion) => {
  const query = new URLSearchParams({ motion });
  for (const still of [true, false]) {
    expect(readSettings(remembering({ speed: 'brisk', still: 'yes' }), query, still).motion).toBe(motion);
  }
});

test('without either, who prefers less motion sees fades and no flight', () => {
  expect(readSettings(remembering(null), none, true)).toEqual({
    ...usual,
    systemStill: true,
    motion: 'fades',
  });
  expect(readSettings(remembering(null), none, false)).toEqual(usual);
});

test.for([
  [{ speed: 'slow', still: 'system' }, true, 'fades'],
  [{ speed: 'slow', still: 'system' }, false, 'slow'],
  [{ speed: 'slow', still: 'no' }, true, 'slow'],
  [{ speed: 'slow', still: 'yes' }, false, 'fades'],
  [{ speed: 'off', still: 'yes' }, true, 'off'],
] as const)('%j, and the system still: %s, is motion %s', ([chosen, systemStill, motion]) => {
  const first = readSettings(remembering(null), none, false);
  expect(withSystemStill(withChosen(first, chosen), systemStill).motion).toBe(motion);
});

test('nonsense in the address or the memory is left alone', () => {
  const query = new URLSearchParams('motion=teleport&text=7');
  const kept = remembering({ speed: 7, still: null, text: 150, pace: 'gallop' });
  expect(readSettings(kept, query, false)).toEqual({ ...usual, text: 150 });
  expect(readSettings(remembering(['slow']), none, false)).toEqual(usual);
});

test('what was chosen is kept, and not what the system wished', () => {
  let kept: unknown = null;
  const memory: Memory = { read: () => kept, keep: (_key, value) => (kept = value) };
  keepSettings(memory, withChosen(readSettings(memory, none, true), { reading: 'plain' }));
  expect(readSettings(memory, none, false)).toEqual({ ...usual, reading: 'plain' });
});

test('a browser that forbids storage remembers nothing and does not fail', () => {
  const memory = memoryIn(() => {
    throw new Error('Access is denied.');
  });
  memory.keep('key', 1);
  expect(memory.read('key')).toBeNull();
});
