// Tests of who is told to wait at the door of a table that is not in sight.
import { expect, test } from 'vitest';
import { doorElsewhere } from './doors.ts';

const ben = { id: 'r1', name: 'Ben', seat: 1, from: '192.168.1.31' };
const cleo = { id: 'r2', name: 'Cleo', seat: null, from: '192.168.1.32' };
const dan = { id: 'r3', name: 'Dan', seat: 0, from: '192.168.1.33' };

test('whoever waits at a table that is not in sight is told of, the first of all first', () => {
  const doors = { t1: [ben, cleo], t2: [dan] };
  expect(doorElsewhere({ doors, place: { at: 'home' }, link: 'connected' })).toEqual({
    table: 't1',
    request: ben,
    others: 2,
  });
  expect(doorElsewhere({ doors, place: { at: 'table', id: 't1' }, link: 'connected' })).toEqual({
    table: 't2',
    request: dan,
    others: 0,
  });
});

test('nothing is told where nobody waits, or where no answer would be heard', () => {
  expect(doorElsewhere({ doors: {}, place: { at: 'home' }, link: 'connected' })).toBeNull();
  expect(
    doorElsewhere({ doors: { t1: [ben] }, place: { at: 'table', id: 't1' }, link: 'connected' }),
  ).toBeNull();
  expect(doorElsewhere({ doors: { t1: [ben] }, place: { at: 'home' }, link: 'lost' })).toBeNull();
});
