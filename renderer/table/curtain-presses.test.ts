// Presses around the change of persons: none lifts a curtain it was not meant for, none goes through to the table.
import { describe, expect, test } from 'vitest';
import { createCurtainPresses } from './curtain-presses.ts';
import type { CurtainPhase } from './curtain-phase.ts';

function curtain(first: CurtainPhase) {
  let phase = first;
  let hurried = 0;
  let target: EventTarget | null = null;
  const presses = createCurtainPresses({ phase: () => phase, hurry: () => void (hurried += 1) });
  const quiet = { stopPropagation: () => undefined, preventDefault: () => undefined };
  return {
    is(next: CurtainPhase) {
      phase = next;
    },
    /** What is pressed from now on is, or is not, in a sheet over the table. */
    pressesSheet(isSheet: boolean) {
      target = isSheet ? ({ closest: () => ({}) } as unknown as EventTarget) : null;
    },
    get hurried() {
      return hurried;
    },
    /** A whole click; true when it reaches what is under it. */
    click(at: number, x = 0) {
      const down = presses.pointerDown({ target, ...quiet, clientX: x, clientY: 0, timeStamp: at });
      const click = presses.click({ target, ...quiet, detail: 1, timeStamp: at + 10 });
      return !down && !click;
    },
    down: (at: number) => presses.pointerDown({ target, ...quiet, clientX: 0, clientY: 0, timeStamp: at }),
    up: (at: number, detail = 1) => !presses.click({ target, ...quiet, detail, timeStamp: at }),
    press: (key: string, at: number, repeat = false) =>
      !presses.keyDown({ target, ...quiet, key, repeat, timeStamp: at }),
    release: (key: string, at: number) => !presses.keyUp({ target, ...quiet, key, timeStamp: at }),
  };
}

describe('a click', () => {
  test('on a curtain that is down lifts it', () => {
    expect(curtain('down').click(1000)).toBe(true);
  });

  test.for(['falling', 'rising'] as const)('on one that is %s only hurries it', (phase) => {
    const cloth = curtain(phase);
    expect(cloth.click(1000)).toBe(false);
    expect(cloth.hurried).toBe(1);
  });

  test('that began before the curtain had fallen does not lift it', () => {
    const cloth = curtain('falling');
    cloth.down(1000);
    cloth.is('down');
    expect(cloth.up(1900)).toBe(false);
  });

  test('that began on the table does not lift it, however long it was held', () => {
    const cloth = curtain('up');
    expect(cloth.down(1000)).toBe(false);
    cloth.is('down');
    expect(cloth.up(9000)).toBe(false);
  });

  test('the second and third of a triple click on the last card do not lift it', () => {
    const cloth = curtain('up');
    expect(cloth.click(1000)).toBe(true);
    cloth.is('down');
    expect(cloth.click(1300)).toBe(false);
    expect(cloth.click(1700)).toBe(false);
    expect(cloth.click(2300)).toBe(true);
  });

  test('elsewhere than the last one is meant', () => {
    const cloth = curtain('up');
    cloth.click(1000);
    cloth.is('down');
    expect(cloth.click(1200, 300)).toBe(true);
  });

  test('that follows the one which lifted the curtain does not reach the cards', () => {
    const cloth = curtain('down');
    expect(cloth.click(1000)).toBe(true);
    cloth.is('up');
    expect(cloth.click(1200)).toBe(false);
    expect(cloth.click(1600)).toBe(false);
    expect(cloth.click(2200)).toBe(true);
  });

  test('that no pointer made is a gesture of its own', () => {
    const cloth = curtain('falling');
    cloth.down(1000);
    cloth.is('down');
    expect(cloth.up(1200, 0)).toBe(true);
  });
});

describe('a key', () => {
  test('lifts the curtain when it is down', () => {
    const cloth = curtain('down');
    expect(cloth.press('Enter', 1000)).toBe(true);
    expect(cloth.press(' ', 1000)).toBe(true);
  });

  test('that played the last card does not lift it, held down or pressed twice', () => {
    const cloth = curtain('up');
    expect(cloth.press('Enter', 1000)).toBe(true);
    cloth.is('down');
    expect(cloth.press('Enter', 1900, true)).toBe(false);
    expect(cloth.press('Enter', 2300)).toBe(false);
    expect(cloth.press('Enter', 3000)).toBe(true);
  });

  test('that lifted it does not choose a card, unless another was pressed between', () => {
    const cloth = curtain('down');
    cloth.press('Enter', 1000);
    cloth.is('up');
    expect(cloth.press('Enter', 1200)).toBe(false);
    cloth.press('Tab', 1300);
    expect(cloth.press('Enter', 1400)).toBe(true);
  });

  test('that was pressed on one side does nothing when it is let go on the other', () => {
    const cloth = curtain('up');
    cloth.press(' ', 1000);
    cloth.is('down');
    expect(cloth.release(' ', 5000)).toBe(false);
    expect(cloth.press(' ', 6000)).toBe(true);
    expect(cloth.release(' ', 6100)).toBe(true);
  });

  test('while the curtain moves only hurries it', () => {
    const cloth = curtain('falling');
    expect(cloth.press('Enter', 1000)).toBe(false);
    expect(cloth.press('ArrowLeft', 1000)).toBe(true);
    expect(cloth.hurried).toBe(1);
  });
});

describe('a press in a sheet that lies over the curtain', () => {
  test('closes the sheet, and its second click does not lift the curtain', () => {
    const cloth = curtain('down');
    cloth.pressesSheet(true);
    expect(cloth.click(1000)).toBe(true);
    cloth.pressesSheet(false);
    expect(cloth.click(1200)).toBe(false);
    expect(cloth.click(1600)).toBe(false);
    expect(cloth.click(2300)).toBe(true);
  });

  test('does not lift it with a key that is held down or pressed twice', () => {
    const cloth = curtain('down');
    cloth.pressesSheet(true);
    expect(cloth.press('Enter', 1000)).toBe(true);
    cloth.pressesSheet(false);
    expect(cloth.press('Enter', 1600, true)).toBe(false);
    expect(cloth.press('Enter', 1900)).toBe(false);
    expect(cloth.press('Enter', 2500)).toBe(true);
  });

  test('is taken while the curtain under it falls, and hurries nothing', () => {
    const cloth = curtain('falling');
    cloth.pressesSheet(true);
    expect(cloth.click(1000)).toBe(true);
    expect(cloth.hurried).toBe(0);
  });
});

test('a sheet over the table is opened and closed as fast as anybody likes, but not by one key that is held down', () => {
  const cloth = curtain('up');
  expect(cloth.press('Enter', 1000)).toBe(true);
  cloth.pressesSheet(true);
  expect(cloth.press('Enter', 1100)).toBe(true);
  expect(cloth.click(1200)).toBe(true);
  cloth.pressesSheet(false);
  expect(cloth.press('Enter', 1700, true)).toBe(false);
  expect(cloth.click(1300)).toBe(true);
});
