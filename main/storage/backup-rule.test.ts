// Tests of the rule by which backups are made, by situations.
import { describe, expect, test } from 'vitest';
import { doTurn, isDue, type Situation } from './backup-rule.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const NOW = 400 * DAY_MS;
const MEGABYTE = 1024 * 1024;
/** A game was played for an hour since the newest. */
const usual: Situation = {
  now: NOW,
  newest: NOW - 60 * MINUTE_MS,
  hasGames: true,
  isWritten: true,
  isUrgent: false,
  isEnd: false,
  bytes: MEGABYTE,
};
const young = { newest: NOW - 14 * MINUTE_MS };
const old = { newest: NOW - 16 * MINUTE_MS };

const situations: readonly (readonly [string, Partial<Situation>, boolean])[] = [
  ['while a game is played, after 14 minutes', young, false],
  ['while a game is played, after 16 minutes', old, true],
  ['while a game is played and nothing was written, after 16 minutes', { ...old, isWritten: false }, false],
  ['after days in which nothing was written', { newest: NOW - 9 * DAY_MS, isWritten: false }, false],
  ['while there is none', { newest: null, isWritten: false }, true],
  ['while there is none and no game either', { newest: null, hasGames: false }, false],
  ['when all games are gone', { hasGames: false, isUrgent: true, isEnd: true }, false],
  ['after a clock was set back by 16 minutes', { newest: NOW + 16 * MINUTE_MS }, true],
  ['after something was set aside', { ...young, isWritten: false, isUrgent: true }, true],
  ['in a large database', { ...old, bytes: 900 * MEGABYTE }, true],
  ['at the end, after 14 minutes', { ...young, isEnd: true }, true],
  ['at the end, when nothing was written', { isEnd: true, isWritten: false }, false],
  ['at the end, while there is none', { newest: null, isWritten: false, isEnd: true }, true],
  ['at the end, of 32 MB', { isEnd: true, bytes: 32 * MEGABYTE }, true],
  ['at the end, of more than that', { isEnd: true, bytes: 32 * MEGABYTE + 1 }, false],
  ['at the end, of more than that and urgent', { isEnd: true, isUrgent: true, bytes: 33 * MEGABYTE }, false],
];
describe('a backup', () => {
  test.for(situations)('%s', ([, situation, isMade]) => {
    expect(isDue({ ...usual, ...situation })).toBe(isMade);
  });
});

describe('the older ones move on', () => {
  const seconds: readonly (readonly [string, number | null, boolean])[] = [
    ['where there is no second', null, true],
    ['where the second is of this day', NOW - DAY_MS + MINUTE_MS, false],
    ['where the second is older', NOW - DAY_MS - MINUTE_MS, true],
    ['where the clock was set back by more than a day', NOW + DAY_MS + MINUTE_MS, true],
  ];
  test.for(seconds)('%s', ([, second, isTurned]) => {
    expect(doTurn(NOW, second)).toBe(isTurned);
  });
});

test('played through for three days, the newest is of this hour and the others of days before', () => {
  let made: readonly number[] = [];
  for (let now = NOW; now <= NOW + 3 * DAY_MS; now += 20 * MINUTE_MS) {
    expect(isDue({ ...usual, now, newest: made[0] ?? null })).toBe(true);
    made = doTurn(now, made[1] ?? null) ? [now, ...made.slice(0, 2)] : [now, ...made.slice(1)];
  }
  const ages = made.map((at) => (NOW + 3 * DAY_MS - at) / DAY_MS);
  expect(ages[0]).toBe(0);
  expect(ages[1]).toBeLessThan(1.1);
  expect(ages[2]).toBeGreaterThan(1);
  expect(ages[2]).toBeLessThan(2.2);
});
