// The address follows the place; a guest's door is not left behind in the browser's history.
import { expect, test, vi } from 'vitest';
import type { Client } from '../client/client.ts';
import { firstState, type Place } from '../store/state.ts';
import { createStore } from '../store/store.ts';
import { followAddress } from './follow-address.ts';

/** A page at `hash` with its history, oldest first. */
function pageAt(hash: string) {
  const entries = [hash];
  const location = { hash, pathname: '/', search: '' };
  const arrive = (address: string): void => {
    location.hash = address === '/' ? '' : address;
  };
  const page = {
    location,
    history: {
      state: null as unknown,
      pushState: (state: unknown, _title: string, address: string): void => {
        page.history.state = state;
        entries.push(address);
        arrive(address);
      },
      replaceState: (state: unknown, _title: string, address: string): void => {
        page.history.state = state;
        entries.splice(-1, 1, address);
        arrive(address);
      },
    },
    scrollTo: vi.fn<(x: number, y: number) => void>(),
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  };
  return { page: page as unknown as Window, history: page.history, scrollTo: page.scrollTo, entries };
}

function start(hash: string, first: Place) {
  const { page, history, scrollTo, entries } = pageAt(hash);
  const store = createStore(firstState(first));
  followAddress(page, store, {} as Client);
  const go = (place: Place): void => store.change((state) => ({ ...state, place }));
  return { entries, history, scrollTo, page, go };
}

test('a guest who is let in leaves no dead ticket behind', () => {
  const { entries, go } = start('#seat=abc', { at: 'guest', keys: { by: 'ticket', ticket: 'abc' } });
  go({ at: 'table', id: 't1' });
  expect(entries).toEqual(['#table=t1']);
});

test('a code that was typed stands in the address, and goes with the door', () => {
  const { entries, go } = start('', { at: 'guest', keys: null });
  go({ at: 'guest', keys: { by: 'code', code: 'KM4-7QX' } });
  expect(entries).toEqual(['#code=KM4-7QX']);
  go({ at: 'table', id: 't1' });
  expect(entries).toEqual(['#table=t1']);
});

test('every other way can be gone back', () => {
  const { entries, go } = start('', { at: 'home' });
  go({ at: 'archive' });
  go({ at: 'table', id: 't1' });
  go({ at: 'home' });
  expect(entries).toEqual(['', '#games', '#table=t1', '/']);
});

test('a table takes the place of the form that it was set out on', () => {
  const { entries, history, go } = start('', { at: 'home' });
  go({ at: 'setup' });
  go({ at: 'table', id: 't1' });
  expect(entries).toEqual(['', '#table=t1']);
  expect(history.state).toEqual({ isWithin: true });
});

test('another screen begins at its top, unless one went back to it', () => {
  const { scrollTo, page, go } = start('', { at: 'home' });
  go({ at: 'setup' });
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  page.location.hash = '';
  go({ at: 'home' });
  go({ at: 'statistics', game: null, name: null });
  go({ at: 'statistics', game: 'sam', name: null });
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('the steps of a replay are no places to go back to, and it is known that one came from another screen', () => {
  const { entries, history, go } = start('', { at: 'home' });
  go({ at: 'replay', id: 't1', step: null, eyes: null });
  go({ at: 'replay', id: 't1', step: 3, eyes: 0 });
  go({ at: 'replay', id: 't1', step: 9, eyes: 0 });
  expect(entries).toEqual(['', '#replay=t1/9/0']);
  expect(history.state).toEqual({ isWithin: true });
  go({ at: 'replay', id: 't2', step: null, eyes: null });
  expect(entries).toEqual(['', '#replay=t1/9/0', '#replay=t2']);
});
