// A card that is carried: it lies under the pointer, what takes it is lit, and it sets out from where it was let go.
import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '../../engine/core/game.ts';
import type { Viewer } from '../../engine/core/seat.ts';
import type { Motion, StageInput, StageListeners, Target } from './contract.ts';
import type { GameStage, Picture, Placement } from './game-stage.ts';
import { stageInTestPage } from './page.testing.ts';

const picture = (key: string): Picture => ({ key, side: 'face', paint: () => undefined });
const plain = { rotation: 0, z: 10, lift: 0.2, shade: 0, alpha: 1, halo: null, width: 60, height: 80 };
const card: Placement = {
  ...plain,
  id: 'card',
  picture: picture('card'),
  x: 100,
  y: 500,
  rotation: 0.2,
  target: 'hand:1',
};
const mark: Placement = {
  ...plain,
  id: 'mark',
  picture: picture('mark'),
  x: 110,
  y: 480,
  target: null,
  on: 'card',
  width: 10,
  height: 10,
};
const place: Placement = {
  ...plain,
  id: 'place',
  picture: picture('place'),
  x: 400,
  y: 200,
  z: 1,
  target: 'place',
};

/** A card in hand with a mark on it; in the phase `played` it lies on its place. */
const oneCard: GameStage = {
  layout: ({ view }) =>
    view.phase === 'played' ? [{ ...card, x: place.x, y: place.y, rotation: 0 }, place] : [card, mark, place],
  animate: ({ after }) => [{ scene: after, timing: () => ({ delay: 0, duration: 200 }), hold: 0 }],
  settle: () => ({ delay: 0, duration: 200 }),
};
const played: AnyEvent[] = [{ type: 'played' }];

function input(more: Partial<StageInput> = {}, phase = 'playing', viewer: Viewer = 0): StageInput {
  const view = { game: 'one-card', viewer, phase, seats: [], awaiting: [], question: null, result: null };
  const bare = { draft: null, judged: null, selected: null, focused: null, zoomed: null };
  return { view, seats: [], bottom: 0, ...bare, ...more };
}

async function table(motion: Motion = 'normal', listeners: Partial<StageListeners> = {}) {
  const dropped: (Target | null)[] = [];
  const opened = await stageInTestPage({
    motion,
    game: oneCard,
    size: { width: 800, height: 600, text: 1 },
    frame: 20,
    listeners: {
      lift: () => true,
      takes: (target) => target === 'place',
      drop: (target) => void dropped.push(target),
      ...listeners,
    },
  });
  /** Also of steps that follow one another. */
  const rested = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  await opened.stage.show(input(), []);
  await rested();
  const where = (id: string) => {
    const { x, y } = opened.seen.get(id) ?? { x: Number.NaN, y: Number.NaN };
    return [Math.round(x), Math.round(y)];
  };
  /** Picks the card up beside its centre and carries it there. */
  const carry = async (x: number, y: number): Promise<void> => {
    opened.pointers.lift('hand:1', { x: 105, y: 510 });
    opened.pointers.carry({ x, y });
    await rested();
  };
  return { ...opened, frames: () => opened.frames, dropped, where, carry, rested };
}

describe.for(['normal', 'fades', 'off'] as const)('with motion %s', (motion) => {
  test('it lies under the pointer as it was gripped, straight and above everything, with its marks', async () => {
    const { seen, where, carry } = await table(motion);
    await carry(305, 310);
    expect(where('card')).toEqual([300, 300]);
    expect(seen.get('card')).toMatchObject({ rotation: 0, lift: 1 });
    expect(seen.get('card')?.z).toBeGreaterThan(2000);
    const [x = 0, y = 0] = where('mark');
    expect(Math.hypot(x - 300, y - 300)).toBeCloseTo(Math.hypot(10, 20) * 1.06, 0);
  });

  test('what takes it is lit while it is over that, and nothing hides it', async () => {
    const { seen, carry, at, pointers, rested } = await table(motion);
    await carry(400, 210);
    expect(at(400, 210)).toBe('place');
    expect(seen.get('place')?.halo).toBe('selected');
    pointers.carry({ x: 700, y: 500 });
    await rested();
    expect(seen.get('place')?.halo).toBeNull();
  });

  test('what takes it is told while it is over that, once, and that it is over it no more', async () => {
    const told: (Target | null)[] = [];
    const { carry, pointers, rested } = await table(motion, { hover: (target) => void told.push(target) });
    await carry(400, 210);
    for (const x of [401, 402, 700, 701]) pointers.carry({ x, y: 210 });
    await rested();
    expect(told).toEqual(['place', null]);
  });

  test('let go over nothing, or put back, it goes home', async () => {
    for (const to of [{ x: 700, y: 100 }, null]) {
      const { seen, where, carry, pointers, rested, dropped } = await table(motion);
      await carry(700, 100);
      pointers.drop(to);
      await rested();
      expect(dropped).toEqual([null]);
      expect(where('card')).toEqual([100, 500]);
      expect(seen.get('card')).toMatchObject({ target: 'hand:1', z: 10, lift: 0.2 });
    }
  });

  test('a move that is on its way leaves it where it was let go, until the view after it', async () => {
    const { stage, where, carry, pointers, rested, dropped } = await table(motion, {
      drop: (target) => {
        if (target === 'place') stage.update(input({ isAnswered: true }));
      },
    });
    await carry(395, 205);
    pointers.drop({ x: 395, y: 205 });
    await rested();
    expect(dropped).toEqual([]);
    expect(where('card')).toEqual([390, 195]);
    stage.update(input({ isAnswered: true, focused: 'x' }));
    await rested();
    expect(where('card')).toEqual([390, 195]);
    await stage.show(input({}, 'played'), played);
    await rested();
    expect(where('card')).toEqual([400, 200]);
  });

  test('a move that was refused lets it go home', async () => {
    const { stage, where, carry, pointers, rested } = await table(motion, {
      drop: () => stage.update(input({ isAnswered: true })),
    });
    await carry(395, 205);
    pointers.drop({ x: 395, y: 205 });
    stage.update(input());
    await rested();
    expect(where('card')).toEqual([100, 500]);
  });
});

test('it sets out from where it was let go, and never from home', async () => {
  const ys: number[] = [];
  const opened = await stageInTestPage({
    motion: 'normal',
    game: oneCard,
    size: { width: 800, height: 600, text: 1 },
    frame: 20,
    drawing: ({ id, y }) => id === 'card' && ys.push(y),
    listeners: {
      lift: () => true,
      takes: () => true,
      drop: () => opened.stage.update(input({ isAnswered: true })),
    },
  });
  await opened.stage.show(input(), []);
  await opened.rested();
  opened.pointers.lift('hand:1', { x: 100, y: 500 });
  opened.pointers.carry({ x: 400, y: 230 });
  await opened.rested();
  ys.length = 0;
  opened.pointers.drop({ x: 400, y: 230 });
  await opened.stage.show(input({}, 'played'), played);
  await opened.rested();
  expect(Math.max(...ys)).toBeLessThanOrEqual(230);
  expect(ys.at(-1)).toBe(200);
});

test('nothing is asked for while it is held still', async () => {
  const { carry, frames, rested } = await table();
  await carry(300, 300);
  const before = frames();
  await rested();
  expect(frames()).toBe(before);
});

test('what cannot be carried stays where it lies', async () => {
  const { where, carry, pointers, dropped } = await table('normal', { lift: () => false });
  await carry(300, 300);
  pointers.drop({ x: 400, y: 200 });
  expect(where('card')).toEqual([100, 500]);
  expect(dropped).toEqual([]);
});

test('a view that comes meanwhile leaves it in the hand', async () => {
  const { stage, where, carry, pointers, rested } = await table();
  await carry(300, 300);
  await stage.show(input({ bottom: 0 }, 'still playing'), played);
  await rested();
  expect(where('card')).toEqual([295, 290]);
  pointers.carry({ x: 310, y: 305 });
  expect(where('card')).toEqual([305, 295]);
});

test('other eyes find nothing in the hand', async () => {
  const { stage, where, carry, pointers, rested, dropped } = await table();
  await carry(300, 300);
  await stage.show(input({}, 'playing', 1), []);
  await rested();
  expect(where('card')).toEqual([100, 500]);
  pointers.carry({ x: 400, y: 200 });
  pointers.drop({ x: 400, y: 200 });
  expect(where('card')).toEqual([100, 500]);
  expect(dropped).toEqual([]);
});
