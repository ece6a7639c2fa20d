// The form for a new table: you sit at one seat, what was kept fits what is offered, names are never empty.
import { expect, test } from 'vitest';
import { words } from '../../engine/games/words.ts';
import { seatRequestSchema } from '../../engine/protocol/to-table.ts';
import { formsFor, withName } from './setup-form.ts';

const names = { you: 'Alex', bot: (seat: number) => `Bot ${seat}` };
const offer = words['magic-trick'];
const forms = formsFor(offer, names);
const first = forms.first();

test('begins with you at the first seat, steady bots and the default options', () => {
  expect(first.seats.map(({ sitter }) => sitter)).toEqual(['you', 'steady', 'steady', 'steady']);
  expect(first.options).toEqual({ prestige: true, memory: 'sorter', stacks: 'own' });
});

test('you change seats; the seat you leave gets a bot with a bot’s name', () => {
  const moved = forms.withSitter(first, 2, 'you');
  expect(moved.seats.map(({ sitter }) => sitter)).toEqual(['steady', 'steady', 'you', 'steady']);
  expect(moved.seats[0]?.name).toBe('Bot 0');
  expect(moved.seats[2]?.name).toBe('Alex');
});

test('a bot keeps its name when it becomes another kind', () => {
  const named = withName(first, 1, 'Merlin');
  expect(forms.withSitter(named, 1, 'random').seats[1]).toEqual({ sitter: 'random', name: 'Merlin' });
});

test('seats come and go at the end', () => {
  expect(forms.withSeats(first, 5).seats).toHaveLength(5);
  expect(forms.withSeats(first, 3).seats).toEqual(first.seats.slice(0, 3));
});

test('what is sent is what the host takes, also with empty and long names', () => {
  const odd = withName(withName(first, 0, '  '), 1, 'x'.repeat(90));
  const requests = forms.requests(odd);
  expect(requests[0]).toEqual({ kind: 'person', name: 'Alex' });
  for (const request of requests) expect(seatRequestSchema.safeParse(request).success).toBe(true);
});

test.for([
  ['nothing', null],
  ['something else', { seats: 'many' }],
  ['no seat at all', { seats: [], options: {} }],
])('%s that was kept gives a first form', ([, kept]) => {
  expect(forms.fitting(kept)).toEqual(first);
});

test('an option value that is not offered any more takes its default, others stay', () => {
  const kept = { ...first, options: { prestige: false, memory: 'elephant', gone: 1 } };
  expect(forms.fitting(kept).options).toEqual({
    prestige: false,
    memory: 'sorter',
    stacks: 'own',
  });
});

test('a kind of bot that is gone gives its seat to the usual one, and its name stays', () => {
  const kept = { ...first, seats: first.seats.with(2, { sitter: 'genius', name: 'Merlin' }) };
  expect(forms.fitting(kept).seats[2]).toEqual({ sitter: 'steady', name: 'Merlin' });
});

test('a form that was kept has as many seats as the game takes', () => {
  const few = formsFor({ ...offer, seats: { min: 2, max: 3 } }, names);
  expect(few.fitting(first).seats).toEqual(first.seats.slice(0, 3));
  expect(few.first().seats).toHaveLength(3);
  const many = formsFor({ ...offer, seats: { min: 6, max: 8 } }, names);
  expect(many.fitting(first).seats.map(({ name }) => name)).toEqual([
    'Alex',
    'Bot 1',
    'Bot 2',
    'Bot 3',
    'Bot 4',
    'Bot 5',
  ]);
});

test('another game’s own bots sit at the other seats', () => {
  const other = formsFor({ ...offer, botKinds: ['sly', 'random'] }, names).first();
  expect(other.seats.map(({ sitter }) => sitter)).toEqual(['you', 'sly', 'sly', 'sly']);
});
