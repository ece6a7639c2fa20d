// ChaCha20 against the published test vectors, and the reader's position.
import { describe, expect, test } from 'vitest';
import { chachaWords, keyOf } from './chacha.ts';

const words = (key: string, position: number, count: number): number[] => {
  const reader = chachaWords(key, position);
  return Array.from({ length: count }, () => reader.next());
};

/** Little-endian words of a key stream printed as bytes. */
const littleEndian = (bytes: string): number[] =>
  (bytes.replaceAll(' ', '').match(/.{8}/g) ?? []).map((word) =>
    Number.parseInt((word.match(/../g) ?? []).reverse().join(''), 16),
  );

describe('known answers (RFC 8439, appendix A.1)', () => {
  const zeros = '00'.repeat(32);
  test('vector 1: key 0, block 0', () => {
    const stream = '76b8e0ada0f13d90405d6ae55386bd28 bdd219b8a08ded1aa836efcc8b770dc7';
    expect(words(zeros, 0, 8)).toEqual(littleEndian(stream));
  });
  test('vector 2: key 0, block 1', () => {
    const stream = '9f07e7be5551387a98ba977c732d080d cb0f29a048e3656912c6533e32ee7aed';
    expect(words(zeros, 16, 8)).toEqual(littleEndian(stream));
  });
  test('vector 3: key ending in 01, block 1', () => {
    const stream = '3aeb5224ecf849929b9d828db1ced4dd 832025e8018b8160b82284f3c949aa5a';
    expect(words(`${'00'.repeat(31)}01`, 16, 8)).toEqual(littleEndian(stream));
  });
  test('vector 4: key beginning 00ff, block 2', () => {
    const stream = '72d54dfbf12ec44b362692df94137f32 8fea8da73990265ec1bbbea1ae9af0ca';
    expect(words(`00ff${'00'.repeat(30)}`, 32, 8)).toEqual(littleEndian(stream));
  });
});

test.for([1, 15, 16, 17, 40])('reading on from word %i gives what reading through gives', (position) => {
  const key = keyOf('a table');
  expect(words(key, position, 30)).toEqual(words(key, 0, position + 30).slice(position));
});

test('the position counts the words read', () => {
  const reader = chachaWords(keyOf('a table'), 5);
  reader.next();
  reader.next();
  expect(reader.position()).toBe(7);
});

test('every seed has its own key of 256 bits', () => {
  const keys = ['', 'a', 'b', 'A', 'a ', 'ä', '1', '01'].map(keyOf);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
});
