// A replay on its way: fetched page by page, gone through by steps, leaps and by itself, through one pair of eyes and others.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NotAnswered } from '../client/asking.ts';
import { type AppState, firstState } from '../store/state.ts';
import { createStore } from '../store/store.ts';
import { type Projector, startProjector, type ProjectorParts } from './projector.ts';
import { replayKey } from './keys.ts';
import { allAnswered, replayHost, type ReplayHost } from './replay.testing.ts';
import { tableAt } from './table-at.ts';

function start(host: ReplayHost, given: Partial<ProjectorParts> = {}, link: AppState['link'] = 'connected') {
  const timers: { ms: number; task: () => void }[] = [];
  const app = createStore<AppState>({ ...firstState({ at: 'home' }), link });
  const projector = startProjector({
    table: 't1',
    step: null,
    eyes: null,
    speed: 'steady',
    ask: host.ask,
    link: app,
    later(ms, task) {
      const timer = { ms, task };
      timers.push(timer);
      return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1));
    },
    ...given,
  });
  // No picture: every frame rests at once.
  projector.presenter.takeStage(null);
  /** Lets the next pause pass. */
  const wait = async (): Promise<void> => {
    timers.shift()?.task();
    await allAnswered();
  };
  const reel = () => {
    const { reel: now } = projector.state.state;
    if (!now) throw new Error('Nothing has come.');
    return now;
  };
  const table = () => {
    const { table: now } = projector.screen.state;
    if (!now) throw new Error('There is no table.');
    return now;
  };
  return { projector, app, timers, wait, reel, table };
}

const whole = (moves = 45): ReplayHost => replayHost({ game: 'magic-trick', seats: 3, moves });

test('fetches all of it ahead, and shows the beginning through the eyes of the only person', async () => {
  const host = whole(125);
  const { reel, table, projector } = start(host);
  await allAnswered();
  expect(reel().steps).toHaveLength(126);
  expect(projector.state.state).toMatchObject({
    at: 0,
    wanted: null,
    eyes: 0,
    isPlaying: false,
    failed: null,
  });
  expect(table()).toMatchObject({ waiting: [], shown: { holds: [0], bottom: 0 } });
  expect(table().shown.view.viewer).toBe(0);
  // Whose eyes there are is asked first; then everything once.
  expect(host.asked.map(({ eyes, from }) => [eyes, from])).toEqual([
    ['watcher', 0],
    [0, 0],
    [0, 20],
    [0, 120],
  ]);
});

describe('wherever one goes', () => {
  test.for([
    ['step by step', (to: number) => Array.from({ length: to }, (_, index) => index + 1)],
    ['in one leap', (to: number) => [to]],
    ['there and back', (to: number) => [44, to]],
    ['past it by one', (to: number) => [to + 1, to]],
  ] as const)('%s: the table is as it was then, and nothing of later is known', async ([, way]) => {
    const { projector, reel, table, timers, wait } = start(whole());
    await allAnswered();
    for (const to of [1, 7, 20, 43]) {
      projector.go(0);
      await allAnswered();
      for (const at of way(to)) {
        if (at === projector.state.state.at + 1) projector.step(1);
        else projector.go(at);
        await allAnswered();
      }
      // The end of a hand, which is looked at.
      while (timers.length > 0) await wait();
      const there = tableAt(reel(), to);
      expect(projector.state.state.at).toBe(to);
      expect(table().shown).toEqual(there?.shown);
      expect(table().log).toEqual(there?.log);
      expect(table().log).toEqual(
        reel()
          .steps.slice(0, to + 1)
          .flatMap(({ events }) => events),
      );
      expect(table().shown.view.question).toBeNull();
    }
  });

  test('the end of a hand is looked at before the next one is dealt, unless one goes on', async () => {
    const { projector, reel, table, timers, wait } = start(whole());
    await allAnswered();
    const at = reel().steps.findIndex(({ events }) => events.some(({ type }) => type === 'scored'));
    expect(at).toBeGreaterThan(0);
    projector.go(at - 1);
    projector.step(1);
    await allAnswered();
    expect(timers.map(({ ms }) => ms)).toEqual([1000]);
    expect(table().log.at(-1)).toMatchObject({ type: 'scored' });
    await wait();
    expect(table().log.at(-1)).toMatchObject({ type: 'dealt' });
    projector.go(at - 1);
    projector.step(1);
    await allAnswered();
    projector.step(1);
    await allAnswered();
    expect(timers).toEqual([]);
    expect(table().shown).toEqual(tableAt(reel(), at + 1)?.shown);
  });

  test('no further than the ends', async () => {
    const { projector } = start(whole());
    await allAnswered();
    projector.step(-1);
    expect(projector.state.state.at).toBe(0);
    projector.go(1000);
    await allAnswered();
    projector.step(1);
    expect(projector.state.state.at).toBe(45);
  });

  test('steps that come too quickly are all made', async () => {
    const { projector, table, reel } = start(whole());
    await allAnswered();
    for (let step = 0; step < 12; step += 1) projector.step(1);
    await allAnswered();
    expect(projector.state.state.at).toBe(12);
    expect(table().log).toEqual(tableAt(reel(), 12)?.log);
    expect(table().shown).toEqual(tableAt(reel(), 12)?.shown);
  });
});

describe('played by itself', () => {
  test('one move after the other, each looked at, to the end; then from the beginning', async () => {
    const { projector, timers, wait } = start(whole(6));
    await allAnswered();
    projector.toggle();
    await allAnswered();
    const seen = [projector.state.state.at];
    while (timers.length > 0) {
      expect(timers).toHaveLength(1);
      await wait();
      seen.push(projector.state.state.at);
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
    expect(projector.state.state.isPlaying).toBe(false);
    projector.toggle();
    await allAnswered();
    expect(projector.state.state).toMatchObject({ at: 0, isPlaying: true });
  });

  test('stops when it is asked to, and at once', async () => {
    const { projector, timers } = start(whole());
    await allAnswered();
    projector.toggle();
    await allAnswered();
    projector.toggle();
    await allAnswered();
    expect(timers).toEqual([]);
    expect(projector.state.state).toMatchObject({ at: 1, isPlaying: false });
  });

  test('goes on from where one leaps to, and at another speed from now on', async () => {
    const { projector, timers, wait } = start(whole());
    await allAnswered();
    projector.toggle();
    await allAnswered();
    projector.go(30);
    await allAnswered();
    projector.setSpeed('quick');
    expect(timers.map(({ ms }) => ms)).toEqual([350]);
    await wait();
    expect(projector.state.state.at).toBe(31);
  });
});

describe('through other eyes', () => {
  test('the same step, and another log', async () => {
    const { projector, table, reel } = start(whole());
    await allAnswered();
    projector.go(9);
    projector.lookThrough(2);
    await allAnswered();
    expect(projector.state.state).toMatchObject({ at: 9, eyes: 2 });
    expect(table().shown.view.viewer).toBe(2);
    expect(table().shown.bottom).toBe(2);
    expect(table().log).toEqual(tableAt(reel(), 9)?.log);
  });

  test('eyes that were looked through before are not asked for again', async () => {
    const host = whole();
    const { projector } = start(host);
    await allAnswered();
    projector.lookThrough('open');
    await allAnswered();
    const { length } = host.asked;
    projector.lookThrough(0);
    await allAnswered();
    expect(projector.state.state.eyes).toBe(0);
    expect(host.asked).toHaveLength(length);
  });

  test('whoever changes their mind on the way sees the last ones', async () => {
    const { projector, table } = start(whole());
    await allAnswered();
    projector.lookThrough(1);
    projector.lookThrough(2);
    projector.lookThrough('watcher');
    await allAnswered();
    expect(projector.state.state.eyes).toBe('watcher');
    expect(table().shown.view.viewer).toBe('watcher');
  });

  test('eyes of an address that may not be looked through give way to those that may', async () => {
    const host = replayHost({ game: 'magic-trick', seats: 3, moves: 9, choices: [0, 'watcher'] });
    const { projector, reel } = start(host, { eyes: 'open', step: 4 });
    await allAnswered();
    expect(projector.state.state).toMatchObject({ eyes: 0, at: 4, failed: null });
    expect(reel().choices).toEqual([0, 'watcher']);
  });
});

describe('what has not come', () => {
  test('a step far ahead is shown when it has', async () => {
    const host = whole(125);
    const { projector, table } = start(host, { step: 121, eyes: 1 });
    expect(projector.state.state.wanted).toBe(121);
    await allAnswered();
    expect(projector.state.state).toMatchObject({ at: 121, wanted: null });
    expect(table().shown.version).toBe(121);
  });

  test('a step beyond the end is the end', async () => {
    const { projector } = start(whole(), { step: 9999 });
    await allAnswered();
    expect(projector.state.state.at).toBe(45);
  });

  test('why nothing came is told, and it can be asked for again', async () => {
    const host = whole();
    host.refusal = new NotAnswered({ code: 'no-such-table', facts: {} });
    const { projector, reel } = start(host);
    await allAnswered();
    expect(projector.state.state).toMatchObject({ reel: null, failed: { code: 'no-such-table' } });
    projector.again();
    await allAnswered();
    expect(projector.state.state.failed).toBeNull();
    expect(reel().steps).toHaveLength(46);
  });

  test('a host that was lost is asked again when it is heard, and nothing is fetched twice', async () => {
    const host = whole(125);
    const { projector, app, reel } = start(host, { eyes: 0 }, 'connecting');
    expect(host.asked).toEqual([]);
    app.change((state) => ({ ...state, link: 'connected' }));
    for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
    host.refusal = new NotAnswered(null);
    await allAnswered();
    expect(projector.state.state.failed).toBe('lost');
    const come = reel().steps.length;
    app.change((state) => ({ ...state, link: 'lost' }));
    app.change((state) => ({ ...state, link: 'connected' }));
    await allAnswered();
    expect(reel().steps).toHaveLength(126);
    expect(host.asked.filter(({ from }) => from < come && from > 0).length).toBeLessThanOrEqual(1);
  });

  test('nothing is asked for after it was left', async () => {
    const host = whole(125);
    const { projector } = start(host);
    projector.stop();
    await allAnswered();
    expect(host.asked).toHaveLength(1);
    expect(projector.screen.state.table).toBeNull();
  });
});

describe('what a file holds is no position', () => {
  const silent = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  afterEach(() => void vi.restoreAllMocks());

  test('a picture that fails ends it there and says where; nothing plays on', async () => {
    const warned = silent();
    const { projector } = start(whole());
    await allAnswered();
    projector.go(3);
    await allAnswered();
    const show = (): Promise<void> => Promise.reject(new TypeError('no card'));
    projector.presenter.takeStage({ show, update() {}, hurry() {}, setMotion() {}, destroy() {} });
    projector.toggle();
    await allAnswered();
    expect(projector.state.state).toMatchObject({ isPlaying: false, unshowable: 4 });
    expect(warned).toHaveBeenCalledOnce();
  });

  test('a table that cannot be told ends it there, whichever way one comes to it', async () => {
    silent();
    for (const come of [
      (projector: Projector) => projector.go(8),
      (projector: Projector) => {
        projector.go(7);
        projector.step(1);
      },
    ]) {
      const { projector, reel } = start(whole());
      await allAnswered();
      const step = reel().steps[8];
      if (!step) throw new Error('There is no step 8.');
      Object.defineProperty(step, 'view', {
        get() {
          throw new TypeError('nonsense');
        },
      });
      expect(() => come(projector)).not.toThrow();
      expect(projector.state.state).toMatchObject({ isPlaying: false, unshowable: 8 });
    }
  });

  test('what is drawn of it may fail, too, and only the first time counts', async () => {
    const warned = silent();
    const { projector } = start(whole());
    await allAnswered();
    projector.go(5);
    projector.cannotShow(new TypeError('no words'));
    projector.go(9);
    projector.cannotShow(new TypeError('no words'));
    expect(projector.state.state.unshowable).toBe(5);
    expect(warned).toHaveBeenCalledOnce();
  });
});

describe('keys', () => {
  const nowhere = null;
  const on = (selector: string) => ({
    closest: (wanted: string) => (wanted.split(', ').includes(selector) ? {} : null),
  });
  const marks = [0, 5, 11].map((step) => ({ step, level: 2 as const, words: `Trick ${step}` }));

  test.for<[string, number, number]>([
    ['ArrowRight', 7, 8],
    ['ArrowLeft', 7, 6],
    ['Home', 7, 0],
    ['End', 7, 45],
    ['PageDown', 7, 11],
    ['PageDown', 11, 45],
    ['PageUp', 7, 5],
    ['PageUp', 5, 0],
  ])('%s at step %i leads to %i', async ([key, from, to]) => {
    const { projector } = start(whole());
    await allAnswered();
    projector.go(from);
    expect(replayKey(projector, marks, key, nowhere)).toBe(true);
    await allAnswered();
    expect(projector.state.state.at).toBe(to);
  });

  test('space plays, plus and minus change the speed, others mean nothing', async () => {
    const { projector } = start(whole());
    await allAnswered();
    expect(replayKey(projector, marks, ' ', nowhere)).toBe(true);
    expect(projector.state.state.isPlaying).toBe(true);
    replayKey(projector, marks, '+', nowhere);
    expect(projector.state.state.speed).toBe('quick');
    replayKey(projector, marks, '-', nowhere);
    replayKey(projector, marks, '-', nowhere);
    expect(projector.state.state.speed).toBe('slow');
    expect(replayKey(projector, marks, 'x', nowhere)).toBe(false);
  });

  test.for([
    ['button', ' ', false],
    ['button', 'ArrowRight', true],
    ['input', 'ArrowRight', false],
    ['select', 'Home', false],
    ['.log-list', 'End', false],
  ] as const)('on a %s, "%s" is for the replay: %s', async ([where, key, isUsed]) => {
    const { projector } = start(whole());
    await allAnswered();
    const go = vi.spyOn(projector, 'go');
    expect(replayKey(projector, marks, key, on(where) as never)).toBe(isUsed);
    expect(go).not.toHaveBeenCalled();
    expect(projector.state.state).toMatchObject({ at: isUsed ? 1 : 0, isPlaying: false });
  });
});
