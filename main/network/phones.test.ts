// Phones as hands: a seat goes from the screen to a phone and back, and the screen shows the room no hand.
import { expect, test } from 'vitest';
import { answerTo, asView } from '../table/player.testing.ts';
import { ANN, BOT, come, gather, OPEN, passOf, ticketFor } from './gathering.testing.ts';
import { withHost, type Speaker } from './in-process.testing.ts';

const host = withHost();

async function answerFor(player: Speaker): Promise<boolean> {
  const view = player.last('view');
  if (!view || asView(view.view).question === null) return false;
  const at = asView(view.view);
  await player.say({ type: 'move', table: view.table, question: at.question?.id, move: answerTo(at) });
  return true;
}

test('a seat goes from the screen to a phone by a ticket, once, and is taken back', async () => {
  const { window, table } = await gather(host, [ANN, { kind: 'person', name: 'Ben' }, BOT]);
  await window.say({ type: 'begin', table });
  expect(window.last('view')?.holds).toEqual([0, 1]);
  const ticket = await ticketFor({ window, table }, 1);
  const phone = await host.guest();
  await phone.say({ type: 'knock', keys: ticket });
  expect(phone.last('guest')).toMatchObject({ standing: 'seated', seat: 1 });
  expect(phone.last('view')?.holds).toEqual([1]);
  expect(window.last('view')?.holds).toEqual([0]);
  const other = await host.guest();
  await other.say({ type: 'knock', keys: ticket });
  expect(other.last('trouble')?.code).toBe('pass-gone');
  await window.say({ type: 'sit', table, seat: 1, who: { kind: 'person' } });
  expect(phone.last('guest')?.standing).toBe('taken-back');
  expect(window.last('view')?.holds).toEqual([0, 1]);
  const views = phone.heard.filter(({ type }) => type === 'view').length;
  await window.say({ type: 'lift', table, seat: window.last('view')?.curtain });
  await answerFor(window);
  expect(phone.heard.filter(({ type }) => type === 'view')).toHaveLength(views);
  await phone.say({ type: 'knock', keys: passOf(phone) });
  expect(phone.last('trouble')?.code).toBe('pass-gone');
});

test('when everybody plays on a phone the screen shows what a watcher may see', async () => {
  const { window, table, code } = await gather(host, [OPEN, OPEN, BOT]);
  await window.say({ type: 'manners', table, asks: false });
  await come(host, { code, table }, 0, 'Ann');
  await come(host, { code, table }, 1, 'Ben');
  await window.say({ type: 'begin', table });
  expect(window.last('view')?.holds).toEqual([]);
  expect(asView(window.last('view')?.view).viewer).toBe('watcher');
  // The whole room looks at it: what Ben holds comes when Ben stands before it.
  await window.say({ type: 'sit', table, seat: 1, who: { kind: 'person' } });
  expect(window.last('view')).toMatchObject({ holds: [1], curtain: 1 });
  expect(asView(window.last('view')?.view).viewer).toBe('watcher');
  await window.say({ type: 'lift', table, seat: 1 });
  expect(asView(window.last('view')?.view).viewer).toBe(1);
});

test('the hand of who stays at the screen is behind a curtain when the other takes theirs to a phone', async () => {
  const { window, table } = await gather(host, [ANN, { kind: 'person', name: 'Ben' }, BOT]);
  await window.say({ type: 'begin', table });
  const called = Number(window.last('view')?.curtain);
  await window.say({ type: 'lift', table, seat: called });
  const phone = await host.guest();
  await phone.say({ type: 'knock', keys: await ticketFor({ window, table }, called) });
  expect(window.last('view')).toMatchObject({ holds: [1 - called], curtain: 1 - called });
  expect(asView(window.last('view')?.view).viewer).toBe('watcher');
});
