// What a guest's page shows, by what is known.
import { expect, test } from 'vitest';
import { company, standing } from '../../client/guest.testing.ts';
import { type AppState, firstState, type Place } from '../../store/state.ts';
import { type GuestScene, sceneOf } from './scene.ts';

const DOOR: Place = { at: 'guest', keys: null };
const LED: Place = { at: 'guest', keys: { by: 'code', code: 'KM4-7QX' } };
const TABLE: Place = { at: 'table', id: 't1' };

function scene(place: Place, changes: Partial<AppState> = {}): GuestScene {
  return sceneOf({ ...firstState(place), link: 'connected', role: 'guest', ...changes });
}

test('the code is typed where nothing else is known', () => {
  expect(scene(DOOR)).toBe('code');
  expect(scene(DOOR, { link: 'connecting', role: null })).toBe('connecting');
  expect(scene(DOOR, { link: 'lost', role: null })).toBe('code');
  expect(scene(DOOR, { company: company(), guest: standing('removed') })).toBe('code');
});

test('whoever was led here sees no form until the way has led nowhere', () => {
  expect(scene(LED, { link: 'connecting' })).toBe('connecting');
  expect(scene(LED, { onItsWay: { id: '1', what: 'knock' } })).toBe('connecting');
  expect(scene(LED)).toBe('code');
});

test.for([
  ['outside', 'door'],
  ['refused', 'door'],
  ['asking', 'asking'],
  ['taken-back', 'door'],
  ['closed', 'closed'],
] as const)('%s is at the %s', ([how, expected]) => {
  expect(scene(DOOR, { company: company(), guest: standing(how) })).toBe(expected);
});

test.for([
  ['seated', 'lobby'],
  ['watching', 'lobby'],
  ['elsewhere', 'elsewhere'],
  ['closed', 'closed'],
] as const)('who is %s before the game is at the %s', ([how, expected]) => {
  expect(scene(TABLE, { company: company(), guest: standing(how) })).toBe(expected);
});

test('is on the way until the table comes', () => {
  expect(scene(TABLE)).toBe('coming');
  expect(scene(TABLE, { company: company({ begun: true }), guest: standing('seated') })).toBe('coming');
});
