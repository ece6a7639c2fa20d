// Passes: kept in the browser, the newest first; what is no pass there is left out.
import { expect, test } from 'vitest';
import { plainMemory } from './client.testing.ts';
import { passesIn } from './passes.ts';

const pass = (table: string) =>
  ({ type: 'pass', table, seat: 1, name: 'Ben', secret: `s-${table}` }) as const;

test('one for each table, the newest first, for the next visit too', () => {
  const memory = plainMemory();
  const passes = passesIn(memory);
  passes.keep(pass('t1'), 'sam');
  passes.keep(pass('t2'), '');
  passes.keep(pass('t1'), 'sam');
  passes.nameGame('t2', 'magicians');
  expect(passesIn(memory).list).toEqual([
    { table: 't1', seat: 1, name: 'Ben', game: 'sam' },
    { table: 't2', seat: 1, name: 'Ben', game: 'magicians' },
  ]);
  expect(passesIn(memory).secretOf('t2')).toBe('s-t2');
  passes.drop('t2');
  expect(passesIn(memory).secretOf('t2')).toBeNull();
});

test('as many as are still of use', () => {
  const passes = passesIn(plainMemory());
  for (let number = 0; number < 20; number += 1) passes.keep(pass(`t${number}`), 'sam');
  expect(passes.list).toHaveLength(12);
  expect(passes.list[0]?.table).toBe('t19');
});

test.for([null, 7, 'text', {}, [null, 7, {}, { table: 't1' }, { ...pass('t1'), seat: 1.5, game: '' }]])(
  'nothing comes of %j',
  (kept) => {
    expect(passesIn({ read: () => kept, keep: () => undefined }).list).toEqual([]);
  },
);
