// The form for a new table: you sit at one seat, what was kept fits what is offered, names are never empty.
import { expect, test } from 'vitest';
import { words } from '../../engine/games/words.ts';
import { seatRequestSchema } from '../../engine/protocol/to-table.ts';
import { firstForm, fittingForm, seatRequests, withName, withSeats, withSitter } from './setup-form.ts';

const names = { you: 'Alex', bot: (seat: number) => `Bot ${seat}` };
const { optionInfo } = words['magic-trick'];
const first = firstForm(4, optionInfo, names);

test('begins with you at the first seat, steady bots and the default options', () => {
  expect(first.seats.map(({ sitter }) => sitter)).toEqual(['you', 'steady', 'steady', 'steady']);
  expect(first.options).toEqual({ prestige: true, memory: 'sorter', stacks: 'own' });
});

test('you change seats; the seat you leave gets a bot with a bot’s name', () => {
  const moved = withSitter(first, 2, 'you', names);
  expect(moved.seats.map(({ sitter }) => sitter)).toEqual(['steady', 'steady', 'you', 'steady']);
  expect(moved.seats[0]?.name).toBe('Bot 0');
  expect(moved.seats[2]?.name).toBe('Alex');
});

test('a bot keeps its name when it becomes another kind', () => {
  const named = withName(first, 1, 'Merlin');
  expect(withSitter(named, 1, 'random', names).seats[1]).toEqual({ sitter: 'random', name: 'Merlin' });
});

test('seats come and go at the end', () => {
  expect(withSeats(first, 5, names).seats).toHaveLength(5);
  expect(withSeats(first, 3, names).seats).toEqual(first.seats.slice(0, 3));
});

test('what is sent is what the host takes, also with empty and long names', () => {
  const odd = withName(withName(first, 0, '  '), 1, 'x'.repeat(90));
  const requests = seatRequests(odd, names);
  expect(requests[0]).toEqual({ kind: 'person', name: 'Alex' });
  for (const request of requests) expect(seatRequestSchema.safeParse(request).success).toBe(true);
});

test.for([
  ['nothing', null],
  ['something else', { seats: 'many' }],
  ['a kind of bot that is gone', { seats: [{ sitter: 'genius', name: 'x' }], options: {} }],
])('%s that was kept gives a first form', ([, kept]) => {
  expect(fittingForm(kept, first, optionInfo)).toEqual(first);
});

test('an option value that is not offered any more takes its default, others stay', () => {
  const kept = { ...first, options: { prestige: false, memory: 'elephant', gone: 1 } };
  expect(fittingForm(kept, first, optionInfo).options).toEqual({
    prestige: false,
    memory: 'sorter',
    stacks: 'own',
  });
});
