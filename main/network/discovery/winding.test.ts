// Tests of packets that are made to be long to read.
import { encode, type Answer } from 'dns-packet';
import { expect, test } from 'vitest';
import { detailsOf, pointerTo } from './records.ts';
import { isWinding } from './winding.ts';

/** A header that announces so many questions. */
function header(questions: number): number[] {
  return [0, 0, 0, 0, questions >> 8, questions & 255, 0, 0, 0, 0, 0, 0];
}

/** A pointer to a place. */
function pointer(at: number): number[] {
  return [0xc0 | (at >> 8), at & 255];
}

test('names that lead from pointer to pointer are not followed', () => {
  const chain = Array.from({ length: 100 }, (_, index) => pointer(12 + 2 * Math.max(0, index - 1)));
  expect(isWinding(Buffer.from([...header(1), ...chain.flat()]))).toBe(true);
  const short = [
    ...header(2),
    1,
    97,
    0,
    0,
    12,
    0,
    1,
    ...pointer(12),
    0,
    12,
    0,
    1,
    ...pointer(19),
    0,
    12,
    0,
    1,
  ];
  expect(isWinding(Buffer.from(short))).toBe(false);
});

test('more records than any network needs are not looked at', () => {
  expect(isWinding(Buffer.from(header(0xffff)))).toBe(true);
  expect(isWinding(Buffer.from([1, 2, 3]))).toBe(false);
});

test('a table full of people with accents is read', () => {
  const name = 'parlor-abc._parlor-tricks._tcp.local';
  for (const letters of ['é', 'éèêëàâüöß', 'ČŠŽčšžÅåÄä', 'Жанна', '鈴木一郎', '🃏🎩']) {
    const announcement = {
      id: 'abc',
      game: 'sam',
      names: Array.from({ length: 7 }, (_, index) => letters.repeat(40).slice(index, index + 40)),
      free: 0,
      begun: false,
      program: '0.1.0',
      protocol: 4,
    };
    const place = { announcement, name, target: 'here.local', port: 4848, host: letters };
    const answers: Answer[] = [pointerTo(name), ...detailsOf(place)];
    expect(isWinding(encode({ type: 'response', answers }))).toBe(false);
  }
});
