// A host's own window at a table that waits for guests, and at one that is open to the network.
import { expect, test } from 'vitest';
import type { Hosting } from '../../engine/protocol/network.ts';
import { begin, view, welcome } from './client.testing.ts';
import { company } from './guest.testing.ts';

const hosting: Hosting = { type: 'hosting', table: 't1', network: null, requests: [], guests: [] };

function open() {
  const all = begin({ at: 'setup' });
  all.connection.connect();
  all.connection.say(welcome);
  all.client.open({ game: 'magic-trick', seats: [], options: {}, gathers: true });
  return all;
}

test('is led to the table by who is there, and shows the deal when it begins', () => {
  const { connection, store } = open();
  expect(connection.sent.at(-1)).toMatchObject({ type: 'open', gathers: true });
  connection.say(company());
  connection.say(hosting);
  expect(store.state).toMatchObject({
    place: { at: 'table', id: 't1' },
    isOpening: false,
    table: null,
    company: { begun: false },
    hosting: { table: 't1' },
  });
  connection.say(company({ begun: true }));
  connection.say(view(0, 'q1', 't1', [{ type: 'dealt' }]));
  expect(store.state.table?.waiting.map(({ events }) => events)).toEqual([[{ type: 'dealt' }]]);
});

test('leaves one that was opened for somebody who has gone elsewhere', () => {
  const { connection, store, client } = open();
  client.go({ at: 'home' });
  connection.say(company());
  expect(store.state).toMatchObject({ place: { at: 'home' }, company: null });
  expect(connection.sent.at(-1)).toMatchObject({ type: 'leave' });
});

test('hears of no other table than the one in sight', () => {
  const { connection, store, client } = open();
  connection.say(company());
  client.go({ at: 'home' });
  expect(store.state).toMatchObject({ company: null, hosting: null });
  connection.say(company({ begun: true }));
  connection.say(hosting);
  expect(store.state).toMatchObject({ company: null, hosting: null });
});

test('hears who waits at the doors of all tables, wherever the host is, until nobody does', () => {
  const { connection, store, client } = open();
  connection.say(company());
  client.go({ at: 'home' });
  const ben = { id: 'r1', name: 'Ben', seat: 1, from: '192.168.1.31' };
  connection.say({ ...hosting, requests: [ben] });
  connection.say({ ...hosting, table: 't2' });
  expect(store.state).toMatchObject({ hosting: null, doors: { t1: [ben] } });
  // After a cut the host tells it anew.
  connection.say(welcome);
  expect(store.state.doors).toEqual({});
  connection.say({ ...hosting, requests: [ben] });
  connection.say(hosting);
  expect(store.state.doors).toEqual({});
});

test('a request that cannot be done is told with its id', () => {
  const { connection, store, client } = open();
  connection.say(company());
  const id = client.request({ type: 'begin', table: 't1' });
  expect(connection.sent.at(-1)).toEqual({ type: 'begin', id, table: 't1' });
  connection.say({ type: 'trouble', code: 'seats-open', facts: {}, id });
  expect(store.state.trouble).toEqual({ code: 'seats-open', facts: {}, id });
  client.dismissTrouble();
  connection.say({ type: 'ticket', id: 'r9', table: 't1', seat: 1, url: 'http://h/#seat=x' });
  expect(store.state.ticket).toEqual({ seat: 1, url: 'http://h/#seat=x' });
});

test('says nothing when a guest’s request is answered for the second time, but tells of one who has gone', () => {
  const { connection, store, client } = open();
  connection.say(company());
  const answer = (request: string): void => {
    const id = client.request({ type: 'admit', table: 't1', request, yes: true });
    connection.say({ type: 'trouble', code: 'no-such-guest', facts: {}, id });
  };
  const first = client.request({ type: 'admit', table: 't1', request: 'r1', yes: true });
  answer('r1');
  connection.say({ type: 'done', id: first });
  expect(store.state.trouble).toBeNull();
  answer('r2');
  expect(store.state.trouble).toMatchObject({ code: 'no-such-guest' });
});
