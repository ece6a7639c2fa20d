// Every face says its rank and suit, in letters that can be read at any size, and shows what it counts in pips or in a number.
import { expect, test } from 'vitest';
import { CODES, faceValue, isFaceCard, parseCard, suitOf } from '../../../../engine/games/sam/cards.ts';
import type { Part } from '../../parts/drawn/parts.ts';
import { counterFace, plainFace, tagOf, wholeFace } from './faces.ts';
import { TONES } from './inks.ts';
import type { Layer, Rank } from './layers.ts';
import { PIPS } from './pips.ts';
import { printedOf, rankOf } from './printed.ts';

const ranksOf = (layers: readonly Layer[]): Rank[] => layers.filter((layer) => layer.kind === 'rank');
const partsOf = (layers: readonly Layer[]): Part[] =>
  layers.flatMap((layer) => (layer.kind === 'ornament' ? layer.parts : []));
/** Signs of the suit: shapes in its ink. */
const signsIn = (layers: readonly Layer[], code: string): Part[] =>
  partsOf(layers).filter(({ fill }) => fill === TONES[suitOf(parseCard(code))].ink);

/** No letter that must be read is smaller, in px. */
const LEAST = 12;

/** The narrowest card of each form, in px. */
const FORMS = [
  ['whole', 100, (code: string) => wholeFace(printedOf(code))],
  ['plain', 46, (code: string) => plainFace(printedOf(code), false)],
  ['tiny', 34, (code: string) => plainFace(printedOf(code), true)],
  ['a counter', 34, (code: string) => counterFace(printedOf(code), 80)],
  ['a tag on a back', 34, (code: string) => tagOf(printedOf(code), 140)],
] as const;

test.for(FORMS)(
  'a face that is %s says its rank in the largest letters, large enough at %d px',
  ([, width, face]) => {
    for (const code of CODES) {
      const [first, ...others] = ranksOf(face(code)).toSorted((one, other) => other.size - one.size);
      expect(first?.text).toBe(rankOf(code));
      expect((first!.size * width) / 100).toBeGreaterThanOrEqual(LEAST);
      for (const other of others) expect(other.size).toBeLessThan(first!.size);
    }
  },
);

test.for(FORMS)('a face that is %s shows its suit', ([, , face]) => {
  for (const code of CODES) expect(signsIn(face(code), code).length).toBeGreaterThan(0);
});

test('cards from two to ten have as many pips as they count, besides both indices', () => {
  for (const code of CODES) {
    if (isFaceCard(parseCard(code))) continue;
    const pips = faceValue(parseCard(code));
    expect(signsIn(wholeFace(printedOf(code)), code)).toHaveLength(pips + 2);
    expect(signsIn(plainFace(printedOf(code), false), code)).toHaveLength(pips + 1);
    expect(PIPS[pips]).toHaveLength(pips);
  }
});

test('face cards say what they count', () => {
  for (const code of CODES.filter((each) => isFaceCard(parseCard(each)))) {
    const said = ranksOf(wholeFace(printedOf(code))).map(({ text }) => text);
    expect(said).toContain(String(faceValue(parseCard(code))));
  }
});

test('no two faces are alike in any form', () => {
  for (const [, , face] of FORMS)
    expect(new Set(CODES.map((code) => JSON.stringify(face(code)))).size).toBe(CODES.length);
});

test.for(FORMS)('the path data of a face that is %s is whole', ([, , face]) => {
  for (const code of CODES)
    for (const { d } of partsOf(face(code))) expect(d).toMatch(/^M[\d\s.,MLHVCAZha-]+$/);
});
