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

/** Where a press falls: on a card, on a button of the table such as "Not now", or beside the table. */
type Where = 'card' | 'button' | 'beside';

/** Such an event; `isStopped` tells whether anybody else hears it. */
function heard<Facts extends object>(facts: Facts, where: Where = 'card') {
  const event = {
    ...facts,
    isStopped: false,
    isPrevented: false,
    target: {
      closest: (selector: string) => {
        const isFound = selector.includes('dialog') ? where === 'beside' : where === 'card';
        return isFound ? {} : null;
      },
    } as unknown as EventTarget,
    stopPropagation: () => void (event.isStopped = true),
    preventDefault: () => void (event.isPrevented = true),
  };
  return event;
}

const pressAt = (x: number, timeStamp: number, where: Where = 'card') =>
  heard({ clientX: x, clientY: 100, timeStamp }, where);
const click = (detail = 1) => heard({ detail, timeStamp: 0 });
const key = (pressed: string, repeat = false, timeStamp = 0, where: Where = 'card') =>
  heard({ key: pressed, repeat, timeStamp }, where);

describe('a pointer', () => {
  test('that has dragged a card away makes no other move in the same haste', () => {
    const { table, gestures } = begin();
    gestures.pointerDown(pressAt(100, 0));
    gestures.letGo(1500);
    table.moves += 1;
    const [hasty, calm] = [pressAt(400, 1700), pressAt(300, 2200)];
    gestures.pointerDown(hasty);
    gestures.pointerDown(calm);
    expect([hasty.isStopped, calm.isStopped]).toEqual([true, false]);
  });

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
    const elsewhere = pressAt(160, 450);
    gestures.pointerDown(elsewhere);
    table.moves += 1;
    const later = pressAt(160, 1000);
    gestures.pointerDown(later);
    expect([elsewhere.isStopped, later.isStopped]).toEqual([false, false]);
  });

  test('hurries nothing beside the table', () => {
    const { table, gestures } = begin();
    table.isMoving = true;
    const press = pressAt(100, 0, 'beside');
    gestures.pointerDown(press);
    expect([press.isStopped, table.isMoving]).toEqual([false, true]);
  });

  test('that closed a sheet by a double click does not reach the card under it', () => {
    const { gestures } = begin();
    gestures.pointerDown(pressAt(100, 0, 'beside'));
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
    const meant = key('Enter', false, 420);
    gestures.keyDown(meant);
    expect(meant.isPrevented).toBe(false);
  });
});

describe('whoever goes on pressing cards after one was played', () => {
  /** The times of further presses, and which of them are heard. */
  test.for([
    ['makes no further move', [120, 240, 360, 480, 600], [false, false, false, false, false]],
    ['makes one after a pause', [120, 240, 640], [false, false, true]],
    ['makes one when there was time to look', [400], [true]],
  ] as const)('%s', ([, times, isHeard]) => {
    const { table, gestures } = begin();
    gestures.pointerDown(pressAt(100, 0));
    table.moves += 1;
    const presses = times.map((at, index) => pressAt(200 + 60 * index, at));
    presses.forEach((press) => gestures.pointerDown(press));
    expect(presses.map(({ isStopped }) => !isStopped)).toEqual(isHeard);
  });

  test('in the row of a list, by keys and arrows, makes no further move', () => {
    const { table, gestures } = begin();
    gestures.keyDown(key('Enter', false, 0));
    gestures.keyUp(key('Enter'));
    table.moves += 1;
    gestures.keyDown(key('ArrowRight', false, 100));
    const hasty = key('Enter', false, 200);
    gestures.keyDown(hasty);
    gestures.keyUp(key('Enter'));
    gestures.keyDown(key('ArrowRight', false, 300));
    const calm = key('Enter', false, 700);
    gestures.keyDown(calm);
    expect([hasty.isPrevented, calm.isPrevented]).toEqual([true, false]);
  });

  test('first by mouse and then by key is in the same hurry', () => {
    const { table, gestures } = begin();
    gestures.pointerDown(pressAt(100, 0));
    table.moves += 1;
    const pressed = key('Enter', false, 200);
    gestures.keyDown(pressed);
    expect(pressed.isPrevented).toBe(true);
  });

  test('hurries what moves all the same', () => {
    const { table, gestures } = begin();
    gestures.pointerDown(pressAt(100, 0));
    Object.assign(table, { moves: 1, isMoving: true });
    gestures.pointerDown(pressAt(300, 200));
    expect(table.isMoving).toBe(false);
  });

  test('is kept from no button, and a card after a button is the same hurry as before it', () => {
    const { table, gestures } = begin();
    gestures.pointerDown(pressAt(100, 0));
    table.moves += 1;
    const notNow = pressAt(600, 150, 'button');
    gestures.pointerDown(notNow);
    table.moves += 1;
    const card = pressAt(100, 300);
    gestures.pointerDown(card);
    expect([notNow.isStopped, card.isStopped]).toEqual([false, true]);
  });
});

test('a move made by a button after cards that made none begins no hurry', () => {
  const { table, gestures } = begin();
  gestures.keyDown(key('Escape', false, 0));
  gestures.keyUp(key('Escape'));
  gestures.pointerDown(pressAt(600, 100, 'button'));
  table.moves += 1;
  const card = pressAt(100, 200);
  gestures.pointerDown(card);
  expect(card.isStopped).toBe(false);
});

test('a card may be pressed right after a button, and cards one after the other while none is played', () => {
  const { table, gestures } = begin();
  gestures.pointerDown(pressAt(600, 0, 'button'));
  table.moves += 1;
  const presses = [100, 200, 300].map((at, index) => pressAt(100 + 60 * index, at));
  presses.forEach((press) => gestures.pointerDown(press));
  expect(presses.map(({ isStopped }) => isStopped)).toEqual([false, false, false]);
});
