// A mouse that rests: what flies away from under it, or comes to lie there, is told when it is looked again.
import { expect, test } from 'vitest';
import { stageInTestPage } from './page.testing.ts';
import type { StageInput } from './contract.ts';
import type { GameStage, Placement } from './game-stage.ts';
import { listenToPointers } from './pointer.ts';

function rig() {
  const canvas = Object.assign(new EventTarget(), {
    style: { cursor: '' },
    getBoundingClientRect: () => ({ left: 10, top: 20 }),
  });
  let under: string | null = null;
  const heard: (string | null)[] = [];
  const listeners = {
    point: () => undefined,
    longPress: () => undefined,
    touch: () => undefined,
    lift: () => false,
    carry: () => undefined,
    drop: () => undefined,
    hover: (target: string | null) => void heard.push(target),
  };
  const pointers = listenToPointers(canvas as unknown as HTMLCanvasElement, () => under, listeners);
  return {
    pointers,
    heard,
    put: (target: string | null) => (under = target),
    send: (type: string, pointerType = 'mouse') =>
      canvas.dispatchEvent(Object.assign(new Event(type), { pointerType, clientX: 15, clientY: 25 })),
  };
}

test('what lies under a mouse that rests is told again, and nothing once it has left', () => {
  const { pointers, heard, put, send } = rig();
  put('sort:R1');
  pointers.lookAgain();
  expect(heard).toEqual([]);
  send('pointermove');
  put('sort:O1');
  pointers.lookAgain();
  pointers.lookAgain();
  put(null);
  pointers.lookAgain();
  expect(heard).toEqual(['sort:R1', 'sort:O1', null]);
  put('sort:R1');
  send('pointerleave');
  pointers.lookAgain();
  expect(heard).toEqual(['sort:R1', 'sort:O1', null]);
});

test('a finger leaves no mouse behind', () => {
  const { pointers, heard, put, send } = rig();
  put('sort:R1');
  send('pointermove', 'touch');
  pointers.lookAgain();
  expect(heard).toEqual([]);
});

const card: Placement = {
  id: 'card',
  picture: { key: 'card', side: 'face', paint: () => undefined },
  x: 100,
  y: 100,
  width: 60,
  height: 80,
  rotation: 0,
  z: 1,
  lift: 0.2,
  shade: 0,
  alpha: 1,
  halo: null,
  target: 'slot:1',
};
const oneCard: GameStage = {
  layout: () => [card],
  animate: () => [],
  settle: () => ({ delay: 0, duration: 100 }),
};
const view = {
  game: 'one-card',
  viewer: 0,
  phase: '',
  seats: [],
  awaiting: [],
  question: null,
  result: null,
} satisfies StageInput['view'];

test('a card that has risen stays under a mouse at its lower edge', async () => {
  const { stage, pointers, rested, at } = await stageInTestPage({ motion: 'normal', game: oneCard });
  await stage.show(
    { view, seats: [], bottom: 0, draft: null, judged: null, selected: null, focused: null, zoomed: null },
    [],
  );
  expect(at(100, 139)).toBe('slot:1');
  pointers.hover('slot:1');
  await rested();
  expect([at(100, 139), at(100, 145)]).toEqual(['slot:1', null]);
  pointers.hover(null);
  await rested();
  expect([at(100, 139), at(100, 141)]).toEqual(['slot:1', null]);
});

test.for(['normal', 'off'] as const)(
  'with motion %s, a card that lies on something else is not exchanged for that at its lower edge',
  async (motion) => {
    const cloth = { ...card, id: 'cloth', width: 400, height: 400, z: 0, target: 'cloth' };
    const layout = () => [card, cloth];
    const { stage, pointers, rested, at } = await stageInTestPage({ motion, game: { ...oneCard, layout } });
    await stage.show(
      { view, seats: [], bottom: 0, draft: null, judged: null, selected: null, focused: null, zoomed: null },
      [],
    );
    expect([at(100, 139), at(100, 142)]).toEqual(['slot:1', 'cloth']);
    pointers.hover('slot:1');
    await rested();
    expect([at(100, 139), at(100, 145)]).toEqual(['slot:1', 'cloth']);
  },
);

test('a picture that is never still under the mouse is looked at once, and not for ever', async () => {
  let looks = 0;
  let other = 'slot:1';
  const opened = await stageInTestPage({
    motion: 'off',
    game: oneCard,
    lookedAgain() {
      looks += 1;
      other = other === 'slot:1' ? 'nowhere' : 'slot:1';
      opened?.pointers.hover(other);
    },
  });
  await opened.stage.show(
    { view, seats: [], bottom: 0, draft: null, judged: null, selected: null, focused: null, zoomed: null },
    [],
  );
  expect(looks).toBeLessThan(5);
});
