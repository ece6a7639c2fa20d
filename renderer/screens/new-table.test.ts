// What is played at once, and what is remembered of a table that is opened.
import { expect, test } from 'vitest';
import { english } from '../../engine/language/catalogue.ts';
import { sayIn } from '../../engine/language/say.ts';
import type { TableRequest } from '../client/table-request.ts';
import type { Memory } from '../settings/memory.ts';
import { formForNow, formsOf, openTable } from './new-table.ts';
import { lastGame, lastName } from './remembered.ts';

const say = sayIn(english, 'en-GB');
const GAME = 'magic-trick';

/** A house where nobody has been yet, and the tables that are opened in it. */
function house() {
  const kept = new Map<string, unknown>();
  const memory: Memory = {
    read: (key) => kept.get(key) ?? null,
    keep: (key, value) => void kept.set(key, value),
  };
  const opened: TableRequest[] = [];
  const client = { open: (request: TableRequest) => void opened.push(request) };
  return { say, memory, client, opened };
}

test('the first time one person plays against three bots of the usual kind', () => {
  const { seats } = formForNow(GAME, house());
  expect(seats.map(({ sitter }) => sitter)).toEqual(['person', 'steady', 'steady', 'steady']);
  expect(seats[0]?.name).toBe(say('table.setup.you'));
});

test('what was opened is remembered, and played the next time', () => {
  const tools = house();
  const forms = formsOf(GAME, tools);
  const first = formForNow(GAME, tools);
  const filled = {
    seats: forms
      .withSitter(forms.withSeats(first, 3), 1, 'person')
      .seats.with(0, { sitter: 'person', name: 'Ada' }),
    options: { ...first.options, prestige: false },
  };
  openTable(GAME, filled, tools);
  expect(tools.opened).toEqual([
    { game: GAME, seats: forms.requests(filled), options: { ...first.options, prestige: false } },
  ]);
  expect(formForNow(GAME, tools)).toEqual(filled);
  expect(lastName(tools.memory)).toBe('Ada');
  expect(lastGame(tools.memory, [GAME])).toBe(GAME);
});

test('after a table of bots alone the next one has somebody at it', () => {
  const tools = house();
  const first = formForNow(GAME, tools);
  openTable(GAME, formsOf(GAME, tools).withSitter(first, 0, 'random'), tools);
  const now = formForNow(GAME, tools);
  expect(now.seats.map(({ sitter }) => sitter)).toEqual(['person', 'steady', 'steady', 'steady']);
  expect(now.seats.slice(1)).toEqual(first.seats.slice(1));
});

test('a table for guests gathers; what is played at once waits for nobody', () => {
  const tools = house();
  const first = formForNow(GAME, tools);
  const free = formsOf(GAME, tools).withBotsAway(first);
  openTable(GAME, free, tools);
  expect(tools.opened[0]).toMatchObject({ gathers: true });
  expect(tools.opened[0]?.seats.slice(1)).toEqual([{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }]);
  openTable(GAME, formForNow(GAME, tools), tools);
  expect(tools.opened[1]).not.toHaveProperty('gathers');
  expect(formForNow(GAME, tools)).toEqual(first);
});
