// What is said of a table comes back as it was, fits in DNS, and a stranger's is taken only as far as it is fit.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Announcement } from '../contract.ts';
import { cut, readText, textOf } from './text.ts';

const table: Announcement = {
  id: 'kV3_table-id',
  game: 'magic-trick',
  names: ['Ada', 'Béa', '林'],
  free: 1,
  begun: false,
  program: '0.1.0',
  protocol: 4,
};

test('a table comes back as it was said', () => {
  expect(readText(textOf(table, 'kitchen'))).toEqual({ ...table, host: 'kitchen' });
});

test('names are shortened between characters, and a whole table fits in one packet', () => {
  const family = '👨‍👩‍👧‍👦';
  expect(cut(`${family}${family}`, 30)).toBe(family);
  expect(cut('été', 3)).toBe('ét');
  const long = { ...table, id: 'i'.repeat(64), names: Array.from({ length: 7 }, () => '林'.repeat(40)) };
  const strings = textOf(long, '林'.repeat(80));
  expect(Math.max(...strings.map(({ length }) => length))).toBeLessThanOrEqual(255);
  expect(strings.reduce((sum, { length }) => sum + length + 1, 0)).toBeLessThanOrEqual(1200);
  expect(readText(strings)?.names).toEqual(Array.from({ length: 7 }, () => '林'.repeat(32)));
});

const said = (changes: Record<string, string>): string[] =>
  Object.entries({
    id: 'a',
    game: 'sam',
    host: 'h',
    free: '2',
    begun: '1',
    program: '1.0',
    protocol: '4',
    name0: 'Ada',
    ...changes,
  }).map(([key, value]) => `${key}=${value}`);

test('names and machines are cleaned as what guests say of themselves', () => {
  const read = readText(said({ name0: '\u202eAda\n evil\u0000 ', host: 'k\u0007itchen' }));
  expect(read).toMatchObject({ names: ['Ada evil'], host: 'kitchen' });
});

test.for([
  ['no id', { id: '' }],
  ['an id that is too long', { id: 'x'.repeat(65) }],
  ['an id with spaces', { id: 'a b' }],
  ['a game that is a path', { game: '../x' }],
  ['more free seats than a table has', { free: '8' }],
  ['a number that is none', { free: '1e1' }],
  ['begun that is neither', { begun: 'yes' }],
  ['a program with markup', { program: '<b>' }],
  ['a name too long', { name0: 'x'.repeat(41) }],
  ['an empty name', { name0: ' ' }],
  ['a machine without a name', { host: '' }],
] as const)('a record with %s is not taken', ([, changes]) => {
  expect(readText(said(changes))).toBeNull();
});

test('no bytes at all make reading fail', () => {
  const bytes = fc.uint8Array({ maxLength: 255 }).map((array) => Buffer.from(array));
  fc.assert(
    fc.property(fc.array(bytes, { maxLength: 20 }), (strings) => {
      readText(strings);
      readText([...strings, Buffer.from('__proto__=1'), Buffer.from('constructor=2')]);
    }),
  );
});
