// A table towards the network, message by message: coming in, sitting down, being lost, coming back, being sent away.
import { expect, test } from 'vitest';
import { asView } from '../table/player.testing.ts';
import { ANN, BOT, come, gather, OPEN, passOf } from './gathering.testing.ts';
import { withHost, type Speaker } from './in-process.testing.ts';

const host = withHost();

async function admit(window: Speaker, table: string, yes = true): Promise<void> {
  const request = window.last('hosting')?.requests[0]?.id;
  await window.say({ type: 'admit', table, request, yes });
}

test('a table that waits for guests shows nothing before it begins, and then each their own', async () => {
  const { window, table, code } = await gather(host, [ANN, OPEN, BOT]);
  expect(code).toMatch(/^\w{3}-\w{3}$/);
  expect(window.last('view')).toBeUndefined();
  await window.say({ type: 'begin', table });
  expect(window.last('trouble')?.code).toBe('seats-open');

  const ben = await come(host, { code, table }, 1, 'Ben');
  expect(ben.last('guest')?.standing).toBe('asking');
  expect(window.last('hosting')?.requests).toMatchObject([{ name: 'Ben', seat: 1, from: '192.168.1.31' }]);
  await admit(window, table);
  expect(ben.last('guest')).toMatchObject({ standing: 'seated', seat: 1 });
  expect(ben.last('pass')?.secret).toMatch(/^[\w-]{22}$/);
  expect(ben.last('view')).toBeUndefined();
  expect(window.last('company')?.seats).toMatchObject([
    { name: 'Ann', at: 'screen' },
    { name: 'Ben', kind: 'person', at: 'device', isLost: false },
    { name: 'Horace', kind: 'bot', at: null },
  ]);

  await window.say({ type: 'begin', table });
  expect(window.last('view')?.holds).toEqual([0]);
  expect(asView(window.last('view')?.view).viewer).toBe(0);
  expect(ben.last('view')?.holds).toEqual([1]);
  expect(asView(ben.last('view')?.view).viewer).toBe(1);
  expect(ben.last('company')?.begun).toBe(true);
  const everything = JSON.stringify([...window.heard, ...ben.heard.filter(({ type }) => type !== 'pass')]);
  expect(everything).not.toContain(ben.last('pass')?.secret);
});

test('whoever is refused may ask again, and a taken seat or name is told of', async () => {
  const { window, table, code } = await gather(host, [ANN, OPEN, OPEN]);
  const ben = await come(host, { code, table }, 1, 'Ben');
  await admit(window, table, false);
  expect(ben.last('guest')?.standing).toBe('refused');
  await ben.say({ type: 'ask', table, seat: 1, name: ' ann ' });
  expect(ben.last('trouble')?.code).toBe('name-taken');
  await ben.say({ type: 'ask', table, seat: 5, name: 'Ben' });
  expect(ben.last('trouble')).toMatchObject({ code: 'no-such-seat', facts: { seat: 6 } });
  await window.say({ type: 'manners', table, asks: false });
  await ben.say({ type: 'ask', table, seat: 1, name: 'Ben' });
  expect(ben.last('guest')?.standing).toBe('seated');
  const cleo = await come(host, { code, table }, 1, 'Cleo');
  expect(cleo.last('trouble')?.code).toBe('seat-taken');
  await cleo.say({ type: 'ask', table, seat: 0, name: 'Cleo' });
  expect(cleo.last('guest')?.standing).toBe('asking');
});

test('of two who ask for one seat the second to be let in stands at the door again', async () => {
  const { window, table, code } = await gather(host, [ANN, OPEN, OPEN]);
  const ben = await come(host, { code, table }, 1, 'Ben');
  const cleo = await come(host, { code, table }, 1, 'Cleo');
  const [first, second] = window.last('hosting')?.requests ?? [];
  await window.say({ type: 'admit', table, request: first?.id, yes: true });
  await window.say({ type: 'admit', table, request: second?.id, yes: true });
  expect(ben.last('guest')?.standing).toBe('seated');
  expect(cleo.last('trouble')?.code).toBe('seat-taken');
  expect(cleo.last('guest')?.standing).toBe('outside');
});

test('whoever asks for a seat that somebody else gets is answered at once, and asks the host no more', async () => {
  const { window, table, code } = await gather(host, [ANN, OPEN, OPEN]);
  await come(host, { code, table }, 1, 'Ben');
  const cleo = await come(host, { code, table }, 1, 'Cleo');
  const dan = await come(host, { code, table }, null, 'Dan');
  await admit(window, table);
  expect(cleo.last('trouble')?.code).toBe('seat-taken');
  expect(cleo.last('guest')?.standing).toBe('outside');
  expect(dan.last('guest')?.standing).toBe('asking');
  expect(window.last('hosting')?.requests).toMatchObject([{ name: 'Dan' }]);
});

test('a seat or a name that is asked for, and goes otherwise, is answered too', async () => {
  const { window, table, code } = await gather(host, [ANN, OPEN, OPEN]);
  const ben = await come(host, { code, table }, 1, 'Ben');
  const cleo = await come(host, { code, table }, 2, 'Cleo');
  await window.say({ type: 'sit', table, seat: 1, who: { kind: 'person', name: 'Cleo' } });
  expect(cleo.last('trouble')?.code).toBe('name-taken');
  expect(ben.last('guest')?.standing).toBe('asking');
  await window.say({ type: 'invite', table, seat: 1 });
  const ticket = window.last('ticket')?.url.split('#seat=')[1];
  const phone = await host.guest();
  await phone.say({ type: 'knock', keys: { by: 'ticket', ticket } });
  expect(ben.last('trouble')?.code).toBe('seat-taken');
  expect(window.last('hosting')?.requests).toEqual([]);
});

test('a window elsewhere hears who is at the door, also one that opens later, and lets them in', async () => {
  const { window, table, code } = await gather(host, [ANN, OPEN, OPEN]);
  const elsewhere = await host.window();
  await window.say({ type: 'leave' });
  const ben = await come(host, { code, table }, 1, 'Ben');
  expect(window.last('hosting')?.requests).toMatchObject([{ name: 'Ben', seat: 1 }]);
  expect(elsewhere.last('hosting')).toEqual(window.last('hosting'));
  const later = await host.window();
  expect(later.last('hosting')).toEqual(window.last('hosting'));
  expect(later.last('company')).toBeUndefined();
  await admit(later, table);
  expect(ben.last('guest')).toMatchObject({ standing: 'seated', seat: 1 });
  expect(window.last('hosting')?.requests).toEqual([]);
});

test('a new code makes the old one worth nothing, and passes stay good', async () => {
  const { window, table, code } = await gather(host, [ANN, OPEN, BOT]);
  const ben = await come(host, { code, table }, 1, 'Ben');
  await admit(window, table);
  await window.say({ type: 'manners', table, newCode: true });
  const anew = window.last('hosting')?.network?.code ?? '';
  expect(anew).toMatch(/^\w{3}-\w{3}$/);
  expect(anew).not.toBe(code);
  const guest = await host.guest();
  await guest.say({ type: 'knock', keys: { by: 'code', code } });
  expect(guest.last('trouble')?.code).toBe('wrong-code');
  await guest.say({ type: 'knock', keys: { by: 'code', code: anew } });
  expect(guest.last('guest')?.standing).toBe('outside');
  ben.gone();
  const back = await host.guest();
  await back.say({ type: 'knock', keys: passOf(ben) });
  expect(back.last('guest')).toMatchObject({ standing: 'seated', seat: 1 });
});

test('for somebody who is sent away from a game a bot plays on, and the screen is shown no hand of theirs', async () => {
  const { window, table, code } = await gather(host, [ANN, OPEN, BOT]);
  const ben = await come(host, { code, table }, 1, 'Ben');
  await admit(window, table);
  await window.say({ type: 'begin', table });
  const guest = window.last('hosting')?.guests[0]?.id;
  await window.say({ type: 'remove', table, guest, bot: 'none' });
  expect(window.last('trouble')?.code).toBe('no-such-bot');
  await window.say({ type: 'remove', table, guest, bot: 'random' });
  expect(ben.last('guest')?.standing).toBe('removed');
  expect(window.last('company')?.seats[1]).toMatchObject({ name: 'Ben', kind: 'bot', standsIn: false });
  const views = window.heard.flatMap((message) => (message.type === 'view' ? [message.holds] : []));
  expect(views).not.toContainEqual([0, 1]);
  const back = await host.guest();
  await back.say({ type: 'knock', keys: passOf(ben) });
  expect(back.last('trouble')?.code).toBe('pass-gone');
});

test('a wrong code is told of, and after many of them none is looked at for a while', async () => {
  const { code } = await gather(host, [ANN, OPEN, BOT]);
  const guest = await host.guest();
  for (let tried = 0; tried < 10; tried += 1) {
    await guest.say({ type: 'knock', keys: { by: 'code', code: 'AAA-AAA' } });
    expect(guest.last('trouble')?.code).toBe('wrong-code');
  }
  await guest.say({ type: 'knock', keys: { by: 'code', code } });
  expect(guest.last('trouble')?.code).toBe('too-many-codes');
  host.now += 60_000;
  await guest.say({ type: 'knock', keys: { by: 'code', code: code.toLowerCase().replace('-', ' ') } });
  expect(guest.last('guest')?.standing).toBe('outside');
});

test('whoever comes back with their pass has the seat, and the connection before it is told', async () => {
  const { window, table, code } = await gather(host, [ANN, OPEN, BOT]);
  await window.say({ type: 'manners', table, asks: false });
  const ben = await come(host, { code, table }, 1, 'Ben');
  await window.say({ type: 'begin', table });
  const again = await host.guest('192.168.1.99');
  await again.say({ type: 'knock', keys: passOf(ben) });
  expect(again.last('guest')).toMatchObject({ standing: 'seated', seat: 1 });
  expect(again.last('view')?.past).toBeDefined();
  expect(ben.last('guest')?.standing).toBe('elsewhere');
  expect(ben.isHungUp).toBe(true);
  expect(window.last('company')?.seats[1]?.isLost).toBe(false);
  await again.say({ type: 'knock', keys: { ...passOf(ben), secret: 'A'.repeat(22) } });
  expect(again.last('trouble')?.code).toBe('pass-gone');
});

test('a seat that is taken back to the screen is no reproach: the guest hears so, and may ask again', async () => {
  const { window, table, code } = await gather(host, [ANN, OPEN, BOT]);
  await window.say({ type: 'manners', table, asks: false });
  const ben = await come(host, { code, table }, 1, 'Ben');
  await window.say({ type: 'begin', table });
  await window.say({ type: 'sit', table, seat: 1, who: { kind: 'person' } });
  expect(ben.last('guest')).toMatchObject({ standing: 'taken-back', seat: 1 });
  expect(window.last('company')?.seats[1]).toMatchObject({ name: 'Ben', kind: 'person', at: 'screen' });
  await ben.say({ type: 'ask', table, seat: null, name: 'Ben' });
  expect(ben.last('guest')?.standing).toBe('watching');
});

test('whoever says that they leave a game is told of as gone, nobody waits, and they may come back', async () => {
  const { window, table, code } = await gather(host, [ANN, OPEN, BOT]);
  await window.say({ type: 'manners', table, asks: false, graceMs: 60_000 });
  const ben = await come(host, { code, table }, 1, 'Ben');
  await window.say({ type: 'begin', table });
  await ben.say({ type: 'leave' });
  await expect.poll(() => window.last('company')?.seats[1]).toMatchObject({ isLost: true, hasLeft: true });
  expect(window.last('hosting')?.guests).toMatchObject([{ isLost: true, hasLeft: true, graceLeftMs: 0 }]);
  const back = await host.guest();
  await back.say({ type: 'knock', keys: passOf(ben) });
  expect(window.last('company')?.seats[1]).toMatchObject({ isLost: false, hasLeft: false });
});

test('for a lost guest a bot may play after the grace time, until they come back', async () => {
  const { window, table, code } = await gather(host, [ANN, OPEN, BOT]);
  await window.say({ type: 'manners', table, asks: false, graceMs: 5_000 });
  const ben = await come(host, { code, table }, 1, 'Ben');
  await window.say({ type: 'begin', table });
  ben.gone();
  await expect.poll(() => window.last('company')?.seats[1]?.isLost).toBe(true);
  expect(window.last('hosting')?.guests).toMatchObject([{ name: 'Ben', isLost: true, graceLeftMs: 5_000 }]);
  const sit = { type: 'sit', table, seat: 1, who: { kind: 'bot', bot: 'random' } };
  await window.say(sit);
  expect(window.last('trouble')).toMatchObject({ code: 'grace', facts: { seconds: 5 } });
  host.now += 5_000;
  await window.say(sit);
  expect(window.last('company')?.seats[1]).toMatchObject({ name: 'Ben', kind: 'bot', standsIn: true });
  const back = await host.guest();
  await back.say({ type: 'knock', keys: passOf(ben) });
  expect(window.last('company')?.seats[1]).toMatchObject({
    name: 'Ben',
    kind: 'person',
    at: 'device',
    isLost: false,
  });
  expect(back.last('view')?.holds).toEqual([1]);
});

test('a host that was restarted offers the table under the same code, and guests come back', async () => {
  const { window, table, code } = await gather(host, [ANN, OPEN, BOT]);
  await window.say({ type: 'manners', table, asks: false });
  const ben = await come(host, { code, table }, 1, 'Ben');
  await window.say({ type: 'begin', table });
  await host.close();
  await host.start();
  const back = await host.guest();
  await back.say({ type: 'knock', keys: passOf(ben) });
  expect(back.last('view')?.holds).toEqual([1]);
  const screen = await host.window();
  expect(screen.last('welcome')?.tables).toMatchObject([
    { id: table, isHosted: true, names: ['Ann', 'Ben', 'Horace'] },
  ]);
  await screen.say({ type: 'join', table });
  expect(screen.last('hosting')?.network?.code).toBe(code);
  expect(screen.last('view')?.holds).toEqual([0]);
});

test('a table that is taken off the network sends its guests away, and can be opened again', async () => {
  const { window, table, code } = await gather(host, [ANN, OPEN, BOT]);
  await window.say({ type: 'manners', table, asks: false });
  const ben = await come(host, { code, table }, 1, 'Ben');
  await window.say({ type: 'begin', table });
  await window.say({ type: 'host', table, on: false });
  expect(ben.last('guest')?.standing).toBe('closed');
  expect(ben.isHungUp).toBe(true);
  expect(window.last('hosting')?.network).toBeNull();
  const late = await host.guest();
  await late.say({ type: 'knock', keys: passOf(ben) });
  expect(late.last('trouble')?.code).toBe('not-hosted');
  await window.say({ type: 'host', table, on: true });
  expect(window.last('hosting')?.network?.code).toBe(code);
  await late.say({ type: 'knock', keys: passOf(ben) });
  expect(late.last('guest')?.standing).toBe('seated');
});

test('whoever leaves before the game frees the seat, however often', async () => {
  const { window, table, code } = await gather(host, [ANN, OPEN, BOT]);
  await window.say({ type: 'manners', table, asks: false });
  const ben = await come(host, { code, table }, 1, 'Ben');
  for (let cycle = 0; cycle < 50; cycle += 1) {
    await ben.say({ type: 'leave' });
    expect(window.last('company')?.seats[1]?.kind).toBe('open');
    await ben.say({ type: 'ask', table, seat: 1, name: 'Ben' });
    expect(ben.last('guest')?.standing).toBe('seated');
  }
  await window.say({ type: 'begin', table });
  expect(ben.last('view')?.holds).toEqual([1]);
});

test('when the same people play once more, whoever plays on a device comes along, also who is lost', async () => {
  const { window, table, code } = await gather(host, [ANN, OPEN, OPEN]);
  await window.say({ type: 'manners', table, asks: false });
  const ben = await come(host, { code, table }, 1, 'Ben');
  const cleo = await come(host, { code, table }, 2, 'Cleo');
  const dora = await come(host, { code, table }, null, 'Dora');
  await window.say({ type: 'begin', table });
  cleo.gone();
  const seats = ['Cleo', 'Ann', 'Ben'].map((name) => ({ kind: 'person', name }));
  await window.say({ type: 'open', game: 'magic-trick', seats, options: {}, after: table });
  const next = window.last('view')?.table ?? '';
  expect(next).not.toBe(table);
  expect(window.last('view')?.holds).toEqual([1]);
  expect(window.last('hosting')?.network?.code).toBe(code);
  expect(ben.last('view')).toMatchObject({ table: next, holds: [2] });
  expect(dora.last('view')).toMatchObject({ table: next, holds: [] });
  expect(window.last('company')?.seats[0]).toMatchObject({ name: 'Cleo', at: 'device', isLost: true });
  const back = await host.guest();
  await back.say({ type: 'knock', keys: passOf(cleo) });
  expect(back.last('pass')).toMatchObject({ table: next, seat: 0 });
  expect(back.last('view')).toMatchObject({ table: next, holds: [0] });
  for (const [guest, seat] of [
    [ben, 2],
    [back, 0],
  ] as const) {
    const again = await host.guest();
    await again.say({ type: 'knock', keys: passOf(guest) });
    expect(again.last('view')).toMatchObject({ table: next, holds: [seat] });
  }
});

test('a pass that never came to its guest does not lock them out', async () => {
  const { window, table, code } = await gather(host, [ANN, OPEN, BOT]);
  await window.say({ type: 'manners', table, asks: false });
  const ben = await come(host, { code, table }, 1, 'Ben');
  await window.say({ type: 'begin', table });
  const old = passOf(ben);
  const seats = ['Ann', 'Ben', 'Cleo'].map((name) => ({ kind: 'person', name }));
  await window.say({ type: 'open', game: 'magic-trick', seats, options: {}, after: table });
  const first = await host.guest();
  await first.say({ type: 'knock', keys: old });
  expect(first.last('view')?.holds).toEqual([1]);
  const second = await host.guest();
  await second.say({ type: 'knock', keys: old });
  expect(second.last('view')?.holds).toEqual([1]);
  const third = await host.guest();
  await third.say({ type: 'knock', keys: passOf(second) });
  expect(third.last('view')?.holds).toEqual([1]);
  await third.say({ type: 'knock', keys: old });
  expect(third.last('trouble')?.code).toBe('pass-gone');
});
