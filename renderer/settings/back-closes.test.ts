// "Back" closes what lies over a page, and however often that is opened there is one place to go back from.
import { expect, test, vi } from 'vitest';
import { backCloses } from './back-closes.ts';

/** A page with a history of one place. */
function startPage() {
  const states: unknown[] = [null];
  const heard = new Set<() => void>();
  const page = {
    history: {
      get state() {
        return states.at(-1);
      },
      pushState: (state: unknown) => void states.push(state),
      back: () => {
        states.pop();
        for (const listener of heard) listener();
      },
    },
    addEventListener: (_type: string, listener: () => void) => void heard.add(listener),
    removeEventListener: (_type: string, listener: () => void) => void heard.delete(listener),
  };
  return { page: page as unknown as Window, states, heard };
}

test('going back closes it and stays on the page', () => {
  const { page, states, heard } = startPage();
  const onClose = vi.fn<() => void>();
  const closed = backCloses(page, onClose);
  expect(states).toHaveLength(2);
  page.history.back();
  expect(onClose).toHaveBeenCalledOnce();
  expect(states).toEqual([null]);
  closed();
  expect(heard.size).toBe(0);
});

test('closed by its button and opened again, it has still one place', () => {
  const { page, states } = startPage();
  const onClose = vi.fn<() => void>();
  backCloses(page, onClose)();
  backCloses(page, onClose);
  expect(states).toHaveLength(2);
  expect(onClose).not.toHaveBeenCalled();
  page.history.back();
  expect(onClose).toHaveBeenCalledOnce();
});
