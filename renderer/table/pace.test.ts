// Bots' moves are waited for, people's are not.
import { expect, test } from 'vitest';
import type { Frame, Moment } from '../store/state.ts';
import { event, moment } from '../store/table.testing.ts';
import { isOfBots, pauseOf } from './pace.ts';

/** Seats 0 and 1 are people, 2 and 3 are bots. */
function asking(awaiting: readonly number[], version = 1): Moment {
  const plain = moment(version, null);
  const seats = ['person', 'person', 'bot', 'bot'].map((kind) => ({ name: kind, kind, bot: null }));
  return { ...plain, seats: seats as Moment['seats'], view: { ...plain.view, awaiting } };
}

function frame(awaiting: readonly number[], more: Partial<Frame> = {}): Frame {
  return { ...asking(awaiting, 2), events: [event('played')], reads: false, ...more };
}

test.for([
  ['a bot, then a person is asked', [2], [0], true],
  ['a bot that goes on', [3], [3], true],
  ['a person, then a bot is asked', [1], [2], false],
  ['a person who goes on', [1], [1], false],
  ['one of several who sort, a bot', [0, 2, 3], [0, 3], true],
  ['one of several who sort, a person', [0, 2, 3], [2, 3], false],
  ['the last of a hand, a bot', [2], [], true],
  ['nobody', [], [0, 1, 2, 3], false],
] as const)('%s', ([, before, after, expected]) => {
  expect(isOfBots(asking(before), frame(after))).toBe(expected);
});

test('what happened while nobody was there, or shows nothing to follow, is not waited for', () => {
  expect(isOfBots(asking([2]), frame([2], { isPassing: true }))).toBe(false);
  expect(isOfBots(asking([2]), frame([0], { isPast: true }))).toBe(false);
  expect(isOfBots(asking([2]), frame([0], { events: [] }))).toBe(false);
});

test('the pause goes with the pace and with how fast things move', () => {
  expect(pauseOf({ pace: 'quick', motion: 'slow' })).toBe(0);
  const steady = pauseOf({ pace: 'steady', motion: 'normal' });
  expect(pauseOf({ pace: 'slow', motion: 'normal' })).toBeGreaterThan(steady);
  expect(pauseOf({ pace: 'steady', motion: 'brisk' })).toBeLessThan(steady);
  expect(pauseOf({ pace: 'steady', motion: 'off' })).toBe(steady);
});
