// Files dragged over the window.
import { expect, test } from 'vitest';
import { takeDrops } from './drop.ts';

function page(takesNow = true) {
  const listeners = new Map<string, (event: DragEvent) => void>();
  const shown: boolean[] = [];
  const dropped: string[][] = [];
  const state = { takes: takesNow };
  const stop = takeDrops(
    {
      addEventListener: (type: string, listener: unknown) =>
        void listeners.set(type, listener as (event: DragEvent) => void),
      removeEventListener: (type: string) => void listeners.delete(type),
    } as Pick<Window, 'addEventListener' | 'removeEventListener'>,
    {
      takes: () => state.takes,
      show: (isOver) => void shown.push(isOver),
      drop: (files) => void dropped.push(files.map(({ name }) => name)),
    },
  );
  const say = (type: string, types: string[] = ['Files']) => {
    const event = {
      isPrevented: false,
      preventDefault() {
        this.isPrevented = true;
      },
      dataTransfer: { types, dropEffect: 'move', files: [{ name: 'a.parlor' }, { name: 'b.parlor' }] },
    };
    listeners.get(type)?.(event as unknown as DragEvent);
    return event;
  };
  return { say, shown, dropped, listeners, stop, state };
}

test('a file is shown that it may be dropped as long as it is over the window, however many things it passes', () => {
  const { say, shown, dropped } = page();
  say('dragenter');
  say('dragenter');
  say('dragleave');
  expect(shown.at(-1)).toBe(true);
  expect(say('dragover').dataTransfer.dropEffect).toBe('copy');
  say('dragleave');
  expect(shown.at(-1)).toBe(false);
  expect(dropped).toEqual([]);
});

test('all files are taken, and the browser does not go away to them', () => {
  const { say, shown, dropped } = page();
  say('dragenter');
  expect(say('drop').isPrevented).toBe(true);
  expect(dropped).toEqual([['a.parlor', 'b.parlor']]);
  expect(shown.at(-1)).toBe(false);
  // Nothing is left over from before.
  say('dragenter');
  say('dragleave');
  expect(shown.at(-1)).toBe(false);
});

test('a guest’s page takes none, and stays where it is', () => {
  const { say, shown, dropped } = page(false);
  say('dragenter');
  expect(shown).not.toContain(true);
  const over = say('dragover');
  expect([over.isPrevented, over.dataTransfer.dropEffect]).toEqual([true, 'none']);
  expect(say('drop').isPrevented).toBe(true);
  expect(dropped).toEqual([]);
});

test('what is no file is none of this page’s business', () => {
  const { say, shown, dropped } = page();
  for (const type of ['dragenter', 'dragover', 'drop'])
    expect(say(type, ['text/plain']).isPrevented).toBe(false);
  expect([shown, dropped]).toEqual([[], []]);
});

test('nothing is heard any more after the end', () => {
  const { listeners, stop } = page();
  expect(listeners.size).toBe(4);
  stop();
  expect(listeners.size).toBe(0);
});
