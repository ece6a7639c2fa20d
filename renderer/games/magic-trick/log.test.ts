// What is read out of the events of a game: the last trick, the headings of the log, the points by hand.
import { expect, test } from 'vitest';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import type { Event } from '../../../engine/games/magic-trick/types.ts';
import { sectionsOf } from '../../table/log-sections.ts';
import { lastTrick } from './last-trick.ts';
import { cardsIn, handsScored, headings } from './log.ts';

const say = sayIn(english, 'en-GB');

const played = (seat: number, card: string): Event => ({ type: 'played', seat, slot: 0, card });
const trick = (leader: number, taker: number, cards: readonly string[]): Event[] => [
  ...cards.map((card, index) => played((leader + index) % cards.length, card)),
  { type: 'trick-taken', seat: taker, leader, cards },
];
const dealt = (hand: number): Event => ({
  type: 'dealt',
  hand,
  dealer: 0,
  removed: hand === 1 ? 'K3' : null,
});
const scored: Event = { type: 'scored', hand: 1, points: [3, -1, 5], totals: [3, -1, 5] };

const firstHand: Event[] = [
  dealt(1),
  { type: 'arranged', sorter: 0, owner: 1 },
  { type: 'sorted' },
  ...trick(1, 2, ['G5', 'G7', 'K7']),
  ...trick(2, 2, ['R1', 'G0', 'B0']),
  { type: 'sleeved', seat: 0, slot: 1, card: 'B4', atEnd: true },
  scored,
];

test('the last trick tells its hand, its number, who led and who took it', () => {
  expect(lastTrick(say, [])).toBeNull();
  expect(lastTrick(say, firstHand.slice(0, 5))).toBeNull();
  expect(lastTrick(say, firstHand)).toEqual({
    which: 'Hand 1, trick 2: red was led.',
    cards: [
      { code: 'R1', seat: 2, note: 'leads and takes it', takes: true },
      { code: 'G0', seat: 0, note: '', takes: false },
      { code: 'B0', seat: 1, note: '', takes: false },
    ],
  });
});

test('the last trick stays in sight while the next hand is sorted, and counts anew after it', () => {
  const nextDealt = [...firstHand, dealt(2)];
  expect(lastTrick(say, nextDealt)).toMatchObject({ which: 'Hand 1, trick 2: red was led.' });
  expect(lastTrick(say, [...nextDealt, ...trick(0, 1, ['Y1', 'Y2', 'Y0'])])).toMatchObject({
    which: 'Hand 2, trick 1: yellow was led.',
  });
});

test('headings name hands, tricks and scores, and each event stands under one of them', () => {
  const log = [...firstHand, dealt(2), played(1, 'Y1')];
  const found = headings(say, log);
  expect(found.map(({ words, level }) => `${level} ${words}`)).toEqual([
    '1 Hand 1',
    '2 Trick 1',
    '2 Trick 2',
    '2 Score of hand 1',
    '1 Hand 2',
    '2 Trick 1',
  ]);
  const sections = sectionsOf(log, found);
  expect(sections.flatMap(({ events }) => events)).toEqual(log);
  expect(sections.map(({ heading }) => heading)).toEqual(found);
  expect(sections[1]?.events.at(-1)?.type).toBe('trick-taken');
});

test('events before the first heading stand alone', () => {
  expect(sectionsOf([{ type: 'sorted' }], [])).toMatchObject([
    { heading: null, events: [{ type: 'sorted' }] },
  ]);
  expect(sectionsOf([], [])).toEqual([]);
});

test('a line shows the cards that it is about', () => {
  expect(cardsIn(played(0, 'G5'))).toEqual(['G5']);
  expect(cardsIn(dealt(1))).toEqual(['K3']);
  expect(cardsIn(dealt(2))).toEqual([]);
  expect(cardsIn({ type: 'sorted' })).toEqual([]);
});

test('finished hands are told with their points', () => {
  expect(handsScored(firstHand)).toEqual([scored]);
  expect(handsScored(firstHand.slice(0, -1))).toEqual([]);
});
