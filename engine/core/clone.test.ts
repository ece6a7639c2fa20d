// Deep copies of plain data: equal, and sharing nothing.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clone } from './clone.ts';

/** Every object and array inside a value. */
function parts(value: unknown): object[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(parts)] : [];
}

test('a copy is equal and shares no part', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const before = JSON.stringify(value);
      const copy = clone(value);
      expect(copy).toEqual(value);
      expect(JSON.stringify(copy)).toBe(before);
      const own = new Set(parts(copy));
      for (const part of parts(value)) expect(own.has(part)).toBe(false);
    }),
    { seed: 1, numRuns: 300 },
  );
});

test('the keys keep their order, so that both executors write the same text', () => {
  expect(JSON.stringify(clone({ b: 1, a: { d: 2, c: 3 } }))).toBe('{"b":1,"a":{"d":2,"c":3}}');
});
