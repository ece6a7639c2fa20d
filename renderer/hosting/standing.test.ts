// Every way to sit at a hosted table has one standing, and names that are given are new ones.
import { expect, test } from 'vitest';
import { companion, FREE } from '../../engine/protocol/companion.testing.ts';
import type { Companion } from '../../engine/protocol/network.ts';
import { asForm, companionsOf, guestAt, isForAllToSee, openSeats, standingOf } from './standing.ts';

const person = companion();
const device: Companion = { ...person, name: 'Ben', at: 'device' };
const bot: Companion = { ...person, name: 'Horace', kind: 'bot', bot: 'steady', at: null };

test.for([
  ['screen', person],
  ['device', device],
  ['lost', { ...device, isLost: true, hasLeft: false }],
  ['left', { ...device, isLost: true, hasLeft: true }],
  ['bot', bot],
  ['open', FREE],
  ['stands-in', { ...bot, name: 'Ben', standsIn: true, isLost: true, hasLeft: false }],
] as const)('%s', ([standing, companion]) => {
  expect(standingOf(companion)).toBe(standing);
});

test('a table without guests has its people at the screen', () => {
  const seats = [person, bot].map(({ name, kind, bot: kindOfBot }) => ({ name, kind, bot: kindOfBot }));
  expect(companionsOf(seats)).toEqual([person, bot]);
});

test('seats that are FREE, and guests by their seat', () => {
  expect(openSeats([person, FREE, bot, FREE])).toEqual([1, 3]);
  const ben = { id: 'g1', name: 'Ben', seat: 1, isLost: false, hasLeft: false, graceLeftMs: null };
  expect(guestAt({ guests: [ben] }, 1)).toBe(ben);
  expect(guestAt({ guests: [ben] }, 0)).toBeUndefined();
});

test('the screen is for all to see when no person plays at it', () => {
  expect(isForAllToSee([device, bot])).toBe(true);
  expect(isForAllToSee([{ ...bot, standsIn: true }, device])).toBe(true);
  expect(isForAllToSee([device, person])).toBe(false);
  expect(isForAllToSee([bot, bot])).toBe(false);
});

test('as a form, a table has the same company', () => {
  expect(asForm([person, bot, FREE]).seats).toEqual([
    { sitter: 'person', name: 'Ada' },
    { sitter: 'steady', name: 'Horace' },
    { sitter: 'open', name: '' },
  ]);
});
