// Cards and the hat say what they are in whatever shows of them, in letters that can be read; equal keys, equal pictures.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CODES, rankIn, effectLetter } from '../../../../engine/games/trick-taking/cards.ts';
import { english } from '../../../../engine/language/catalogue.ts';
import { type Say, sayIn } from '../../../../engine/language/say.ts';
import { SYMBOL } from '../../../stage/cards/symbols.ts';
import type { Picture } from '../../../stage/game-stage.ts';
import { type Mark, NotedPath, notingBrush } from '../../../stage/paint/brush.testing.ts';
import { facesFor } from '../../../stage/paint/faces.ts';
import { CARD_PROPORTION, cardBack, cardFace, type Shows } from './card.ts';
import { silkOf } from './colours.ts';
import { HAT_PROPORTION, hatPicture } from './hat.ts';
import { matchSign, rankPlate } from './marks.ts';
import { PICTOGRAM } from './pictograms.ts';

const say = sayIn(english, 'en');
/** Longer by two fifths, and unlike English. */
const longer: Say = (key, facts) =>
  `${say(key, facts)} ${'ø'.repeat(Math.ceil(say(key, facts).length * 0.4))}`;

beforeEach(() => void vi.stubGlobal('Path2D', NotedPath));
afterEach(() => void vi.unstubAllGlobals());

function marksOf(picture: Picture, width: number, proportion: number, reading: 'house' | 'plain'): Mark[] {
  const marks: Mark[] = [];
  picture.paint(notingBrush(marks), width, Math.round(width * proportion), facesFor(reading));
  return marks;
}

const WIDTHS = [34, 44, 56, 72, 80, 90, 110, 140, 200] as const;
const SHOWS: readonly Shows[] = [
  {},
  { strip: 0.3 },
  { strip: 0.4 },
  { strip: 0.6 },
  { strip: 0.84 },
  { peep: 0.25 },
  { peep: 0.5 },
  { strip: 0.6, peep: 0.5 },
  { strip: 0.4, peep: 0.5 },
];
const CASES = WIDTHS.flatMap((width) => SHOWS.map((shows) => [width, shows] as const));

test.for(CASES)('on a card %d wide, of which %o shows, stand rank, effect and colour', ([width, shows]) => {
  const { strip = 1, peep = 1 } = shows;
  const [right, bottom] = [strip * width, peep * Math.round(width * CARD_PROPORTION)];
  for (const reading of ['house', 'plain'] as const)
    for (const code of ['M3', 'E0', 'S7']) {
      const marks = marksOf(cardFace(code, say, shows), width, CARD_PROPORTION, reading);
      const inSight = marks.filter((mark) => mark.left < right && mark.top < bottom);
      const [rank, effect, colour] = [
        String(rankIn(code)),
        PICTOGRAM[effectLetter(code)],
        SYMBOL[silkOf(code)],
      ].map((of) => inSight.filter((mark) => mark.of === of));
      expect(rank).toHaveLength(1);
      expect(effect).toHaveLength(1);
      expect(colour).toHaveLength(1);
      for (const mark of [...(rank ?? []), ...(effect ?? []), ...(colour ?? [])]) {
        expect(mark.left).toBeGreaterThanOrEqual(0);
        expect(mark.right).toBeLessThanOrEqual(right + 0.5);
        expect(mark.top).toBeGreaterThanOrEqual(0);
        expect(mark.bottom).toBeLessThanOrEqual(bottom + 0.5);
      }
    }
});

test.for(WIDTHS)('nothing on cards or a hat %d wide is written smaller than 12 px', (width) => {
  for (const reading of ['house', 'plain'] as const)
    for (const words of [say, longer])
      for (const [picture, proportion] of [
        ...SHOWS.flatMap((shows) =>
          ['C1', 'E2', 'I3', 'L4', 'M5', 'S6', 'V7'].map(
            (code) => [cardFace(code, words, shows), CARD_PROPORTION] as const,
          ),
        ),
        [hatPicture('high', words), HAT_PROPORTION],
        [hatPicture('low', words), HAT_PROPORTION],
      ] as const)
        for (const mark of marksOf(picture, width, proportion, reading))
          if (mark.what === 'text') expect(mark.size, mark.of).toBeGreaterThanOrEqual(12);
});

test('a large card says the whole name of its effect and the whole of what it does, in any language', () => {
  for (const words of [say, longer])
    for (const effect of ['C', 'E', 'I', 'L', 'M', 'S', 'V'] as const) {
      const marks = marksOf(cardFace(`${effect}1`, words), 200, CARD_PROPORTION, 'house');
      const said = marks.flatMap((mark) => (mark.what === 'text' ? [mark.of] : [])).join(' ');
      expect(said).toContain(words(`trick-taking.effect.${effect}.word`));
      expect(said).toContain(words(`trick-taking.effect.${effect}.line`));
    }
});

test('the rank is the largest thing that is written', () => {
  for (const [width, shows] of CASES) {
    const marks = marksOf(cardFace('M3', say, shows), width, CARD_PROPORTION, 'house');
    const texts = marks.filter(({ what }) => what === 'text').toSorted((one, other) => other.size - one.size);
    expect(texts[0]?.of).toBe('3');
  }
});

test('each card has its own picture, and all have one back', () => {
  const keys = CODES.flatMap((code) => SHOWS.map((shows) => cardFace(code, say, shows).key));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).not.toContain(cardBack().key);
  expect(cardBack().side).toBe('back');
});

test('words are part of a key, so that another language is painted anew', () => {
  expect(cardFace('M3', longer).key).not.toBe(cardFace('M3', say).key);
  expect(cardFace('M3', longer, { peep: 0.3 }).key).not.toBe(cardFace('M3', say, { peep: 0.3 }).key);
  expect(hatPicture('low', longer).key).not.toBe(hatPicture('low', say).key);
});

test('the hat turns over, and marks have a key for each picture', () => {
  expect(hatPicture('high', say).side).not.toBe(hatPicture('low', say).side);
  expect(hatPicture('high', say).key).not.toBe(hatPicture('low', say).key);
  expect(rankPlate('4').key).not.toBe(rankPlate('14').key);
  // C1 is red, C2 orange.
  expect(matchSign('effect', 'C1').key).toBe(matchSign('effect', 'C2').key);
  expect(matchSign('colour', 'C1').key).not.toBe(matchSign('colour', 'C2').key);
  const kinds = (['lead', 'effect', 'colour', 'illusion'] as const).map(
    (match) => matchSign(match, 'C1').key,
  );
  expect(new Set(kinds).size).toBe(kinds.length);
});
