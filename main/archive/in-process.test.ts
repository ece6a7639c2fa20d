// Tests of the archive in a whole host: windows and guests who are at a table that is deleted, games that are begun and taken in.
import { expect, test } from 'vitest';
import { formatJournal } from '../../engine/journal/file.ts';
import type { KeptTable } from '../../engine/protocol/kept.ts';
import { ANN, BOT, come, gather, OPEN } from '../network/gathering.testing.ts';
import { withHost, type Speaker } from '../network/in-process.testing.ts';
import { played } from './archive.testing.ts';

const host = withHost();

async function listed(window: Speaker, which: string): Promise<readonly KeptTable[]> {
  await window.say({ type: 'shelf', which, game: null, find: '', from: 0, count: 10 });
  return window.last('shelf')?.tables ?? [];
}
const whole = formatJournal(played('magic-trick', { seats: 3, seed: 81 }));

/** Takes a file in, in two pieces. */
async function bring(window: Speaker, text: string): Promise<string> {
  const half = Math.floor(text.length / 2);
  for (const [piece, part] of [text.slice(0, half), text.slice(half)].entries()) {
    await window.say({ type: 'import', name: 'game.parlor', file: 'f', piece, pieces: 2, text: part });
  }
  return window.last('kept')?.table ?? '';
}

test('a table that is deleted puts out its guests and every window, and comes back as it was', async () => {
  const gathered = await gather(host, [ANN, OPEN, BOT]);
  const { window, table } = gathered;
  const guest = await come(host, gathered, 1, 'Ben');
  await window.say({
    type: 'admit',
    table,
    request: window.last('hosting')?.requests[0]?.id ?? '',
    yes: true,
  });
  await window.say({ type: 'begin', table });
  const { code } = window.last('hosting')?.network ?? {};
  const other = await host.window();
  expect(await listed(other, 'unfinished')).toMatchObject([{ id: table, isHosted: true, gathers: false }]);

  await other.say({ type: 'delete', table });
  expect(other.last('done')).toBeDefined();
  expect(guest.isHungUp).toBe(true);
  expect(window.last('trouble')).toMatchObject({ code: 'no-such-table' });
  expect(other.last('tables')).toMatchObject({ tables: [], unfinished: 0 });
  await window.say({ type: 'join', table });
  expect(window.last('trouble')).toMatchObject({ code: 'no-such-table' });
  expect(await listed(other, 'deleted')).toMatchObject([{ id: table, deletedAt: host.now, isHosted: false }]);

  await other.say({ type: 'restore', table });
  expect(other.last('tables')).toMatchObject({ tables: [{ id: table, isHosted: true }], unfinished: 1 });
  // On the network by the same code, so that its guests find it.
  expect(window.last('hosting')).toMatchObject({ table, network: { code } });
  expect(code).toMatch(/^\w{3}-\w{3}$/);
  await window.say({ type: 'join', table });
  expect(window.last('view')).toMatchObject({ table, version: expect.any(Number) });
});

test('a table that was deleted on the network is there again after a restart between, and one that was off stays off', async () => {
  const { window, table } = await gather(host, [ANN, OPEN, BOT]);
  await window.say({ type: 'delete', table });
  await host.close();
  await host.start();
  const again = await host.window();
  expect(await listed(again, 'deleted')).toMatchObject([{ id: table, isHosted: false }]);
  await again.say({ type: 'restore', table });
  expect(again.last('done')).toBeDefined();
  expect(await listed(again, 'unfinished')).toMatchObject([{ id: table, isHosted: true, gathers: true }]);

  await again.say({ type: 'join', table });
  await again.say({ type: 'host', table, on: false });
  expect(await listed(again, 'unfinished')).toMatchObject([{ isHosted: false }]);
  await again.say({ type: 'delete', table });
  await again.say({ type: 'restore', table });
  expect(await listed(again, 'unfinished')).toMatchObject([{ id: table, isHosted: false }]);
});

test('a game is begun from a finished one and its window sits at it', async () => {
  const window = await host.window();
  const table = await bring(window, whole);
  expect(await listed(window, 'finished')).toMatchObject([{ id: table, status: 'over' }]);
  const person = { kind: 'person', name: ' Dora ' };
  await window.say({ type: 'branch', table, step: 9, seats: [person, BOT, BOT] });
  const view = window.last('view');
  expect(view?.table).not.toBe(table);
  expect(view).toMatchObject({ holds: [0], seats: [{ name: 'Dora' }, { kind: 'bot' }, { kind: 'bot' }] });
  expect(window.last('tables')?.tables).toMatchObject([{ id: view?.table }]);
  await window.say({ type: 'branch', table, step: 9_999, seats: [person, BOT, BOT] });
  expect(window.last('trouble')).toMatchObject({ code: 'wrong-setup' });
});

test('what is kept is there after the next start, names and all', async () => {
  const window = await host.window();
  const table = await bring(window, whole);
  await window.say({ type: 'rename', table, title: 'The one with the kings' });
  await window.say({ type: 'copy', table });
  const copy = window.last('kept')?.table ?? '';
  await window.say({ type: 'delete', table: copy });
  await host.close();
  await host.start();
  const again = await host.window();
  expect(await listed(again, 'finished')).toMatchObject([{ id: table, title: 'The one with the kings' }]);
  expect(await listed(again, 'deleted')).toMatchObject([{ id: copy, title: 'The one with the kings' }]);
  await again.say({ type: 'replay', table, eyes: 'open', from: 0, count: 3 });
  expect(again.last('steps')).toMatchObject({ isOver: true, mayBranch: true, ends: null });
});

test('a window that goes leaves nothing of a file behind', async () => {
  const window = await host.window();
  await window.say({ type: 'import', name: 'x', file: 'f', piece: 0, pieces: 2, text: whole });
  expect(window.last('done')).toBeDefined();
  window.gone();
  const other = await host.window();
  await other.say({ type: 'import', name: 'x', file: 'f', piece: 1, pieces: 2, text: '' });
  expect(other.last('trouble')).toMatchObject({ code: 'malformed' });
  expect(await listed(other, 'finished')).toEqual([]);
});
