// Tests of join codes: what they are made of, and what is taken for the same.
import { describe, expect, test } from 'vitest';
import { newCode, sameCode } from './codes.ts';

/** Bytes that follow from a number, as many as are asked for. */
const bytesOf =
  (value: bigint) =>
  (count: number): Uint8Array =>
    Uint8Array.from(Buffer.from(value.toString(16).padStart(count * 2, '0'), 'hex'));

describe('a code', () => {
  test('is two halves of three characters', () => {
    expect(newCode(bytesOf(0n))).toBe('222-222');
    expect(newCode(bytesOf((1n << 128n) - 1n))).toMatch(
      /^[2-9CDFHJKMNPQRTVWXY]{3}-[2-9CDFHJKMNPQRTVWXY]{3}$/,
    );
  });

  test('is each of them for exactly one remainder', () => {
    const first = new Set(Array.from({ length: 24 ** 3 }, (_, value) => newCode(bytesOf(BigInt(value)))));
    expect(first.size).toBe(24 ** 3);
    expect(newCode(bytesOf(BigInt(24 ** 6)))).toBe(newCode(bytesOf(0n)));
    expect(newCode(bytesOf(BigInt(24 ** 6 - 1)))).toBe('YYY-YYY');
  });
});

describe('what is typed', () => {
  test.for([
    'KM4-7QX',
    'km4-7qx',
    'km47qx',
    ' KM4 7QX ',
    'k m 4 – 7 q x',
    'KM4.7OX',
    'km4‑70x',
    'ＫＭ４７ＱＸ',
  ])('%j is the code KM4-7QX', (typed) => expect(sameCode(typed, 'KM4-7QX')).toBe(true));

  test('stands for what it is read for', () => {
    expect(sameCode('bsg-zuo', '856-2VQ')).toBe(true);
  });

  test.for(['', 'KM4-7Q', 'KM4-7QXX', 'KM4-7XQ', 'constructor', '__proto__', 'ÄÖÜ-ßßß', '\u0000'])(
    '%j is not',
    (typed) => expect(sameCode(typed, 'KM4-7QX')).toBe(false),
  );
});
