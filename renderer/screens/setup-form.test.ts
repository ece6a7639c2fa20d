// The form for a new table: people and bots at any seats, what was kept fits what is offered, names tell everybody apart.
import { expect, test } from 'vitest';
import { words } from '../../engine/games/words.ts';
import { seatRequestSchema } from '../../engine/protocol/to-table.ts';
import { formsFor, isForNetwork, withName } from './setup-form.ts';

const names = {
  you: 'Alex',
  person: (seat: number) => `Player ${seat}`,
  bot: (seat: number) => `Bot ${seat}`,
};
const offer = words['magic-trick'];
const forms = formsFor(offer, names);
const first = forms.first();

test('begins with a person at the first seat, steady bots and the default options', () => {
  expect(first.seats.map(({ sitter }) => sitter)).toEqual(['person', 'steady', 'steady', 'steady']);
  expect(first.options).toEqual({ prestige: true, memory: 'sorter', stacks: 'own' });
});

test('several people sit down, each with a name of their own', () => {
  const two = forms.withSitter(first, 2, 'person');
  expect(two.seats.map(({ sitter }) => sitter)).toEqual(['person', 'steady', 'person', 'steady']);
  expect(two.seats.map(({ name }) => name)).toEqual(['Alex', 'Bot 1', 'Player 2', 'Bot 3']);
  const all = forms.withSitter(forms.withSitter(two, 1, 'person'), 3, 'person');
  expect(forms.requests(all).map(({ kind }) => kind)).toEqual(['person', 'person', 'person', 'person']);
});

test('a person leaves, and their name goes with them', () => {
  const left = forms.withSitter(first, 0, 'steady');
  expect(left.seats[0]).toEqual({ sitter: 'steady', name: 'Bot 0' });
  expect(forms.withSitter(left, 2, 'person').seats[2]?.name).toBe('Alex');
});

test('somebody is always there to play at once', () => {
  expect(forms.withSomebody(first)).toBe(first);
  const alone = forms.withSitter(forms.withSitter(first, 0, 'steady'), 3, 'person');
  expect(forms.withSomebody(alone)).toBe(alone);
  const nobody = forms.withSitter(first, 0, 'random');
  expect(forms.withSomebody(nobody).seats[0]).toEqual({ sitter: 'person', name: 'Alex' });
  expect(forms.withSomebody(nobody).seats.slice(1)).toEqual(first.seats.slice(1));
});

test('a seat is left open, has no name, and is asked for as it is', () => {
  const open = forms.withSitter(first, 1, 'open');
  expect(open.seats[1]).toEqual({ sitter: 'open', name: '' });
  expect(isForNetwork(first)).toBe(false);
  expect(isForNetwork(open)).toBe(true);
  expect(forms.requests(open)[1]).toEqual({ kind: 'open' });
  expect(forms.fitting(open)).toEqual(open);
  expect(forms.withSitter(open, 1, 'random').seats[1]).toEqual({ sitter: 'random', name: 'Bot 1' });
});

test('every seat can be left to guests: open seats are not called the same', () => {
  const free = forms.withBotsAway(first);
  expect(free.seats.map(({ sitter }) => sitter)).toEqual(['person', 'open', 'open', 'open']);
  const all = forms.withSitter(free, 0, 'open');
  expect(forms.sameName(all)).toBeNull();
  for (const request of forms.requests(all)) expect(seatRequestSchema.parse(request).kind).toBe('open');
});

test('a table that is not for the network has no open seat', () => {
  const opened = forms.withNetwork(first, true);
  expect(isForNetwork(opened)).toBe(true);
  expect(opened.seats).toEqual(first.seats);
  expect(forms.fitting(opened)).toEqual(opened);
  expect(forms.withNetwork(opened, false)).toEqual(first);
  expect(forms.withNetwork(forms.withBotsAway(opened), false)).toEqual(first);
});

test('a bot that comes does not take a name that somebody has', () => {
  const named = withName(first, 0, 'bot 2');
  const three = forms.withSeats(named, 2);
  expect(forms.withSeats(three, 4).seats.map(({ name }) => name)).toEqual([
    'bot 2',
    'Bot 1',
    'Bot 3',
    'Bot 4',
  ]);
});

test.for(['Bot 2', ' bot  2 ', 'ＢＯＴ 2'])('%j is the name of another seat, and both are named', (name) => {
  expect(forms.sameName(withName(first, 0, name))?.seats).toEqual([0, 2]);
});

test('everybody can be told apart, also by names that were left empty', () => {
  expect(forms.sameName(first)).toBeNull();
  const empty = ['', ' ', '', ''].reduce((form, name, seat) => withName(form, seat, name), first);
  const people = [1, 2, 3].reduce((form, seat) => forms.withSitter(form, seat, 'person'), empty);
  const unnamed = [0, 1, 2, 3].reduce((form, seat) => withName(form, seat, ''), people);
  expect(forms.sameName(unnamed)).toBeNull();
  expect(forms.requests(unnamed).map((seat) => 'name' in seat && seat.name)).toEqual([
    'Alex',
    'Player 1',
    'Player 2',
    'Player 3',
  ]);
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

test('where no seats and no options were kept, they are those of a first form', () => {
  expect(forms.fitting({ seats: [], options: {} })).toEqual(first);
  const some = { seats: [], options: { ...first.options, prestige: false } };
  expect(forms.fitting(some)).toEqual({ ...first, options: some.options });
});

test('an option value that is not offered any more takes its default, others stay', () => {
  const kept = { ...first, options: { prestige: false, memory: 'elephant', gone: 1 } };
  expect(forms.fitting(kept).options).toEqual({
    prestige: false,
    memory: 'sorter',
    stacks: 'own',
  });
});

test('a number that cannot be had is named, and is not kept', () => {
  const other = formsFor(words['magicians'], names);
  const fresh = other.first();
  expect(fresh.options['goal']).toBe(100);
  expect(other.wrongOption(fresh)).toBeNull();
  for (const goal of ['', 'many', 7, 501]) {
    const wrong = { ...fresh, options: { ...fresh.options, goal } };
    expect(other.wrongOption(wrong)).toBe('goal');
    expect(other.fitting(wrong).options['goal']).toBe(100);
  }
  const short = { ...fresh, options: { ...fresh.options, goal: 50 } };
  expect(other.wrongOption(short)).toBeNull();
  expect(other.fitting(short).options['goal']).toBe(50);
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
  expect(other.seats.map(({ sitter }) => sitter)).toEqual(['person', 'sly', 'sly', 'sly']);
});
