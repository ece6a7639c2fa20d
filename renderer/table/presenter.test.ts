// Frames are shown one after another: paused before bots, hurried, at once behind a curtain, on whichever stage is there.
import { expect, test } from 'vitest';
import type { Stage, StageInput } from '../stage/contract.ts';
import { liftAsked } from '../store/eyes.ts';
import { firstState, type TableState, type Told } from '../store/state.ts';
import { createStore } from '../store/store.ts';
import { event, moment, plainWays } from '../store/table.testing.ts';
import { joined, rested, toldAnew, viewed } from '../store/table.ts';
import { isOfBots } from './pace.ts';
import { startPresenter } from './presenter.ts';

/** Seats 0 and 1 share the screen, 2 is a bot. */
function told(
  version: number,
  viewer: number | 'watcher',
  awaiting: number,
  curtain: number | null = null,
): Told {
  const { view } = moment(version, viewer === awaiting ? `q${version}` : null);
  const seats = ['person', 'person', 'bot'].map((kind) => ({ name: kind, kind, bot: null }));
  return {
    version,
    seats: seats as Told['seats'],
    holds: [0, 1],
    curtain,
    view: { ...view, viewer, awaiting: [awaiting] },
  };
}

function fakeStage() {
  const shown: StageInput[] = [];
  const running: (() => void)[] = [];
  const stage = {
    show: (input: StageInput) => {
      shown.push(input);
      return new Promise<void>((resolve) => void running.push(resolve));
    },
    update: () => undefined,
    hurry: () => running.splice(0).forEach((done) => done()),
    setMotion: () => undefined,
    destroy: () => running.splice(0).forEach((done) => done()),
  } satisfies Stage;
  return { stage, shown, running };
}

function present(table: TableState) {
  const store = createStore({ ...firstState({ at: 'table', id: 't1' }), table: table as TableState | null });
  const change = (next: (state: TableState) => TableState): void =>
    store.change((state) => ({ ...state, table: state.table && next(state.table) }));
  const timers: { ms: number; task: () => void }[] = [];
  const problems: unknown[] = [];
  const presenter = startPresenter({
    store,
    client: {
      changeTable: change,
      frameRested: (frame) => change((state) => rested(state, frame, plainWays)),
    },
    failed: (problem) => problems.push(problem),
    pause: (shown, frame) => (isOfBots(shown, frame) ? 450 : 0),
    later(ms, task) {
      const timer = { ms, task };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
  });
  const state = (): TableState => {
    if (!store.state.table) throw new Error('There is no table.');
    return store.state.table;
  };
  return { presenter, change, timers, state, problems };
}

/** Lets what was begun go on as far as it can. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

const dealt = [event('dealt')];
const played = [event('played')];
const waitsForBot = joined('t1', told(1, 0, 2), dealt, [], plainWays);
const afterBot = viewed(waitsForBot, told(2, 0, 0), played, plainWays);

test('a pause comes before what a bot did, and a press ends it', async () => {
  const { presenter, timers, state } = present(afterBot);
  presenter.takeStage(null);
  await settle();
  expect(timers.map(({ ms }) => ms)).toEqual([450]);
  expect(state().shown.version).toBe(1);
  expect(presenter.hurry()).toBe(true);
  await settle();
  expect(timers).toEqual([]);
  expect(state().shown.version).toBe(2);
  expect(presenter.hurry()).toBe(false);
});

test('nothing comes before what a person did', async () => {
  const { presenter, timers, state, change } = present(joined('t1', told(1, 0, 0), dealt, [], plainWays));
  presenter.takeStage(null);
  change((table) => viewed(table, told(2, 0, 2), played, plainWays));
  await settle();
  expect(timers).toEqual([]);
  expect(state().shown.version).toBe(2);
});

test('a frame that other eyes have taken away during the pause is not shown', async () => {
  const { presenter, timers, change, state } = present(afterBot);
  const { stage, shown, running } = fakeStage();
  presenter.takeStage(stage);
  await settle();
  running.splice(0).forEach((done) => done());
  await settle();
  change((table) => toldAnew(table, told(2, 'watcher', 0, 0), [...dealt, ...played], [], plainWays));
  timers.splice(0).forEach(({ task }) => task());
  await settle();
  stage.hurry();
  await settle();
  expect(shown.map(({ view }) => view.viewer)).toEqual([0, 'watcher']);
  expect(state().curtain).toBe(0);
});

test.for([
  ['a pause is waited for', 0],
  ['it moves', 1],
] as const)('what was taken back while %s is not to be seen any more', async ([, frames]) => {
  const { presenter, timers, change, state } = present(afterBot);
  const { stage, shown, running } = fakeStage();
  presenter.takeStage(stage);
  await settle();
  stage.hurry();
  await settle();
  if (frames === 1) timers.splice(0).forEach(({ task }) => task());
  await settle();
  const undone = [{ at: 1, seat: 0, moves: 1, events: [{ type: 'played' }] }];
  change((table) => toldAnew(table, told(3, 0, 0), dealt, [], plainWays, undone));
  await settle();
  // Nothing but the way back moves.
  expect(timers).toEqual([]);
  expect(running).toHaveLength(1);
  expect(shown).toHaveLength(2 + frames);
  stage.hurry();
  await settle();
  expect(state()).toMatchObject({ shown: { version: 3 }, waiting: [], log: dealt });
});

test('behind the curtain the next person’s view is there at once, and then it rises', async () => {
  const down = joined('t1', told(1, 'watcher', 1, 1), dealt, [], plainWays);
  const { presenter, change, state } = present(down);
  const { stage, shown, running } = fakeStage();
  presenter.takeStage(stage);
  stage.hurry();
  await settle();
  change((table) => liftAsked(table, 'l1'));
  change((table) => toldAnew(table, told(1, 1, 1), dealt, [], plainWays));
  expect(state().curtain).toBe(1);
  expect(running).toEqual([]);
  await settle();
  expect(shown.at(-1)).toMatchObject({ bottom: 1, view: { viewer: 1 } });
  expect(state().curtain).toBeNull();
});

test('another stage is shown what lies there, and goes on with what waits', async () => {
  const { presenter, change, state } = present(joined('t1', told(1, 0, 0), dealt, [], plainWays));
  const before = fakeStage();
  presenter.takeStage(before.stage);
  before.stage.hurry();
  await settle();
  change((table) => viewed(table, told(2, 0, 0), played, plainWays));
  change((table) => viewed(table, told(3, 0, 0), played, plainWays));
  await settle();
  before.stage.destroy();
  presenter.awaitStage();
  await settle();
  expect(state().shown.version).toBe(2);
  const after = fakeStage();
  presenter.takeStage(after.stage);
  await settle();
  expect(after.shown).toHaveLength(1);
  after.stage.hurry();
  await settle();
  after.stage.hurry();
  await settle();
  expect(after.shown).toHaveLength(2);
  expect(state().shown.version).toBe(3);
});

test('a stage that cannot draw does not hold the game up', async () => {
  const { presenter, change, state, problems } = present(joined('t1', told(1, 0, 0), dealt, [], plainWays));
  const { stage } = fakeStage();
  presenter.takeStage({ ...stage, show: () => Promise.reject(new Error('no canvas')) });
  await settle();
  change((table) => viewed(table, told(2, 0, 0), played, plainWays));
  await settle();
  expect(state().shown.version).toBe(2);
  expect(problems).toHaveLength(2);
});
