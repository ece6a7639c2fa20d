// Taking back over the line: one press asks once, each person answers once, and a cut forgets what nobody answered.
import { expect, test } from 'vitest';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import type { Back, Undoing } from '../../engine/protocol/undo.ts';
import { undoingAt } from '../store/undoing.ts';
import { begin, view, welcome } from './client.testing.ts';

const deal = { type: 'dealt' };
const played = { type: 'played' };

/** A view of seat 0, whose people here are `holds`. */
function seen(version: number, back: Back | null, holds = [0], past?: { type: string }[]): ToClient {
  const plain = view(version, `q${version}`, 't1', past);
  if (plain.type !== 'view') throw new Error('That is no view.');
  return { ...plain, holds, ...(back !== null && { back }) };
}

function sit(back: Back | null, holds = [0]) {
  const all = begin({ at: 'table', id: 't1' });
  all.connection.connect();
  all.connection.say(welcome);
  all.connection.say(seen(1, back, holds, [deal, played]));
  const sent = (type: string) => all.connection.sent.filter((said) => said.type === type);
  const lastId = (): string => {
    const last = all.connection.sent.at(-1);
    return last && 'id' in last ? last.id : '';
  };
  const told = (what: Partial<Undoing>): void =>
    all.connection.say({ type: 'undoing', table: 't1', asked: null, came: null, ...what });
  return { ...all, sent, lastId, told };
}
const asked = { request: 'r1', seat: 0, moves: 2, waitsFor: [1, 2] };

test('one press sends once, and another one after the answer once more', () => {
  const { client, connection, sent, lastId } = sit('free');
  client.undo();
  client.undo();
  expect(sent('undo')).toEqual([{ type: 'undo', id: expect.any(String), table: 't1' }]);
  connection.say({ type: 'done', id: lastId() });
  client.undo();
  expect(sent('undo')).toHaveLength(2);
});

test('a whole view with less than was heard goes back, with what was taken back', () => {
  const { client, connection, store, showAll } = sit('free');
  client.undo();
  const undone = [{ at: 1, seat: 0, moves: 1, events: [played] }];
  const whole = seen(2, null, [0], [deal]);
  connection.say({ ...whole, undone } as ToClient);
  showAll();
  expect(store.state.table).toMatchObject({ log: [deal], undone, shown: { version: 2 } });
});

test('where there is nothing to take back, or somebody asks already, that is said and nothing sent', () => {
  const nothing = sit(null);
  nothing.client.undo();
  expect(nothing.store.state.trouble).toMatchObject({ code: 'nothing-to-undo' });
  const busy = sit('asks');
  busy.told({ asked: { ...asked, seat: 1, waitsFor: [0] } });
  busy.client.undo();
  expect(busy.store.state.trouble).toMatchObject({ code: 'undo-asked' });
  expect([...nothing.sent('undo'), ...busy.sent('undo')]).toEqual([]);
});

test('what was decided before the curtain fell can be taken back from behind it, and nothing by who only watches', () => {
  const behind = sit(null, [0, 1]);
  const whole = seen(2, 'asks', [0, 1], [deal, played]);
  if (whole.type !== 'view') throw new Error('That is no view.');
  behind.connection.say({ ...whole, curtain: 1, view: { ...whole.view, viewer: 'watcher', question: null } });
  behind.client.undo();
  expect(behind.sent('undo')).toHaveLength(1);
  const watching = sit(null, []);
  watching.client.undo();
  expect(watching.sent('undo')).toEqual([]);
  expect(watching.store.state.trouble).toBeNull();
});

test('nothing is taken back while a move is on its way', () => {
  const { client, sent, store } = sit('free');
  client.answer({ type: 'pass' });
  client.undo();
  expect(sent('undo')).toEqual([]);
  expect(store.state.trouble).toBeNull();
});

test('each person who plays from here answers once, and nobody else', () => {
  const { client, sent, told } = sit('asks', [1, 2]);
  told({ asked: { ...asked, waitsFor: [1, 2, 3] } });
  client.agree(3, true);
  client.agree(0, false);
  client.agree(1, true);
  client.agree(1, false);
  client.agree(2, false);
  expect(sent('agree')).toMatchObject([
    { request: 'r1', seat: 1, yes: true },
    { request: 'r1', seat: 2, yes: false },
  ]);
});

test('who has asked withdraws once, and does not agree', () => {
  const { client, sent, told } = sit('asks');
  told({ asked });
  client.agree(0, true);
  client.agree(0, false);
  client.agree(0, false);
  expect(sent('agree')).toMatchObject([{ request: 'r1', seat: 0, yes: false }]);
});

test('an answer to a request that is over by then is nothing to hear of', () => {
  const { client, connection, store, lastId, told } = sit('asks', [0, 1]);
  told({ asked: { ...asked, seat: 2, waitsFor: [0, 1] } });
  client.agree(1, true);
  connection.say({ type: 'trouble', code: 'undo-gone', facts: {}, id: lastId() });
  expect(store.state.trouble).toBeNull();
  client.agree(0, true);
  connection.say({ type: 'trouble', code: 'too-fast', facts: {}, id: lastId() });
  expect(store.state.trouble).toMatchObject({ code: 'too-fast' });
  // It may be tried again.
  client.agree(0, true);
  expect(undoingAt(store.state, 't1').onItsWay).toHaveLength(1);
});

test('after a cut what is asked is what the host tells then', () => {
  const { client, connection, store, sent, told } = sit('asks');
  client.undo();
  told({ asked });
  connection.lose();
  expect(undoingAt(store.state, 't1')).toMatchObject({ asked: null, onItsWay: [] });
  client.undo();
  connection.connect();
  connection.say(welcome);
  connection.say(seen(1, 'asks', [0], [deal, played]));
  client.undo();
  expect(sent('undo')).toHaveLength(2);
});

test('who leaves the table takes nothing of it along', () => {
  const { client, store, told } = sit('asks');
  told({ asked });
  client.go({ at: 'home' });
  expect(undoingAt(store.state, 't1').asked).toBeNull();
});
