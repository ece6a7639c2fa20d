// The next table of the same company: whoever is there is taken along, by itself or when they come back too late.
import { describe, expect, test } from 'vitest';
import type { GuestStanding } from '../../engine/protocol/network.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import type { Place } from '../store/state.ts';
import { begin, plainMemory, view, welcome } from './client.testing.ts';
import { companion } from '../../engine/protocol/companion.testing.ts';
import { company, guestWelcome, pass, standing } from './guest.testing.ts';

const ADDRESS = '192.168.1.20:4848';
const DEAL = [{ type: 'dealt' }];
const NEXT = { ...pass, table: 't2', secret: 'n3xt' } as ToClient;

function arrive(
  place: Place = { at: 'guest', keys: { by: 'code', code: 'KM4-7QX' } },
  memory = plainMemory(),
) {
  const all = begin(place, memory);
  all.connection.connect();
  all.connection.say(guestWelcome);
  const idOf = (type: string): string => {
    const last = all.connection.sent.findLast((said) => said.type === type);
    return last && 'id' in last ? last.id : '';
  };
  return { ...all, memory, idOf };
}

function atTheDoor() {
  const all = arrive();
  all.connection.say(company());
  all.connection.say(standing('outside', all.idOf('knock')));
  return all;
}

function playing(how: 'seated' | 'watching' = 'seated') {
  const all = atTheDoor();
  const seat = how === 'seated' ? 1 : null;
  all.client.ask({ table: 't1', seat, name: 'Ben' });
  all.connection.say({ ...pass, seat } as ToClient);
  all.connection.say(standing(how, all.idOf('ask'), seat));
  all.connection.say(
    company({ begun: true, seats: [companion(), companion({ name: 'Ben', at: 'device' })] }),
  );
  all.connection.say(view(0, 'q1', 't1', DEAL));
  return all;
}

function next(
  how: GuestStanding['standing'],
  id: string | null = null,
  seat: number | null = null,
): ToClient {
  return { ...standing(how, id, seat), table: 't2' };
}

test.for(['seated', 'watching'] as const)('who is %s goes on to it and sees the deal', (how) => {
  const { connection, store } = playing(how);
  const seat = how === 'seated' ? 1 : null;
  connection.say({ ...NEXT, seat } as ToClient);
  connection.say(next(how, null, seat));
  expect(store.state).toMatchObject({ place: { at: 'table', id: 't2' }, table: null, trouble: null });
  connection.say(company({ table: 't2', begun: true }));
  connection.say(view(0, 'q1', 't2', DEAL));
  expect(store.state.table).toMatchObject({ id: 't2', waiting: [{ events: DEAL }] });
  expect(store.state.passes).toMatchObject([{ table: 't2', game: 'magic-trick' }]);
  expect(connection.sent.filter(({ type }) => type === 'knock' || type === 'join')).toHaveLength(1);
});

test('who comes back with the pass of the one before is led to it, also after a reload', () => {
  const { memory } = playing();
  const { connection, store, idOf } = arrive({ at: 'table', id: 't1' }, memory);
  connection.say(NEXT);
  connection.say(next('seated', idOf('knock'), 1));
  connection.say(company({ table: 't2', begun: true }));
  connection.say(view(3, 'q4', 't2', DEAL));
  expect(store.state).toMatchObject({ place: { at: 'table', id: 't2' }, table: { waiting: [], log: DEAL } });
});

test('who stands at the door stands at that of the next table, and asks there for what they have asked for', () => {
  const { connection, store, client, idOf } = atTheDoor();
  client.ask({ table: 't1', seat: 1, name: 'Ben' });
  connection.say(standing('asking', idOf('ask'), 1));
  connection.say(next('outside'));
  connection.say(company({ table: 't2', begun: true }));
  expect(store.state.company?.table).toBe('t2');
  expect(connection.sent.at(-1)).toMatchObject({ type: 'ask', table: 't2', seat: 1, name: 'Ben' });
});

describe('nobody is taken along', () => {
  test('who has left, or is at another table', () => {
    const { connection, store, client } = playing();
    client.go({ at: 'home' });
    connection.say(next('seated', null, 1));
    expect(store.state.place).toEqual({ at: 'guest', keys: null });
    client.go({ at: 'table', id: 't1' });
    connection.say(next('seated', 'another request', 1));
    expect(store.state.place).toEqual({ at: 'table', id: 't1' });
  });
});

test('the window of another copy is taken along too', () => {
  const all = begin({ at: 'join', address: null, code: null });
  const { connection, client, store } = all;
  const idOf = (type: string): string => {
    const last = connection.sent.findLast((said) => said.type === type);
    return last && 'id' in last ? last.id : '';
  };
  connection.connect();
  connection.say(welcome);
  client.reach(ADDRESS, { by: 'code', code: 'KM4-7QX' });
  connection.say({ type: 'away', id: idOf('reach'), address: ADDRESS, link: 'connected' });
  connection.say(company());
  connection.say(standing('outside', idOf('knock')));
  client.ask({ table: 't1', seat: 1, name: 'Ben' });
  connection.say({ ...pass, secret: '' } as ToClient);
  connection.say(standing('seated', idOf('ask'), 1));
  connection.say(company({ begun: true }));
  connection.say(view(0, 'q1', 't1', DEAL));
  connection.say({ ...NEXT, secret: '' } as ToClient);
  connection.say(next('seated', null, 1));
  connection.say(company({ table: 't2', begun: true }));
  connection.say(view(0, 'q1', 't2', DEAL));
  expect(store.state).toMatchObject({
    place: { at: 'table', id: 't2' },
    table: { id: 't2', waiting: [{ events: DEAL }] },
    elsewhere: [{ table: 't2', address: ADDRESS, name: 'Ben', game: 'magic-trick' }],
  });
  expect(store.state.elsewhere).toHaveLength(1);
});

describe('one pass for the host of this page', () => {
  test('is used at once when the page is opened, and nothing is said when it leads nowhere', () => {
    const { memory } = playing();
    const { connection, store, idOf } = arrive({ at: 'guest', keys: null }, memory);
    expect(connection.sent.at(-1)).toMatchObject({ type: 'knock', keys: { by: 'pass', table: 't1' } });
    connection.say({ type: 'trouble', code: 'pass-gone', facts: {}, id: idOf('knock') });
    expect(store.state).toMatchObject({ place: { at: 'guest' }, trouble: null, passes: [] });
  });

  test('is kept where the table is not open just now', () => {
    const { memory } = playing();
    const { connection, store, idOf } = arrive({ at: 'guest', keys: null }, memory);
    connection.say({ type: 'trouble', code: 'not-hosted', facts: {}, id: idOf('knock') });
    expect(store.state).toMatchObject({ trouble: null, passes: [{ table: 't1' }], onItsWay: null });
  });

  test('is not used for whoever has just left', () => {
    const { connection, client } = playing();
    client.go({ at: 'home' });
    client.otherDoor();
    const before = connection.sent.length;
    connection.lose();
    connection.connect();
    connection.say(guestWelcome);
    expect(connection.sent.slice(before).map(({ type }) => type)).toEqual(['hello']);
  });

  test('leads on where the address names a table that is over', () => {
    const { memory } = playing();
    const { connection, store, idOf } = arrive({ at: 'table', id: 't0' }, memory);
    expect(store.state.trouble).toBeNull();
    expect(connection.sent.at(-1)).toMatchObject({ type: 'knock', keys: { by: 'pass', table: 't1' } });
    connection.say(standing('seated', idOf('knock'), 1));
    expect(store.state.place).toEqual({ at: 'table', id: 't1' });
  });
});
