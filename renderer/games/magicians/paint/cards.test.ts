// Posters say what they are, in letters that can be read, in any language; equal keys promise equal pictures.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CODES, levelIn } from '../../../../engine/games/magicians/cards.ts';
import { IDENTITIES } from '../../../../engine/games/magicians/types.ts';
import { english } from '../../../../engine/language/catalogue.ts';
import { type Say, sayIn } from '../../../../engine/language/say.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { type Mark, NotedPath, notingBrush } from '../../../stage/paint/brush.testing.ts';
import { facesFor } from '../../../stage/paint/faces.ts';
import { emblemOf } from '../art/index.ts';
import { backPicture, CARD_PROPORTION, cardPicture, identityPicture, miniPicture } from './cards.ts';
import { wordsOn } from './words.ts';

const say = sayIn(english, 'en');
/** Longer by two fifths, and unlike English. */
const longer: Say = (key, facts) =>
  `${say(key, facts)} ${'ø'.repeat(Math.ceil(say(key, facts).length * 0.4))}`;

const posterOf = (code: string, words: Say): Picture =>
  CODES.includes(code)
    ? cardPicture(code, words)
    : identityPicture(
        IDENTITIES.find((identity) => identity === code)!,
        words,
      );

beforeEach(() => void vi.stubGlobal('Path2D', NotedPath));
afterEach(() => void vi.unstubAllGlobals());

function marksOf(picture: Picture, width: number, reading: 'house' | 'plain' = 'house'): Mark[] {
  const marks: Mark[] = [];
  picture.paint(notingBrush(marks), width, Math.round(width * CARD_PROPORTION), facesFor(reading));
  return marks;
}

const textsOf = (picture: Picture, width: number, reading?: 'house' | 'plain'): Mark[] =>
  marksOf(picture, width, reading).filter(({ what }) => what === 'text');

const ALL = [...IDENTITIES, ...CODES];
const WIDTHS = [60, 90, 104, 300] as const;

test.for(ALL)('%s shows the whole of its own picture, whatever shows of the card', (code) => {
  const own = emblemOf(code).shapes.flatMap(({ d, fill }) => (fill === undefined ? [] : [d]));
  const pictures = [posterOf(code, say), miniPicture(code, say), miniPicture(code, say, 0.6)];
  if (CODES.includes(code)) pictures.push(cardPicture(code, say, 0.4));
  for (const picture of pictures) {
    const drawn = marksOf(picture, 104).map(({ of }) => of);
    for (const d of own) expect(drawn).toContain(d);
  }
});

test.for(WIDTHS)(
  'the level is the largest type on every card %d wide, and nothing is smaller than 12 px',
  (width) => {
    for (const reading of ['house', 'plain'] as const)
      for (const words of [say, longer])
        for (const code of ALL) {
          const texts = textsOf(posterOf(code, words), width, reading).toSorted(
            (one, other) => other.size - one.size,
          );
          const level = CODES.includes(code) ? levelIn(code) : 0;
          if (level > 0) expect(texts[0]?.of).toBe(String(level));
          for (const text of texts)
            if (text.of !== String(level)) expect(text.size).toBeGreaterThanOrEqual(12);
        }
  },
);

test.for([90, 104, 300] as const)('names stand whole on cards %d wide, in any language', (width) => {
  for (const words of [say, longer])
    for (const code of ALL) {
      const said = textsOf(posterOf(code, words), width).map(({ of }) => of);
      const { title, does, kind } = wordsOn(code, words);
      expect(said.join(' ')).toContain(title);
      if (does !== null) expect(said.join(' ')).toContain(does);
      if (kind !== null && width >= 104) expect(said).toContain(kind);
    }
});

test('a small sign of a card bears its level, and no words', () => {
  for (const code of ALL) {
    const level = CODES.includes(code) ? levelIn(code) : 0;
    const texts = textsOf(miniPicture(code, say), 34);
    expect(texts.map(({ of }) => of)).toEqual(level > 0 ? [String(level)] : []);
    for (const { size } of texts) expect(size).toBeGreaterThanOrEqual(12);
  }
});

test('each card has a key of its own for each way it is shown, and all have one back', () => {
  const keys = [
    ...ALL.map((code) => posterOf(code, say).key),
    ...CODES.map((code) => cardPicture(code, say, 0.4).key),
    ...ALL.map((code) => miniPicture(code, say).key),
    ...ALL.map((code) => miniPicture(code, say, 0.5).key),
    backPicture().key,
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(backPicture().side).toBe('back');
});

test('words are part of a key where they are painted, so that another language is painted anew', () => {
  for (const code of ALL) expect(posterOf(code, longer).key).not.toBe(posterOf(code, say).key);
});
