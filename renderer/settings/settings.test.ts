// The settings: the address first, then what was kept, then the system's wish; and what a choice makes of them.
import { expect, test } from 'vitest';
import { memoryIn, type Memory } from './memory.ts';
import { keepSettings, readSettings, withChosen, withRemembered, withSystemStill } from './settings.ts';

const remembering = (value: unknown): Memory => ({ read: () => value, keep: () => undefined });
const none = new URLSearchParams();
const defaults = {
  speed: 'normal',
  still: 'system',
  text: 100,
  reading: 'house',
  renderer: 'auto',
  pace: 'steady',
};
const usual = { ...defaults, chosen: defaults, given: {}, systemStill: false, motion: 'normal' };

test('the address goes before what was kept', () => {
  const kept = remembering({ speed: 'slow', text: 125 });
  expect(readSettings(kept, new URLSearchParams('motion=off&renderer=canvas'), false)).toEqual({
    ...usual,
    speed: 'off',
    still: 'no',
    motion: 'off',
    text: 125,
    renderer: 'canvas',
    chosen: { ...defaults, speed: 'slow', text: 125 },
    given: { speed: 'off', still: 'no', renderer: 'canvas' },
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
  expect(readSettings(kept, query, false)).toEqual({
    ...usual,
    text: 150,
    chosen: { ...defaults, text: 150 },
  });
  expect(readSettings(remembering(['slow']), none, false)).toEqual(usual);
});

function plainMemory(): Memory & { kept: unknown } {
  const memory = {
    kept: null as unknown,
    read: () => memory.kept,
    keep: (_key: string, value: unknown) => void (memory.kept = value),
  };
  return memory;
}

test('what was chosen is kept, and neither what the address says nor what the system wishes', () => {
  const memory = plainMemory();
  const query = new URLSearchParams('motion=off&text=150');
  keepSettings(memory, withChosen(readSettings(memory, query, true), { reading: 'plain' }));
  expect(memory.kept).toEqual({ ...defaults, reading: 'plain', version: 1 });
  expect(readSettings(memory, none, false)).toMatchObject({ motion: 'normal', text: 100, reading: 'plain' });
});

test('what is chosen goes before the address from then on, and the rest of the address still holds', () => {
  const memory = plainMemory();
  const given = readSettings(memory, new URLSearchParams('text=150&pace=slow'), false);
  const chosen = withChosen(given, { text: 125 });
  expect(chosen).toMatchObject({ text: 125, pace: 'slow', given: { pace: 'slow' } });
  keepSettings(memory, chosen);
  expect(memory.kept).toMatchObject({ text: 125, pace: 'steady' });
});

test('where nothing was chosen nothing is kept', () => {
  const memory = plainMemory();
  const settings = readSettings(memory, new URLSearchParams('motion=slow'), false);
  keepSettings(memory, withSystemStill(settings, true));
  expect(memory.kept).toBeNull();
});

test('what another window chose shows here, but for what the address says', () => {
  const memory = plainMemory();
  const settings = readSettings(memory, new URLSearchParams('pace=slow'), false);
  expect(withRemembered(settings, memory)).toBe(settings);
  memory.kept = { text: 150, pace: 'quick', reading: 'italic' };
  const heard = withRemembered(settings, memory);
  expect(heard).toMatchObject({ text: 150, pace: 'slow', reading: 'house', chosen: { pace: 'quick' } });
  expect(withRemembered(heard, memory)).toBe(heard);
});

test('a browser that forbids storage remembers nothing and does not fail', () => {
  const memory = memoryIn(() => {
    throw new Error('Access is denied.');
  });
  memory.keep('key', 1);
  expect(memory.read('key')).toBeNull();
});
