// What is read out of the events of Trick-Taking: the last trick, the headings of the log, what was won, what happens now.
import { expect, test } from 'vitest';
import type { Event, TrickView } from '../../../engine/games/trick-taking/types.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import { sectionsOf } from '../../table/log-sections.ts';
import { happening } from './happens.ts';
import { lastTrick } from './last-trick.ts';
import { cardsIn, headings, standing } from './log.ts';
import { momentWhere, play, sitDown } from './played.testing.ts';
import { taken } from './taken.ts';

const say = sayIn(english, 'en-GB');
const names = ['Ada', 'Ben', 'Cléo', 'Dai'];

/** A trick with a stack, a card that vanished, and an Escape that took. */
function trick(): readonly Event[] {
  const sitting = sitDown(['S4 E5 M3 L2 M5 S2 V1', 'L3 C2 S1 V2 M6 I5 E3']);
  sitting.move({ type: 'lead', card: 'S4' });
  sitting.move({ type: 'turn', plays: [{ card: 'L3', effect: true, on: 'S4' }] });
  sitting.move({ type: 'turn', plays: [{ card: 'M3', effect: false }] });
  sitting.move({ type: 'turn', plays: [{ card: 'V2', effect: true, on: 'M3' }] });
  sitting.move({ type: 'turn', plays: [{ card: 'E5', effect: false }] });
  sitting.move({
    type: 'turn',
    plays: [
      { card: 'C2', effect: true },
      { card: 'I5', effect: true },
      { card: 'S1', effect: true, on: 'I5' },
    ],
  });
  sitting.move({ type: 'escape', take: 'L3' });
  return sitting.log();
}

test('the last trick tells where every card lay and which an Escape took', () => {
  const log = trick();
  expect(log.at(-1)?.type).not.toBe('led');
  expect(lastTrick(say, [], names)).toBeNull();
  expect(lastTrick(say, log.slice(0, 4), names)).toBeNull();
  const last = lastTrick(say, log, names);
  expect(last?.which).toMatch(/^Trick 1: the yellow Saw 4 led, and Ben won\.$/u);
  expect(last?.cards.map(({ code, seat, note }) => `${code} ${seat} ${note}`)).toEqual([
    'S4 0 leads',
    'L3 1 under Saw 4, Escape 5 took it',
    'V2 1 ',
    'E5 0 ',
    'C2 1 ',
    'I5 1 ',
    'S1 1 under Illusion 5',
  ]);
  // The Illusion counts as the colour of the lead, and 5 - 1 is lower than 4 + 3.
  expect(last?.cards.filter(({ takes }) => takes).map(({ code }) => code)).toEqual(['I5']);
});

test('who won how many cards is told from Escapes and tricks alike', () => {
  const { title, values } = standing(say, trick(), 2);
  expect(title).toBe('Cards won in the seven tricks');
  expect(values.reduce((sum, value) => sum + value, 0)).toBe(7);
  expect(values[0]).toBeGreaterThan(0);
});

test('headings name tricks and the parts of the Ultimate Trick, and each event stands under one of them', () => {
  const log = play({ seats: 3, viewer: 'watcher' }).flatMap(({ events }) => events);
  const found = headings(say, log);
  expect(found.map(({ level, words }) => `${level} ${words}`)).toEqual([
    '1 The seven tricks',
    ...[1, 2, 3, 4, 5, 6, 7].map((number) => `2 Trick ${number}`),
    '1 The Ultimate Trick',
    '2 The two rounds',
    '2 The challenge',
  ]);
  const sections = sectionsOf(log, found);
  expect(sections.flatMap(({ events }) => events)).toEqual(log);
  expect(sections.every(({ heading }) => heading !== null)).toBe(true);
});

test('a line has the cards beside it that it is about, and none that the viewer may not know', () => {
  const log = trick();
  const of = (type: Event['type']) => log.filter((event) => event.type === type).map(cardsIn);
  expect(of('led')).toEqual([['S4']]);
  expect(of('played')[0]).toEqual(['L3', 'S4']);
  expect(of('returned')).toEqual([['M3']]);
  expect(of('escaped')).toEqual([['L3']]);
  expect(of('drew').flat()).toEqual([]);
});

const lies: TrickView = { stacks: [], count: 0, hat: 'low', winning: null };

test('what happens is said in a few words, a turn in one sentence', () => {
  const turn: readonly Event[] = [
    { type: 'played', seat: 1, card: 'C2', used: true, on: null, conjured: false, lies },
    { type: 'played', seat: 1, card: 'M6', used: true, on: null, conjured: true, lies },
    { type: 'hat-turned', hat: 'low', lies },
    { type: 'trick-taken', seat: 0, cards: ['C2'], leader: 1, trick: 1 },
    { type: 'drew', seat: 0, cards: null, count: 3 },
    { type: 'hat-passed', from: 1, to: 0 },
  ];
  expect(happening(say, turn, names)).toBe(
    'Ben plays the orange Conjure 2 and red Metamorphosis 6. The hat turns over. Ada wins the trick.',
  );
});

test('of a single card it is said what its effect is for', () => {
  const played: Event = { type: 'played', seat: 1, card: 'L3', used: true, on: 'S4', conjured: false, lies };
  expect(happening(say, [played], names)).toMatch(
    /^Ben plays the red Levitate 3 under the yellow Saw 4: the rank rises by 3\./u,
  );
});

test('Repertoires are looked through by effect and by colour, one’s own first, each card in both', () => {
  const { view } = momentWhere(play({ seats: 3, viewer: 1 }), ({ trickNumber }) => trickNumber === 5);
  const { stacks } = taken(say, view);
  expect(stacks.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  for (const { seat, count, arrangements } of stacks) {
    const repertoire = view.seats[seat]?.repertoire ?? [];
    expect(count).toBe(repertoire.length);
    expect(arrangements.map(({ id }) => id)).toEqual(count === 0 ? [] : ['effect', 'colour']);
    for (const { rows } of arrangements) {
      expect(rows.flatMap(({ cards }) => cards).sort()).toEqual(repertoire.toSorted());
    }
  }
});
