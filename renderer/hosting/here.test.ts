// The host's window knows how its table is hosted; a guest's has nothing to do with that.
import { expect, test } from 'vitest';
import type { Company, Hosting } from '../../engine/protocol/network.ts';
import { firstState, type AppState, type TableState } from '../store/state.ts';
import { countWaiting, hostedHere, lostGuests } from './here.ts';

const occupants = [
  { name: 'Ada', kind: 'person', bot: null },
  { name: 'Ben', kind: 'person', bot: null },
] as const;
const table = { id: 't', latest: { seats: occupants } } as unknown as TableState;
const company: Company = {
  type: 'company',
  table: 't',
  game: 'sam',
  options: {},
  seats: [
    { ...occupants[0], at: 'screen', isLost: false, hasLeft: false, standsIn: false },
    { ...occupants[1], at: 'device', isLost: true, hasLeft: false, standsIn: false },
  ],
  watchers: 0,
  begun: true,
};
const ben = { id: 'g1', name: 'Ben', seat: 1, isLost: true, hasLeft: false, graceLeftMs: 5000 };
const hosting: Hosting = {
  type: 'hosting',
  table: 't',
  network: null,
  requests: [{ id: 'r1', name: 'Cleo', seat: null, from: '10.0.0.9' }],
  guests: [ben],
};
const owner: AppState = { ...firstState({ at: 'table', id: 't' }), role: 'owner' };

test('nothing has been said: nobody but the people of the view, and no network', () => {
  const here = hostedHere(owner, table);
  expect(here?.seats.map(({ at }) => at)).toEqual(['screen', 'screen']);
  expect(here?.hosting.network).toBeNull();
  expect(here && countWaiting(here)).toBe(0);
});

test('somebody at the door and a lost guest wait for the host', () => {
  const here = hostedHere({ ...owner, company, hosting }, table);
  expect(here && lostGuests(here)).toEqual([ben]);
  expect(here && countWaiting(here)).toBe(2);
  const other = hostedHere({ ...owner, company: { ...company, table: 'u' }, hosting }, table);
  expect(other && countWaiting(other)).toBe(1);
});

test('a bot that plays for a guest keeps nobody waiting', () => {
  const seats = company.seats.with(1, {
    ...occupants[1],
    kind: 'bot',
    bot: 'steady',
    at: null,
    isLost: false,
    hasLeft: false,
    standsIn: true,
  });
  const here = hostedHere({ ...owner, company: { ...company, seats }, hosting }, table);
  expect(here && lostGuests(here)).toEqual([]);
});

test('guests, and a window that is carried to another host, host nothing', () => {
  expect(hostedHere({ ...owner, role: 'guest' }, table)).toBeNull();
  expect(hostedHere({ ...owner, away: { address: 'a', link: 'connected' } }, table)).toBeNull();
});
