// Other eyes, another near edge, another setting, a pointer: how the stage answers what is no event of the game.
import { describe, expect, test } from 'vitest';
import type { AnyEvent } from '../../engine/core/game.ts';
import type { Viewer } from '../../engine/core/seat.ts';
import type { Motion, StageInput } from './contract.ts';
import type { Drawn } from './flight.ts';
import type { GameStage, Picture, Placement } from './game-stage.ts';
import { stageInTestPage } from './page.testing.ts';

const picture = (key: string, side: Picture['side']): Picture => ({ key, side, paint: () => undefined });

/** A view of one card and one mark; the phase says where the card lies. */
function input(phase: string, viewer: Viewer, bottom = 0): StageInput {
  const view = { game: 'conjuring', viewer, phase, seats: [], awaiting: [], question: null, result: null };
  return { view, seats: [], bottom, draft: null, judged: null, selected: null, focused: null, zoomed: null };
}

/** One card that only seat 0 sees from its front, and that everybody sees turned round when the table turns. */
const conjuring: GameStage = {
  layout({ view, bottom }) {
    const rest = {
      y: 300,
      width: 50,
      height: 70,
      rotation: 0,
      z: 0,
      lift: 0.2,
      shade: 0,
      alpha: 1,
      halo: null,
    };
    const x = (view.phase === 'left' ? 100 : 500) + bottom * 200;
    const side = view.viewer === 0 ? 'face' : 'back';
    const card: Placement = {
      id: 'card',
      picture: picture(side, side),
      x,
      ...rest,
      target: view.viewer === 0 ? 'slot:1' : null,
    };
    return [card, { ...card, id: 'mark', picture: picture('mark', null), target: null }];
  },
  animate: ({ before, after, events }) =>
    events.length === 0
      ? []
      : [{ scene: before.length > 0 ? after : [], timing: () => ({ delay: 0, duration: 400 }), hold: 0 }],
  settle: () => ({ delay: 0, duration: 200 }),
};

const moved: AnyEvent[] = [{ type: 'moved' }];

async function table(motion: Motion = 'normal') {
  const drawn: Drawn[] = [];
  const opened = await stageInTestPage({
    motion,
    game: conjuring,
    size: { width: 1000, height: 600, text: 1 },
    frame: 20,
    drawing: (one) => drawn.push(one),
  });
  await opened.stage.show(input('left', 0), []);
  await opened.rested();
  drawn.length = 0;
  return Object.assign(opened, { drawn });
}

const of = (drawn: readonly Drawn[], id: string): Drawn[] => drawn.filter((one) => one.id === id);
const between = ({ x }: Drawn): boolean => x !== 100 && x !== 500 && x !== 300 && x !== 700;

describe('when other eyes look', () => {
  test('and the table turns, nothing flies', async () => {
    const { stage, drawn, rested } = await table();
    await stage.show(input('left', 1, 1), moved);
    await rested();
    expect(drawn.filter(between)).toEqual([]);
    expect(of(drawn, 'card').at(-1)?.x).toBe(300);
  });

  test('and nothing has happened, nothing moves', async () => {
    const { stage, drawn, rested } = await table();
    await stage.show(input('right', 'watcher'), []);
    await rested();
    expect(drawn.filter(between)).toEqual([]);
  });

  test('what happened is moved, and faces of the eyes before are never drawn', async () => {
    const { stage, drawn, rested } = await table();
    await stage.show(input('right', 'watcher'), moved);
    await rested();
    expect(drawn.some(between)).toBe(true);
    expect(of(drawn, 'card').filter(({ picture: { side } }) => side === 'face')).toEqual([]);
    expect(drawn.filter(({ target }) => target !== null)).toEqual([]);
  });
});

describe('a setting that changes in the middle of a flight', () => {
  test.for(['off', 'fades'] as const)('to %s ends the flight at once', async (motion) => {
    const { stage, drawn, rested } = await table();
    const shown = stage.show(input('right', 0), moved);
    await Promise.resolve();
    await Promise.resolve();
    expect(drawn.length).toBeGreaterThan(0);
    stage.setMotion(motion);
    const afterwards = drawn.length;
    await shown;
    await rested();
    expect(drawn.slice(afterwards).filter(between)).toEqual([]);
    expect(of(drawn, 'card').at(-1)?.x).toBe(500);
  });

  test('to slow makes the rest of it slower', async () => {
    const framesOf = async (motion: Motion): Promise<number> => {
      const opened = await table();
      const before = opened.frames;
      const shown = opened.stage.show(input('right', 0), moved);
      opened.stage.setMotion(motion);
      await shown;
      return opened.frames - before;
    };
    expect(await framesOf('slow')).toBeGreaterThan(await framesOf('normal'));
    expect(await framesOf('brisk')).toBeLessThan(await framesOf('normal'));
  });
});

describe('a change that changes nothing', () => {
  test('asks for no frame at rest', async () => {
    const { stage, drawn } = await table();
    stage.update(input('left', 0));
    expect(drawn).toEqual([]);
  });

  test('lets what settles go on as it was', async () => {
    const { stage, drawn, rested } = await table();
    await stage.show(input('right', 0), []);
    const moving = async (): Promise<number[]> => {
      await rested();
      return of(drawn, 'card').map(({ x }) => x);
    };
    stage.update(input('right', 0));
    const ways = await moving();
    expect(ways.length).toBeGreaterThan(8);
    expect(ways.toSorted((one, other) => one - other)).toEqual(ways);
  });
});

describe('a pointer', () => {
  test('is asked for again when things have come to rest, as what flew away is not under it any more', async () => {
    const looks: number[] = [];
    let frames = 0;
    const { stage, rested } = await stageInTestPage({
      motion: 'normal',
      game: conjuring,
      rendered: () => (frames += 1),
      lookedAgain: () => looks.push(frames),
    });
    await stage.show(input('left', 0), []);
    await rested();
    looks.length = 0;
    await stage.show(input('right', 0), moved);
    await rested();
    expect(looks).toEqual([frames]);
  });

  test('keeps a card under a mouse in its layer, so that it covers nobody’s index', async () => {
    const { pointers, seen, rested } = await table();
    pointers.hover('slot:1');
    await rested();
    expect(seen.get('card')).toMatchObject({ z: 0, x: 100 });
    expect(seen.get('card')?.y).toBeLessThan(300);
  });

  test('makes the card under a mouse larger, and lets it be again', async () => {
    const { pointers, seen, rested } = await table();
    pointers.hover('slot:1');
    await rested();
    expect(seen.get('card')?.width).toBeGreaterThan(50);
    pointers.hover(null);
    await rested();
    expect(seen.get('card')?.width).toBe(50);
  });

  test('enlarges the card under a finger until it can be read, upwards', async () => {
    const { pointers, seen, rested } = await table();
    pointers.touch('slot:1');
    await rested();
    const card = seen.get('card');
    expect(card?.width).toBeGreaterThan(100);
    expect((card?.y ?? 0) + (card?.height ?? 0) / 2).toBeCloseTo(335, 6);
    expect(seen.get('mark')?.width).toBe(card?.width);
  });

  test('on something that is not there changes nothing', async () => {
    const { pointers, seen, rested } = await table();
    pointers.hover('slot:9');
    await rested();
    expect(seen.get('card')?.width).toBe(50);
  });

  test('that comes while things move is answered when they rest', async () => {
    const { stage, pointers, seen, rested } = await table();
    const shown = stage.show(input('right', 0), moved);
    pointers.hover('slot:1');
    await shown;
    await rested();
    expect([seen.get('card')?.x, (seen.get('card')?.width ?? 0) > 50]).toEqual([500, true]);
  });
});
