// Tests that nothing the archive does with a table of guests, while its game goes on, shows the host what a guest holds.
import { expect, test } from 'vitest';
import { ANN, BOT, come, gather, OPEN, passOf } from '../network/gathering.testing.ts';
import { withHost, type Speaker } from '../network/in-process.testing.ts';

const host = withHost();

/** Ann at the screen, Ben on a device of his own; the game has begun. */
async function withBen(): Promise<{ window: Speaker; guest: Speaker; table: string }> {
  const gathered = await gather(host, [ANN, OPEN, BOT]);
  const { window, table } = gathered;
  await window.say({ type: 'manners', table, asks: false });
  const guest = await come(host, gathered, 1, 'Ben');
  await window.say({ type: 'begin', table });
  return { window, guest, table };
}

const copied = async (window: Speaker, table: string): Promise<unknown> => {
  await window.say({ type: 'copy', table });
  return window.heard.at(-1);
};
const refused = { type: 'trouble', code: 'copy-of-guests' };

test('a game that waits for guests, or that they play or have left for a while, is not copied', async () => {
  const { window, table } = await gather(host, [ANN, OPEN, BOT]);
  expect(await copied(window, table)).toMatchObject(refused);
  const playing = await withBen();
  expect(await copied(playing.window, playing.table)).toMatchObject(refused);
  await playing.guest.say({ type: 'leave' });
  await playing.window.say({ type: 'host', table: playing.table, on: false });
  expect(await copied(playing.window, playing.table)).toMatchObject(refused);
  await host.close();
  await host.start();
  const again = await host.window();
  expect(await copied(again, playing.table)).toMatchObject(refused);
  await again.say({ type: 'shelf', which: 'unfinished', game: null, find: '', from: 0, count: 9 });
  expect(again.last('shelf')?.total).toBe(2);
});

test('a game at this screen alone is copied', async () => {
  const window = await host.window();
  await window.say({ type: 'open', game: 'magic-trick', seats: [ANN, BOT, BOT], options: {} });
  const { table } = window.last('view')!;
  expect(await copied(window, table)).toMatchObject({ type: 'kept', isNew: true });
});

test('a table that was deleted and brought back keeps the seat of its guest for them', async () => {
  const { window, guest, table } = await withBen();
  await window.say({ type: 'delete', table });
  await window.say({ type: 'restore', table });
  for (const eyes of [1, 2, 'open']) {
    await window.say({ type: 'replay', table, eyes, from: 0, count: 1 });
    expect(window.heard.at(-1)).toMatchObject({ type: 'trouble', code: 'game-not-over' });
  }
  await window.say({ type: 'join', table });
  expect(window.last('view')?.holds).toEqual([0]);
  await window.say({ type: 'host', table, on: true });
  const back = await host.guest();
  await back.say({ type: 'knock', keys: passOf(guest) });
  expect(back.last('view')?.holds).toEqual([1]);
});
