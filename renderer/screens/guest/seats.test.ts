// What a guest may do with each seat, and whose name is taken.
import { expect, test } from 'vitest';
import { companion } from '../../../engine/protocol/companion.testing.ts';
import { isNameTaken, offerAt } from './seats.ts';

test.for([
  ['a free one', { name: '', kind: 'open', at: null }, 'take'],
  ['a bot’s', { kind: 'bot', bot: 'steady', at: null }, 'instead'],
  ['that of somebody who is lost', { at: 'device', isLost: true }, 'mine'],
  ['one that a bot keeps for somebody', { kind: 'bot', bot: 'steady', at: null, standsIn: true }, 'mine'],
  ['that of somebody at the screen', {}, null],
  ['that of somebody on a device', { at: 'device' }, null],
] as const)('%s', ([, changes, offer]) => {
  expect(offerAt(companion(changes))).toBe(offer);
});

test('names that look the same are the same, but for the one at the seat itself', () => {
  const seats = [companion({ name: 'Ada' }), companion({ name: '', kind: 'open' })];
  expect(isNameTaken(seats, 1, ' ADA ')).toBe(true);
  expect(isNameTaken(seats, 0, 'Ada')).toBe(false);
  expect(isNameTaken(seats, 1, 'Ben')).toBe(false);
  expect(isNameTaken(seats, 0, '')).toBe(false);
});
