// Each sign is a solid shape, and no two of them look alike at the smallest size they are read in, whatever their ink.
import { expect, test } from 'vitest';
import { SUITS } from '../../../../engine/games/sam/types.ts';
import { inkedAt } from '../../../stage/cards/symbols.testing.ts';
import { signAt, SUIT_SHAPE } from './suits.ts';

/** In px. */
const SMALLEST = 14;
/** Laid on one another, at least this part of what is inked must be inked by one of the two only. */
const APART = 0.3;

const small = new Map(SUITS.map((suit) => [suit, inkedAt(SMALLEST, SUIT_SHAPE[suit])]));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

test.for(SUITS)('%s is solid and fills its square', (suit) => {
  const inked = small.get(suit) ?? [];
  expect(sum(inked) / inked.length).toBeGreaterThan(0.25);
});

const pairs = SUITS.flatMap((one, index) => SUITS.slice(index + 1).map((other) => [one, other] as const));

test.for(pairs)('%s and %s can be told apart at 14 px', ([one, other]) => {
  const [a, b] = [small.get(one) ?? [], small.get(other) ?? []];
  const either = sum(a.map((value, index) => Math.max(value, b[index] ?? 0)));
  const both = sum(a.map((value, index) => Math.min(value, b[index] ?? 0)));
  expect((either - both) / either).toBeGreaterThan(APART);
});

test('red signs have an ink edge, and from a certain size on a line within; black ones are solid', () => {
  for (const suit of ['d', 'h'] as const) {
    expect(signAt(suit, 50, 50, 20)).toHaveLength(2);
    expect(signAt(suit, 50, 50, 10)).toEqual([expect.objectContaining({ line: expect.any(String) })]);
  }
  for (const suit of ['c', 's'] as const) {
    expect(signAt(suit, 50, 50, 20)).toEqual([expect.not.objectContaining({ line: expect.anything() })]);
  }
});
