// One person's end of the line: first words, opening, coming back, moves sent once and again after a cut.
import { describe, expect, test } from 'vitest';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import { PROTOCOL_VERSION } from '../../engine/protocol/version.ts';
import { begin, view, welcome } from './client.testing.ts';

const request = { game: 'magic-trick', seats: [], options: {} };

test('says hello first, and goes to the table in the address after the welcome', () => {
  const { connection } = begin({ at: 'table', id: 't7' });
  connection.connect();
  expect(connection.sent).toEqual([{ type: 'hello', protocol: PROTOCOL_VERSION }]);
  connection.say(welcome);
  expect(connection.sent.at(-1)).toMatchObject({ type: 'join', table: 't7' });
});

test('opens a table once and sits down at its first view', () => {
  const { connection, store, client } = begin();
  connection.connect();
  connection.say(welcome);
  client.open(request);
  client.open(request);
  expect(connection.sent.filter(({ type }) => type === 'open')).toHaveLength(1);
  expect(store.state.isOpening).toBe(true);
  connection.say(view(0, 'q1', 't1', [{ type: 'dealt' }]));
  expect(store.state.place).toEqual({ at: 'table', id: 't1' });
  expect(store.state.isOpening).toBe(false);
  expect(store.state.table?.waiting.map(({ events }) => events)).toEqual([[{ type: 'dealt' }]]);
});

test('a table that goes on from a position shows that position, and tells how it came to it in the log only', () => {
  const { connection, store, client } = begin();
  connection.connect();
  connection.say(welcome);
  client.branch({ table: 't1', step: 7, seats: [{ kind: 'person', name: 'Ada' }] });
  client.open(request);
  expect(connection.sent.slice(1)).toEqual([
    { type: 'branch', id: 'id-1', table: 't1', step: 7, seats: [{ kind: 'person', name: 'Ada' }] },
  ]);
  connection.say(view(7, 'q1', 't2', [{ type: 'dealt' }]));
  expect(store.state.place).toEqual({ at: 'table', id: 't2' });
  expect(store.state.table).toMatchObject({ waiting: [], log: [{ type: 'dealt' }] });
  // The next one begins with its deal again.
  client.go({ at: 'home' });
  client.open(request);
  connection.say(view(0, 'q1', 't3', [{ type: 'dealt' }]));
  expect(store.state.table?.waiting.map(({ events }) => events)).toEqual([[{ type: 'dealt' }]]);
});

test('says why a table could not be opened, and lets one try again', () => {
  const { connection, store, client } = begin();
  connection.connect();
  connection.say(welcome);
  client.open(request);
  const id = 'id-1';
  const facts = { seats: 6, min: 3, max: 5 };
  connection.say({ type: 'trouble', code: 'wrong-seats', facts, id });
  expect(store.state.trouble).toEqual({ code: 'wrong-seats', facts });
  expect(store.state.isOpening).toBe(false);
});

test('sends a move once, however often it is asked for', () => {
  const { connection, client } = begin({ at: 'table', id: 't1' });
  connection.connect();
  connection.say(welcome);
  connection.say(view(1, 'q1', 't1', []));
  client.answer({ type: 'pass' });
  client.answer({ type: 'pass' });
  expect(connection.sent.filter(({ type }) => type === 'move')).toEqual([
    { type: 'move', id: expect.any(String), table: 't1', question: 'q1', move: { type: 'pass' } },
  ]);
});

test('sends the next move of a series for the question that follows, once', () => {
  const { connection, client, showAll } = begin({ at: 'table', id: 't1' });
  connection.connect();
  connection.say(welcome);
  connection.say(view(1, 'q1', 't1', []));
  const [first, second, third] = [{ type: 'pass' }, { type: 'play' }, { type: 'draw' }];
  client.answer(first, [second]);
  connection.say(view(2, 'q2'));
  // The view of somebody else's move, and a press before the question is in sight.
  connection.say(view(3, 'q2'));
  client.answer(third);
  showAll();
  client.answer(third);
  expect(connection.sent.filter(({ type }) => type === 'move')).toMatchObject([
    { question: 'q1', move: first },
    { question: 'q2', move: second },
  ]);
});

test('gives the rest of a series up at a cut', () => {
  const { connection, client, store, showAll } = begin({ at: 'table', id: 't1' });
  connection.connect();
  connection.say(welcome);
  connection.say(view(1, 'q1', 't1', []));
  client.answer({ type: 'pass' }, [{ type: 'play' }]);
  connection.lose();
  connection.connect();
  connection.say(welcome);
  connection.say(view(1, 'q1', 't1', []));
  connection.say(view(2, 'q2'));
  showAll();
  const moves = connection.sent.filter(({ type }) => type === 'move');
  expect(moves.map((message) => message.type === 'move' && message.move)).toEqual([
    { type: 'pass' },
    { type: 'pass' },
  ]);
  expect(store.state.table?.pending).toBeNull();
});

test('sends an unanswered move again with the same id after coming back', () => {
  const { connection, client, store } = begin({ at: 'table', id: 't1' });
  connection.connect();
  connection.say(welcome);
  connection.say(view(1, 'q1', 't1', []));
  client.answer({ type: 'pass' });
  connection.lose();
  expect(store.state.link).toBe('lost');
  connection.connect();
  connection.say(welcome);
  connection.say(view(1, 'q1', 't1', []));
  const moves = connection.sent.filter(({ type }) => type === 'move');
  expect(moves).toHaveLength(2);
  expect(moves[1]).toEqual(moves[0]);
});

test('keeps a move that was made while nobody listened, and sends it when somebody does', () => {
  const { connection, client } = begin({ at: 'table', id: 't1' });
  connection.connect();
  connection.say(welcome);
  connection.say(view(1, 'q1', 't1', []));
  connection.lose();
  client.answer({ type: 'pass' });
  connection.connect();
  connection.say(welcome);
  connection.say(view(1, 'q1', 't1', []));
  expect(connection.sent.filter(({ type }) => type === 'move')).toHaveLength(1);
});

test('sends nothing again when the host had taken the move before the cut', () => {
  const { connection, client, store, showAll } = begin({ at: 'table', id: 't1' });
  connection.connect();
  connection.say(welcome);
  connection.say(view(1, 'q1', 't1', []));
  client.answer({ type: 'pass' });
  connection.lose();
  connection.connect();
  connection.say(welcome);
  connection.say(view(2, 'q2', 't1', []));
  showAll();
  expect(connection.sent.filter(({ type }) => type === 'move')).toHaveLength(1);
  expect(store.state.table?.pending).toBeNull();
  client.answer({ type: 'pass' });
  expect(connection.sent.at(-1)).toMatchObject({ type: 'move', question: 'q2' });
});

test.for([
  ['no-such-table', {}],
  ['table-closed', {}],
  ['table-of-unknown-game', { game: 'poker' }],
  ['table-of-other-rules', { played: 1, known: 2 }],
  ['table-too-new', {}],
  ['table-damaged', { entry: 6 }],
  ['table-not-read', {}],
  ['host-failed', {}],
] as const)('goes home and says so when the table cannot be gone to: %s', ([code, facts]) => {
  const { connection, store } = begin({ at: 'table', id: 't9' });
  connection.connect();
  connection.say(welcome);
  connection.say({ type: 'trouble', code, facts, id: 'id-1' });
  expect(store.state.place).toEqual({ at: 'home' });
  expect(store.state.trouble).toEqual({ code, facts });
});

test('hears no more of a table that was left, not even while another is opened', () => {
  const { connection, store, client } = begin({ at: 'table', id: 't1' });
  connection.connect();
  connection.say(welcome);
  connection.say(view(1, 'q1', 't1', []));
  client.go({ at: 'setup' });
  expect(connection.sent.at(-1)).toMatchObject({ type: 'leave' });
  client.open(request);
  connection.say(view(2, 'q2', 't1'));
  expect(store.state.table).toBeNull();
  connection.say(view(0, 'q1', 't2', []));
  expect(store.state.table?.id).toBe('t2');
});

test('can come back to the table that was left', () => {
  const { connection, store, client } = begin({ at: 'table', id: 't1' });
  connection.connect();
  connection.say(welcome);
  connection.say(view(1, 'q1', 't1', []));
  client.go({ at: 'home' });
  client.go({ at: 'table', id: 't1' });
  connection.say(view(3, 'q3', 't1', [{ type: 'dealt' }]));
  expect(store.state.table?.shown.version).toBe(3);
  expect(store.state.table?.log).toEqual([{ type: 'dealt' }]);
});

test('opens the question again when a move met trouble', () => {
  const { connection, store, client } = begin({ at: 'table', id: 't1' });
  connection.connect();
  connection.say(welcome);
  connection.say(view(1, 'q1', 't1', []));
  client.answer({ type: 'pass' });
  const { id } = store.state.table?.pending ?? { id: '' };
  connection.say({ type: 'trouble', code: 'not-your-seat', facts: {}, id });
  expect(store.state.table?.pending).toBeNull();
});

test('makes a move that came too fast again by itself, with the same id', () => {
  const { connection, store, client, wait } = begin({ at: 'table', id: 't1' });
  connection.connect();
  connection.say(welcome);
  connection.say(view(1, 'q1', 't1', []));
  client.answer({ type: 'pass' });
  const moves = () => connection.sent.filter(({ type }) => type === 'move');
  const { id } = store.state.table?.pending ?? { id: '' };
  connection.say({ type: 'trouble', code: 'too-fast', facts: {}, id });
  client.answer({ type: 'pass' });
  expect(moves()).toHaveLength(1);
  wait();
  expect(moves()).toHaveLength(2);
  expect(moves()[1]).toEqual(moves()[0]);
  expect(store.state.trouble).toBeNull();
});

test('does not make it again when it was answered in the pause', () => {
  const { connection, store, client, wait } = begin({ at: 'table', id: 't1' });
  connection.connect();
  connection.say(welcome);
  connection.say(view(1, 'q1', 't1', []));
  client.answer({ type: 'pass' });
  const { id } = store.state.table?.pending ?? { id: '' };
  connection.say({ type: 'trouble', code: 'too-fast', facts: {}, id });
  connection.say({ type: 'accepted', id, version: 2 });
  wait();
  expect(connection.sent.filter(({ type }) => type === 'move')).toHaveLength(1);
});

test('joins again when the host does not know that one sits there, and then sends the move again', () => {
  const { connection, store, client } = begin({ at: 'table', id: 't1' });
  connection.connect();
  connection.say(welcome);
  connection.say(view(1, 'q1', 't1', []));
  client.answer({ type: 'pass' });
  const { id } = store.state.table?.pending ?? { id: '' };
  connection.say({ type: 'trouble', code: 'not-at-table', facts: {}, id });
  expect(connection.sent.at(-1)).toMatchObject({ type: 'join', table: 't1' });
  connection.say(view(1, 'q1', 't1', []));
  expect(connection.sent.at(-1)).toMatchObject({ type: 'move', id });
  expect(store.state.trouble).toBeNull();
});

test('goes home when the table itself can go on no more', () => {
  const { connection, store } = begin({ at: 'table', id: 't1' });
  connection.connect();
  connection.say(welcome);
  connection.say(view(1, 'q1', 't1', []));
  connection.say({ type: 'trouble', code: 'table-failed', facts: {}, id: null });
  expect(store.state.place).toEqual({ at: 'home' });
  expect(store.state.trouble).toEqual({ code: 'table-failed', facts: {} });
});

test('asks for the whole view when it wakes up, and only at a table', () => {
  const { connection, client, store, showAll } = begin();
  connection.connect();
  connection.say(welcome);
  client.wake();
  expect(connection.sent).toHaveLength(1);
  client.go({ at: 'table', id: 't1' });
  connection.say(view(1, null, 't1', []));
  client.wake();
  expect(connection.sent.at(-1)).toMatchObject({ type: 'join', table: 't1' });
  connection.say(view(9, 'q9', 't1', [{ type: 'played' }]));
  showAll();
  expect(store.state.table?.shown.version).toBe(9);
  expect(store.state.table?.log).toEqual([{ type: 'played' }]);
});

test('loses nothing of another’s move that comes before the whole view', () => {
  const { connection, client, store, showAll } = begin({ at: 'table', id: 't1' });
  connection.connect();
  connection.say(welcome);
  connection.say(view(1, null, 't1', []));
  client.wake();
  connection.say(view(2, 'q2', 't1', undefined, [{ type: 'scored' }]));
  expect(store.state.table?.waiting.map(({ reads }) => reads)).toEqual([true]);
  connection.say(view(2, 'q2', 't1', [{ type: 'scored' }]));
  expect(store.state.table?.waiting.map(({ reads }) => reads)).toEqual([true]);
  showAll();
  expect(store.state.table?.log).toEqual([{ type: 'scored' }]);
});

test('takes no other view for the answer to a join', () => {
  const { connection, store } = begin({ at: 'table', id: 't1' });
  connection.connect();
  connection.say(welcome);
  connection.say(view(4, 'q4', 't1', undefined, [{ type: 'played' }]));
  expect(store.state.table).toBeNull();
  connection.say(view(4, 'q4', 't1', [{ type: 'dealt' }, { type: 'played' }]));
  expect(store.state.table?.log).toEqual([{ type: 'dealt' }, { type: 'played' }]);
});

test('takes the answer to a join for no table that was opened', () => {
  const { connection, store, client } = begin({ at: 'table', id: 't1' });
  connection.connect();
  connection.say(welcome);
  client.go({ at: 'setup' });
  client.open(request);
  connection.say(view(3, 'q3', 't1', []));
  expect(store.state.place).toEqual({ at: 'setup' });
  connection.say(view(0, 'q1', 't2', [{ type: 'dealt' }]));
  expect(store.state.table?.id).toBe('t2');
});

test('leaves a table that was opened for somebody who has gone elsewhere', () => {
  const { connection, store, client } = begin({ at: 'setup' });
  connection.connect();
  connection.say(welcome);
  client.open(request);
  client.go({ at: 'home' });
  expect(store.state.isOpening).toBe(false);
  connection.say(view(0, 'q1', 't2', [{ type: 'dealt' }]));
  expect(store.state.place).toEqual({ at: 'home' });
  expect(connection.sent.at(-1)).toMatchObject({ type: 'leave' });
});

describe('a draft', () => {
  const proposal = {
    partial: { type: 'arrange', order: ['K0', 'R0'] },
    composing: { draft: ['K0', 'R0'], selected: null },
    ifRefused: { draft: ['R0', 'K0'], selected: null },
  };
  const refused: Omit<Extract<ToClient, { type: 'considered' }>, 'id'> = {
    type: 'considered',
    refusal: { code: 'not-ascending', facts: {} },
    lacks: null,
    next: [],
    preview: null,
  };

  function propose() {
    const all = begin({ at: 'table', id: 't1' });
    all.connection.connect();
    all.connection.say(welcome);
    all.connection.say(view(1, 'q1', 't1', []));
    all.client.consider(proposal);
    const asked = () => all.connection.sent.filter(({ type }) => type === 'consider');
    const id = all.store.state.table?.considering?.id ?? '';
    return { ...all, asked, id };
  }

  test('is shown to the host, and taken back when it refuses', () => {
    const { asked, id, connection, store } = propose();
    const { partial } = proposal;
    expect(asked()).toEqual([{ type: 'consider', id, table: 't1', question: 'q1', partial }]);
    connection.say({ ...refused, id });
    expect(store.state.table?.composing).toEqual(proposal.ifRefused);
    expect(store.state.table?.whyNot?.code).toBe('not-ascending');
  });

  test('stands when the host allows it', () => {
    const { id, connection, store } = propose();
    connection.say({ type: 'considered', id, refusal: null, lacks: null, next: [], preview: null });
    expect(store.state.table?.composing.draft).toEqual(proposal.composing.draft);
    expect(store.state.table?.considering).toBeNull();
  });

  test('is shown to the host again after a cut and when it came too fast', () => {
    const { asked, id, connection, store, wait } = propose();
    connection.lose();
    connection.connect();
    connection.say(welcome);
    connection.say(view(1, 'q1', 't1', []));
    expect(asked()).toHaveLength(2);
    connection.say({ type: 'trouble', code: 'too-fast', facts: {}, id });
    wait();
    expect(asked().map((said) => 'id' in said && said.id)).toEqual([id, id, id]);
    expect(store.state.trouble).toBeNull();
  });

  test('is taken back when it met trouble', () => {
    const { id, connection, store } = propose();
    connection.say({ type: 'trouble', code: 'not-your-seat', facts: {}, id });
    expect(store.state.table?.composing).toEqual(proposal.ifRefused);
  });
});
