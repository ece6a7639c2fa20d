// Suits in questions and refusals carry their sign, and nothing else of the sentence changes.
import { expect, test } from 'vitest';
import { suitWord } from '../../engine/games/magic-trick/describe.ts';
import { english } from '../../engine/language/catalogue.ts';
import { sayIn } from '../../engine/language/say.ts';
import { magicTrick } from '../games/magic-trick/index.ts';
import { inputOf, play } from '../games/magic-trick/played.testing.ts';
import { piecesOf } from '../rules/rich-text.tsx';
import type { Moment } from '../store/state.ts';
import { saySigned } from './signs.tsx';
import { speechOf } from './speech.ts';

const say = sayIn(english, 'en-GB');
const plain = speechOf(say, 'magic-trick');
const signed = speechOf(saySigned(say, magicTrick.codeNamedBy), 'magic-trick');

const codesIn = (words: string): string[] =>
  piecesOf(words).flatMap((piece) => ('code' in piece ? [piece.code] : []));
/** As it is read aloud. */
const aloud = (words: string): string =>
  piecesOf(words)
    .map((piece) => ('code' in piece ? suitWord(say, piece.code) : piece.text))
    .join('');

const moments = play({ seats: 4, viewer: 0 }).map(({ view }) => ({ view, seats: inputOf(view).seats }));

test('every question reads as before, and names the suit that was led and trump by their codes', () => {
  const seen = new Set<string>();
  for (const { view, seats } of moments) {
    const moment = { view, seats, holds: [0] } as unknown as Moment;
    const words = signed?.asked(moment) ?? '';
    expect(aloud(words)).toBe(plain?.asked(moment));
    if (view.question?.asks !== 'play') continue;
    const led = view.trick[0]?.card.charAt(0);
    const must = view.rows[0]?.some(({ suit, at }) => at === 'row' && suit === led) ?? false;
    const kind = led === undefined ? 'leads' : must ? 'follows' : 'is free';
    expect(codesIn(words)).toEqual({ leads: ['R'], follows: [led], 'is free': [led, 'R'] }[kind]);
    seen.add(kind);
  }
  expect([...seen].toSorted()).toEqual(['follows', 'is free', 'leads']);
});

test('a refusal names the suit by its code each time', () => {
  const refusals = moments.flatMap(
    ({ view }) => view.question?.choices.flatMap(({ refusal }) => (refusal ? [refusal] : [])) ?? [],
  );
  const refusal = refusals.find(({ code }) => code === 'must-follow-suit');
  if (!refusal) throw new Error('Nobody ever had to follow suit.');
  const words = signed?.refusal(refusal) ?? '';
  expect(aloud(words)).toBe(plain?.refusal(refusal));
  expect(codesIn(words)).toEqual([refusal.facts['suit'], refusal.facts['suit']]);
});
