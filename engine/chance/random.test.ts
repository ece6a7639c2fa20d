// Fairness: numbers below a bound, orders of a shuffle and picks, measured by chi-square with fixed seeds.
import { describe, expect, test } from 'vitest';
import { chanceOf, draw, shuffle } from './chance.ts';
import { fastRandom } from './fast.ts';
import { fairBelow, pick, shuffleInPlace, type Random } from './random.ts';

const chachaRandom = (seed: string): Random => {
  const chance = chanceOf(seed);
  return { below: (bound) => draw(chance, (random) => random.below(bound)) };
};
const generators: readonly (readonly [string, (seed: number) => Random])[] = [
  ['ChaCha20', (seed) => chachaRandom(`fair ${seed}`)],
  ['the fast generator', fastRandom],
];

/** Pearson's chi-square of counts that should all be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** About the value that chance exceeds once in ten thousand (Wilson and Hilferty). */
function limit(degrees: number): number {
  const term = 2 / (9 * degrees);
  return degrees * (1 - term + 3.719 * Math.sqrt(term)) ** 3;
}

describe.for(generators)('%s', ([, make]) => {
  test.for([2, 3, 7, 52, 56])('is fair below %i', (bound) => {
    const random = make(bound);
    const counts = new Array<number>(bound).fill(0);
    for (let i = 0; i < bound * 200; i += 1) {
      const drawn = random.below(bound);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(limit(bound - 1));
  });

  test('gives each order of four cards equally often', () => {
    const random = make(4);
    const orders = new Map<string, number>();
    for (let i = 0; i < 24 * 300; i += 1) {
      const cards = [0, 1, 2, 3];
      shuffleInPlace(cards, random);
      orders.set(cards.join(''), (orders.get(cards.join('')) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(limit(23));
  });

  test('brings each of 56 cards to each of 56 places equally often', () => {
    const random = make(56);
    const counts = new Array<number>(56 * 56).fill(0);
    for (let i = 0; i < 56 * 40; i += 1) {
      const cards = Array.from({ length: 56 }, (_, card) => card);
      shuffleInPlace(cards, random);
      cards.forEach((card, place) => {
        counts[card * 56 + place] = (counts[card * 56 + place] ?? 0) + 1;
      });
    }
    expect(chiSquare(counts)).toBeLessThan(limit(55 * 55));
  });

  test('picks each item equally often', () => {
    const random = make(5);
    const counts = { a: 0, b: 0, c: 0 };
    for (let i = 0; i < 3000; i += 1) counts[pick(['a', 'b', 'c'] as const, random)] += 1;
    expect(chiSquare(Object.values(counts))).toBeLessThan(limit(2));
  });
});

test('the measure itself finds a shuffle that is not fair', () => {
  const random = fastRandom(4);
  const orders = new Map<string, number>();
  for (let i = 0; i < 24 * 300; i += 1) {
    const cards = [0, 1, 2, 3];
    // The classic mistake: every place is swapped with any place.
    for (let place = 0; place < 4; place += 1) {
      const other = random.below(4);
      [cards[place], cards[other]] = [cards[other] as number, cards[place] as number];
    }
    orders.set(cards.join(''), (orders.get(cards.join('')) ?? 0) + 1);
  }
  expect(chiSquare([...orders.values()])).toBeGreaterThan(limit(23));
});

describe('fairBelow', () => {
  const from = (bits: readonly number[]): { next: () => number; left: () => number } => {
    const rest = [...bits];
    return { next: () => rest.shift() ?? 0, left: () => rest.length };
  };
  test.for([
    ['takes the remainder', 10, [123], 3, 0],
    ['takes signed bits for unsigned ones', 10, [-10], 6, 0],
    // 2^32 = 1431655765 * 3 + 1: one number is left over at the top.
    ['throws the left-over away', 3, [4294967295, 4294967294], 2, 0],
    ['throws nothing away for powers of two', 8, [4294967295, 1], 7, 1],
    ['goes up to 2^31', 2147483648, [4294967295], 2147483647, 0],
    ['knows one number below 1', 1, [77], 0, 0],
  ] as const)('%s', ([, bound, bits, value, left]) => {
    const source = from(bits);
    expect(fairBelow(bound, source.next)).toBe(value);
    expect(source.left()).toBe(left);
  });
});

test.for([0, 1, 2])('draw %i of fast generators seeded 0, 1, 2, ... is fair too', (skipped) => {
  const counts = new Array<number>(56).fill(0);
  const followed = new Array<number>(4).fill(0);
  let last = 0;
  for (let seed = 0; seed < 56 * 100; seed += 1) {
    const random = fastRandom(seed);
    for (let i = 0; i < skipped; i += 1) random.below(2);
    const drawn = random.below(56);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
    // Neither does it follow the draw of the seed before: halves are met in all four pairs.
    const pair = (last < 28 ? 0 : 2) + (drawn < 28 ? 0 : 1);
    followed[pair] = (followed[pair] ?? 0) + 1;
    last = drawn;
  }
  expect(chiSquare(counts)).toBeLessThan(limit(55));
  expect(chiSquare(followed)).toBeLessThan(limit(3));
});

test('the fast generator goes on where it was saved', () => {
  const random = fastRandom(9);
  for (let i = 0; i < 5; i += 1) random.below(100);
  const copy = chanceOf('unused');
  copy.generator = { kind: 'fast', words: random.save() };
  const next = Array.from({ length: 20 }, () => random.below(1000));
  expect(Array.from({ length: 20 }, () => draw(copy, (saved) => saved.below(1000)))).toEqual(next);
});

test('the openings of 500 tables differ', () => {
  const openings = Array.from({ length: 500 }, (_, table) => {
    const cards = Array.from({ length: 56 }, (_unused, card) => card);
    shuffle(chanceOf(`table ${table}`), cards, String);
    // Seven cards of 56 have over 10^12 orders: two equal ones among 500 tables are no accident.
    return cards.slice(0, 7).join();
  });
  expect(new Set(openings).size).toBe(500);
});
