// The reader's choice of faces holds for everything that is painted.
import { expect, test } from 'vitest';
import { facesFor, NEEDED_FACES, readingOf } from './faces.ts';

test('who reads plain is shown one face only', () => {
  const plain = facesFor('plain');
  for (const font of [plain.rank(20), plain.label(20), plain.text(20)])
    expect(font).toMatch(/px "Atkinson Hyperlegible"/);
});

test('the house has a face for each purpose', () => {
  const house = facesFor('house');
  expect(house.rank(20)).toContain('20px "Abril Fatface"');
  expect(house.label(20)).toContain('500 20px Oswald');
  expect(house.text(20)).toContain('20px "Atkinson Hyperlegible"');
});

test.for(['house', 'plain'] as const)(
  'the faces of %s are waited for before anything is painted',
  (reading) => {
    const { rank, label, text } = facesFor(reading);
    for (const font of [rank(20), label(20), text(20)]) {
      const weight = /^(\d+) \d/.exec(font)?.[1];
      const family = /px ("[^"]+"|\w+)/.exec(font)?.[1] ?? '';
      expect(
        NEEDED_FACES.some((face) => face.endsWith(family) && /^(\d+) \d/.exec(face)?.[1] === weight),
        font,
      ).toBe(true);
    }
  },
);

test('the root element says what is read', () => {
  expect(readingOf('plain')).toBe('plain');
  expect(readingOf('house')).toBe('house');
  expect(readingOf(undefined)).toBe('house');
});

test.for([10, 12, 13, 20])(
  'no face of size %d is made smaller than 12 px, or than it was asked for',
  (size) => {
    for (const reading of ['house', 'plain'] as const) {
      const { rank, label, text } = facesFor(reading);
      for (const font of [rank(size), label(size), text(size)])
        expect(Number(/([\d.]+)px/.exec(font)?.[1])).toBeGreaterThanOrEqual(Math.min(size, 12));
    }
  },
);
