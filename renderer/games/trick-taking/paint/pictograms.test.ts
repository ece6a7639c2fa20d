// Each effect has a solid sign that looks like no other, nor like the symbol of a colour, at the smallest usual size.
import { expect, test } from 'vitest';
import { EFFECTS } from '../../../../engine/games/trick-taking/types.ts';
import { SYMBOL } from '../../../stage/cards/symbols.ts';
import { inkedAt } from '../../../stage/cards/symbols.testing.ts';
import { SILK_OF } from './colours.ts';
import { PICTOGRAM } from './pictograms.ts';

/** In px. */
const SMALLEST = 18;
/** Laid on one another, at least this part of what is inked must be inked by one of the two only. */
const APART = 0.3;

const symbols = Object.values(SILK_OF).map((silk) => [silk, SYMBOL[silk]] as const);
const signs = EFFECTS.map((effect) => [effect, PICTOGRAM[effect]] as const);
const small = new Map([...signs, ...symbols].map(([, path]) => [path, inkedAt(SMALLEST, path)]));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

test.for(signs)('%s is solid and fills its square', ([, path]) => {
  const inked = small.get(path) ?? [];
  expect(sum(inked) / inked.length).toBeGreaterThan(0.25);
});

const pairs = signs.flatMap(([one, path], index) =>
  [...signs.slice(index + 1), ...symbols].map(([other, to]) => [one, other, path, to] as const),
);

test.for(pairs)('%s and %s can be told apart at 18 px', ([, , path, to]) => {
  const [a, b] = [small.get(path) ?? [], small.get(to) ?? []];
  const either = sum(a.map((value, index) => Math.max(value, b[index] ?? 0)));
  const both = sum(a.map((value, index) => Math.min(value, b[index] ?? 0)));
  expect((either - both) / either).toBeGreaterThan(APART);
});
