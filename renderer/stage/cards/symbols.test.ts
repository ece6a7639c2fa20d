// Each symbol is a solid shape, and no two of them look alike at the smallest size they are drawn in.
import { expect, test } from 'vitest';
import type { Silk } from './palette.ts';
import { SYMBOL } from './symbols.ts';
import { inkedAt } from './symbols.testing.ts';

/** In px. */
const SMALLEST = 14;
/** Laid on one another, at least this part of what is inked must be inked by one of the two only. */
const APART = 0.3;

const silks = Object.keys(SYMBOL) as Silk[];
const small = new Map(silks.map((silk) => [silk, inkedAt(SMALLEST, SYMBOL[silk])]));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

test.for(silks)('%s is solid and fills its square', (silk) => {
  const inked = small.get(silk) ?? [];
  expect(sum(inked) / inked.length).toBeGreaterThan(0.25);
});

const pairs = silks.flatMap((one, index) => silks.slice(index + 1).map((other) => [one, other] as const));

test.for(pairs)('%s and %s can be told apart at 14 px', ([one, other]) => {
  const [a, b] = [small.get(one) ?? [], small.get(other) ?? []];
  const either = sum(a.map((value, index) => Math.max(value, b[index] ?? 0)));
  const both = sum(a.map((value, index) => Math.min(value, b[index] ?? 0)));
  expect((either - both) / either).toBeGreaterThan(APART);
});
