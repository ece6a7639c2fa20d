// Pressing and moving: a mouse drags anywhere, a finger along a row reads and away from it carries, and taps stay taps.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToPointers } from './pointer.ts';

interface Told {
  readonly x?: number;
  readonly y?: number;
  readonly by?: 'mouse' | 'touch';
  readonly buttons?: number;
  readonly isPrimary?: boolean;
  readonly pointer?: number;
}

beforeEach(() => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { setTimeout, clearTimeout });
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A canvas over a fan of three cards, 100 px wide each and 100 px high, below 500 px; `a` alone cannot be carried. */
function rig() {
  const captured: number[] = [];
  const canvas = Object.assign(new EventTarget(), {
    style: { cursor: '' },
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture: (pointer: number) => captured.push(pointer),
  });
  const heard: string[] = [];
  const targetAt = (x: number, y: number): string | null =>
    y < 500 ? (y < 100 ? 'stage' : null) : (['a', 'b', 'c'][Math.floor(x / 100)] ?? null);
  const pointers = listenToPointers(canvas as unknown as HTMLCanvasElement, targetAt, {
    point: (target) => heard.push(`point ${target}`),
    longPress: (target) => heard.push(`long ${target}`),
    touch: (target) => heard.push(`touch ${target}`),
    hover: () => undefined,
    lift(target) {
      heard.push(`lift ${target}`);
      return target !== 'a';
    },
    carry: ({ x, y }) => heard.push(`carry ${x} ${y}`),
    drop: (at) => heard.push(at ? `drop ${at.x} ${at.y}` : 'put back'),
  });
  const send = (
    type: string,
    { x = 150, y = 550, by = 'mouse', buttons = 1, isPrimary = true, pointer = 1 }: Told = {},
  ) =>
    canvas.dispatchEvent(
      Object.assign(new Event(type), {
        clientX: x,
        clientY: y,
        pointerType: by,
        buttons,
        isPrimary,
        pointerId: pointer,
        button: 0,
      }),
    );
  const press = (key: string): boolean =>
    window.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key }));
  return { heard, captured, canvas, pointers, send, press };
}

describe('a mouse', () => {
  test('that slips no farther than a shaking hand points', () => {
    const { heard, send } = rig();
    send('pointerdown');
    send('pointermove', { x: 158, y: 558 });
    send('pointerup', { x: 158, y: 558 });
    expect(heard).toEqual(['point b']);
  });

  test.for([
    ['up', 150, 530],
    ['sideways', 170, 550],
    ['down', 150, 570],
  ] as const)(
    'that moves %s carries what it pressed, also beside the canvas, and lets go of it',
    ([, x, y]) => {
      const { heard, captured, canvas, send } = rig();
      send('pointerdown');
      send('pointermove', { x, y });
      expect(canvas.style.cursor).toBe('grabbing');
      send('pointermove', { x: 300, y: 50 });
      send('pointerup', { x: 300, y: 50, buttons: 0 });
      expect(heard).toEqual(['lift b', 'carry 300 50', 'drop 300 50']);
      expect(captured).toEqual([1]);
      expect(canvas.style.cursor).toBe('pointer');
    },
  );

  test('carries also after a long press', () => {
    const { heard, send } = rig();
    send('pointerdown');
    vi.advanceTimersByTime(600);
    send('pointermove', { y: 400 });
    expect(heard).toEqual(['long b', 'lift b']);
  });

  test('neither carries nor points with what cannot be carried', () => {
    const { heard, send } = rig();
    send('pointerdown', { x: 50 });
    send('pointermove', { x: 50, y: 400 });
    send('pointermove', { x: 50, y: 300 });
    send('pointerup', { x: 50, y: 300 });
    expect(heard).toEqual(['lift a']);
  });

  test('whose button was let go where nobody heard of it puts back', () => {
    const { heard, send } = rig();
    send('pointerdown');
    send('pointermove', { y: 400 });
    send('pointermove', { y: 300, buttons: 0 });
    send('pointermove', { y: 200, buttons: 0 });
    expect(heard).toEqual(['lift b', 'put back']);
  });
});

describe('what is carried', () => {
  test.for(['pointercancel', 'pointerleave', 'lostpointercapture'])('is put back once by %s', (type) => {
    const { heard, send } = rig();
    send('pointerdown');
    send('pointermove', { y: 400 });
    send(type);
    send('pointerup', { y: 50 });
    expect(heard).toEqual(['lift b', 'put back']);
  });

  test('is put back by Escape, which means nothing else then, and is left alone by other keys', () => {
    const { heard, send, press } = rig();
    expect(press('Escape')).toBe(true);
    send('pointerdown');
    send('pointermove', { y: 400 });
    expect(press('Enter')).toBe(true);
    expect(press('Escape')).toBe(false);
    expect(press('Escape')).toBe(true);
    send('pointerup', { y: 50 });
    expect(heard).toEqual(['lift b', 'put back']);
  });

  test('is no business of another finger', () => {
    const { heard, send } = rig();
    send('pointerdown', { by: 'touch' });
    send('pointermove', { y: 400, by: 'touch' });
    heard.length = 0;
    const second = { by: 'touch', isPrimary: false, pointer: 2 } as const;
    send('pointerdown', { ...second, x: 250 });
    send('pointermove', { ...second, x: 250, y: 300 });
    send('pointerup', { ...second, x: 250, y: 300 });
    expect(heard).toEqual([]);
    send('pointerup', { y: 50, by: 'touch' });
    expect(heard).toEqual(['drop 150 50']);
  });

  test('is over something else when that has moved under it', () => {
    const { heard, send, pointers } = rig();
    send('pointerdown');
    send('pointermove', { y: 400 });
    pointers.lookAgain();
    expect(heard).toEqual(['lift b', 'carry 150 400']);
  });
});

describe('a finger', () => {
  const by = 'touch';

  test('that slides along a row reads it and carries nothing', () => {
    const { heard, send } = rig();
    send('pointerdown', { by });
    for (const x of [165, 190, 210, 250, 310]) send('pointermove', { x, y: 545, by });
    send('pointerup', { x: 250, y: 545, by });
    expect(heard).toEqual(['touch b', 'touch c', 'touch null']);
  });

  test('that moves away from the row carries what it was on', () => {
    const { heard, send } = rig();
    send('pointerdown', { by });
    send('pointermove', { x: 155, y: 520, by });
    send('pointermove', { x: 200, y: 60, by });
    send('pointerup', { x: 200, y: 60, by });
    expect(heard).toEqual(['touch b', 'lift b', 'touch null', 'carry 200 60', 'drop 200 60']);
  });

  test('that has slid to another card carries that one away', () => {
    const { heard, send } = rig();
    send('pointerdown', { by });
    send('pointermove', { x: 210, y: 548, by });
    send('pointermove', { x: 215, y: 500, by });
    expect(heard).toEqual(['touch b', 'touch c', 'lift c', 'touch null']);
  });

  test('that has tried to carry what cannot be carries the next one', () => {
    const { heard, send } = rig();
    send('pointerdown', { x: 90, by });
    for (const y of [530, 525, 520]) send('pointermove', { x: 92, y, by });
    send('pointermove', { x: 110, y: 520, by });
    send('pointermove', { x: 112, y: 500, by });
    expect(heard).toEqual(['touch a', 'lift a', 'touch b', 'lift b', 'touch null']);
  });

  test('that taps points', () => {
    const { heard, send } = rig();
    send('pointerdown', { by });
    send('pointerup', { by });
    expect(heard).toEqual(['touch b', 'touch null', 'point b']);
  });
});
