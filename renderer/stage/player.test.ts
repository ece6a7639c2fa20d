// The player: steps in order, no frames at rest, and hurrying.
import { expect, test } from 'vitest';
import type { Placement, Scene, Step } from './game-stage.ts';
import { createPlayer } from './player.ts';

const BLANK = { key: 'blank', side: null, paint: () => undefined } as const;

function at(x: number): Scene {
  const placement: Placement = {
    id: 'a',
    picture: BLANK,
    x,
    y: 0,
    width: 10,
    height: 10,
    rotation: 0,
    z: 0,
    lift: 0,
    shade: 0,
    alpha: 1,
    halo: null,
    target: null,
  };
  return [placement];
}

const step = (x: number, hold = 0): Step => ({
  scene: at(x),
  timing: () => ({ delay: 0, duration: 100 }),
  hold,
});

/** Frames that pass when the test says so, and a canvas that remembers where the thing was drawn. */
function theatre() {
  let waiting: ((now: number) => void) | null = null;
  let now = 0;
  let renders = 0;
  let rests = 0;
  const failures: unknown[] = [];
  const drawn: number[] = [];
  const player = createPlayer(
    {
      draw: ({ x }) => drawn.push(Math.round(x)),
      keep: () => undefined,
      render: () => (renders += 1),
      rested: () => (rests += 1),
      failed: (problem) => failures.push(problem),
    },
    {
      request: (callback) => {
        waiting = callback;
        return 1;
      },
      cancel: () => (waiting = null),
    },
  );
  return {
    player,
    drawn,
    failures,
    get renders() {
      return renders;
    },
    get rests() {
      return rests;
    },
    get isWaiting() {
      return waiting !== null;
    },
    /** Lets time pass in one frame, and everything happen that waited for it. */
    async pass(milliseconds: number) {
      now += milliseconds;
      const callback = waiting;
      waiting = null;
      callback?.(now);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

test('plays steps one after the other and then asks for no more frames', async () => {
  const { player, drawn, pass, ...rest } = theatre();
  player.jump(at(0));
  const played = player.play([step(100), step(200)], 1);
  await pass(0);
  await pass(100);
  expect(drawn.at(-1)).toBe(100);
  await pass(0);
  await pass(100);
  await played;
  expect(drawn.at(-1)).toBe(200);
  expect(player.playing).toBe(false);
  expect(rest.isWaiting).toBe(false);
});

test('holds a finished scene without drawing it again', async () => {
  const stage = theatre();
  stage.player.jump(at(0));
  void stage.player.play([step(100, 500)], 1);
  await stage.pass(0);
  await stage.pass(100);
  const { renders } = stage;
  await stage.pass(200);
  await stage.pass(200);
  expect(stage.renders).toBe(renders);
  expect(stage.player.playing).toBe(true);
  await stage.pass(100);
  expect(stage.player.playing).toBe(false);
});

test('hurried, everything is at its end at once', async () => {
  const stage = theatre();
  stage.player.jump(at(0));
  const played = stage.player.play([step(100), step(200), step(300)], 1);
  await stage.pass(0);
  stage.player.finish();
  await played;
  expect(stage.drawn.at(-1)).toBe(300);
  expect(stage.isWaiting).toBe(false);
});

test('a new play takes over from one that runs', async () => {
  const stage = theatre();
  stage.player.jump(at(0));
  const first = stage.player.play([step(100), step(200)], 1);
  await stage.pass(0);
  const second = stage.player.play([step(50)], 1);
  await first;
  await stage.pass(0);
  await stage.pass(100);
  await second;
  expect(stage.drawn.at(-1)).toBe(50);
  expect(stage.player.scene).toEqual(at(50));
});

test('without motion, the last scene is shown at once and no frame is asked for', async () => {
  const stage = theatre();
  await stage.player.play([step(100), step(200)], 0);
  expect(stage.drawn).toEqual([200]);
  expect(stage.isWaiting).toBe(false);
});

const tail = (x: number): Step => ({ ...step(x), isTail: true });

test('nobody waits for a tail, which goes on to its end and then rests', async () => {
  const stage = theatre();
  stage.player.jump(at(0));
  await stage.player.play([tail(100)], 1);
  expect(stage.player.playing).toBe(true);
  await stage.pass(0);
  await stage.pass(60);
  expect(stage.rests).toBe(0);
  await stage.pass(60);
  expect(stage.drawn.at(-1)).toBe(100);
  expect([stage.rests, stage.isWaiting, stage.player.playing]).toEqual([1, false, false]);
});

test('what comes after a tail sets out from where things are by then', async () => {
  const stage = theatre();
  stage.player.jump(at(0));
  await stage.player.play([tail(100)], 1);
  await stage.pass(0);
  await stage.pass(30);
  const reached = stage.drawn.at(-1) ?? NaN;
  expect(reached).toBeGreaterThan(20);
  void stage.player.play([step(0)], 1);
  await stage.pass(0);
  expect(stage.drawn.at(-1)).toBe(reached);
});

test('times are stretched, also from the middle of what is played', async () => {
  const stage = theatre();
  stage.player.jump(at(0));
  const played = stage.player.play([step(100)], 2);
  await stage.pass(0);
  await stage.pass(100);
  expect(stage.player.playing).toBe(true);
  stage.player.setStretch(0.5);
  await stage.pass(25);
  await played;
  expect(stage.player.playing).toBe(false);
});
