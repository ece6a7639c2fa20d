// Another copy as a guest: it looks for tables, goes to another host, plays there, comes back to a seat, and goes home.
import { expect, test } from 'vitest';
import type { SeatElsewhere } from '../../engine/protocol/network.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import type { Place } from '../store/state.ts';
import { begin, view, welcome } from './client.testing.ts';
import { companion } from '../../engine/protocol/companion.testing.ts';
import { company, pass, standing } from './guest.testing.ts';

const JOIN: Place = { at: 'join', address: null, code: null };
const ADDRESS = '192.168.1.20:4848';

function there(link: 'connected' | 'lost', id: string | null = null): ToClient {
  return { type: 'away', id, address: ADDRESS, link };
}

function start(place: Place = JOIN, elsewhere: SeatElsewhere[] = []) {
  const all = begin(place);
  const { connection } = all;
  connection.connect();
  connection.say({ ...welcome, elsewhere } as ToClient);
  const last = (type: string) => connection.sent.findLast((said) => said.type === type);
  const idOf = (type: string): string => {
    const said = last(type);
    return said && 'id' in said ? said.id : '';
  };
  return { ...all, last, idOf };
}

function atTheDoor() {
  const all = start();
  all.client.reach(ADDRESS, { by: 'code', code: 'KM4-7QX' });
  all.connection.say(there('connected', all.idOf('reach')));
  all.connection.say(company());
  all.connection.say(standing('outside', all.idOf('knock')));
  return all;
}

function playing() {
  const all = atTheDoor();
  all.client.ask({ table: 't1', seat: 1, name: 'Ben' });
  all.connection.say({ ...pass, secret: '' } as ToClient);
  all.connection.say(standing('seated', all.idOf('ask'), 1));
  all.connection.say(
    company({ begun: true, seats: [companion(), companion({ name: 'Ben', at: 'device' })] }),
  );
  all.connection.say(view(0, 'q1', 't1', [{ type: 'dealt' }]));
  return all;
}

test('looks for tables while somebody is where they are chosen, and no longer', () => {
  const { connection, store, client, last } = start();
  expect(last('look')).toMatchObject({ on: true });
  connection.say({ type: 'found', tables: [], isDeaf: true });
  expect(store.state.found).toEqual({ tables: [], isDeaf: true });
  client.go({ at: 'home' });
  expect(last('look')).toMatchObject({ on: false });
  client.go(JOIN);
  expect(last('look')).toMatchObject({ on: true });
});

test('looks no longer once it has gone to another host, whatever led to the table there', () => {
  const { connection, client, last } = atTheDoor();
  const looks = () => connection.sent.flatMap((said) => (said.type === 'look' ? [said.on] : []));
  expect(looks()).toEqual([true, false]);
  client.ask({ table: 't1', seat: 1, name: 'Ben' });
  connection.say(standing('seated', null, 1));
  expect(looks()).toEqual([true, false]);
  client.go({ at: 'home' });
  connection.say({ type: 'away', id: null, address: null, link: null });
  expect(last('look')).toMatchObject({ on: true });
  expect(looks()).toEqual([true, false, true]);
});

test('looks again after a cut, on the new connection', () => {
  const { connection } = start();
  connection.lose();
  connection.connect();
  connection.say(welcome);
  expect(connection.sent.flatMap((said) => (said.type === 'look' ? [said.on] : []))).toEqual([true, true]);
});

test('a code that came to the page of a host’s own window is meant for another host', () => {
  const { store } = start({ at: 'guest', keys: { by: 'code', code: 'KM4-7QX' } });
  expect(store.state.place).toEqual({ at: 'join', address: null, code: 'KM4-7QX' });
});

test('reaches a host, and knocks there with the code', () => {
  const { connection, store, last } = atTheDoor();
  expect(connection.sent.filter(({ type }) => type === 'reach')).toHaveLength(1);
  expect(last('knock')).toMatchObject({ keys: { by: 'code', code: 'KM4-7QX' } });
  expect(store.state).toMatchObject({
    away: { address: ADDRESS, link: 'connected' },
    guest: { standing: 'outside' },
  });
});

test('says at the address when nobody answers there', () => {
  const { connection, client, store, idOf } = start();
  client.reach(ADDRESS, null);
  const id = idOf('reach');
  expect(store.state.onItsWay).toEqual({ id, what: 'reach' });
  connection.say({ type: 'trouble', code: 'unreachable', facts: { address: ADDRESS, why: 'silent' }, id });
  expect(store.state).toMatchObject({
    place: { at: 'join', address: ADDRESS },
    onItsWay: null,
    trouble: { code: 'unreachable', id },
  });
});

test('plays there, keeps the table in sight while that host is lost, and is let in again', () => {
  const { connection, store, last } = playing();
  expect(store.state.table?.id).toBe('t1');
  expect(store.state.passes).toEqual([]);
  expect(store.state.elsewhere).toMatchObject([{ table: 't1', address: ADDRESS, name: 'Ben' }]);
  connection.say(there('lost'));
  expect(store.state.table?.id).toBe('t1');
  connection.say(there('connected'));
  expect(last('knock')).toMatchObject({ keys: { by: 'pass', table: 't1' } });
});

test('leaves, parts from that host, and can go back to the seat', () => {
  const { connection, store, client, last } = playing();
  client.go({ at: 'home' });
  expect(store.state.place).toEqual(JOIN);
  expect(connection.sent.map(({ type }) => type).slice(-3)).toEqual(['leave', 'part', 'look']);
  connection.say({ type: 'away', id: null, address: null, link: null });
  expect(store.state).toMatchObject({ away: null, table: null, place: { at: 'join' } });
  client.go({ at: 'table', id: 't1' });
  expect(last('reach')).toMatchObject({ address: ADDRESS });
  connection.say(there('connected', null));
  expect(last('knock')).toMatchObject({ keys: { by: 'pass', table: 't1' } });
});

test('a page that is loaded anew goes back to the seat it had elsewhere, and never asks its own host for it', () => {
  const seat = { table: 't1', address: ADDRESS, game: 'magic-trick', name: 'Ben', at: 1 };
  const { connection, last } = start({ at: 'table', id: 't1' }, [seat]);
  expect(last('reach')).toMatchObject({ address: ADDRESS });
  expect(last('join')).toBeUndefined();
  connection.say(there('connected', null));
  expect(last('knock')).toMatchObject({ keys: { by: 'pass', table: 't1' } });
});

test('a host that is gone for good leads back to where tables are chosen', () => {
  const { connection, store } = playing();
  connection.say({ type: 'trouble', code: 'no-parlor', facts: { address: ADDRESS }, id: null });
  connection.say({ type: 'away', id: null, address: null, link: null });
  expect(store.state).toMatchObject({
    away: null,
    table: null,
    place: { at: 'join' },
    trouble: { code: 'no-parlor' },
  });
});

test('a seat elsewhere can be forgotten', () => {
  const seat = { table: 't1', address: ADDRESS, game: 'magic-trick', name: 'Ben', at: 1 };
  const { client, store, last } = start(JOIN, [seat]);
  client.forget('t1');
  expect(last('forget')).toMatchObject({ table: 't1' });
  expect(store.state.elsewhere).toEqual([]);
});
