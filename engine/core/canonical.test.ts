// One text for one value: keys in order at every depth, lists in their own order.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, fingerprint } from './canonical.ts';

/** The same value with the keys of every object the other way round. */
function turned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(turned);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, turned(inner)]),
  );
}

test('the order of keys does not matter, at any depth', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonical(turned(value))).toBe(canonical(value));
      expect(fingerprint(turned(value))).toBe(fingerprint(value));
    }),
    { seed: 1, numRuns: 300 },
  );
});

test('the text reads back as the value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { seed: 2, numRuns: 300 },
  );
});

describe('differences show', () => {
  test.for([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: [] }, { a: {} }],
    [1, '1'],
    [null, false],
  ] as const)('%j and %j', ([one, other]) => {
    expect(canonical(one)).not.toBe(canonical(other));
    expect(fingerprint(one)).not.toBe(fingerprint(other));
  });
});

test('the fingerprint is SHA-256 of the canonical text', () => {
  // printf '{"a":1,"b":[2,3]}' | sha256sum
  expect(fingerprint({ b: [2, 3], a: 1 })).toBe(
    'efbd0040190fb0871831e606c581f8a66db79d8e2bb836745a70051306956070',
  );
});
