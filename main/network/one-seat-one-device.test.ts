// Nobody is at two seats or at two tables, and no seat is played from two devices: whatever is said, and in whichever order.
import { expect, test } from 'vitest';
import { openDatabase } from '../storage/open-database.ts';
import { sqliteStorage } from '../storage/sqlite.ts';
import { answerTo, asView } from '../table/player.testing.ts';
import { ANN, come, gather, OPEN, passOf, ticketFor, type Gathering } from './gathering.testing.ts';
import { withHost, type Speaker } from './in-process.testing.ts';

const host = withHost();

/** A table that waits for guests, who are let in unasked. */
async function gatherUnasked(seats: readonly unknown[] = [ANN, OPEN, OPEN]): Promise<Gathering> {
  const gathering = await gather(host, seats);
  await gathering.window.say({ type: 'manners', table: gathering.table, asks: false });
  return gathering;
}

/** What the window knows of those who play from devices: the seat, and whether they are lost. */
function seatsOf(window: Speaker): (readonly [seat: number | null, isLost: boolean])[] {
  return (window.last('hosting')?.guests ?? []).map(({ seat, isLost }) => [seat, isLost] as const);
}

test('a ticket for the seat of somebody who is lost is worth nothing once they are back', async () => {
  const { window, table, code } = await gatherUnasked();
  const ben = await come(host, { code, table }, 1, 'Ben');
  await come(host, { code, table }, 2, 'Cleo');
  await window.say({ type: 'begin', table });
  ben.gone();
  await expect.poll(() => window.last('company')?.seats[1]?.isLost).toBe(true);
  const keys = await ticketFor({ window, table }, 1);
  const back = await host.guest();
  await back.say({ type: 'knock', keys: passOf(ben) });
  const other = await host.guest();
  await other.say({ type: 'knock', keys });
  expect(other.last('trouble')?.code).toBe('pass-gone');
  expect(other.last('view')).toBeUndefined();
  expect(seatsOf(window)).toEqual([
    [1, false],
    [2, false],
  ]);
});

test('whoever takes another seat by a ticket or a pass gives up the one they had', async () => {
  const { window, table, code } = await gatherUnasked();
  const ben = await come(host, { code, table }, 1, 'Ben');
  await ben.say({ type: 'knock', keys: await ticketFor({ window, table }, 0) });
  expect(ben.last('guest')).toMatchObject({ standing: 'seated', seat: 0 });
  expect(window.last('company')?.seats).toMatchObject([{ at: 'device' }, { kind: 'open' }, { kind: 'open' }]);
  const cleo = await come(host, { code, table }, 1, 'Cleo');
  await cleo.say({ type: 'knock', keys: passOf(ben) });
  expect(ben.last('guest')?.standing).toBe('elsewhere');
  expect(window.last('company')?.seats[1]?.kind).toBe('open');
  cleo.gone();
  await expect.poll(() => seatsOf(window)).toEqual([[0, true]]);
});

test('a ticket lets one device in, also where several have shown it before a name was said', async () => {
  const { window, table } = await gatherUnasked();
  const keys = await ticketFor({ window, table }, 1);
  const [ben, cleo] = [await host.guest(), await host.guest()];
  await ben.say({ type: 'knock', keys });
  await cleo.say({ type: 'knock', keys });
  await window.say({ type: 'manners', table, asks: true });
  await ben.say({ type: 'ask', table, seat: 1, name: 'Ben' });
  expect(ben.last('guest')?.standing).toBe('seated');
  ben.gone();
  await expect.poll(() => seatsOf(window)).toEqual([[1, true]]);
  await cleo.say({ type: 'ask', table, seat: 1, name: 'Cleo' });
  expect(cleo.last('guest')?.standing).toBe('asking');
});

test('whoever comes back with a pass asks for nothing any more', async () => {
  const { window, table, code } = await gatherUnasked();
  const ben = await come(host, { code, table }, 1, 'Ben');
  await window.say({ type: 'manners', table, asks: true });
  const other = await come(host, { code, table }, 2, 'Ben too');
  await other.say({ type: 'knock', keys: { by: 'code', code } });
  expect(other.last('guest')).toMatchObject({ standing: 'asking', seat: 2 });
  await other.say({ type: 'knock', keys: passOf(ben) });
  expect(other.last('guest')).toMatchObject({ standing: 'seated', seat: 1 });
  expect(window.last('hosting')?.requests).toEqual([]);
});

test('whoever knocks at several tables at once is at the last of them alone', async () => {
  const tables = [await gatherUnasked(), await gatherUnasked(), await gatherUnasked()];
  const guest = await host.guest();
  const knocks = [0, 1, 2, 1].map((at) =>
    guest.say({ type: 'knock', keys: { by: 'code', code: tables[at]?.code } }),
  );
  await Promise.all(knocks);
  const [, last] = tables;
  await guest.say({ type: 'ask', table: last?.table, seat: 1, name: 'Ben' });
  expect(guest.last('guest')).toMatchObject({ table: last?.table, standing: 'seated' });
  const heard = guest.heard.length;
  for (const { window, table } of [tables[0], tables[2]].flatMap((each) => each ?? [])) {
    await window.say({ type: 'manners', table, graceMs: 1 });
  }
  expect(guest.heard).toHaveLength(heard);
});

test('who has no place at the next table is sent away from the one before, and heard no more there', async () => {
  const { window, table, code } = await gatherUnasked();
  const ben = await come(host, { code, table }, 1, 'Ben');
  const cleo = await come(host, { code, table }, 2, 'Cleo');
  await window.say({ type: 'begin', table });
  const seats = ['Ann', 'Dora', 'Cleo'].map((name) => ({ kind: 'person', name }));
  await window.say({ type: 'open', game: 'magic-trick', seats, options: {}, after: table });
  expect(cleo.last('view')?.holds).toEqual([2]);
  expect(ben.last('guest')).toMatchObject({ table, standing: 'closed' });
  expect(ben.isHungUp).toBe(true);
  const views = ben.heard.filter(({ type }) => type === 'view').length;
  await window.say({ type: 'join', table });
  expect(seatsOf(window)).toContainEqual([1, true]);
  await window.say({ type: 'lift', table, seat: 0 });
  const view = asView(window.last('view')?.view);
  if (view.question) {
    await window.say({ type: 'move', table, question: view.question.id, move: answerTo(view) });
  }
  expect(ben.heard.filter(({ type }) => type === 'view')).toHaveLength(views);
});

test('a table that is opened again after its guests went on has a code and guests of its own', async () => {
  const { window, table, code } = await gatherUnasked([ANN, OPEN, { kind: 'person', name: 'Cleo' }]);
  const ben = await come(host, { code, table }, 1, 'Ben');
  await window.say({ type: 'begin', table });
  const seats = ['Ann', 'Ben', 'Cleo'].map((name) => ({ kind: 'person', name }));
  await window.say({ type: 'open', game: 'magic-trick', seats, options: {}, after: table });
  const next = window.last('view')?.table ?? '';
  const other = await host.window();
  await other.say({ type: 'join', table });
  await other.say({ type: 'host', table, on: true });
  const again = other.last('hosting')?.network?.code ?? '';
  expect(again).not.toBe(code);
  const dora = await come(host, { code: again, table }, null, 'Dora');
  expect(dora.last('company')?.table).toBe(table);
  await ben.say({ type: 'join', table: next });
  expect(ben.last('view')?.table).toBe(next);
  ben.gone();
  await expect
    .poll(() => window.last('company'))
    .toMatchObject({ table: next, seats: [{}, { isLost: true }, {}] });
});

test('whoever is at the next table plays for themselves, also where a bot was to play under their name', async () => {
  const { window, table, code } = await gatherUnasked([ANN, OPEN, { kind: 'person', name: 'Cleo' }]);
  const ben = await come(host, { code, table }, 1, 'Ben');
  await window.say({ type: 'begin', table });
  const seats = [ANN, { kind: 'bot', name: 'Ben', bot: 'random' }, { kind: 'person', name: 'Cleo' }];
  await window.say({ type: 'open', game: 'magic-trick', seats, options: {}, after: table });
  expect(ben.last('view')?.holds).toEqual([1]);
  expect(window.last('company')?.seats[1]).toMatchObject({ kind: 'person', at: 'device', standsIn: false });
});

test('whoever asks for what cannot be had still asks for what they asked before', async () => {
  const { window, table, code } = await gatherUnasked();
  await window.say({ type: 'manners', table, asks: true });
  const ben = await come(host, { code, table }, 1, 'Ben');
  await ben.say({ type: 'ask', table, seat: 2, name: 'ANN' });
  expect(ben.last('trouble')?.code).toBe('name-taken');
  const [request] = window.last('hosting')?.requests ?? [];
  await window.say({ type: 'admit', table, request: request?.id, yes: true });
  expect(ben.last('guest')).toMatchObject({ standing: 'seated', seat: 1 });
});

test('every window hears when another opens the table to the network or takes it off', async () => {
  const { window, table } = await gatherUnasked();
  const other = await host.window();
  await other.say({ type: 'join', table });
  for (const on of [false, true]) {
    await window.say({ type: 'host', table, on });
    expect([window, other].map((each) => each.last('hosting')?.network !== null)).toEqual([on, on]);
  }
});

test('a table whose record was lost waits for guests as long as seats are open', async () => {
  const { table } = await gatherUnasked();
  await host.close();
  const storage = sqliteStorage(openDatabase(host.data, () => 0).database);
  await storage.note('hosting', table, null);
  storage.close();
  await host.start();
  const window = await host.window();
  await window.say({ type: 'join', table });
  expect(window.last('view')).toBeUndefined();
  expect(window.last('company')?.begun).toBe(false);
  await window.say({ type: 'begin', table });
  expect(window.last('trouble')?.code).toBe('seats-open');
});

test('whoever leaves and hangs up at once has left: before the game the seat is free', async () => {
  const { window, table, code } = await gatherUnasked();
  await window.say({ type: 'manners', table, asks: false });
  const ben = await come(host, { code, table }, 1, 'Ben');
  const said = ben.say({ type: 'leave' });
  ben.gone();
  await said;
  await expect.poll(() => window.last('company')?.seats[1]?.kind).toBe('open');
  const cleo = await come(host, { code, table }, 1, 'Cleo');
  expect(cleo.last('guest')?.standing).toBe('seated');
});
