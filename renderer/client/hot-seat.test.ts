// Several people at one screen: the curtain is lifted once, and a move waits behind it for its person.
import { expect, test } from 'vitest';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import { begin, view, welcome } from './client.testing.ts';

/** A view of seats 0 and 1, which are both played from here. */
function shared(
  viewer: number | 'watcher',
  version: number,
  question: string | null,
  curtain: number | null,
  past?: { type: string }[],
  events: { type: string }[] = [],
): ToClient {
  const plain = view(version, question, 't1', past, events);
  if (plain.type !== 'view') throw new Error('That is no view.');
  const awaiting = curtain === null ? [viewer] : [curtain];
  return { ...plain, holds: [0, 1], curtain, view: { ...plain.view, viewer, awaiting } };
}

function share() {
  const all = begin({ at: 'table', id: 't1' });
  all.connection.connect();
  all.connection.say(welcome);
  all.connection.say(shared(0, 1, 'q1', null, []));
  const sent = (type: string) => all.connection.sent.filter((said) => said.type === type);
  return { ...all, sent };
}

test('the curtain is lifted by a message, once, and the view of the answer is the next person’s', () => {
  const { client, connection, showAll, sent } = share();
  const played = { type: 'played' };
  client.lift();
  connection.say(shared('watcher', 2, null, 1, [played], [played]));
  client.lift();
  expect(sent('lift')).toEqual([]);
  showAll();
  client.lift();
  client.lift();
  expect(sent('lift')).toEqual([{ type: 'lift', id: expect.any(String), table: 't1', seat: 1 }]);
  connection.say(shared(1, 2, 'q2', null, [played]));
  showAll();
  client.lift();
  expect(sent('lift')).toHaveLength(1);
  client.answer({ type: 'pass' });
  expect(connection.sent.at(-1)).toMatchObject({ type: 'move', question: 'q2' });
  expect(sent('join')).toHaveLength(1);
});

test('a move that a cut held up waits behind the curtain and is sent once when its person is back', () => {
  const { client, connection, showAll, sent } = share();
  connection.lose();
  client.answer({ type: 'pass' });
  connection.connect();
  connection.say(welcome);
  connection.say(shared('watcher', 1, null, 0, []));
  showAll();
  expect(sent('move')).toEqual([]);
  client.lift();
  connection.say(shared(0, 1, 'q1', null, []));
  showAll();
  expect(sent('move')).toMatchObject([{ question: 'q1', move: { type: 'pass' } }]);
});

test('a request to lift that met trouble or a cut can be made again', () => {
  const { client, connection, store, showAll, sent } = share();
  connection.say(shared('watcher', 1, null, 0, []));
  showAll();
  client.lift();
  const id = store.state.table?.lifting ?? '';
  connection.say({ type: 'trouble', code: 'too-fast', facts: {}, id });
  client.lift();
  expect(sent('lift')).toHaveLength(2);
  connection.lose();
  connection.connect();
  connection.say(welcome);
  connection.say(shared('watcher', 1, null, 0, []));
  client.lift();
  expect(sent('lift')).toHaveLength(3);
});

test('a view through other eyes that does not tell the past is asked for anew', () => {
  const { connection, store, sent } = share();
  connection.say(shared('watcher', 2, null, 1));
  expect(sent('join')).toHaveLength(2);
  expect(store.state.table?.latest.version).toBe(1);
});

test('a view that was on its way when its table was left is not taken for the table that is opened next', () => {
  const { client, connection, store } = share();
  client.go({ at: 'home' });
  client.open({ game: 'magic-trick', seats: [], options: {} });
  connection.say(shared('watcher', 2, null, 1, [{ type: 'played' }], [{ type: 'played' }]));
  expect(store.state.place).toEqual({ at: 'home' });
  const opened = view(0, 'q1', 't2', []);
  connection.say(opened);
  expect(store.state.place).toEqual({ at: 'table', id: 't2' });
  expect(store.state.isOpening).toBe(false);
});
