// The calendar against the one that every machine has.
import { expect, test } from 'vitest';
import { dateOf, dayOf, isoOf, mondayOf } from './calendar.ts';

const DAY = 86_400_000;

test('every day of some 500 years has its date, and comes back from it', () => {
  for (let day = -30_000; day < 160_000; day += 1) {
    // oxlint-disable-next-line no-restricted-globals -- it is what this calendar is compared with
    const date = new Date(day * DAY);
    const ours = dateOf(day);
    const theirs = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
    if ([ours.year, ours.month, ours.day].join() !== theirs.join()) expect(ours).toBe(theirs);
    if (dayOf(ours) !== day) expect(dayOf(ours)).toBe(day);
    const monday = mondayOf(day);
    if (day - date.getUTCDay() + (date.getUTCDay() === 0 ? -6 : 1) !== monday) expect(monday).toBe(day);
  }
  expect(isoOf(dateOf(20_422))).toBe('2025-11-30');
});

test('a thirteenth month is the first of the next year', () => {
  expect(isoOf(dateOf(dayOf({ year: 2026, month: 13, day: 1 })))).toBe('2027-01-01');
});
