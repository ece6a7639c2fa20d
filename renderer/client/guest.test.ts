// A guest's way: a code, a seat that is asked for, the beginning, and back after cuts, on other devices, and when sent away.
import { describe, expect, test } from 'vitest';
import type { Place } from '../store/state.ts';
import { begin, plainMemory, view } from './client.testing.ts';
import { companion } from '../../engine/protocol/companion.testing.ts';
import { company, guestWelcome, pass, standing } from './guest.testing.ts';

function arrive(
  place: Place = { at: 'guest', keys: { by: 'code', code: 'KM4-7QX' } },
  memory = plainMemory(),
  visit = plainMemory(),
) {
  const all = begin(place, memory, visit);
  const { connection } = all;
  connection.connect();
  connection.say(guestWelcome);
  /** The id of what was sent last, once it is of that type. */
  const idOf = (type: string): string => {
    const last = connection.sent.findLast((said) => said.type === type);
    return last && 'id' in last ? last.id : '';
  };
  return { ...all, memory, visit, idOf };
}

function atTheDoor() {
  const all = arrive();
  all.connection.say(company());
  all.connection.say(standing('outside', all.idOf('knock')));
  return all;
}

function seated() {
  const all = atTheDoor();
  all.client.ask({ table: 't1', seat: 1, name: 'Ben' });
  all.connection.say(pass);
  all.connection.say(standing('seated', all.idOf('ask'), 1));
  all.connection.say(company({ seats: [companion(), companion({ name: 'Ben', at: 'device' })] }));
  return all;
}

function playing() {
  const all = seated();
  all.connection.say(company({ begun: true }));
  all.connection.say(view(0, 'q1', 't1', [{ type: 'dealt' }]));
  return all;
}

test('knocks with the code of the address as soon as the host listens, and stands at the door', () => {
  const { connection, store } = atTheDoor();
  expect(connection.sent.map(({ type }) => type)).toEqual(['hello', 'knock']);
  expect(connection.sent[1]).toMatchObject({ keys: { by: 'code', code: 'KM4-7QX' } });
  expect(store.state.guest?.standing).toBe('outside');
  expect(store.state.company?.seats).toHaveLength(2);
});

test.for<Place>([{ at: 'home' }, { at: 'setup' }, { at: 'join', address: null, code: null }])(
  'has no $at, but a door',
  (place) => {
    const { store, connection, client } = arrive(place);
    expect(store.state.place).toEqual({ at: 'guest', keys: null });
    expect(connection.sent).toHaveLength(1);
    client.go(place);
    expect(store.state.place).toEqual({ at: 'guest', keys: null });
  },
);

test('a wrong code is told by its request, and not tried again by itself', () => {
  const { connection, store, idOf } = arrive();
  const id = idOf('knock');
  connection.say({ type: 'trouble', code: 'wrong-code', facts: {}, id });
  expect(store.state).toMatchObject({ trouble: { code: 'wrong-code', id }, onItsWay: null });
  connection.lose();
  connection.connect();
  connection.say(guestWelcome);
  expect(connection.sent.filter(({ type }) => type === 'knock')).toHaveLength(1);
});

test('asks, waits, is let in, waits for the beginning, and sees the deal', () => {
  const { connection, store, client, idOf } = atTheDoor();
  client.ask({ table: 't1', seat: 1, name: 'Ben' });
  expect(connection.sent.at(-1)).toMatchObject({ type: 'ask', table: 't1', seat: 1, name: 'Ben' });
  connection.say(standing('asking', idOf('ask'), 1));
  expect(store.state).toMatchObject({ guest: { standing: 'asking' }, onItsWay: null, asksAs: 'Ben' });
  connection.say(pass);
  connection.say(standing('seated', idOf('ask'), 1));
  expect(store.state).toMatchObject({ place: { at: 'table', id: 't1' }, table: null });
  connection.say(company({ begun: true }));
  connection.say(view(0, 'q1', 't1', [{ type: 'dealt' }]));
  expect(store.state.table?.waiting.map(({ events }) => events)).toEqual([[{ type: 'dealt' }]]);
});

test('a page loaded anew while it asks comes back to the door by the code that was typed, and asks again', () => {
  const { connection, store, client, visit, idOf } = arrive({ at: 'guest', keys: null });
  client.knock({ by: 'code', code: 'KM4-7QX' });
  expect(store.state.place).toEqual({ at: 'guest', keys: null });
  connection.say(company());
  connection.say(standing('outside', idOf('knock')));
  const { place } = store.state;
  expect(place).toEqual({ at: 'guest', keys: { by: 'code', code: 'KM4-7QX' } });
  client.ask({ table: 't1', seat: 1, name: 'Ben' });
  connection.say(standing('asking', idOf('ask'), 1));

  const anew = arrive(place, plainMemory(), visit);
  anew.connection.say(company());
  anew.connection.say(standing('outside', anew.idOf('knock')));
  expect(anew.connection.sent.at(-1)).toMatchObject({ type: 'ask', table: 't1', seat: 1, name: 'Ben' });
  anew.connection.say(standing('refused', anew.idOf('ask'), 1));

  const last = arrive(place, plainMemory(), visit);
  last.connection.say(company());
  last.connection.say(standing('outside', last.idOf('knock')));
  expect(last.connection.sent.at(-1)?.type).toBe('knock');
});

test('a refusal can be followed by another wish; a seat that has been taken is told by its request', () => {
  const { connection, store, client, idOf } = atTheDoor();
  client.ask({ table: 't1', seat: 1, name: 'Ben' });
  connection.say(standing('refused', idOf('ask'), 1));
  expect(store.state.guest?.standing).toBe('refused');
  client.ask({ table: 't1', seat: 1, name: 'Ben' });
  const id = idOf('ask');
  connection.say({ type: 'trouble', code: 'seat-taken', facts: {}, id });
  expect(store.state).toMatchObject({ trouble: { code: 'seat-taken', id }, guest: { standing: 'refused' } });
});

test('asks once more by itself when a cut came between, and not when it was taken back', () => {
  const { connection, client, idOf } = atTheDoor();
  client.ask({ table: 't1', seat: 1, name: 'Ben' });
  const again = (): number => {
    connection.lose();
    connection.connect();
    connection.say(guestWelcome);
    connection.say(company());
    connection.say(standing('outside', idOf('knock')));
    return connection.sent.filter(({ type }) => type === 'ask').length;
  };
  expect(again()).toBe(2);
  client.withdraw();
  expect(connection.sent.at(-1)).toMatchObject({ type: 'leave' });
  connection.say(standing('outside'));
  expect(again()).toBe(2);
});

test('comes back by its pass after a cut, keeps the table in sight, and sends its move again', () => {
  const { connection, store, client, showAll } = playing();
  showAll();
  client.answer({ type: 'pass' });
  connection.lose();
  expect(store.state.table?.id).toBe('t1');
  connection.connect();
  connection.say(guestWelcome);
  expect(connection.sent.at(-1)).toMatchObject({
    type: 'knock',
    keys: { by: 'pass', table: 't1', secret: 's3cret' },
  });
  connection.say(standing('seated', null, 1));
  connection.say(company({ begun: true }));
  connection.say(view(0, 'q1', 't1', [{ type: 'dealt' }]));
  expect(connection.sent.filter(({ type }) => type === 'move')).toHaveLength(2);
});

test('comes back after a reload, by the address and what this device kept; without it the door is left', () => {
  const { memory } = playing();
  const later = arrive({ at: 'table', id: 't1' }, memory);
  expect(later.connection.sent.at(-1)).toMatchObject({ type: 'knock', keys: { secret: 's3cret' } });
  later.connection.say(standing('seated', later.idOf('knock'), 1));
  later.connection.say(company({ begun: true }));
  later.connection.say(view(5, 'q5', 't1', [{ type: 'dealt' }, { type: 'played' }]));
  expect(later.store.state.table).toMatchObject({
    waiting: [],
    log: [{ type: 'dealt' }, { type: 'played' }],
  });
  const strange = arrive({ at: 'table', id: 't1' });
  expect(strange.store.state).toMatchObject({
    place: { at: 'guest', keys: null },
    trouble: { code: 'pass-gone' },
  });
});

test('works until reload where nothing can be kept', () => {
  const memory = { read: () => null, keep: () => undefined };
  const all = arrive(undefined, memory);
  all.connection.say(company());
  all.connection.say(standing('outside', all.idOf('knock')));
  all.connection.say(pass);
  all.connection.say(standing('seated', null, 1));
  all.connection.lose();
  all.connection.connect();
  all.connection.say(guestWelcome);
  expect(all.connection.sent.at(-1)).toMatchObject({ type: 'knock', keys: { by: 'pass', secret: 's3cret' } });
});

test.for(['pass-gone', 'no-such-table'] as const)('a pass that is worth nothing is forgotten: %s', (code) => {
  const { memory } = playing();
  const { connection, store, idOf } = arrive({ at: 'table', id: 't1' }, memory);
  connection.say({ type: 'trouble', code, facts: {}, id: idOf('knock') });
  expect(store.state).toMatchObject({ place: { at: 'guest', keys: null }, trouble: { code }, passes: [] });
});

describe('a seat that is played on another device', () => {
  test('is not taken back by itself, and is when it is asked for', () => {
    const { connection, store, client, idOf } = playing();
    const knocks = (): number => connection.sent.filter(({ type }) => type === 'knock').length;
    const before = knocks();
    connection.say(standing('elsewhere', null, 1));
    expect(store.state.table).toBeNull();
    connection.lose();
    connection.connect();
    connection.say(guestWelcome);
    expect(knocks()).toBe(before);
    client.playHere();
    expect(knocks()).toBe(before + 1);
    connection.say(standing('seated', idOf('knock'), 1));
    connection.say(view(3, 'q3', 't1', [{ type: 'dealt' }]));
    expect(store.state.table?.shown.version).toBe(3);
  });
});

test('who is sent away stands at the door without a pass', () => {
  const { connection, store } = playing();
  connection.say(standing('removed'));
  expect(store.state).toMatchObject({
    place: { at: 'guest', keys: null },
    table: null,
    passes: [],
    guest: { standing: 'removed' },
  });
});

test('whose seat is taken back to the screen stands at the door, where they may ask again', () => {
  const { connection, store, client } = playing();
  connection.say(standing('taken-back', null, 1));
  expect(store.state).toMatchObject({
    place: { at: 'guest', keys: null },
    table: null,
    passes: [],
    guest: { standing: 'taken-back' },
    company: { table: 't1' },
  });
  client.ask({ table: 't1', seat: null, name: 'Ben' });
  expect(connection.sent.at(-1)).toMatchObject({ type: 'ask', seat: null });
});

test('what was asked for at a table that was closed meanwhile is asked again once it is open', () => {
  const { connection, client, idOf } = atTheDoor();
  client.ask({ table: 't1', seat: 1, name: 'Ben' });
  connection.say(standing('asking', idOf('ask'), 1));
  connection.say(standing('closed'));
  connection.lose();
  connection.connect();
  connection.say(guestWelcome);
  connection.say(company());
  connection.say(standing('outside', idOf('knock')));
  expect(connection.sent.at(-1)).toMatchObject({ type: 'ask', table: 't1', seat: 1, name: 'Ben' });
});

test('a code that leads nowhere after a table was closed is told of, and waited for no more', () => {
  const { connection, store, idOf } = atTheDoor();
  connection.say(standing('closed'));
  connection.lose();
  connection.connect();
  connection.say(guestWelcome);
  connection.say({ type: 'trouble', code: 'wrong-code', facts: {}, id: idOf('knock') });
  expect(store.state).toMatchObject({ guest: null, company: null, trouble: { code: 'wrong-code' } });
});

test('a table that is taken off the network is come back to when it is there again', () => {
  const { connection, store, idOf } = playing();
  connection.say(standing('closed', null, 1));
  expect(store.state).toMatchObject({ table: null, place: { at: 'table', id: 't1' } });
  connection.lose();
  connection.connect();
  connection.say(guestWelcome);
  connection.say({ type: 'trouble', code: 'not-hosted', facts: {}, id: idOf('knock') });
  expect(store.state).toMatchObject({
    guest: { standing: 'closed' },
    passes: [{ table: 't1' }],
    trouble: null,
  });
});

test('who leaves a game stands at its door and can come back; before the game the seat is free again', () => {
  const { connection, store, client } = playing();
  client.go({ at: 'home' });
  expect(connection.sent.at(-1)).toMatchObject({ type: 'leave' });
  connection.say(standing('outside'));
  expect(store.state).toMatchObject({
    place: { at: 'guest', keys: null },
    table: null,
    company: { table: 't1' },
    passes: [{ table: 't1', seat: 1, name: 'Ben', game: 'magic-trick' }],
  });
  client.go({ at: 'table', id: 't1' });
  expect(connection.sent.at(-1)).toMatchObject({ type: 'knock', keys: { by: 'pass' } });
  const early = seated();
  early.client.go({ at: 'home' });
  expect(early.store.state.passes).toEqual([]);
});

test('another code can be typed, and what the first table says is not heard any more', () => {
  const { connection, store, client } = atTheDoor();
  client.otherDoor();
  connection.say(company({ watchers: 1 }));
  expect(store.state).toMatchObject({ company: null, guest: null });
  client.knock({ by: 'code', code: 'AAA-AAA' });
  expect(connection.sent.at(-1)).toMatchObject({ type: 'knock', keys: { code: 'AAA-AAA' } });
});

test('goes to the door when the table itself can go on no more', () => {
  const { connection, store } = playing();
  connection.say({ type: 'trouble', code: 'table-closed', facts: {}, id: null });
  expect(store.state).toMatchObject({
    place: { at: 'guest', keys: null },
    trouble: { code: 'table-closed' },
  });
});

test('knocks again after a pause when that was too fast', () => {
  const { connection, store, wait, idOf } = arrive();
  connection.say({ type: 'trouble', code: 'too-fast', facts: {}, id: idOf('knock') });
  expect(store.state.trouble).toBeNull();
  wait();
  expect(connection.sent.filter(({ type }) => type === 'knock')).toHaveLength(2);
});

test('names change, and what happens to the others is said', () => {
  const { connection, store, showAll } = playing();
  showAll();
  const ada = companion({ name: 'Ada Augusta', isLost: true, at: 'device' });
  connection.say(company({ begun: true, seats: [companion({ at: 'device' }), companion({ name: 'Ben' })] }));
  connection.say(company({ begun: true, watchers: 1, seats: [ada, companion({ name: 'Ben' })] }));
  const { table } = store.state;
  expect(table?.shown.seats[0]?.name).toBe('Ada Augusta');
  expect(table?.latest.seats[0]?.name).toBe('Ada Augusta');
  expect(table?.sayings.at(-1)?.what).toEqual({ kind: 'company', news: { kind: 'watchers', count: 1 } });
});
