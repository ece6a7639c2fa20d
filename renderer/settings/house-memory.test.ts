// What is remembered at the host and in the browser: whose word counts, and how windows hear of one another.
import { expect, test } from 'vitest';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import { welcome } from '../client/client.testing.ts';
import { fakeConnection } from '../connection/fake.ts';
import { withHouse } from './house-connection.ts';
import { houseMemory } from './house-memory.ts';
import type { Memory } from './memory.ts';

const SETTINGS = 'parlor.settings';

/** A browser's memory over what it has kept. */
function browser(kept: Record<string, unknown> = {}) {
  const memory: Memory = {
    read: (key) => kept[key] ?? null,
    keep: (key, value) => void (kept[key] = value),
  };
  return { kept, memory };
}

/** A host's memory and its windows; what is said to it arrives when `arrive` is called. */
function house() {
  const values: Record<string, unknown> = {};
  const windows: ReturnType<typeof houseMemory>[] = [];
  const said: [string, unknown][] = [];
  const tell = (key: string, value: unknown): void => void said.push([key, value]);
  return {
    values,
    said,
    open(memory: Memory) {
      const window = houseMemory(memory, ['sam']);
      windows.push(window);
      window.meet(values, tell);
      return window;
    },
    again: (window: (typeof windows)[number]) => window.meet(values, tell),
    arrive() {
      for (const [key, value] of said.splice(0)) {
        values[key] = value;
        for (const window of windows) window.hear(key, value);
      }
    },
  };
}

test('the host’s word counts more than the browser’s, and whoever shows it hears of it', () => {
  const { values, open, said } = house();
  values[SETTINGS] = { text: 150 };
  const { kept, memory } = browser({ [SETTINGS]: { text: 125 } });
  const window = open(memory);
  expect(window.read(SETTINGS)).toEqual({ text: 150 });
  expect(kept[SETTINGS]).toEqual({ text: 150 });
  expect(window.arrivals.state).toBe(1);
  expect(said).toEqual([]);
});

test('what the host says already holds makes nothing anew', () => {
  const { values, open } = house();
  values[SETTINGS] = { text: 150 };
  const window = open(browser({ [SETTINGS]: { text: 150 } }).memory);
  expect(window.arrivals.state).toBe(0);
});

test('what only the browser knows is brought to the host, and nothing that is not the house’s', () => {
  const { values, open, arrive } = house();
  const kept = {
    [SETTINGS]: { text: 125 },
    'parlor.setup.game': 'sam',
    'parlor.setup.form.sam': { seats: [] },
    'parlor.passes': [{ secret: 'x' }],
    'somebody.else': 1,
  };
  const window = open(browser(kept).memory);
  arrive();
  expect(values).toEqual({
    [SETTINGS]: { text: 125 },
    'parlor.setup.game': 'sam',
    'parlor.setup.form.sam': { seats: [] },
  });
  expect(window.arrivals.state).toBe(0);
});

test('a change in one window is a change in the others', () => {
  const { open, arrive } = house();
  const [one, other] = [open(browser().memory), open(browser().memory)];
  const heard: string[] = [];
  one.watch((key) => heard.push(`one ${key}`));
  other.watch((key) => heard.push(`other ${key}`));
  one.keep(SETTINGS, { text: 125 });
  arrive();
  expect(other.read(SETTINGS)).toEqual({ text: 125 });
  expect(heard).toEqual([`other ${SETTINGS}`]);
});

test('two windows that change the same at once agree on what came to the host last', () => {
  const { open, arrive, values } = house();
  const [one, other] = [open(browser().memory), open(browser().memory)];
  one.keep(SETTINGS, { text: 125 });
  other.keep(SETTINGS, { text: 150 });
  one.keep(SETTINGS, { text: 100 });
  arrive();
  expect(values[SETTINGS]).toEqual({ text: 100 });
  expect([one.read(SETTINGS), other.read(SETTINGS)]).toEqual([{ text: 100 }, { text: 100 }]);
});

test('what was changed while the host could not be heard goes there, and is not taken back by what it knows', () => {
  const { open, again, arrive, values, said } = house();
  values[SETTINGS] = { text: 125 };
  const window = open(browser().memory);
  // Said, and lost with the link.
  window.keep(SETTINGS, { text: 150 });
  said.splice(0);
  window.part();
  window.keep('parlor.setup.name', { name: 'Ada' });
  expect(said).toEqual([]);
  again(window);
  expect(window.read(SETTINGS)).toEqual({ text: 150 });
  arrive();
  expect(values).toEqual({ [SETTINGS]: { text: 150 }, 'parlor.setup.name': { name: 'Ada' } });
  // Once it has come back nothing is on its way any more.
  values[SETTINGS] = { text: 100 };
  again(window);
  expect(window.read(SETTINGS)).toEqual({ text: 100 });
  expect(said).toEqual([]);
});

test('forms that are open are begun anew with the first welcome only', () => {
  const { open, again, values } = house();
  const window = open(browser().memory);
  values['parlor.setup.name'] = { name: 'Ben' };
  again(window);
  expect(window.read('parlor.setup.name')).toEqual({ name: 'Ben' });
  expect(window.arrivals.state).toBe(0);
});

test('without a host, and in a window whose browser keeps nothing, it is remembered as long as the page', () => {
  const window = houseMemory({ read: () => null, keep: () => undefined }, []);
  window.keep(SETTINGS, { text: 125 });
  expect(window.read(SETTINGS)).toEqual({ text: 125 });
});

test('a browser that keeps no more holds nobody to what it has kept before', () => {
  const full: Memory = { read: () => ({ text: 125 }), keep: () => undefined };
  const window = houseMemory(full, []);
  window.keep(SETTINGS, { text: 150 });
  expect(window.read(SETTINGS)).toEqual({ text: 150 });
});

test('what is kept as it was is not said again', () => {
  const { open, said } = house();
  const window = open(browser().memory);
  window.keep(SETTINGS, { text: 125 });
  window.keep(SETTINGS, { text: 125 });
  expect(said).toHaveLength(1);
});

test('over the connection: the memory hears before the client does, and a guest’s page has no house', () => {
  const connection = fakeConnection();
  const memory = houseMemory(browser().memory, []);
  const brought: string[] = [];
  const heard: [string, unknown][] = [];
  const over = withHouse(
    connection,
    memory,
    () => 'id',
    ({ file }) => void brought.push(file),
  );
  over.open({
    connected: () => undefined,
    lost: () => void heard.push(['lost', null]),
    message: ({ type }) => void heard.push([type, memory.read(SETTINGS)]),
    unreadable: () => undefined,
  });
  connection.connect();
  const own = { remembered: { [SETTINGS]: { text: 150 } }, notices: [], unfinished: 0 };
  connection.say({ ...welcome, role: 'guest', own } as ToClient);
  connection.say({ ...welcome, own } as ToClient);
  connection.say({ type: 'remembered', key: SETTINGS, value: { text: 125 } });
  expect(memory.read(SETTINGS)).toEqual({ text: 125 });
  memory.keep(SETTINGS, { text: 100 });
  expect(connection.sent).toEqual([{ type: 'remember', id: 'id', key: SETTINGS, value: { text: 100 } }]);
  connection.say({ type: 'brought', id: 'b', file: 'a.parlor', kept: null, trouble: null });
  connection.lose();
  memory.keep(SETTINGS, { text: 150 });
  expect(connection.sent).toHaveLength(1);
  expect(brought).toEqual(['a.parlor']);
  expect(heard).toEqual([
    ['welcome', null],
    ['welcome', { text: 150 }],
    ['lost', null],
  ]);
});
