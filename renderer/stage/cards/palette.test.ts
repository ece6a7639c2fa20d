// The colours of the cards stay apart for everybody, and what is drawn on them can be read.
import {
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  type Rgb,
  wcagContrast,
} from 'culori';
import { describe, expect, test } from 'vitest';
import { FOLD, INK, ON_SILK, PARCHMENT, RIM, SILK, type Silk } from './palette.ts';
import { SYMBOL } from './symbols.ts';

/** The smallest distance that two colours of a game may have. */
const APART = 20;
const SETS: Readonly<Record<string, readonly Silk[]>> = {
  'Magic Trick': ['R', 'O', 'Y', 'G', 'B', 'P', 'K'],
  'Trick-Taking': ['R', 'O', 'Y', 'G', 'B', 'I', 'P'],
};

type Colour = NonNullable<ReturnType<typeof parse>>;

type Filter = (colour: Colour) => Colour | undefined;

const linear = converter('lrgb');

/** The simulation works on amounts of light, so on linear values, which the filter takes as they come. */
function seenThrough(filter: Filter): (colour: Colour) => Colour {
  return (seen) => {
    const { r, g, b } = linear(seen);
    return { ...(filter({ mode: 'rgb', r, g, b }) as Rgb), mode: 'lrgb' };
  };
}

/** Full-strength simulations after Machado, Oliveira and Fernandes (2009). */
const SIGHTS: Readonly<Record<string, (colour: Colour) => Colour>> = {
  normal: (seen) => seen,
  protan: seenThrough(filterDeficiencyProt(1)),
  deutan: seenThrough(filterDeficiencyDeuter(1)),
  tritan: seenThrough(filterDeficiencyTrit(1)),
};

const colour = (text: string): Colour => {
  const parsed = parse(text);
  if (!parsed) throw new Error(`${text} is not a colour.`);
  return parsed;
};

const distance = differenceCiede2000();

describe.for(Object.keys(SETS))('the colours of %s', (game) => {
  const silks = SETS[game] ?? [];
  const pairs = silks.flatMap((one, index) => silks.slice(index + 1).map((other) => [one, other] as const));

  test.for(Object.keys(SIGHTS))('are apart for %s sight', (sight) => {
    const see = SIGHTS[sight];
    for (const [one, other] of pairs) {
      const [a, b] = [colour(SILK[one]), colour(SILK[other])];
      expect.soft(see ? distance(see(a), see(b)) : 0, `${one} and ${other}`).toBeGreaterThan(APART);
    }
  });
});

test.for(Object.keys(SILK) as Silk[])(
  'what is drawn on %s has a contrast of 4.5 to 1, on its folds too',
  (silk) => {
    for (const ground of [SILK[silk], FOLD[silk].shade, FOLD[silk].light])
      expect(wcagContrast(ground, ON_SILK[silk])).toBeGreaterThanOrEqual(4.5);
  },
);

test('a rank stands out from paper, a rim from the table', () => {
  expect(wcagContrast(INK, PARCHMENT)).toBeGreaterThanOrEqual(4.5);
  expect(wcagContrast(RIM, '#24417a')).toBeGreaterThanOrEqual(3);
});

test('every colour has a symbol of its own', () => {
  expect(new Set(Object.values(SYMBOL)).size).toBe(Object.keys(SILK).length);
});
