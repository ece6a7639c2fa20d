// What is said while nothing can be heard: nobody is promised a seat that they do not have.
import { expect, test } from 'vitest';
import { standing } from '../client/guest.testing.ts';
import { type AppState, firstState, type Place } from '../store/state.ts';
import { lostSentence } from './lost-sentence.ts';

const DOOR: Place = { at: 'guest', keys: null };
const TABLE: Place = { at: 'table', id: 't1' };

function told(place: Place, changes: Partial<AppState> = {}): string | null {
  return lostSentence({ ...firstState(place), link: 'lost', role: 'guest', ...changes }, 'open');
}

test.for<readonly [string, Place, Partial<AppState>, string | null]>([
  ['whoever sits there', TABLE, { guest: standing('seated', null, 1) }, 'guest.link.lost'],
  ['whoever comes back to a seat', TABLE, {}, 'guest.link.lost'],
  ['a watcher', TABLE, { guest: standing('watching') }, 'guest.link.lost.door'],
  ['whoever asks', DOOR, { guest: standing('asking', null, 1) }, 'guest.link.lost.door'],
  ['whoever has a code to type', DOOR, {}, 'guest.link.lost.door'],
  ['whoever reads that the table is closed', TABLE, { guest: standing('closed') }, null],
  ['the host', TABLE, { role: 'owner' }, 'table.link.lost'],
  ['nobody while the host can be heard', TABLE, { link: 'connected' }, null],
])('%s', ([, place, changes, expected]) => {
  expect(told(place, changes)).toBe(expected);
});

test('of another host, in the window of a copy', () => {
  const away = { address: '192.168.1.20:4848', link: 'lost' } as const;
  const changes: Partial<AppState> = { link: 'connected', role: 'owner', away };
  expect(told(TABLE, { ...changes, guest: standing('seated', null, 1) })).toBe('guest.link.lost');
  expect(told({ at: 'join', address: null, code: null }, changes)).toBe('guest.link.lost.door');
});
