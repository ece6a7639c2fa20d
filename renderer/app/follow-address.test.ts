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
      pushState: (_state: null, _title: string, address: string): void => {
        entries.push(address);
        arrive(address);
      },
      replaceState: (_state: null, _title: string, address: string): void => {
        entries.splice(-1, 1, address);
        arrive(address);
      },
    },
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  };
  return { page: page as unknown as Window, entries };
}

function start(hash: string, first: Place) {
  const { page, entries } = pageAt(hash);
  const store = createStore(firstState(first));
  followAddress(page, store, {} as Client);
  const go = (place: Place): void => store.change((state) => ({ ...state, place }));
  return { entries, go };
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
  go({ at: 'setup' });
  go({ at: 'table', id: 't1' });
  go({ at: 'home' });
  expect(entries).toEqual(['', '#new', '#table=t1', '/']);
});
