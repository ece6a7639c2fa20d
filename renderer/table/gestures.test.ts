// A press that hurries or follows a move too closely does nothing else; all others are left alone.
import { describe, expect, test } from 'vitest';
import { createGestures } from './gestures.ts';

function begin() {
  const table = { isMoving: false, isAsked: false, moves: 0 };
  const gestures = createGestures({
    hurry() {
      const wasMoving = table.isMoving;
      table.isMoving = false;
      return wasMoving;
    },
    isAsked: () => table.isAsked,
    moves: () => table.moves,
  });
  return { table, gestures };
}

/** An event on the table, or on what `beside` says; `isStopped` tells whether anybody else hears it. */
function heard<Facts extends object>(facts: Facts, beside = false) {
  const event = {
    ...facts,
    isStopped: false,
    isPrevented: false,
    target: { closest: () => (beside ? {} : null) } as unknown as EventTarget,
    stopPropagation: () => void (event.isStopped = true),
    preventDefault: () => void (event.isPrevented = true),
  };
  return event;
}

const pressAt = (x: number, timeStamp: number, beside = false) =>
  heard({ clientX: x, clientY: 100, timeStamp }, beside);
const click = (detail = 1) => heard({ detail });
const key = (pressed: string, repeat = false, timeStamp = 0) => heard({ key: pressed, repeat, timeStamp });

describe('a pointer', () => {
  test('that hurries is heard by nobody else, from press to click', () => {
    const { table, gestures } = begin();
    table.isMoving = true;
    const [press, clicked] = [pressAt(100, 0), click()];
    gestures.pointerDown(press);
    gestures.click(clicked);
    expect([press.isStopped, clicked.isStopped, clicked.isPrevented]).toEqual([true, true, true]);
  });

  test('is heard when nothing moves, also right after one that hurried', () => {
    const { table, gestures } = begin();
    table.isMoving = true;
    gestures.pointerDown(pressAt(100, 0));
    const [press, clicked] = [pressAt(100, 100), click(2)];
    gestures.pointerDown(press);
    gestures.click(clicked);
    expect([press.isStopped, clicked.isStopped]).toEqual([false, false]);
  });

  test('is heard when the question was in sight while something else moved', () => {
    const { table, gestures } = begin();
    Object.assign(table, { isMoving: true, isAsked: true });
    const [press, clicked] = [pressAt(100, 0), click()];
    gestures.pointerDown(press);
    gestures.click(clicked);
    expect([press.isStopped, clicked.isStopped, table.isMoving]).toEqual([false, false, false]);
  });

  test('makes one move by a double or triple click', () => {
    const { table, gestures } = begin();
    gestures.pointerDown(pressAt(100, 0));
    table.moves += 1;
    const [second, third] = [pressAt(102, 200), pressAt(101, 600)];
    gestures.pointerDown(second);
    gestures.pointerDown(third);
    expect([second.isStopped, third.isStopped]).toEqual([true, true]);
  });

  test('makes the next move elsewhere or later', () => {
    const { table, gestures } = begin();
    gestures.pointerDown(pressAt(100, 0));
    table.moves += 1;
    const elsewhere = pressAt(160, 100);
    gestures.pointerDown(elsewhere);
    table.moves += 1;
    const later = pressAt(160, 900);
    gestures.pointerDown(later);
    expect([elsewhere.isStopped, later.isStopped]).toEqual([false, false]);
  });

  test('hurries nothing beside the table', () => {
    const { table, gestures } = begin();
    table.isMoving = true;
    const press = pressAt(100, 0, true);
    gestures.pointerDown(press);
    expect([press.isStopped, table.isMoving]).toEqual([false, true]);
  });

  test('that closed a sheet by a double click does not reach the card under it', () => {
    const { gestures } = begin();
    gestures.pointerDown(pressAt(100, 0, true));
    const second = pressAt(100, 200);
    gestures.pointerDown(second);
    expect(second.isStopped).toBe(true);
  });

  test('does not take a click with it that no pointer made', () => {
    const { table, gestures } = begin();
    table.isMoving = true;
    gestures.pointerDown(pressAt(100, 0));
    const clicked = click(0);
    gestures.click(clicked);
    expect(clicked.isStopped).toBe(false);
  });
});

describe('a key', () => {
  test.for(['Enter', ' '])('"%s" that hurries does nothing else, until it is pressed anew', (name) => {
    const { table, gestures } = begin();
    table.isMoving = true;
    const events = [key(name), key(name, true), key(name), key(name)] as const;
    gestures.keyDown(events[0]);
    gestures.keyDown(events[1]);
    gestures.keyUp(events[2]);
    gestures.keyDown(events[3]);
    expect(events.map(({ isPrevented }) => isPrevented)).toEqual([true, true, true, false]);
  });

  test('that is held down is pressed once', () => {
    const { gestures } = begin();
    const [first, held, released] = [key('Enter'), key('Enter', true), key('Enter')];
    gestures.keyDown(first);
    gestures.keyDown(held);
    gestures.keyUp(released);
    expect([first, held, released].map(({ isPrevented }) => isPrevented)).toEqual([false, true, false]);
  });

  test('that leads through the table hurries nothing', () => {
    const { table, gestures } = begin();
    table.isMoving = true;
    const tab = key('Tab');
    gestures.keyDown(tab);
    expect([tab.isStopped, table.isMoving]).toEqual([false, true]);
  });

  test('that follows on its own move at once does nothing, until it is pressed later', () => {
    const { table, gestures } = begin();
    const events = [0, 80, 160, 900].map((at) => key('Enter', false, at));
    events.forEach((event, index) => {
      gestures.keyDown(event);
      gestures.keyUp(key('Enter'));
      if (index === 0) table.moves += 1;
    });
    expect(events.map(({ isPrevented }) => isPrevented)).toEqual([false, true, true, false]);
  });

  test('that follows on a move after the focus was led on is meant', () => {
    const { table, gestures } = begin();
    gestures.keyDown(key('Enter', false, 0));
    table.moves += 1;
    gestures.keyDown(key('ArrowRight', false, 50));
    const meant = key('Enter', false, 100);
    gestures.keyDown(meant);
    expect(meant.isPrevented).toBe(false);
  });
});
