// Who comes and goes when the game is over: its journal is closed, and what is at hand of it is let go of when nobody looks any more.
import { afterEach, expect, test, vi } from 'vitest';
import { keptIn } from '../killed.testing.ts';
import { answerTo, asView } from '../table/player.testing.ts';
import { END_KEPT_MS } from '../table/reception.ts';
import { passOf } from './gathering.testing.ts';
import { withHost, type Speaker } from './in-process.testing.ts';

const host = withHost();
afterEach(() => void vi.useRealTimers());

/** A table of three guests who are let in unasked, which has begun. */
async function begin(): Promise<{ window: Speaker; table: string; guests: Speaker[] }> {
  const window = await host.window();
  const seats = [0, 1, 2].map(() => ({ kind: 'open' }));
  await window.say({ type: 'open', game: 'magic-trick', seats, options: {}, gathers: true });
  const table = window.last('company')?.table ?? '';
  const code = window.last('hosting')?.network?.code ?? '';
  await window.say({ type: 'manners', table, asks: false, graceMs: 0 });
  const guests: Speaker[] = [];
  for (const seat of [0, 1, 2]) {
    const guest = await host.guest();
    await guest.say({ type: 'knock', keys: { by: 'code', code } });
    await guest.say({ type: 'ask', table, seat, name: `Guest ${seat}` });
    guests.push(guest);
  }
  await window.say({ type: 'begin', table });
  return { window, table, guests };
}

/** Plays on until the game is over; who of `players` is asked answers, bots by themselves. */
async function playOut(players: readonly Speaker[]): Promise<void> {
  const viewOf = (player: Speaker) => asView(player.last('view')?.view);
  const answered = new Set<string>();
  while (viewOf(players[0] as Speaker).result === null) {
    for (const player of players) {
      const view = viewOf(player);
      const { question } = view;
      if (!question || answered.has(question.id)) continue;
      answered.add(question.id);
      const table = player.last('view')?.table;
      await player.say({ type: 'move', table, question: question.id, move: answerTo(view) });
    }
    // Bots think elsewhere.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

/** What was begun is done: what is kept takes a turn of the event loop or a few. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

test('somebody for whom a bot has played to the end comes back to the score, and the journal ends with the game', async () => {
  const { window, table, guests } = await begin();
  const [ann, ben, cleo] = guests as [Speaker, Speaker, Speaker];
  cleo.gone();
  await expect.poll(() => window.last('company')?.seats[2]?.isLost).toBe(true);
  await window.say({ type: 'sit', table, seat: 2, who: { kind: 'bot', bot: 'random' } });
  await playOut([ann, ben]);

  const back = await host.guest();
  await back.say({ type: 'knock', keys: passOf(cleo) });
  expect(asView(back.last('view')?.view).result).not.toBeNull();
  expect(window.last('company')?.seats[2]).toMatchObject({ name: 'Guest 2', at: 'device', standsIn: false });
  await window.say({ type: 'remove', table, guest: window.last('hosting')?.guests[0]?.id });

  await host.close();
  expect(keptIn(host.data).entries.at(-1)).toMatchObject({ kind: 'end', reason: 'over' });
  await host.start();
  const screen = await host.window();
  await screen.say({ type: 'join', table });
  expect(asView(screen.last('view')?.view).result).not.toBeNull();
});

test('whoever was cut off at the end sees it again for a while; after that the table is off the network, and can be looked at', async () => {
  const { window, table, guests } = await begin();
  const [ann, ben, cleo] = guests as [Speaker, Speaker, Speaker];
  await playOut([ann, ben, cleo]);
  const other = await host.window();
  await other.say({ type: 'join', table });
  window.gone();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  for (const guest of guests) guest.gone();
  await settled();
  vi.advanceTimersByTime(END_KEPT_MS);
  await settled();
  // Somebody is still at the screen.
  const back = await host.guest();
  await back.say({ type: 'knock', keys: passOf(ben) });
  expect(asView(back.last('view')?.view).result).not.toBeNull();

  back.gone();
  await settled();
  const late = await host.guest();
  await late.say({ type: 'knock', keys: passOf(cleo) });
  expect(asView(late.last('view')?.view).result).not.toBeNull();
  await other.say({ type: 'leave' });
  expect(late.last('guest')?.standing).toBe('closed');
  vi.advanceTimersByTime(END_KEPT_MS);
  await settled();
  await other.say({ type: 'join', table });
  expect(asView(other.last('view')?.view).result).not.toBeNull();
  expect(other.last('hosting')?.network).toBeNull();
});

test('a table without a window is taken off the network when its guests have been gone for a while after the end', async () => {
  const { window, table, guests } = await begin();
  window.gone();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const [ann, ben, cleo] = guests as [Speaker, Speaker, Speaker];
  await playOut([ann, ben, cleo]);
  for (const guest of guests) guest.gone();
  await settled();
  vi.advanceTimersByTime(END_KEPT_MS - 1);
  await settled();
  const back = await host.guest();
  await back.say({ type: 'knock', keys: passOf(ben) });
  expect(asView(back.last('view')?.view).result).not.toBeNull();
  back.gone();
  await settled();
  vi.advanceTimersByTime(END_KEPT_MS);
  await settled();
  const late = await host.guest();
  await late.say({ type: 'knock', keys: passOf(cleo) });
  expect(late.last('trouble')?.code).toBe('not-hosted');
  const screen = await host.window();
  await screen.say({ type: 'join', table });
  expect(asView(screen.last('view')?.view).result).not.toBeNull();
});
