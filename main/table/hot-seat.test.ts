// Tests of people who share a screen: whole games through one client, with the curtain between them.
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openRequest } from '../host.testing.ts';
import { lift, playOn, step, viewsOf, type ViewMessage } from './hot-seat.testing.ts';
import { asView } from './player.testing.ts';
import { found, memoryStorage, moveFor, recorder, type Recorder } from './table.testing.ts';
import { createTables, type Tables } from './tables.ts';
import type { Table } from './table.ts';

const storage = memoryStorage();
const startTables = (): Tables =>
  createTables({
    storage,
    clock: () => 1000,
    randomBytes,
    log: () => {},
    onListChanged: () => {},
    onFailed: () => {},
  });

/** A table at whose one screen these people sit, with a client for each bot and a watcher. */
async function seated(seats: number, people: readonly number[], tables = startTables()) {
  const table = found(await tables.open(openRequest(seats, people)));
  return { table, ...(await sitDown(table, seats, people)) };
}

async function sitDown(table: Table, seats: number, people: readonly number[]) {
  // The watcher is told last, so that it has heard everything when it is looked at.
  const screen = recorder();
  const bots: Recorder[] = [];
  await table.join(screen, people);
  for (let seat = 0; seat < seats; seat += 1) {
    if (people.includes(seat)) continue;
    const bot = recorder();
    await table.join(bot, [seat]);
    bots.push(bot);
  }
  const watcher = recorder();
  await table.join(watcher, []);
  return { screen, bots, watcher };
}

const bytes = (value: unknown): string => JSON.stringify(value);

/** Everything that a watcher has been told until now. */
function toldTo(watcher: Recorder): unknown[] {
  return viewsOf(watcher).flatMap(({ past, events }) => past ?? events);
}

/** The view is the watcher's own, and nothing else in the message tells of anybody's. */
function expectWatcherOnly(message: ViewMessage, watcher: Recorder): void {
  const seen = watcher.view();
  expect(bytes(message.view)).toBe(bytes(seen.view));
  expect(asView(message.view).question).toBeNull();
  const { holds: _, curtain: __, events: ___, past, view: ____, back: _____, ...envelope } = message;
  const { holds: _1, curtain: _2, events: _3, past: _4, view: _5, ...other } = seen;
  expect(envelope).toEqual(other);
  if (past) expect(bytes(past)).toBe(bytes(toldTo(watcher)));
}

const games = [
  ['two people and two bots', 4, [0, 2]],
  ['two people side by side and two bots', 4, [1, 2]],
  ['three people and two bots', 5, [0, 1, 4]],
  ['four people', 4, [0, 1, 2, 3]],
] as const;

describe.for(games)('%s at one screen', ([, seats, people]) => {
  test('play a whole game, each seen by nobody else', { timeout: 60_000 }, async () => {
    const { table, screen, bots, watcher } = await seated(seats, people);
    const curtains: number[] = [];
    let last: number | null = null;
    let hand = 0;
    for (let heard = 0; ;) {
      for (const message of viewsOf(screen).slice(heard)) {
        heard += 1;
        const view = asView(message.view);
        expect(message.holds).toEqual(people);
        // Everybody has been looking at the score, so each hand begins behind a curtain, whoever looked last.
        if (view.hand !== hand) expect(message.curtain).toBe(people[0]);
        hand = view.hand;
        if (view.viewer === 'watcher') {
          // Whose turn it is, is public; the lowest of the people here is called.
          const called = view.awaiting.find((seat) => (people as readonly number[]).includes(seat)) ?? null;
          expect(message.curtain).toBe(called);
          expectWatcherOnly(message, watcher);
        } else {
          expect(message.curtain).toBeNull();
          // A person sees only after they were called and lifted the curtain, and the whole game anew.
          if (view.viewer !== last) {
            expect(curtains.at(-1)).toBe(view.viewer);
            expect(message.past).toHaveLength(toldTo(watcher).length);
          } else {
            expect(message.past).toBeUndefined();
          }
        }
        if (message.curtain !== null && last !== null) expect(message.past).toBeDefined();
        last = view.viewer === 'watcher' ? null : view.viewer;
      }
      const { curtain } = screen.view();
      if (curtain !== null) curtains.push(curtain);
      if (!(await step(table, [screen, ...bots]))) break;
    }
    expect(table.info().status).toBe('over');
    // Nobody is called at the end, and the last viewer stays.
    expect(screen.view().curtain).toBeNull();
    expect(asView(screen.view().view)).toMatchObject({
      viewer: last,
      result: { winners: expect.any(Array) },
    });
    expect(curtains.slice(0, people.length)).toEqual(people);
    expect(new Set(curtains)).toEqual(new Set(people));
    const refused = screen.heard.filter(({ type }) => type === 'refused' || type === 'trouble');
    expect(refused).toEqual([]);
  });
});

describe('a curtain', () => {
  test('is down for a screen that comes again, and after a restart of the host', async () => {
    const first = await seated(4, [0, 2]);
    await playOn(
      first.table,
      [first.screen, ...first.bots],
      () => first.table.info().version >= 12 && asView(first.screen.view().view).question !== null,
    );
    const { viewer } = asView(first.screen.view().view);
    expect(viewer).not.toBe('watcher');
    const down = { holds: [0, 2], curtain: viewer, events: [], view: { viewer: 'watcher', question: null } };

    // The page was loaded anew, in the same connection or in another.
    const again = recorder();
    await first.table.join(again, [0, 2]);
    expect(again.view()).toMatchObject(down);
    expectWatcherOnly(again.view(), first.watcher);
    first.table.leave(first.screen);
    await first.table.join(first.screen, [0, 2]);
    expect(first.screen.view()).toEqual(again.view());
    await first.table.join(again, [0, 2]);
    expect(again.view()).toEqual(first.screen.view());

    const table = found(startTables().get(first.table.id));
    const second = await sitDown(table, 4, [0, 2]);
    expect(second.screen.view()).toEqual(again.view());
    expectWatcherOnly(second.screen.view(), second.watcher);
    await playOn(table, [second.screen, ...second.bots], () => table.info().version >= 20);
    expect(table.info().version).toBe(20);
  });

  test('is lifted by the one who is called and by nobody else', async () => {
    const { table, screen, bots } = await seated(4, [0, 2]);
    expect(screen.view().curtain).toBe(0);
    for (const seat of [1, 2, 3, 6]) {
      await lift(table, screen, seat);
      const { past, ...present } = viewsOf(screen)[0] as ViewMessage;
      expect(past).toBeDefined();
      expect(screen.view()).toEqual(present);
    }
    await lift(table, screen, 0);
    expect(screen.view()).toMatchObject({ curtain: null, events: [], past: [{ type: 'dealt' }] });
    expect(asView(screen.view().view)).toMatchObject({ viewer: 0, question: { asks: 'arrange' } });
    const { past: _, ...present } = screen.view();
    for (const seat of [0, 2]) {
      await lift(table, screen, seat);
      expect(screen.view()).toEqual(present);
    }
    // Neither for a bot, which has no curtain.
    const bot = bots[0] as Recorder;
    await lift(table, bot, 0);
    expect(asView(bot.view().view).viewer).toBe(1);
  });

  test('lets no move and no question through, and changes nothing for one', async () => {
    const { table, screen } = await seated(4, [0, 2]);
    await lift(table, screen, 0);
    const first = moveFor(table, screen);
    await table.accept(first, screen);
    expect(screen.view().curtain).toBe(2);
    const entries = storage.entries(table.id);
    const question = 'hand-1.seat-2.arrange';
    const about = { table: table.id, question };
    for (const move of [first.move, { type: 'pass' }, 7, null]) {
      await table.accept({ type: 'move', id: 'm', ...about, move }, screen);
      expect(screen.last()).toMatchObject({
        type: 'refused',
        id: 'm',
        refusal: { code: 'stale', facts: {} },
      });
      await table.consider({ type: 'consider', id: 'c', ...about, partial: move }, screen);
      expect(screen.last()).toMatchObject({
        type: 'considered',
        id: 'c',
        refusal: { code: 'stale' },
        next: [],
      });
    }
    // Not even one that was made already.
    await table.accept(first, screen);
    expect(screen.last()).toMatchObject({ type: 'refused', id: first.id, refusal: { code: 'stale' } });
    expect(storage.entries(table.id)).toEqual(entries);
    expect(screen.view().curtain).toBe(2);
    await lift(table, screen, 2);
    expect(asView(screen.view().view).question?.id).toBe(question);
    await table.accept({ ...moveFor(table, screen), id: 'm' }, screen);
    expect(screen.heard.at(-2)).toEqual({ type: 'accepted', id: 'm', version: 2 });
  });

  test('does not keep a move that was on its way from being made once and answered', async () => {
    const { table, screen, bots } = await seated(4, [0, 2]);
    const all = [screen, ...bots];
    await playOn(table, all, () => table.info().version >= 4);
    await playOn(table, all, () => asView(screen.view().view).question !== null);
    const { viewer } = asView(screen.view().view);
    if (viewer === 'watcher') throw new Error('Nobody is at the screen.');

    // The line broke before the host heard it: behind the curtain it is refused, after it is lifted it is made.
    const lost = moveFor(table, screen);
    await table.join(screen, [0, 2]);
    await table.accept(lost, screen);
    expect(screen.last()).toMatchObject({ type: 'refused', refusal: { code: 'stale' } });
    expect(screen.view().curtain).toBe(viewer);
    await lift(table, screen, viewer);
    await table.accept(lost, screen);
    const version = table.info().version;
    expect(screen.heard.at(-2)).toEqual({ type: 'accepted', id: lost.id, version });

    // The line broke before the host was heard: when its eyes are back, it is answered as it was.
    await table.join(screen, [0, 2]);
    await playOn(table, all, () => asView(screen.view().view).viewer === viewer);
    const entries = storage.entries(table.id);
    await table.accept(lost, screen);
    expect(screen.last()).toEqual({ type: 'accepted', id: lost.id, version });
    expect(storage.entries(table.id)).toEqual(entries);
    expect(entries.filter((entry) => entry.kind === 'move' && entry.id === lost.id)).toHaveLength(1);
  });

  test('is each screen’s own', async () => {
    const { table, screen, watcher } = await seated(4, [0, 1, 2, 3]);
    const other = recorder();
    const single = recorder();
    await table.join(other, [0, 1, 2, 3]);
    await table.join(single, [1]);
    await lift(table, screen, 0);
    expect(asView(screen.view().view).viewer).toBe(0);
    expect(other.view()).toMatchObject({ curtain: 0, view: { viewer: 'watcher' } });
    expect(single.view()).toMatchObject({ curtain: null, view: { viewer: 1 } });
    // Somebody else is called at both when the first has answered at one.
    await table.accept(moveFor(table, screen), screen);
    for (const each of [screen, other]) expect(each.view().curtain).toBe(1);
    // The seat that is called answers from a screen of its own.
    await table.accept(moveFor(table, single), single);
    for (const each of [screen, other]) expect(each.view()).toMatchObject({ curtain: 2, version: 2 });
    await lift(table, other, 2);
    expect(asView(other.view().view).viewer).toBe(2);
    expect(screen.view()).toMatchObject({ curtain: 2, view: { viewer: 'watcher', question: null } });
    expect(bytes(screen.view().view)).toBe(bytes(watcher.view().view));
  });

  test('is not there for one person among bots, nor for one who watches', async () => {
    const { table, screen, bots, watcher } = await seated(4, [2]);
    await playOn(table, [screen, ...bots], () => false);
    expect(table.info().status).toBe('over');
    for (const [player, viewer] of [
      [screen, 2],
      [watcher, 'watcher'],
    ] as const) {
      const views = viewsOf(player);
      expect(views.every(({ curtain }) => curtain === null)).toBe(true);
      expect(views.every(({ view }) => asView(view).viewer === viewer)).toBe(true);
      expect(views.map(({ past }) => past !== undefined)).toEqual(views.map((_, index) => index === 0));
    }
  });

  test('says that the game is over to who tries to move after the end', async () => {
    const { table, screen, bots } = await seated(3, [0, 1]);
    await playOn(table, [screen, ...bots], () => false);
    const late = {
      type: 'move',
      id: 'late',
      table: table.id,
      question: 'any',
      move: { type: 'pass' },
    } as const;
    await table.accept(late, screen);
    expect(screen.last()).toMatchObject({ type: 'refused', refusal: { code: 'game-over' } });
    await table.join(screen, [0, 1]);
    expect(screen.view()).toMatchObject({ curtain: null, view: { viewer: 'watcher' } });
    await table.accept(late, screen);
    expect(screen.last()).toMatchObject({ type: 'refused', refusal: { code: 'game-over' } });
  });
});
