// The table in words: complete for whoever plays by ear, and silent about what nobody may know.
import { expect, test } from 'vitest';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import { groups } from './dom-table.ts';
import { intents } from './intents.ts';
import { momentWhere, play } from './played.testing.ts';

const say = sayIn(english, 'en-GB');
const names = ['Ada', 'Ben', 'Cléo', 'Dai'];
const moments = play({ seats: 4, viewer: 0 });
const sorting = momentWhere(moments, ({ question }) => question?.asks === 'arrange').view;
const following = momentWhere(
  moments,
  ({ question }) => question?.choices.some(({ refusal }) => refusal?.code === 'must-follow-suit') ?? false,
).view;

const of = (view: typeof sorting) => groups(say, view, names, intents.begin(view));

test('the row to sort comes first, each card with its place', () => {
  const [first] = of(sorting);
  expect(first?.id).toBe('sort');
  expect(first?.label).toContain('Ben');
  expect(first?.items.map(({ target }) => target)).toEqual(
    sorting.toSort?.cards.map((code) => `sort:${code}`),
  );
  expect(first?.items[0]?.words).toMatch(/^place 1: \w+ \d$/);
});

test('the own row has a choice for every card that is left, with why not where it may not be played', () => {
  const own = of(following).find(({ id }) => id === 'own');
  const choices = own?.items.filter(({ isChoice }) => isChoice) ?? [];
  expect(choices.map(({ target }) => target)).toEqual(
    following.question?.choices.map(({ at }) => `slot:${at}`),
  );
  expect(choices.map(({ whyNot }) => whyNot === null)).toEqual(
    following.question?.choices.map(({ refusal }) => refusal === null),
  );
  expect(choices.find(({ whyNot }) => whyNot)?.whyNot).toMatch(/^You must follow \w+: you still hold/);
});

test('of the cards in the centre, the one that takes the trick as it lies is said', () => {
  const centre = of(following).find(({ id }) => id === 'centre');
  const winners = centre?.items.filter(({ words }) => words.endsWith(', which takes the trick as it lies'));
  expect(winners?.map(({ words }) => words.split(' ')[0])).toEqual([names[following.winning ?? -1]]);
});

test('after the end nothing is said of a trick that will not be played', () => {
  const { view } = momentWhere(moments, ({ result }) => result !== null);
  const words = of(view)
    .find(({ id }) => id === 'centre')
    ?.items.map((item) => item.words);
  expect(words).toContain('Trump is red');
  expect(words).not.toContain(say('table.magic-trick.centre.empty'));
  expect(words?.filter((line) => line.startsWith('Trick '))).toEqual([]);
});

test('a card of the row to sort that has no equal says so', () => {
  const [first] = of(sorting);
  const ranks = (sorting.toSort?.cards ?? []).map((code) => code.slice(1));
  expect(first?.items.map(({ whyNot }) => whyNot !== null)).toEqual(
    ranks.map((rank) => ranks.filter((other) => other === rank).length === 1),
  );
});

test('the centre says which suit was led, and what is trump', () => {
  const words = of(following)
    .find(({ id }) => id === 'centre')
    ?.items.map((item) => item.words);
  const [first] = following.trick;
  const suit = say(`magic-trick.suit.${(first?.card.charAt(0) ?? 'R') as 'R'}`);
  expect(words).toContain(`${names[first?.seat ?? -1]} led ${suit}`);
  expect(words).toContain('Trump is red');
  const leading = momentWhere(
    moments,
    ({ question, trick }) => question?.asks === 'play' && trick.length === 0,
  ).view;
  const before = of(leading).find(({ id }) => id === 'centre');
  expect(before?.items.some((item) => item.words.includes(' led '))).toBe(false);
});

test('own cards in the row are said without a rank', () => {
  const own = of(following).find(({ id }) => id === 'own');
  for (const { isChoice, words } of own?.items ?? []) if (isChoice) expect(words).toMatch(/rank hidden$/);
});

test('everybody else has a list with facts and the suits of the row', () => {
  const seats = of(following).filter(({ id }) => id.startsWith('seat-'));
  expect(seats.map(({ label }) => label.split(' and ')[0])).toEqual(['Ben', 'Cléo', 'Dai']);
  seats.forEach(({ items }, index) => {
    expect(items).toHaveLength(1 + (following.seats[index + 1]?.cards ?? 0));
    expect(items[0]?.words).toMatch(/trick.*point.*sleeve/);
  });
});

test('a watcher sees all seats and no choice', () => {
  const { view } = momentWhere(play({ seats: 4, viewer: 'watcher' }), ({ phase }) => phase.includes('trick'));
  const all = of(view);
  expect(all.filter(({ id }) => id.startsWith('seat-'))).toHaveLength(4);
  expect(all.flatMap(({ items }) => items).some(({ isChoice }) => isChoice)).toBe(false);
});
